import { ArrowDown, ArrowUp, CopyPlus, Trash2 } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import type { Feature } from '../../domain/recipe/schema.ts';
import { useApp, useDocument, useSession } from '../app-context.tsx';
import { FeatureIcon } from '../controls/feature-icon.tsx';
import { IconButton } from '../controls/icon-button.tsx';
import { effectSign, effectWords, featureLabel } from './feature-words.ts';
import { ListRow } from './list-row.tsx';
import { featuresFull, useRecipeEdits } from './use-recipe-edits.ts';

interface FeatureRowProps {
  readonly feature: Feature;
  readonly features: readonly Feature[];
  readonly index: number;
  /** Told the row that should hold the focus after an edit by keyboard. */
  readonly onMoved: (index: number) => void;
}

/** One feature of the list. */
export function FeatureRow({ feature, features, index, onMoved }: FeatureRowProps) {
  const { session } = useApp();
  const edits = useRecipeEdits();
  const selected = useSession(({ selection }) => selection.kind === 'feature' && selection.index === index);
  const pointer = `/features/${index}`;
  const faulty = useDocument(({ pending }) =>
    [...pending.keys()].some((place) => place.startsWith(`${pointer}/`)),
  );
  const label = featureLabel(features, index);

  const moveTo = (to: number) => {
    if (to < 0 || to >= features.length) return;
    edits.moveFeature(index, to);
    onMoved(to);
  };
  const duplicate = () => {
    edits.duplicateFeature(index);
    onMoved(index + 1);
  };
  const remove = () => {
    edits.deleteFeature(index);
    onMoved(index);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey && (event.key === 'ArrowUp' || event.key === 'ArrowDown')) {
      event.preventDefault();
      moveTo(index + (event.key === 'ArrowUp' ? -1 : 1));
    } else if (event.key === 'Delete' || event.key === 'Backspace') {
      event.preventDefault();
      remove();
    }
  };

  return (
    <ListRow
      label={label}
      place={index + 1}
      icon={<FeatureIcon type={feature.type} />}
      effect={effectSign(feature)}
      description={`${effectWords(feature)}, runs ${index + 1} of ${features.length}`}
      pointer={pointer}
      selected={selected}
      faulty={faulty}
      onSelect={() => session.select({ kind: 'feature', index })}
      onKeyDown={onKeyDown}
      actions={
        <>
          <IconButton
            icon={ArrowUp}
            label={`Move ${label} up`}
            shortcut="Alt ↑"
            size="small"
            unavailable={index === 0 ? 'It already runs first' : null}
            onClick={() => moveTo(index - 1)}
          />
          <IconButton
            icon={ArrowDown}
            label={`Move ${label} down`}
            shortcut="Alt ↓"
            size="small"
            unavailable={index === features.length - 1 ? 'It already runs last' : null}
            onClick={() => moveTo(index + 1)}
          />
          <IconButton
            icon={CopyPlus}
            label={`Duplicate ${label}`}
            size="small"
            unavailable={featuresFull(features.length)}
            onClick={duplicate}
          />
          <IconButton icon={Trash2} label={`Delete ${label}`} shortcut="Del" size="small" onClick={remove} />
        </>
      }
    />
  );
}
