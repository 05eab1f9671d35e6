// Writes the index of the example recipes and a picture of each: npm run examples
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { encode } from 'fast-png';
import { compileField } from '../src/domain/field/compile.ts';
import { fieldStatistics } from '../src/domain/field/statistics.ts';
import { MAP_LIGHT, type Rgb, shadeField } from '../src/domain/raster/shading.ts';
import { exportJson, terrainId } from '../src/domain/recipe/canonical.ts';
import { parseRecipe } from '../src/domain/recipe/parse.ts';

const ABOUT: readonly (readonly [id: string, name: string, about: string])[] = [
  ['valley-lobby', 'Valley lobby', 'A mountain wall, level pads, a lake bed and a ravine'],
  ['island', 'Island', 'A wooded hill in the sea, with a beach, a pond and a building pad'],
  ['crater-lake', 'Crater lake', 'A broad cone, its bowl and the stream that leaves it'],
  ['terraced-garden', 'Terraced garden', 'A slope cut into steps of four, with a pond and a stream'],
  ['canyon', 'Canyon', 'A winding ravine through layered rock, with a tower kept'],
  ['far-outpost', 'Far outpost', 'Cut mode, close to the border of the world'],
  ['first-hill', 'First hill', 'Eight by eight columns: the smallest thing worth building'],
];

/** The relief ramp of the light theme, as `src/ui/styles/tokens.css` has it. */
const RELIEF: readonly Rgb[] = ['557681', '6f9188', '93ab8d', 'bcc49a', 'dbd5ae', 'ebe1cb', 'fbf8f2'].map(
  hex,
);
const PICTURE_WIDTH = 240;

function hex(color: string): Rgb {
  const number = Number.parseInt(color, 16);
  return [number >> 16, (number >> 8) & 255, number & 255];
}

/** The middle of the field as a picture of 240 x 150 pixels, the nearest column a pixel. */
function picture(pixels: Uint8ClampedArray, width: number, length: number): Uint8Array {
  const height = Math.round(PICTURE_WIDTH * 0.625);
  const scale = Math.min(width / PICTURE_WIDTH, length / height);
  const out = new Uint8Array(PICTURE_WIDTH * height * 3);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < PICTURE_WIDTH; x++) {
      const column = Math.floor((x + 0.5 - PICTURE_WIDTH / 2) * scale + width / 2);
      const row = Math.floor((y + 0.5 - height / 2) * scale + length / 2);
      const from = (row * width + column) * 4;
      out.set(pixels.subarray(from, from + 3), (y * PICTURE_WIDTH + x) * 3);
    }
  }
  return encode({ width: PICTURE_WIDTH, height, data: out, channels: 3, depth: 8 });
}

mkdirSync('public/examples', { recursive: true });
const index = ABOUT.map(([id, name, about]) => {
  const file = `examples/${id}.recipe.json`;
  const result = parseRecipe(readFileSync(file, 'utf8'));
  if (!result.ok)
    throw new Error(
      `${file}: ${result.problems.map(({ path, message }) => `${path} ${message}`).join('\n')}`,
    );
  const { recipe } = result;
  writeFileSync(file, exportJson(recipe));
  const field = compileField(recipe);
  const { heightMin: low, heightMax: high, clippedColumns } = fieldStatistics(recipe, field);
  console.log(id, low, high, 'clipped', clippedColumns);
  const shading = { ...MAP_LIGHT, ramp: RELIEF, low, high, shadow: hex('2a3656'), light: hex('fff6dd') };
  const { width, length } = field.region;
  writeFileSync(`public/examples/${id}.png`, picture(shadeField(field, shading), width, length));
  const size = `${width} x ${length} x ${recipe.max.y - recipe.min.y + 1}`;
  return { id, name, about, size, terrain_id: terrainId(recipe) };
});
writeFileSync('examples/index.json', `${JSON.stringify(index, null, 2)}\n`);
