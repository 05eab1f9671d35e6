import type { CompiledField, TerrainCompute } from '../domain/field/ports.ts';
import { MAP_LIGHT } from '../domain/raster/shading.ts';
import type { MapColors, SessionStore } from '../state/session-store.ts';
import { createGeneration, isAbort } from './generation.ts';

/** Makes the map's picture whenever the field or the theme's colours change. */
export function startShading(session: SessionStore, compute: TerrainCompute): void {
  const generation = createGeneration();

  const shade = async (field: CompiledField, colors: MapColors) => {
    const signal = generation.next();
    const { heightMin: low, heightMax: high } = field.statistics;
    try {
      const pixels = await compute.shade(field, { ...MAP_LIGHT, ...colors, low, high }, signal);
      if (!signal.aborted) session.setState({ picture: { field, pixels } });
    } catch (error) {
      if (!isAbort(error))
        session.setState({ computeProblem: 'The map could not be drawn. Reload the page to try again.' });
    }
  };

  session.subscribe(({ field, mapColors }, before) => {
    if (field === before.field && mapColors === before.mapColors) return;
    if (field && mapColors) void shade(field, mapColors);
  });
}
