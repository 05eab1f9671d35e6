import { Plus, Trash2 } from 'lucide-react';
import { useRef } from 'react';
import { COUNT_LIMITS } from '../../domain/recipe/limits.ts';
import type { Box } from '../../domain/recipe/schema.ts';
import { useApp, useDocument, useSession } from '../app-context.tsx';
import { FeatureIcon } from '../controls/feature-icon.tsx';
import { IconButton } from '../controls/icon-button.tsx';
import { sizeText } from '../controls/number-words.ts';
import { Section } from '../controls/section.tsx';
import { ListRow } from './list-row.tsx';
import css from './preserve-list.module.css';
import { preserveFull, useRecipeEdits } from './use-recipe-edits.ts';

/** The boxes that stay as they are in the world. */
export function PreserveList() {
  const boxes = useDocument((state) => state.document?.recipe.preserve);
  const edits = useRecipeEdits();
  const list = useRef<HTMLOListElement>(null);
  if (!boxes) return null;
  const focusRow = (index: number) =>
    requestAnimationFrame(() =>
      list.current?.children[Math.min(index, boxes.length - 2)]?.querySelector('button')?.focus(),
    );
  return (
    <Section
      title="Preserve"
      note={`${boxes.length}/${COUNT_LIMITS.preserve}`}
      foldable
      places={['/preserve']}
      actions={
        <IconButton
          icon={Plus}
          label="Add preserve box"
          size="small"
          unavailable={preserveFull(boxes.length)}
          onClick={edits.addPreserveBox}
        />
      }
    >
      {boxes.length === 0 ? (
        <p className={css.empty}>Nothing is preserved. A box keeps what stands in it from being written.</p>
      ) : (
        <ol ref={list} className={css.list} aria-label="Preserve boxes">
          {boxes.map((box, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: boxes have no identity but their place.
            <PreserveRow key={index} box={box} index={index} onDeleted={focusRow} />
          ))}
        </ol>
      )}
    </Section>
  );
}

interface PreserveRowProps {
  readonly box: Box;
  readonly index: number;
  readonly onDeleted: (index: number) => void;
}

function PreserveRow({ box, index, onDeleted }: PreserveRowProps) {
  const { session } = useApp();
  const edits = useRecipeEdits();
  const selected = useSession(({ selection }) => selection.kind === 'preserve' && selection.index === index);
  const pointer = `/preserve/${index}`;
  const faulty = useDocument(({ pending }) =>
    [...pending.keys()].some((place) => place.startsWith(`${pointer}/`)),
  );
  const label = `Preserve box ${index + 1}`;
  const remove = () => {
    edits.deletePreserveBox(index);
    onDeleted(index);
  };
  return (
    <ListRow
      label={label}
      place={index + 1}
      icon={<FeatureIcon type="preserve" />}
      effect={sizeText(box)}
      description={`${sizeText(box)} blocks are left as they are`}
      pointer={pointer}
      selected={selected}
      faulty={faulty}
      onSelect={() => session.select({ kind: 'preserve', index })}
      onKeyDown={(event) => {
        if (event.key !== 'Delete' && event.key !== 'Backspace') return;
        event.preventDefault();
        remove();
      }}
      actions={
        <IconButton icon={Trash2} label={`Delete ${label}`} shortcut="Del" size="small" onClick={remove} />
      }
    />
  );
}
