import type { GallerySettings } from '#core/gallery/block-data.ts';
import { askedSlide, findSlide, historyKey, slideAddress } from '#core/gallery/slides.ts';
import type { Events } from './events.ts';
import type { GalleryEvents } from './gallery.ts';
import type { Movement } from './movement.ts';

/**
 * Keeps the current slide in the address, where the settings say so, and follows the browser's Back and Forward.
 * Returns its undoing.
 */
export function keepInHistory(gallery: {
  settings: GallerySettings;
  slides: readonly HTMLElement[];
  on: Events<GalleryEvents>['on'];
  movement: Movement;
}): () => void {
  const { settings, on, movement } = gallery;
  const key = historyKey(settings.historyHash);
  if (key === undefined) return () => {};
  const names = gallery.slides.map(({ dataset }) => ({
    id: dataset.slideId ?? '',
    url: dataset.slideUrl ?? '',
  }));
  const collectionUrl = gallery.slides[0]?.dataset.collectionFullUrl;
  const first = movement.index;
  const asked = () => findSlide(askedSlide(location, key, collectionUrl), names) ?? first;

  const goBack = ({ state }: PopStateEvent) =>
    movement.setIndex(findSlide(storedIn(state, key), names) ?? asked(), 'history');
  addEventListener('popstate', goBack);
  movement.place(asked());
  const stopHearing = on('change', ({ index, cause }) => {
    if (cause === 'history') return;
    const name = names[index];
    if (!name) return;
    const value = name.url || name.id;
    const state: unknown = history.state;
    const kept = typeof state === 'object' ? state : {};
    const address = slideAddress(location, { key, value }, collectionUrl) + location.hash;
    // A visitor's own steps can be gone back; those that happen by themselves leave no trace.
    const write = cause === 'autoplay' ? 'replaceState' : 'pushState';
    history[write]({ ...kept, [key]: value }, '', address);
  });
  return () => {
    removeEventListener('popstate', goBack);
    stopHearing();
  };
}

function storedIn(state: unknown, key: string): string | undefined {
  if (typeof state !== 'object' || state === null || !(key in state)) return undefined;
  return String((state as Record<string, unknown>)[key]);
}
