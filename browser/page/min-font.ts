import { isMinFont, MIN_FONT_CLASS, MIN_FONT_PX, TEXT_SHRINK_MIN_PX } from '#core/theme/text-size.ts';
import { onTextResize, TEXT_RESIZE_DELAY_MS } from './resize.ts';

const fontSizeOf = (element: Element) => Number.parseFloat(getComputedStyle(element).fontSize);

function markMinFont(element: Element): void {
  element.classList.toggle(MIN_FONT_CLASS, isMinFont(fontSizeOf(element)));
}

export const SMALL_TEXT = { className: MIN_FONT_CLASS, px: MIN_FONT_PX, delay: TEXT_RESIZE_DELAY_MS };

/**
 * Keeps the class on small text up to date while the window changes. Told what is small, it needs nothing from around
 * it: pages with forms carry it as text, before any script has come.
 */
export function watchMinFont(elements: Iterable<Element>, small = SMALL_TEXT): () => void {
  const watched = [...elements];
  let timer: ReturnType<typeof setTimeout> | undefined;
  const mark = () => {
    for (const element of watched) {
      const size = Number.parseFloat(getComputedStyle(element).fontSize);
      element.classList.toggle(small.className, size <= small.px);
    }
  };
  const follow = () => {
    clearTimeout(timer);
    timer = setTimeout(mark, small.delay);
  };
  mark();
  addEventListener('resize', follow);
  return () => {
    clearTimeout(timer);
    removeEventListener('resize', follow);
  };
}

const isOverflowing = (element: Element) => element.scrollWidth > element.clientWidth;

function shrinkToFit(element: HTMLElement, ownSize: string) {
  element.style.fontSize = ownSize;
  if (isOverflowing(element)) {
    const natural = fontSizeOf(element);
    const estimate = Math.floor((natural * element.clientWidth) / element.scrollWidth);
    let size = Math.max(estimate, Math.min(natural, TEXT_SHRINK_MIN_PX));
    element.style.fontSize = `${size}px`;
    while (size > TEXT_SHRINK_MIN_PX && isOverflowing(element)) {
      size = Math.max(size - 1, TEXT_SHRINK_MIN_PX);
      element.style.fontSize = `${size}px`;
    }
  }
  markMinFont(element);
}

/** Makes text small enough for its box, never below 11 px. Undoing it gives the text its own size back. */
export function shrinkText(element: HTMLElement): () => void {
  const ownSize = element.style.fontSize;
  const shrink = () => shrinkToFit(element, ownSize);
  shrink();
  const stopWatching = onTextResize(shrink);
  return () => {
    stopWatching();
    element.style.fontSize = ownSize;
    markMinFont(element);
  };
}
