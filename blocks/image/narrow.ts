/** Below this width of the block pictures and words stand one above the other; so says the style sheet too. */
export const NARROW_BELOW_PX = 415;
export const NARROW_CLASS = 'narrow';

/** Tells scripts and owners' styles which image blocks are narrow. Returns its undoing. */
export function markNarrowImages(root: ParentNode): () => void {
  const observer = new ResizeObserver((entries) => {
    for (const { target, contentRect } of entries)
      target.classList.toggle(NARROW_CLASS, contentRect.width < NARROW_BELOW_PX);
  });
  for (const block of root.querySelectorAll('.block[data-block="image"]')) observer.observe(block);
  return () => observer.disconnect();
}
