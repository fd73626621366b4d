import { onResize } from '#browser/page/resize.ts';

export const RESIZE_EMITTER_DELAY_MS = 300;
export const GALLERY_RESIZE_DELAY_MS = 100;

/** Tells of a new width once the window has come to rest. Returns its undoing. */
export function emitResize(run: () => void, delay = RESIZE_EMITTER_DELAY_MS): () => void {
  return onResize(run, delay);
}

/** Runs when a device was turned, after the window has its new size. */
export function onOrientationChange(run: () => void): () => void {
  addEventListener('orientationchange', run);
  return () => removeEventListener('orientationchange', run);
}
