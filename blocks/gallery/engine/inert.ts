import { makeAutoplay } from './autoplay.ts';
import type { Gallery } from './gallery.ts';
import { makeEvents } from './events.ts';

/** A gallery without slides, or on an element that has one already: it counts, and does nothing else. */
export function makeInertGallery(
  parts: Pick<Gallery, 'settings'> & { readSlides: () => HTMLElement[]; destroy: () => void },
): Gallery {
  let slides = parts.readSlides();
  const nothing = () => {};
  const moves = { next: nothing, previous: nothing, setIndex: nothing };
  return {
    ...makeEvents(),
    ...moves,
    hand: moves,
    settings: parts.settings,
    autoplay: makeAutoplay({ timeout: parts.settings.autoplayOptions.timeout, advance: nothing }),
    currentIndex: 0,
    inMotion: false,
    get slides() {
      return slides;
    },
    get numberOfSlides() {
      return slides.length;
    },
    link: nothing,
    follow: nothing,
    hearKey: nothing,
    refresh() {
      slides = parts.readSlides();
    },
    destroy: parts.destroy,
  };
}
