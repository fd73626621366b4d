import { isMinFont, MIN_FONT_CLASS, TEXT_SHRINK_MIN_PX } from '#core/theme/text-size.ts';
import { onTextResize } from './resize.ts';

const fontSizeOf = (element: Element) => Number.parseFloat(getComputedStyle(element).fontSize);

export function markMinFont(element: Element): void {
  element.classList.toggle(MIN_FONT_CLASS, isMinFont(fontSizeOf(element)));
}

/** Keeps the class on small text up to date while the window changes. */
export function watchMinFont(elements: Iterable<Element>): () => void {
  const watched = [...elements];
  const mark = () => watched.forEach(markMinFont);
  mark();
  return onTextResize(mark);
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
