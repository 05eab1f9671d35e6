/** What the kernel needs of WebAssembly, for Node, whose types leave it to the browser's library. */
declare namespace WebAssembly {
  class Module {
    constructor(bytes: Uint8Array<ArrayBuffer>);
  }
  class Instance {
    constructor(module: Module);
    readonly exports: Record<string, unknown>;
  }
  interface Memory {
    readonly buffer: ArrayBuffer;
  }
  interface Global {
    readonly value: number;
  }
  function validate(bytes: Uint8Array<ArrayBuffer>): boolean;
}
