/** Escape closes the point of a picture that is open, and goes no further. Returns its undoing. */
export function closeHotspots(root: ParentNode): () => void {
  const hear = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    const point = root.querySelector<HTMLDetailsElement>('.hotspots details[open]');
    if (!point) return;
    event.preventDefault();
    point.open = false;
    point.querySelector('summary')?.focus();
  };
  // Before the one who takes Escape for the way to log in.
  addEventListener('keydown', hear, { capture: true });
  return () => removeEventListener('keydown', hear, { capture: true });
}
