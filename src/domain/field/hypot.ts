/**
 * The hypotenuse as the Java platform computes it: the algorithm of fdlibm's `e_hypot` (Sun Microsystems, 1993).
 *
 * It is neither `Math.hypot`, whose result the language leaves open, nor a correctly rounded one, and its last bit
 * decides blocks. The idea: with a ≥ b > 0 the exact sum of squares is split so that the leading products are exact.
 * Where a > 2b, a is cut into a high part t1 (its upper 32 bits, so t1·t1 is exact) and the rest t2, and the sum is
 * t1² + (b² + t2·(a + t1)). Else a² + b² is written as (a−b)² + 2ab, and the product 2a·b is split the same way.
 */
const double = new Float64Array(1);
const words = new Uint32Array(double.buffer);
// Which half of a double holds its sign and exponent depends on the machine; all that run this are little-endian,
// but the check costs nothing.
const HIGH = new Uint8Array(new Uint32Array([1]).buffer)[0] === 1 ? 1 : 0;
const LOW = 1 - HIGH;

/** 2^500 and 2^-500: between them no square overflows or loses bits to underflow. */
const LARGE = 2 ** 500;
const SMALL = 2 ** -500;

/** sqrt(x² + y²) bit for bit as `java.lang.StrictMath.hypot`; infinite if either is, else NaN if either is. */
export function hypot(x: number, y: number): number {
  const first = Math.abs(x);
  const second = Math.abs(y);
  const a = Math.max(first, second);
  const b = Math.min(first, second);
  if (b === 0) return a;
  if (!(a < LARGE) || b < SMALL) return hypotOfExtremes(first, second);
  return hypotOfOrdinary(a, b);
}

/** The upper 32 bits of a double as an integer. */
function highWord(value: number): number {
  double[0] = value;
  return words[HIGH];
}

/** The algorithm proper, for a ≥ b where neither square leaves the range of a double. */
function hypotOfOrdinary(a: number, b: number): number {
  double[0] = a;
  const highOfA = words[HIGH];
  words[LOW] = 0;
  const t1 = double[0];
  double[0] = b;
  const highOfB = words[HIGH];
  // b is below a by more than 2^60: it cannot reach a's last bit.
  if (highOfA - highOfB > 0x3c00000) return a + b;
  const difference = a - b;
  if (difference > b) {
    const t2 = a - t1;
    return Math.sqrt(t1 * t1 - (b * -b - t2 * (a + t1)));
  }
  words[LOW] = 0;
  const y1 = double[0];
  const y2 = b - y1;
  const doubled = a + a;
  const doubledHigh = t1 + t1;
  const doubledLow = doubled - doubledHigh;
  return Math.sqrt(doubledHigh * y1 - (difference * -difference - (doubledHigh * y2 + doubledLow * b)));
}

/** Zero, not finite, or so large or small that the operands are scaled by a power of two first. */
function hypotOfExtremes(first: number, second: number): number {
  if (first === Infinity || second === Infinity) return Infinity;
  if (Number.isNaN(first) || Number.isNaN(second)) return NaN;
  let a = Math.max(first, second);
  let b = Math.min(first, second);
  if (highWord(a) - highWord(b) > 0x3c00000) return a + b;
  let scale = 1;
  if (highWord(a) > 0x5f300000) {
    a *= 2 ** -600;
    b *= 2 ** -600;
    scale = 2 ** 600;
  }
  if (b < SMALL) {
    if (b === 0) return a;
    const up = b < 2 ** -1022 ? 2 ** 1022 : 2 ** 600;
    a *= up;
    b *= up;
    scale /= up;
  }
  return hypotOfOrdinary(a, b) * scale;
}
