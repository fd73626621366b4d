import { askedSlide, findSlide, slideAddress } from '#core/gallery/slides.ts';
import type { SlideName } from '#core/gallery/slide-names.ts';

export interface SlideHistory {
  /** The slide the address asks for, if any. */
  readonly asked: number | undefined;
  /** A visitor's own steps can be gone back; those that happen by themselves leave no trace. */
  write(index: number, how: 'push' | 'replace'): void;
  destroy(): void;
}

/** Keeps the current slide in the address, and follows the browser's back and forward. */
export function makeSlideHistory(options: {
  key: string;
  slides: readonly SlideName[];
  collectionUrl: string | undefined;
  onReturn: (index: number) => void;
}): SlideHistory {
  const { key, slides, collectionUrl, onReturn } = options;
  const current = () => findSlide(askedSlide(location, key, collectionUrl), slides);
  const goBack = (event: PopStateEvent) => {
    const state: unknown = event.state;
    const stored =
      typeof state === 'object' && state !== null && key in state
        ? String((state as Record<string, unknown>)[key])
        : undefined;
    onReturn(findSlide(stored, slides) ?? current() ?? 0);
  };
  addEventListener('popstate', goBack);
  return {
    get asked() {
      return current();
    },
    write(index, how) {
      const name = slides[index];
      if (!name) return;
      const value = name.url || name.id;
      const state: unknown = history.state;
      const kept = typeof state === 'object' ? state : {};
      const address = slideAddress(location, { key, value }, collectionUrl) + location.hash;
      history[how === 'push' ? 'pushState' : 'replaceState']({ ...kept, [key]: value }, '', address);
    },
    destroy: () => removeEventListener('popstate', goBack),
  };
}
