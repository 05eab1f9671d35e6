import { heightAt } from '../../domain/field/field.ts';
import type { Recipe } from '../../domain/recipe/schema.ts';
import { createTileGrid, tileIndexAt } from '../../domain/tiles/grid.ts';
import { useDocument, useSession } from '../app-context.tsx';
import { CopyButton } from '../controls/copy-button.tsx';
import { materialName } from '../controls/materials.ts';
import { counted, readable, sizeText } from '../controls/number-words.ts';
import { Swatch } from '../controls/swatch.tsx';
import css from './status-bar.module.css';

/** The bottom line: the column under the pointer, and the terrain's size and identity. */
export function StatusBar() {
  const recipe = useDocument((state) => state.document?.recipe);
  const terrainId = useSession((state) => state.terrainId);
  return (
    // biome-ignore lint/a11y/useAriaPropsSupportedByRole: outside of sectioning content a footer is a landmark, which has a name.
    <footer className={css.bar} aria-label="Status">
      {recipe ? (
        <>
          <PointerReadout recipe={recipe} />
          <span className={css.spring} />
          <EngineReadout />
          <ComputeReadout />
          <span className={css.wide}>{sizeText(recipe)}</span>
          <span>{counted(createTileGrid(recipe)?.count ?? 0, 'tile')}</span>
          {terrainId && (
            <span className={css.id} title={terrainId}>
              id {terrainId.slice(0, 8)}…
              <CopyButton label="Copy terrain id" text={terrainId} />
            </span>
          )}
        </>
      ) : (
        <span>Nothing is open</span>
      )}
    </footer>
  );
}

function PointerReadout({ recipe }: { recipe: Recipe }) {
  const pointer = useSession((state) => state.pointer);
  const field = useSession((state) => state.field);
  if (!pointer) return <span className={css.quiet}>Point at the map to read a column</span>;
  const { x, z } = pointer;
  const y = field && heightAt(field, x, z);
  const grid = createTileGrid(recipe);
  const tile = grid && y !== null ? tileIndexAt(grid, x, y, z) : null;
  const inside = y !== null && y >= recipe.min.y && y <= recipe.max.y;
  return (
    <span className={css.group}>
      <span>
        x <b>{readable(x)}</b>
      </span>
      <span>
        z <b>{readable(z)}</b>
      </span>
      {y !== null && (
        <span>
          y <b>{readable(y)}</b>
        </span>
      )}
      {y === null && <span>outside the envelope</span>}
      {y !== null && !inside && (
        <span className={css.clipped}>clipped: {y < recipe.min.y ? 'below' : 'above'} the envelope</span>
      )}
      {inside && (
        <span className={css.block}>
          <Swatch material={recipe.palette.surface} />
          {materialName(recipe.palette.surface)}
        </span>
      )}
      {tile !== null && <span className={css.wide}>tile {readable(tile)}</span>}
    </span>
  );
}

/** Said only where it is not as it should be. */
function EngineReadout() {
  const engine = useSession((state) => state.engine);
  if (engine !== 'typescript') return null;
  return (
    <span
      className={css.wide}
      title="This browser runs no WebAssembly with vectors of 128 bits. Heights are the same, and take about ten times as long."
    >
      slow engine: no WebAssembly vectors
    </span>
  );
}

/** How long the field took, or how far it is. */
function ComputeReadout() {
  const field = useSession((state) => state.field);
  const progress = useSession((state) => state.progress);
  if (progress) {
    return (
      <span className={css.group}>
        <progress
          className={css.progress}
          aria-label="Computing the field"
          max={progress.total}
          value={progress.done}
        />
        {readable(progress.done)} of {readable(progress.total)} rows
      </span>
    );
  }
  return field && <span>field {Math.max(1, Math.round(field.milliseconds))} ms</span>;
}
