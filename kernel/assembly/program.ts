/*
 * The program that the kernel runs, as it lies in memory: doubles only, written by `src/domain/field/program.ts`, which
 * gives the reason of every number. These classes are that layout; no object is ever made.
 */

@unmanaged export class Program {
  baseHeight: f64;
  amplitude: f64;
  scale: f64;
  seed: f64;
  featureCount: f64;
}

export const HILL: i32 = 0;
export const BASIN: i32 = 1;
export const PLATEAU: i32 = 2;
export const RIDGE: i32 = 3;
export const CHANNEL: i32 = 4;
export const TERRACE: i32 = 5;

/** What every feature begins with. The next one stands `size` doubles on. */
@unmanaged export class FeatureRecord {
  kind: f64;
  size: f64;
  /** The rows and columns that it can change, both ends included. */
  fromZ: f64;
  toZ: f64;
  fromX: f64;
  toX: f64;
}

/** A hill or a basin. */
@unmanaged export class DiscRecord extends FeatureRecord {
  centerX: f64;
  centerZ: f64;
  radius: f64;
  falloff: f64;
  height: f64;
  /** Beyond this distance from the centre it surely has no effect, */
  outer: f64;
  /** and within this one surely its whole effect. */
  inner: f64;
}

@unmanaged export class PlateauRecord extends FeatureRecord {
  minX: f64;
  minZ: f64;
  maxX: f64;
  maxZ: f64;
  falloff: f64;
  height: f64;
  outer: f64;
}

@unmanaged export class TerraceRecord extends FeatureRecord {
  step: f64;
  strength: f64;
}

/** A ridge or a channel; its rectangles follow, then its wedges. */
@unmanaged export class PathRecord extends FeatureRecord {
  width: f64;
  falloff: f64;
  height: f64;
  outer: f64;
  inner: f64;
  rectangleCount: f64;
  wedgeCount: f64;
}

/** A convex area cut into rows: from the greater of two west lines to the lesser of two east lines, x by z. */
@unmanaged export class ConvexArea {
  fromZ: f64;
  toZ: f64;
  west0: f64;
  westSlope0: f64;
  west1: f64;
  westSlope1: f64;
  east0: f64;
  eastSlope0: f64;
  east1: f64;
  eastSlope1: f64;

  /** World x where row z enters the area; z is counted from the point that the lines are about. */
  @inline west(z: f64): f64 {
    return max(this.west0 + this.westSlope0 * z, this.west1 + this.westSlope1 * z);
  }

  /** World x where row z leaves it; less than `west` where the row misses it. */
  @inline east(z: f64): f64 {
    return min(this.east0 + this.eastSlope0 * z, this.east1 + this.eastSlope1 * z);
  }
}

/** Where the nearest point of a segment lies inside of it; followed by a second area, surely in the path's core. */
@unmanaged export class RectangleRecord extends ConvexArea {
  startX: f64;
  startZ: f64;
  alongX: f64;
  alongZ: f64;
  squaredLength: f64;
}

/** Where the nearest point of a path is one of its points. */
@unmanaged export class WedgeRecord extends ConvexArea {
  pointX: f64;
  pointZ: f64;
}
