/** The size of an element's content. */
export interface CanvasSize {
  /** CSS pixels. */
  readonly width: number;
  readonly height: number;
  readonly deviceWidth: number;
  readonly deviceHeight: number;
}

/** Calls back with the size at once and after every change, also of the pixels of the screen. Answers how to stop. */
export function watchSize(element: HTMLElement, changed: (size: CanvasSize) => void): () => void {
  const observer = new ResizeObserver(([entry]) => {
    const { width, height } = entry.contentRect;
    const exact = entry.devicePixelContentBoxSize?.[0];
    changed({
      width,
      height,
      deviceWidth: devicePixels(width, exact?.inlineSize),
      deviceHeight: devicePixels(height, exact?.blockSize),
    });
  });
  try {
    observer.observe(element, { box: 'device-pixel-content-box' });
  } catch {
    observer.observe(element);
  }
  return () => observer.disconnect();
}

/**
 * The observer knows how the browser rounded, but Safari does not tell, and an emulated screen (device mode, tests)
 * tells CSS pixels.
 */
function devicePixels(size: number, exact: number | undefined): number {
  const product = Math.round(size * devicePixelRatio);
  return exact !== undefined && Math.abs(exact - product) <= 1 ? exact : product;
}
