import { typeScriptField } from '../src/domain/field/compile.ts';
import type { FieldCompiler } from '../src/domain/field/ports.ts';
import { FIELD_WASM } from './build/field-wasm.ts';
import { FieldKernel } from './field-kernel.ts';

/** The kernel; null on a machine without vectors of 128 bits. */
export function createKernel(): FieldKernel | null {
  const bytes = Uint8Array.from(atob(FIELD_WASM), (character) => character.charCodeAt(0));
  return FieldKernel.isSupported(bytes) ? new FieldKernel(bytes) : null;
}

/** The quickest field that this machine can compute. */
export function createFieldCompiler(): FieldCompiler {
  return createKernel() ?? typeScriptField;
}
