export const TWEENER_REMOVED = 'Tweener is no longer supported';

/** Old scripts that reach for the former tween global learn why nothing happens. */
export function reportRemovedGlobals(): void {
  Object.defineProperty(window, 'Tweener', {
    configurable: true,
    get: () => console.error(TWEENER_REMOVED),
  });
}
