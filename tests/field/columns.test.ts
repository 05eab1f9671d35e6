import fc from 'fast-check';
import { expect, test } from 'vitest';
import { explainColumn } from '../../src/domain/field/column.ts';
import { compileField } from '../../src/domain/field/compile.ts';
import { envelopeRegion } from '../../src/domain/field/field.ts';
import { surfaceAt } from '../../src/domain/field/plain.ts';
import { bitsOf } from '../support/bits.ts';
import { covers } from '../support/covers.ts';
import { anyRecipe } from '../support/recipes.ts';

test(`a crop of the field is the field ${covers('000-009', '000-010', '000-012')}`, () => {
  const crop = fc.tuple(anyRecipe, fc.integer({ min: -30, max: 30 }), fc.integer({ min: -30, max: 30 }));
  fc.assert(
    fc.property(crop, ([recipe, east, south]) => {
      const whole = envelopeRegion(recipe);
      // Shifted, so that it begins within or outside of the envelope, in another phase of every row.
      const region = { x: whole.x + east, z: whole.z + south, width: 9, length: 7 };
      const { heights } = compileField(recipe, region);
      heights.forEach((height, index) => {
        const x = region.x + (index % region.width);
        const z = region.z + Math.floor(index / region.width);
        expect(height).toBe(Math.floor(surfaceAt(recipe, x, z)));
      });
    }),
    { numRuns: 60, seed: 11 },
  );
});

test('why this height adds up to the height', () => {
  fc.assert(
    fc.property(anyRecipe, (recipe) => {
      const { x, z } = recipe.min;
      const history = explainColumn(recipe, x, z);
      expect(bitsOf(history.surface)).toBe(bitsOf(surfaceAt(recipe, x, z)));
      expect(history.features).toHaveLength(recipe.features.length);
      let before = history.ground;
      for (const share of history.features) {
        expect(share.before).toBe(before);
        before = share.after;
      }
      expect(before).toBe(history.surface);
      expect(history.height).toBe(Math.floor(history.surface));
    }),
    { numRuns: 100, seed: 12 },
  );
});
