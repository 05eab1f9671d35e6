import { Minus, Plus } from 'lucide-react';
import { Fragment } from 'react';
import { insertPathPoint, removePathPoint } from '../../domain/recipe/edits.ts';
import { COUNT_LIMITS } from '../../domain/recipe/limits.ts';
import type { Point } from '../../domain/recipe/schema.ts';
import { useApp } from '../app-context.tsx';
import { IconButton } from '../controls/icon-button.tsx';
import { NumberField } from '../controls/number-field.tsx';
import { readable } from '../controls/number-words.ts';
import { Section } from '../controls/section.tsx';
import { COLUMN_RANGE } from './centre-fields.tsx';
import css from './inspector-panel.module.css';

interface PathFieldsProps {
  readonly pointer: string;
  /** The feature's place in the list. */
  readonly index: number;
  readonly points: readonly Point[];
}

/** The points of a ridge or a channel, from its start to its end. */
export function PathFields({ pointer, index, points }: PathFieldsProps) {
  const { document } = useApp();
  const recipe = () => document.getState().document?.recipe;
  const add = (point: number) => {
    const current = recipe();
    if (current) document.replaceRecipe(insertPathPoint(current, index, point));
  };
  const remove = (point: number) => {
    const current = recipe();
    if (current) document.replaceRecipe(removePathPoint(current, index, point));
  };
  const { pathPointsMin: least, pathPointsMax: most } = COUNT_LIMITS;
  const full = points.length < most ? null : `A path holds at most ${most} points`;
  const bare = points.length > least ? null : `A path needs at least ${least} points`;
  return (
    <Section
      title="Path"
      note={`${points.length}/${most} points, ${readable(Math.round(lengthOf(points)))} blocks`}
    >
      <div className={css.points}>
        {points.map((_, point) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: points have no identity but their place.
          <Fragment key={point}>
            <span className={css.soft}>{point + 1}</span>
            <NumberField
              pointer={`${pointer}/points/${point}/x`}
              label={`Point ${point + 1} x`}
              name="x"
              axis="x"
            />
            <NumberField
              pointer={`${pointer}/points/${point}/z`}
              label={`Point ${point + 1} z`}
              name="z"
              axis="z"
            />
            <span className={css.pair}>
              <IconButton
                icon={Plus}
                label={`Add point after ${point + 1}`}
                size="small"
                unavailable={full}
                onClick={() => add(point)}
              />
              <IconButton
                icon={Minus}
                label={`Remove point ${point + 1}`}
                size="small"
                unavailable={bare}
                onClick={() => remove(point)}
              />
            </span>
          </Fragment>
        ))}
        <span className={`${css.quiet} ${css.wide}`}>{COLUMN_RANGE}</span>
      </div>
    </Section>
  );
}

function lengthOf(points: readonly Point[]): number {
  return points.slice(1).reduce((sum, point, index) => {
    const from = points[index];
    return sum + Math.sqrt((point.x - from.x) ** 2 + (point.z - from.z) ** 2);
  }, 0);
}
