import { Maximize, Minus, Plus } from 'lucide-react';
import { useDocument } from '../app-context.tsx';
import { IconButton } from '../controls/icon-button.tsx';
import type { MapMoves } from './map-moves.ts';
import css from './map-view.module.css';
import { useMapView } from './use-map.ts';
import { SCALE_MAX, SCALE_MIN } from './view-transform.ts';

/** Buttons that zoom, and how far the map is zoomed: 100 % is a pixel a block. */
export function ZoomControls({ moves }: { moves: MapMoves }) {
  const scale = useMapView((state) => state.view.scale);
  const empty = useDocument((state) => state.document === null);
  const noDocument = empty ? 'No recipe is open' : null;
  return (
    <fieldset className={css.zoom} aria-label="Zoom">
      <IconButton
        icon={Minus}
        label="Zoom out"
        shortcut="−"
        size="small"
        unavailable={scale <= SCALE_MIN ? 'The map cannot be smaller' : null}
        onClick={() => moves.zoom(-1)}
      />
      <output className={css.percent} aria-label="Zoom level" aria-live="off">
        {Math.round(scale * 100)}&nbsp;%
      </output>
      <IconButton
        icon={Plus}
        label="Zoom in"
        shortcut="+"
        size="small"
        unavailable={scale >= SCALE_MAX ? 'The map cannot be larger' : null}
        onClick={() => moves.zoom(1)}
      />
      <span className={css.divider} aria-hidden="true" />
      <IconButton
        icon={Maximize}
        label="Fit"
        shortcut="F"
        size="small"
        unavailable={noDocument}
        onClick={() => moves.fit()}
      />
    </fieldset>
  );
}
