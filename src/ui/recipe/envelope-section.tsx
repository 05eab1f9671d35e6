import type { Recipe } from '../../domain/recipe/schema.ts';
import { useDocument } from '../app-context.tsx';
import { NumberField } from '../controls/number-field.tsx';
import { sizeText } from '../controls/number-words.ts';
import { Section } from '../controls/section.tsx';
import { openInTallWindow } from './fold-when-short.ts';
import css from './recipe-panel.module.css';

const AXES = ['x', 'y', 'z'] as const;
const ENDS = ['min', 'max'] as const;

/** The blocks that the recipe may write to, from the lowest corner to the highest. */
export function EnvelopeSection() {
  const recipe = useDocument((state) => state.document?.recipe);
  if (!recipe) return null;
  return (
    <Section
      title="Envelope"
      note={`${sizeText(recipe)} blocks`}
      foldable
      openAtFirst={openInTallWindow()}
      places={['/min', '/max']}
    >
      {isFar(recipe) ? <AxisRows /> : <CornerRows />}
    </Section>
  );
}

/** Far from the middle of the world three coordinates do not fit side by side. */
function isFar({ min, max }: Recipe): boolean {
  return [min.x, min.z, max.x, max.z].some((value) => Math.abs(value) >= 100_000);
}

function CornerRows() {
  return (
    <div className={css.axes}>
      {ENDS.map((end) => [
        <span key={end} className={css.corner}>
          {end === 'min' ? 'Min' : 'Max'}
        </span>,
        ...AXES.map((axis) => <Coordinate key={`${end}${axis}`} end={end} axis={axis} name={axis} />),
      ])}
    </div>
  );
}

function AxisRows() {
  return (
    <div className={css['far-axes']}>
      {AXES.map((axis) => [
        <span key={axis} className={css.corner}>
          {axis}
        </span>,
        ...ENDS.map((end) => <Coordinate key={`${end}${axis}`} end={end} axis={axis} name={end} />),
      ])}
    </div>
  );
}

interface CoordinateProps {
  readonly end: (typeof ENDS)[number];
  readonly axis: (typeof AXES)[number];
  readonly name: string;
}

function Coordinate({ end, axis, name }: CoordinateProps) {
  return (
    <NumberField pointer={`/${end}/${axis}`} label={`Envelope ${end} ${axis}`} name={name} axis={axis} />
  );
}
