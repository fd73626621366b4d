import { isEditorFrame } from '#browser/page/editor-frame.ts';
import { clickMove } from '#core/gallery/options.ts';
import { isForBrowser } from './early.ts';
import type { Gallery } from './engine/gallery.ts';

export const BYPASS_EVENT = 'bypass';

/** What a click on a slide does: its own link first, then what the design says. Returns its undoing. */
export function listenForClicks(
  container: HTMLElement,
  gallery: Gallery,
  openLightbox: ((index: number) => void) | undefined,
): () => void {
  const { design, designOptions } = gallery.settings;
  const hear = (event: MouseEvent) => {
    const { target } = event;
    if (event.defaultPrevented || !(target instanceof Element) || isForBrowser(event)) return;
    const index = gallery.slides.findIndex((slide) => slide.contains(target));
    const slide = gallery.slides[index];
    if (!slide || target.closest('.gallery-meta')) return;

    const url = slide.dataset.clickThroughUrl;
    if (url !== undefined) {
      if (!isEditorFrame()) return;
      event.preventDefault();
      slide.dispatchEvent(new CustomEvent(BYPASS_EVENT, { bubbles: true, detail: { url } }));
      return;
    }
    if (design === 'strip' && index !== gallery.currentIndex) {
      event.preventDefault();
      event.stopPropagation();
      gallery.hand.setIndex(index);
      return;
    }
    if (target.closest('.video')) return;
    const behavior = designOptions.activeSlideClickBehavior;
    if (design === 'strip' && behavior !== 'select') {
      event.preventDefault();
      gallery.hand[behavior]();
    } else if (openLightbox) {
      event.preventDefault();
      openLightbox(index);
    } else if (design === 'stacked') {
      const { left, width } = slide.getBoundingClientRect();
      const move = clickMove(designOptions.clickBehavior, (event.clientX - left) / width);
      if (move) gallery.hand[move]();
    } else if (slide.querySelector('a[data-large]')) event.preventDefault();
  };
  const track = container.querySelector<HTMLElement>('.gallery-track');
  // Before the videos in the slides hear it: one beside the current slide is not played.
  track?.addEventListener('click', hear, { capture: true });
  return () => track?.removeEventListener('click', hear, { capture: true });
}
