import { weightAt } from '../../domain/field/interpolation.ts';
import type { Feature } from '../../domain/recipe/schema.ts';
import { readable } from '../controls/number-words.ts';
import { Section } from '../controls/section.tsx';
import { effectSign } from '../recipe/feature-words.ts';
import css from './inspector-panel.module.css';

type Shaped = Exclude<Feature, { type: 'terrace' }>;

const WIDTH = 256;
const EDGE = 3;
const LOW = 46;
const HIGH = 8;

/** How the feature's effect goes from its core to nothing, drawn across it. */
export function CrossSection({ feature }: { feature: Shaped }) {
  const core = coreOf(feature);
  const { falloff } = feature;
  const reach = core / 2 + falloff;
  const digs = feature.type === 'basin' || feature.type === 'channel' || feature.height < 0;
  const ground = digs ? HIGH : LOW;
  const depth = digs ? LOW - HIGH : HIGH - LOW;
  const place = (x: number) => EDGE + ((x + reach) / (2 * reach)) * (WIDTH - 2 * EDGE);
  const curve = Array.from({ length: 129 }, (_, step) => {
    const x = -reach + (2 * reach * step) / 128;
    const weight = weightAt(Math.max(0, Math.abs(x) - core / 2), falloff);
    return `${place(x).toFixed(1)} ${(ground + depth * weight).toFixed(1)}`;
  });
  const edges = [-reach, -core / 2, core / 2, reach].map(place);
  const across = feature.type === 'plateau' ? `${readable(core)} wide` : `2 × ${readable(core / 2)}`;
  const words = `falloff ${readable(falloff)}`;
  return (
    <Section title="Cross-section" note="blocks, each side alike">
      <svg
        className={css.figure}
        viewBox={`0 0 ${WIDTH} 64`}
        role="img"
        aria-label={`${words}, core ${across}, ${words}`}
      >
        <path d={`M0 ${ground}H${WIDTH}`} className={css.ground} />
        <path d={`M${edges[1]} ${HIGH}V52M${edges[2]} ${HIGH}V52`} className={css.core} />
        <path d={`M${curve.join('L')}`} className={css.curve} />
        <path d={`M${edges.join(' 50v6M')} 50v6M${edges[0]} 53H${edges[3]}`} className={css.scale} />
        <text x={WIDTH / 2} y={digs ? 26 : 34} textAnchor="middle">
          {effectSign(feature)}
        </text>
        <CoreWords from={edges[1]} to={edges[2]} falloff={words} core={across} />
      </svg>
    </Section>
  );
}

/** The words under the scale: those of the core only where they do not run into the falloff's. */
function CoreWords({ from, to, falloff, core }: { from: number; to: number; falloff: string; core: string }) {
  const room = from > 70 ? from : 0;
  return (
    <>
      {room > 0 && (
        <>
          <text x={Math.min(from / 2, 58)} y={63} textAnchor="middle">
            {falloff}
          </text>
          <text x={Math.max((to + WIDTH) / 2, WIDTH - 58)} y={63} textAnchor="middle">
            {falloff}
          </text>
        </>
      )}
      <text x={WIDTH / 2} y={63} textAnchor="middle">
        {core}
      </text>
    </>
  );
}

/** How wide the core is, in blocks. */
function coreOf(feature: Shaped): number {
  if ('radius' in feature) return 2 * feature.radius;
  if ('width' in feature) return 2 * feature.width;
  return Math.min(feature.max.x - feature.min.x, feature.max.z - feature.min.z) + 1;
}
