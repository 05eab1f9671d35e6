import type { Ref } from 'react';

/**
 * Where a popup is put: beside its trigger, so that it stays inside the landmark it belongs to. Takes no room.
 */
export function PopupHost({ ref }: { ref: Ref<HTMLSpanElement> }) {
  return <span ref={ref} style={{ display: 'contents' }} />;
}
