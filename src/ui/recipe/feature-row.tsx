import { ArrowDown, ArrowUp, CopyPlus, Trash2 } from 'lucide-react';
import { type KeyboardEvent, memo } from 'react';
import type { Feature } from '../../domain/recipe/schema.ts';
import { useApp, useDocument, useSession } from '../app-context.tsx';
import { FeatureIcon } from '../controls/feature-icon.tsx';
import { IconButton } from '../controls/icon-button.tsx';
import { effectSign, effectWords } from './feature-words.ts';
import { ListRow } from './list-row.tsx';
import { featuresFull, useRecipeEdits } from './use-recipe-edits.ts';

interface FeatureRowProps {
  readonly feature: Feature;
  readonly label: string;
  readonly index: number;
  /** How many features there are. */
  readonly count: number;
  /** Told the row that should hold the focus after an edit by keyboard. */
  readonly onMoved: (index: number) => void;
}

/** One feature of the list. It is drawn anew only when its own feature or place changes: others may be dragged. */
export const FeatureRow = memo(({ feature, label, index, count, onMoved }: FeatureRowProps) => {
  const { session } = useApp();
  const edits = useRecipeEdits();
  const selected = useSession(({ selection }) => selection.kind === 'feature' && selection.index === index);
  const pointer = `/features/${index}`;
  const faulty = useDocument(({ pending }) =>
    [...pending.keys()].some((place) => place.startsWith(`${pointer}/`)),
  );

  const moveTo = (to: number) => {
    if (to < 0 || to >= count) return;
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
      description={`${effectWords(feature)}, runs ${index + 1} of ${count}`}
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
            unavailable={index === count - 1 ? 'It already runs last' : null}
            onClick={() => moveTo(index + 1)}
          />
          <IconButton
            icon={CopyPlus}
            label={`Duplicate ${label}`}
            size="small"
            unavailable={featuresFull(count)}
            onClick={duplicate}
          />
          <IconButton icon={Trash2} label={`Delete ${label}`} shortcut="Del" size="small" onClick={remove} />
        </>
      }
    />
  );
});
