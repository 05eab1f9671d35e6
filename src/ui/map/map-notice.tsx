import { TriangleAlert } from 'lucide-react';
import { useDocument, useSession } from '../app-context.tsx';
import { classes } from '../controls/classes.ts';
import css from './map-view.module.css';
import { formatWhole } from './numbers.ts';
import { useMapPicture } from './use-map.ts';

/** What the map waits for, or why it cannot show the recipe as it is now. In the middle only of an empty map. */
export function MapNotice() {
  const progress = useSession((state) => state.progress);
  const problem = useSession((state) => state.computeProblem);
  const empty = useDocument((state) => state.document === null);
  const picture = useMapPicture();
  const place = classes(css.notice, !picture && css['notice-middle']);
  if (empty) return <p className={classes(place, css.hollow)}>No recipe is open</p>;
  if (problem) {
    return (
      <p className={classes(place, css.problem)} role="status">
        <TriangleAlert size={16} strokeWidth={1.5} aria-hidden="true" />
        <span>
          {problem}
          {picture && ' The map shows the last field.'}
        </span>
      </p>
    );
  }
  if (!progress) return null;
  const { done, total } = progress;
  return (
    <div className={place}>
      <p className={css['progress-line']}>
        <span>Computing the field</span>
        <span className={css.count}>
          {formatWhole(done)} of {formatWhole(total)} rows
        </span>
      </p>
      <progress className={css.progress} aria-label="Computing the field" value={done} max={total} />
    </div>
  );
}
