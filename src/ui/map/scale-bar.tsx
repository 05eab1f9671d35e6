import { scaleBarBlocks } from './geometry/scale-bar.ts';
import css from './map-view.module.css';
import { formatWhole } from './numbers.ts';
import { useMapView } from './use-map.ts';

const ROOM = 96;

/** A round length on the map, in blocks. */
export function ScaleBar() {
  const scale = useMapView((state) => state.view.scale);
  const blocks = scaleBarBlocks(scale, ROOM);
  const length = Math.round(blocks * scale);
  return (
    <div className={css['scale-bar']}>
      <svg width={length + 1} height="6" aria-hidden="true">
        <path d={`M.5 0v4.5h${length}v-4.5`} />
      </svg>
      <span>{blocks === 1 ? '1 block' : `${formatWhole(blocks)} blocks`}</span>
    </div>
  );
}
