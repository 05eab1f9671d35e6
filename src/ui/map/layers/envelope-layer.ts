import type { Region } from '../../../domain/field/region.ts';
import { boxOf, type Frame, strokeBox } from './frame.ts';

/** Draws the border of the envelope, around its columns. */
export function paintEnvelope(frame: Frame, envelope: Region): void {
  const { context, palette, hairline } = frame;
  const { x, z, width, length } = envelope;
  context.strokeStyle = palette.envelope;
  strokeBox(frame, boxOf(frame, x, z, x + width, z + length), hairline, true);
}
