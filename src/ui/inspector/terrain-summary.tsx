import { createTileGrid } from '../../domain/tiles/grid.ts';
import { useDocument, useSession } from '../app-context.tsx';
import { CopyButton } from '../controls/copy-button.tsx';
import { counted, readable, sizeText } from '../controls/number-words.ts';
import { Section } from '../controls/section.tsx';
import css from './inspector-panel.module.css';

/** Nothing is selected: the whole terrain in numbers. */
export function TerrainSummary() {
  const recipe = useDocument((state) => state.document?.recipe);
  const statistics = useSession((state) => state.field?.statistics);
  const terrainId = useSession((state) => state.terrainId);
  if (!recipe) return null;
  const columns = (recipe.max.x - recipe.min.x + 1) * (recipe.max.z - recipe.min.z + 1);
  const grid = createTileGrid(recipe);
  return (
    <>
      <p className={css.nothing}>
        Nothing is selected. Choose a feature or a preserve box to edit its numbers here.
      </p>
      <Section title="Terrain">
        <dl className={css.facts}>
          <dt>Size</dt>
          <dd>{sizeText(recipe)} blocks</dd>
          <dt>Columns</dt>
          <dd>{readable(columns)}</dd>
          {grid && (
            <>
              <dt>Tiles</dt>
              <dd>
                {readable(grid.count)}, edge {grid.edge}
              </dd>
            </>
          )}
          {terrainId && (
            <>
              <dt>Terrain id</dt>
              <dd className={css.id}>
                <span title={terrainId}>{terrainId}</span>
                <CopyButton label="Copy terrain id" text={terrainId} />
              </dd>
            </>
          )}
        </dl>
      </Section>
      {statistics && (
        <Section title="Surface">
          <dl className={css.facts}>
            <dt>Lowest</dt>
            <dd>y {readable(statistics.heightMin)}</dd>
            <dt>Highest</dt>
            <dd>y {readable(statistics.heightMax)}</dd>
            <dt>Outside the envelope</dt>
            <dd className={statistics.clippedColumns > 0 ? css.clipped : undefined}>
              {statistics.clippedColumns === 0
                ? 'none'
                : `${counted(statistics.clippedColumns, 'column')} clipped`}
            </dd>
          </dl>
        </Section>
      )}
    </>
  );
}
