export const FALLBACK_FRAMES_PER_SECOND = 60;

/** Runs once on the next animation frame; where there are none, at 60 frames a second. Returns the way to call it off. */
export function requestFrame(run: (now: number) => void): () => void {
  if (typeof requestAnimationFrame === 'function') {
    const frame = requestAnimationFrame(run);
    return () => cancelAnimationFrame(frame);
  }
  const timer = setTimeout(() => run(performance.now()), 1000 / FALLBACK_FRAMES_PER_SECOND);
  return () => clearTimeout(timer);
}
