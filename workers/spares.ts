const MOST_SPARES = 8;

/** Buffers that go to a worker, come back full and go again: a drag allocates none. */
export class Spares {
  private readonly buffers: ArrayBuffer[] = [];

  take(bytes: number): ArrayBuffer {
    const index = this.buffers.findIndex(({ byteLength }) => byteLength >= bytes);
    return index < 0 ? new ArrayBuffer(bytes) : this.buffers.splice(index, 1)[0];
  }

  /** A few are kept; the largest need least often be replaced. */
  give(buffer: ArrayBuffer): void {
    this.buffers.push(buffer);
    this.buffers.sort((a, b) => b.byteLength - a.byteLength);
    this.buffers.length = Math.min(this.buffers.length, MOST_SPARES);
  }

  clear(): void {
    this.buffers.length = 0;
  }
}
