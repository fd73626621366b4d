import { prefersReducedMotion } from './reduced-motion.ts';

export const ANIMATION_THRESHOLDS = [0, 0.1, 0.25, 0.5, 1];
export const ANIMATION_TRIGGER_RATIO = 0.5;
export const ANIMATION_LOADED_CLASS = 'animation-loaded';
/** The style sheet hides waiting blocks only below this class on <html>: without the script all is visible. */
export const ANIMATING_CLASS = 'animates-blocks';
export const ANIMATED_SELECTOR = '[data-block-animation]';
export const DYNAMIC_PAGE_READY = 'dynamic-page-ready';
/** A picture that hangs must not keep the words beside it invisible. */
export const MAX_IMAGE_WAIT_MS = 10_000;
/** Browsers report on what they watch at once; where none does, nothing may wait for it. */
export const MAX_SILENCE_MS = 1000;

type Sight = Pick<IntersectionObserverEntry, 'isIntersecting' | 'intersectionRatio' | 'boundingClientRect'>;

/** Half in view, or in view at all when it is too large ever to be half in view. */
export function isInSight({ isIntersecting, intersectionRatio, boundingClientRect: box }: Sight): boolean {
  const isTooLarge = box.height > innerHeight || box.width > innerWidth;
  return isIntersecting && (isTooLarge || intersectionRatio >= ANIMATION_TRIGGER_RATIO);
}

/** Only pictures in view: a lazy one further down would not load before it is scrolled to. */
function isLoadingInView(image: HTMLImageElement): boolean {
  const { top, bottom } = image.getBoundingClientRect();
  return !image.complete && bottom > 0 && top < innerHeight;
}

function whenLoaded(image: HTMLImageElement, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      resolve();
    };
    const timer = setTimeout(end, MAX_IMAGE_WAIT_MS);
    for (const event of ['load', 'error']) image.addEventListener(event, end, { once: true });
    signal.addEventListener('abort', end);
  });
}

/** Lets blocks appear as they come into view. Returns its undoing, after which everything is visible. */
export function animateBlocks({ isEditing }: { readonly isEditing: boolean }): () => void {
  if (isEditing) return () => {};
  const { classList } = document.documentElement;
  const undoing = new AbortController();
  const { signal } = undoing;
  const isStill = prefersReducedMotion();

  const show = (block: Element) => block.classList.add(ANIMATION_LOADED_CLASS);
  let silence: ReturnType<typeof setTimeout> | undefined;
  const observer = new IntersectionObserver(
    (entries) => {
      clearTimeout(silence);
      for (const { target } of entries.filter(isInSight)) {
        observer.unobserve(target);
        const loading = [...target.querySelectorAll('img')].filter(isLoadingInView);
        if (loading.length === 0) show(target);
        else void Promise.all(loading.map((image) => whenLoaded(image, signal))).then(() => show(target));
      }
    },
    { threshold: ANIMATION_THRESHOLDS },
  );
  const scan = () => {
    for (const block of document.querySelectorAll(`${ANIMATED_SELECTOR}:not(.${ANIMATION_LOADED_CLASS})`)) {
      if (isStill) show(block);
      else observer.observe(block);
    }
  };

  if (!isStill) {
    classList.add(ANIMATING_CLASS);
    silence = setTimeout(() => classList.remove(ANIMATING_CLASS), MAX_SILENCE_MS);
  }
  for (const event of ['load', DYNAMIC_PAGE_READY]) addEventListener(event, scan, { signal });
  scan();

  return () => {
    undoing.abort();
    clearTimeout(silence);
    observer.disconnect();
    classList.remove(ANIMATING_CLASS);
  };
}
