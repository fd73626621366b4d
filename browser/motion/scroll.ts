import { easeOutSine, type Easing } from '#core/easing.ts';
import { prefersReducedMotion } from './reduced-motion.ts';
import { tween } from './tween.ts';

export const SCROLL_OFFSET_PX = 30;
export const SCROLL_DURATION_MS = 50;

export interface ScrollOptions {
  readonly offset?: number;
  readonly duration?: number;
  readonly easing?: Easing;
}

/** Brings the element's top to `offset` pixels below the window's top. Returns the way to stop on the way. */
export function scrollToElement(element: Element, options: ScrollOptions = {}): () => void {
  const { offset = SCROLL_OFFSET_PX, duration = SCROLL_DURATION_MS, easing = easeOutSine } = options;
  const from = scrollY;
  const distance = element.getBoundingClientRect().top - offset;
  // "instant", because a site's own `scroll-behavior: smooth` would start anew on every frame.
  const moveTo = (progress: number) =>
    scrollTo({ left: scrollX, top: from + distance * progress, behavior: 'instant' });

  if (prefersReducedMotion()) {
    moveTo(1);
    return () => {};
  }
  const movement = tween(moveTo, { duration, easing });
  movement.start();
  return movement.stop;
}
