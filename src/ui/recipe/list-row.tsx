import { TriangleAlert } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { classes } from '../controls/classes.ts';
import css from './list-row.module.css';

interface ListRowProps {
  readonly label: string;
  readonly place: number;
  readonly icon: ReactNode;
  readonly effect: string;
  /** Read out after the label. */
  readonly description: string;
  /** Where the item stands in the recipe. */
  readonly pointer: string;
  readonly selected: boolean;
  readonly faulty: boolean;
  /** Buttons that the row shows while it is selected. */
  readonly actions: ReactNode;
  readonly onSelect: () => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

/** A row of the features or the preserve boxes. */
export function ListRow(props: ListRowProps) {
  const { label, place, icon, effect, description, pointer, selected, faulty, actions, onSelect, onKeyDown } =
    props;
  const descriptionId = useId();
  const row = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (selected) row.current?.scrollIntoView({ block: 'nearest' });
  }, [selected]);
  return (
    <li ref={row} className={classes(css.row, selected && css.selected)}>
      <button
        type="button"
        className={css.main}
        aria-label={label}
        aria-describedby={descriptionId}
        aria-pressed={selected}
        data-place={pointer}
        onClick={onSelect}
        onKeyDown={(event) => moveFocus(event) || onKeyDown(event)}
      >
        <span className={css.place}>{place}</span>
        <span className={css.icon}>{icon}</span>
        <span className={css.title}>{label}</span>
        {faulty && <TriangleAlert className={css.fault} size={14} aria-hidden="true" />}
        <span className={css.effect}>{effect}</span>
      </button>
      <span id={descriptionId} className="visually-hidden">
        {description}
        {faulty && '. Holds a value that is not valid'}
      </span>
      {selected && <span className={css.actions}>{actions}</span>}
    </li>
  );
}

/** Up and Down walk through the rows. Answers whether the key was one of them. */
function moveFocus(event: KeyboardEvent<HTMLElement>): boolean {
  if (event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return false;
  const row = event.currentTarget.closest('li');
  const next = event.key === 'ArrowUp' ? row?.previousElementSibling : row?.nextElementSibling;
  event.preventDefault();
  next?.querySelector('button')?.focus();
  return true;
}
