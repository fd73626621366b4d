/** Tells scripts and owners' styles which blocks are narrower than their kind says. Returns its undoing. */
export function markNarrowBlocks(root: ParentNode): () => void {
  const observer = new ResizeObserver((entries) => {
    for (const { target, contentRect } of entries)
      target.classList.toggle(
        'narrow',
        contentRect.width < Number((target as HTMLElement).dataset.narrowBelow),
      );
  });
  for (const block of root.querySelectorAll('[data-narrow-below]')) observer.observe(block);
  return () => observer.disconnect();
}
