import type { Box } from '../../domain/recipe/schema.ts';
import { useDocument } from '../app-context.tsx';
import { FeatureIcon } from '../controls/feature-icon.tsx';
import { NumberField } from '../controls/number-field.tsx';
import { rangeText, readable, sizeText } from '../controls/number-words.ts';
import css from './inspector-panel.module.css';

const AXES = ['x', 'y', 'z'] as const;

/** The corners of a preserve box, axis by axis, within the envelope. */
export function PreserveInspector({ box, index }: { box: Box; index: number }) {
  const recipe = useDocument((state) => state.document?.recipe);
  if (!recipe) return null;
  const pointer = `/preserve/${index}`;
  const rangeOf = (axis: (typeof AXES)[number]) =>
    rangeText({ min: recipe.min[axis], max: recipe.max[axis] });
  const blocks = AXES.reduce((product, axis) => product * (box.max[axis] - box.min[axis] + 1), 1);
  return (
    <>
      <div className={css.who}>
        <FeatureIcon type="preserve" />
        <h3>Preserve box {index + 1}</h3>
      </div>
      <div className={css.fields}>
        <p className={css.about}>
          {sizeText(box)} = {readable(blocks)} blocks are left as they are
        </p>
        <div className={css.corners}>
          {AXES.map((axis) => [
            <span key={axis} className={css[axis]}>
              {axis}
            </span>,
            ...(['min', 'max'] as const).map((end) => (
              <NumberField
                key={`${axis}${end}`}
                pointer={`${pointer}/${end}/${axis}`}
                label={`Preserve ${end} ${axis}`}
                name={end}
                range={`${rangeOf(axis)}, inside the envelope`}
              />
            )),
          ])}
        </div>
        <p className={css.limits}>
          Inside the envelope: {AXES.map((axis) => `${axis} ${rangeOf(axis)}`).join(', ')}
        </p>
      </div>
    </>
  );
}
