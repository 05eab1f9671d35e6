import { envelopeRegion } from '../../domain/field/field.ts';
import type { Recipe } from '../../domain/recipe/schema.ts';
import type { MapPicture, Selection } from '../../state/session-store.ts';
import { boxSpans, featureSpans, type Spans } from './geometry/feature-spans.ts';
import { paintBlocks } from './layers/blocks-layer.ts';
import { paintEnvelope } from './layers/envelope-layer.ts';
import { paintFeature } from './layers/feature-layer.ts';
import type { Frame } from './layers/frame.ts';
import { paintTileGrid } from './layers/grid-layer.ts';
import { paintPicture } from './layers/picture-layer.ts';
import { paintPreserve } from './layers/preserve-layer.ts';
import { paintRulers } from './layers/ruler-layer.ts';

/** Everything that one painting of the map shows. */
export interface MapScene {
  readonly recipe: Recipe | null;
  readonly picture: MapPicture | null;
  readonly bitmap: OffscreenCanvas | null;
  /** A newer field is at work. */
  readonly stale: boolean;
  readonly selection: Selection;
  readonly tileGrid: boolean;
  readonly preserveBoxes: boolean;
}

/** Paints the map, from the ground up. */
export function paintMap(frame: Frame, scene: MapScene): void {
  const { context, view, palette } = frame;
  const { recipe, picture, bitmap, selection } = scene;
  context.fillStyle = palette.outside;
  context.fillRect(0, 0, view.width, view.height);
  if (picture && bitmap) {
    paintPicture(frame, bitmap, picture.field.region, scene.stale);
    paintBlocks(frame, picture);
  }
  if (recipe) {
    const envelope = envelopeRegion(recipe);
    if (scene.tileGrid) paintTileGrid(frame, envelope);
    paintEnvelope(frame, envelope);
    const chosen = selection.kind === 'preserve' ? selection.index : null;
    if (scene.preserveBoxes) paintPreserve(frame, recipe.preserve, chosen);
    const feature = selection.kind === 'feature' ? recipe.features[selection.index] : undefined;
    if (feature) paintFeature(frame, feature);
  }
  paintRulers(frame, recipe && spansOf(recipe, selection));
}

function spansOf(recipe: Recipe, selection: Selection): Spans | null {
  if (selection.kind === 'feature') {
    const feature = recipe.features[selection.index];
    return feature ? featureSpans(feature) : null;
  }
  const box = selection.kind === 'preserve' ? recipe.preserve[selection.index] : undefined;
  return box ? boxSpans(box) : null;
}
