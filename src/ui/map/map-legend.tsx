import css from './map-view.module.css';
import { formatWhole } from './numbers.ts';
import { ScaleBar } from './scale-bar.tsx';
import { useMapPicture } from './use-map.ts';

/** What the colours and lengths of the map mean. */
export function MapLegend() {
  const picture = useMapPicture();
  if (!picture) return null;
  const { low, high } = picture;
  const middle = Math.round((low + high) / 2);
  const heights = [...new Set([low, middle, high])];
  return (
    <div className={css.legend}>
      <div
        className={css.ramp}
        role="img"
        aria-label={`Colours from height ${formatWhole(low)} to ${formatWhole(high)}`}
      />
      <ul className={heights.length === 1 ? css['single-height'] : css.heights} aria-label="Heights">
        {heights.map((height) => (
          <li key={height}>{`y ${formatWhole(height)}`}</li>
        ))}
      </ul>
      <ScaleBar />
    </div>
  );
}
