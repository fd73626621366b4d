import { debounce } from './debounce.ts';

export const RESIZE_DELAY_MS = 150;
export const TEXT_RESIZE_DELAY_MS = 100;

/** Runs after a burst of window resizes has ended. Returns its undoing. */
export function onResize(run: () => void, delay = RESIZE_DELAY_MS): () => void {
  const debounced = debounce(run, delay);
  addEventListener('resize', debounced);
  return () => {
    removeEventListener('resize', debounced);
    debounced.cancel();
  };
}

/** The same for code that measures text. */
export function onTextResize(run: () => void): () => void {
  return onResize(run, TEXT_RESIZE_DELAY_MS);
}
