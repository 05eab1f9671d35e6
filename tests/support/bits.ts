const view = new DataView(new ArrayBuffer(8));

/** The IEEE-754 bits of a double as 16 hexadecimal digits, most significant first. */
export function bitsOf(value: number): string {
  view.setFloat64(0, value);
  return view.getBigUint64(0).toString(16).padStart(16, '0');
}

/** The double whose bits these 16 hexadecimal digits are. */
export function fromBits(hex: string): number {
  view.setBigUint64(0, BigInt(`0x${hex}`));
  return view.getFloat64(0);
}
