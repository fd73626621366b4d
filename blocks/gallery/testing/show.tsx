import { createRoot } from 'react-dom/client';
import { fields, blockData } from '../fields.ts';
import { startGallery, type GalleryParts } from '../start.ts';
import { hasContent } from '../slide.tsx';
import { GalleryMarkup } from '../view.tsx';
import '../../video/styles.css';
import '../styles.css';
import './page.css';

const ID = 'abcdefghijklmnopqrstuvwx';
/** Landscape, square, portrait, panorama: what people put beside each other. */
const SHAPES = [
  [1600, 1000],
  [1000, 1000],
  [800, 1200],
  [3000, 750],
] as const;

export interface Shown {
  block: HTMLElement;
  gallery: HTMLElement;
  viewport: HTMLElement;
  slides: HTMLElement[];
  media: HTMLElement[];
  next: HTMLElement | null;
  previous: HTMLElement | null;
  /** What the bar says: people count from one. */
  place: () => string | undefined;
  current: () => number;
  start: (parts?: GalleryParts) => Promise<void>;
  end: () => void;
}

export const picture = (index: number) => {
  const [width, height] = SHAPES[index % SHAPES.length] ?? [1, 1];
  const id = `picture${String(index).padStart(17, '0')}`;
  return { src: `/images/${id}/p${index}.jpg`, alt: `Picture ${index}`, width, height };
};

export const slides = (count: number, more: object = {}) =>
  Array.from({ length: count }, (_, index) => ({
    image: { ...picture(index), focalPoint: { x: 0.5, y: 0.5 } },
    title: `Title ${index}`,
    ...more,
  }));

export const film = { type: 'video', title: 'A film', video: 'https://player.vimeo.com/video/76979871' };

/** Puts a gallery on the page as the server writes it, so wide, not yet started. */
export function show(values: Record<string, unknown>, { width = 1000, dir = '' } = {}): Shown {
  const read = fields.read({ slides: slides(9), captions: false, ...values });
  const host = document.createElement('div');
  const root = createRoot(host);
  root.render(
    <GalleryMarkup id={ID} values={read} slides={read.slides.filter(hasContent)} isEditing={false} />,
  );
  const block = document.createElement('div');
  block.className = 'block';
  block.dataset.block = 'gallery';
  block.dataset.blockJson = JSON.stringify(blockData(read));
  block.dir = dir;
  block.style.width = `${width}px`;
  block.innerHTML = host.innerHTML;
  root.unmount();
  document.body.style.margin = '0';
  document.body.append(block);
  const one = (selector: string) => block.querySelector<HTMLElement>(selector);
  const all = (selector: string) => [...block.querySelectorAll<HTMLElement>(selector)];
  const gallery = one('.gallery') ?? block;
  let end = () => {};
  return {
    block,
    gallery,
    viewport: one('.gallery-viewport') ?? block,
    slides: all('.gallery-slide'),
    media: all('.gallery-media'),
    next: one('.gallery-next'),
    previous: one('.gallery-previous'),
    place: () => one('.gallery-current')?.textContent,
    current: () => all('.gallery-slide').findIndex((slide) => slide.hasAttribute('data-current')),
    async start(parts) {
      end = startGallery(block, parts);
      while (gallery.dataset.galleryBound === undefined) await new Promise(requestAnimationFrame);
    },
    end: () => end(),
  };
}

/** A finger whose every point has a time of its own. */
export function touch(
  on: HTMLElement,
  by: { x?: number; y?: number },
  { ms = 120, hold = 0, steps = 6 }: { ms?: number; hold?: number; steps?: number } = {},
) {
  const box = on.getBoundingClientRect();
  const from = { x: box.left + box.width / 2, y: box.top + Math.min(box.height, innerHeight) / 2 };
  let time = performance.now();
  const send = (type: string, point: { x: number; y: number } | undefined) => {
    const touches = point
      ? [new Touch({ identifier: 1, target: on, clientX: point.x, clientY: point.y })]
      : [];
    const event = new TouchEvent(type, { touches, bubbles: true, cancelable: true });
    Object.defineProperty(event, 'timeStamp', { value: time });
    on.dispatchEvent(event);
    return event;
  };
  send('touchstart', from);
  const moves: TouchEvent[] = [];
  for (let step = 1; step <= steps; step += 1) {
    time += ms / steps;
    moves.push(
      send('touchmove', {
        x: from.x + ((by.x ?? 0) * step) / steps,
        y: from.y + ((by.y ?? 0) * step) / steps,
      }),
    );
  }
  const last = { x: from.x + (by.x ?? 0), y: from.y + (by.y ?? 0) };
  for (let still = 0; still < (hold > 0 ? 5 : 0); still += 1) {
    time += hold / 5;
    send('touchmove', last);
  }
  return { moves, lift: () => send('touchend', undefined) };
}

export function swipe(
  on: HTMLElement,
  by: { x?: number; y?: number },
  how: Parameters<typeof touch>[2] = {},
) {
  touch(on, by, how).lift();
}

/** Lets everything that moves arrive. */
export async function arrive(element: HTMLElement, isThere: () => boolean) {
  for (let frame = 0; frame < 300 && !isThere(); frame += 1) {
    for (const animation of element.getAnimations({ subtree: true })) animation.finish();
    await new Promise(requestAnimationFrame);
  }
}
