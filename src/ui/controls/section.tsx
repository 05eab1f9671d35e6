import { ChevronDown, ChevronRight } from 'lucide-react';
import { type ReactNode, useEffect, useId, useState } from 'react';
import { useSession } from '../app-context.tsx';
import { classes } from './classes.ts';
import css from './section.module.css';

interface SectionProps {
  readonly title: string;
  /** Beside the title; `folded` stands there instead while the section is folded. */
  readonly note?: ReactNode;
  readonly folded?: ReactNode;
  readonly actions?: ReactNode;
  readonly foldable?: boolean;
  readonly openAtFirst?: boolean;
  /** Places of the recipe inside: a request for the focus of one of them unfolds the section. */
  readonly places?: readonly string[];
  readonly grow?: boolean;
  readonly children: ReactNode;
}

/** A titled part of a panel. */
export function Section(props: SectionProps) {
  const { title, note, folded, actions, foldable, openAtFirst = true, places = [], grow, children } = props;
  const [open, setOpen] = useState(openAtFirst);
  const bodyId = useId();
  useUnfoldOnRequest(places, () => setOpen(true));
  const shown = open || !foldable;
  const Chevron = shown ? ChevronDown : ChevronRight;
  return (
    <section className={classes(css.section, grow && shown && css.grow, !shown && css.closed)}>
      <div className={css.head}>
        <h3>
          {foldable ? (
            <button
              type="button"
              className={css.fold}
              aria-expanded={shown}
              aria-controls={bodyId}
              onClick={() => setOpen(!open)}
            >
              {title}
              <Chevron size={12} aria-hidden="true" />
            </button>
          ) : (
            title
          )}
        </h3>
        <span className={css.note}>{shown ? note : (folded ?? note)}</span>
        {actions}
      </div>
      <div id={bodyId} className={css.body} hidden={!shown}>
        {shown && children}
      </div>
    </section>
  );
}

function useUnfoldOnRequest(places: readonly string[], unfold: () => void) {
  const request = useSession((state) => state.focusRequest);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new request unfolds.
  useEffect(() => {
    if (
      request &&
      places.some((place) => request.pointer === place || request.pointer.startsWith(`${place}/`))
    )
      unfold();
  }, [request]);
}
