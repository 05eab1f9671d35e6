import type { MeshRequest } from '../field/ports.ts';
import { type Band, Columns } from './columns.ts';
import { type Corner, QuadWriter } from './quad-writer.ts';
import { OUTSIDE, type TerrainMesh } from './terrain-mesh.ts';

/**
 * The visible faces of a chunk, each once: tops, and sides where the neighbour is lower. Faces that look at the floor
 * of the envelope from below are left out. A side belongs to the higher column; the border tells of neighbours beyond
 * the chunk, and one that is OUTSIDE lets the wall go down to the floor.
 */
export function buildTerrainMesh(request: MeshRequest): TerrainMesh {
  const writer = new QuadWriter();
  const columns = new Columns(request);
  addTops(writer, columns, request);
  for (const side of SIDES) addSides(writer, columns, request, side);
  return writer.finish();
}

/** Tops of equal height and material as rectangles: as long as possible along x, then along z. */
function addTops(writer: QuadWriter, columns: Columns, { width, length, step, minY }: MeshRequest): void {
  const done = new Uint8Array(width * length);
  const fits = (column: number, row: number, top: number, material: number) =>
    done[row * width + column] === 0 &&
    columns.topAt(column, row) === top &&
    columns.topMaterial(column, row) === material;
  for (let row = 0; row < length; row++) {
    for (let column = 0; column < width; column++) {
      const top = columns.topAt(column, row);
      if (done[row * width + column] === 1 || top < minY) continue;
      const material = columns.topMaterial(column, row);
      let endColumn = column + 1;
      while (endColumn < width && fits(endColumn, row, top, material)) endColumn++;
      let endRow = row + 1;
      while (endRow < length && rowFits(fits, column, endColumn, endRow, top, material)) endRow++;
      for (let z = row; z < endRow; z++) done.fill(1, z * width + column, z * width + endColumn);
      const [west, east, north, south, y] = [
        column * step,
        endColumn * step,
        row * step,
        endRow * step,
        top + 1,
      ];
      writer.add(
        [
          [west, y, south],
          [east, y, south],
          [east, y, north],
          [west, y, north],
        ],
        UP,
        material,
      );
    }
  }
}

type Fits = (column: number, row: number, top: number, material: number) => boolean;

function rowFits(fits: Fits, from: number, to: number, row: number, top: number, material: number): boolean {
  for (let column = from; column < to; column++) if (!fits(column, row, top, material)) return false;
  return true;
}

const UP: Corner = [0, 127, 0];

interface Side {
  /** Towards the neighbour, in samples. */
  readonly dx: -1 | 0 | 1;
  readonly dz: -1 | 0 | 1;
}

const SIDES: readonly Side[] = [
  { dx: -1, dz: 0 },
  { dx: 1, dz: 0 },
  { dx: 0, dz: -1 },
  { dx: 0, dz: 1 },
];

/** A band of a wall that goes on from column to column. */
interface Wall extends Band {
  readonly from: number;
  to: number;
}

/** The walls that look to one side, joined along the wall where their bands are alike. */
function addSides(writer: QuadWriter, columns: Columns, request: MeshRequest, side: Side): void {
  const alongX = side.dx === 0;
  const lines = alongX ? request.length : request.width;
  const places = alongX ? request.width : request.length;
  for (let line = 0; line < lines; line++) {
    let open: Wall[] = [];
    for (let place = 0; place < places; place++) {
      const [column, row] = alongX ? [place, line] : [line, place];
      const neighbour: [number, number] = [column + side.dx, row + side.dz];
      const stairs = columns.heightAt(...neighbour) === OUTSIDE ? 1 : request.step;
      const low = columns.topAt(...neighbour) + 1;
      const bands = columns.bandsBetween(column, row, low, columns.topAt(column, row), stairs);
      const next = bands.map(
        (band) => open.find((wall) => isSame(wall, band)) ?? { ...band, from: place, to: place },
      );
      for (const wall of open) if (!next.includes(wall)) writeWall(writer, wall, line, side, request.step);
      for (const wall of next) wall.to = place + 1;
      open = next;
    }
    for (const wall of open) writeWall(writer, wall, line, side, request.step);
  }
}

function isSame(a: Band, b: Band): boolean {
  return a.low === b.low && a.high === b.high && a.material === b.material;
}

function writeWall(writer: QuadWriter, wall: Wall, line: number, { dx, dz }: Side, step: number): void {
  const bottom = wall.low;
  const top = wall.high + 1;
  const from = wall.from * step;
  const to = wall.to * step;
  // The face lies on the far edge of its line where it looks east or south.
  const at = (line + (dx + dz > 0 ? 1 : 0)) * step;
  const corner = (along: number, y: number): Corner => (dx === 0 ? [along, y, at] : [at, y, along]);
  // Seen from outside, left to right: east and north walls run against the axis along them.
  const [left, right] = dx === -1 || dz === 1 ? [from, to] : [to, from];
  const normal: Corner = [dx * 127, 0, dz * 127];
  writer.add(
    [corner(left, bottom), corner(right, bottom), corner(right, top), corner(left, top)],
    normal,
    wall.material,
  );
}
