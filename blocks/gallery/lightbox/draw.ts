import type { LightboxTheme } from '#core/gallery/block-data.ts';
import type { LightboxItem } from './items.ts';
import { pageWords } from '#browser/page/page-words.ts';

export interface LightboxParts {
  root: HTMLElement;
  ground: HTMLElement;
  stage: HTMLElement;
  count: HTMLElement;
  /** What is said of each picture to those who do not see it. */
  status: HTMLElement;
  title: HTMLElement;
  description: HTMLElement;
  previous: HTMLButtonElement;
  next: HTMLButtonElement;
  close: HTMLButtonElement;
  /** On a desk, where no fingers zoom. */
  zoom: HTMLButtonElement | undefined;
  /** On a phone, where words would cover the picture. */
  toggle: HTMLButtonElement | undefined;
}

const PATHS = {
  close: 'M5 5 19 19M19 5 5 19',
  previous: 'M15 4 7 12l8 8',
  next: 'M9 4l8 8-8 8',
  caption: 'M4 7h16M4 12h16M4 17h9',
  zoomIn: 'M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13M15.3 15.3 20 20M7.5 10.5h6M10.5 7.5v6',
  zoomOut: 'M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13M15.3 15.3 20 20M7.5 10.5h6',
};

/** The elements of a lightbox, not yet on the page. */
export function draw(options: { theme: LightboxTheme; count: number; isTouch: boolean }): LightboxParts {
  const say = pageWords().of('gallery');
  const root = make('div', 'lightbox');
  root.dataset.theme = options.theme;
  root.setAttribute('role', 'dialog');
  root.setAttribute('aria-modal', 'true');
  root.setAttribute('aria-label', say('pictures'));
  const ground = make('div', 'lightbox-ground');
  const stage = make('div', 'lightbox-stage');
  const count = make('p', 'lightbox-count');
  count.ariaHidden = 'true';
  const status = make('p', 'lightbox-status');
  status.setAttribute('role', 'status');
  const caption = make('div', 'lightbox-caption');
  const [title, description] = [make('p', 'lightbox-title'), make('p', 'lightbox-description')];
  caption.append(title, description);
  const close = button('lightbox-close', say('close'), PATHS.close);
  const previous = button('lightbox-previous', say('previous'), PATHS.previous);
  const next = button('lightbox-next', say('next'), PATHS.next);
  const toggle = options.isTouch ? button('lightbox-toggle', say('caption'), PATHS.caption) : undefined;
  const zoom = options.isTouch ? undefined : button('lightbox-zoom', say('zoomIn'), PATHS.zoomIn);
  toggle?.setAttribute('aria-expanded', 'false');
  if (!options.isTouch) root.dataset.caption = '';
  const moves = options.count > 1 ? [previous, next] : [];
  const tools = [zoom, toggle].filter((tool) => tool !== undefined);
  root.append(ground, stage, caption, count, status, ...moves, ...tools, close);
  return { root, ground, stage, count, status, title, description, previous, next, close, zoom, toggle };
}

/** Writes what belongs to an item around it. */
export function describe(
  { root, count, status, title, description, toggle, zoom }: LightboxParts,
  item: LightboxItem,
  place: { at: number; of: number },
): void {
  const say = pageWords().of('gallery');
  const number = place.at + 1;
  count.textContent = place.of > 1 ? `${number} / ${place.of}` : '';
  const which = say(item.video ? 'videoOf' : 'pictureOf', { number, total: place.of });
  const words = [which, item.alt, item.title, item.description];
  status.textContent = [...new Set(words.filter((part) => part !== ''))].join('. ');
  title.textContent = item.title;
  description.textContent = item.description;
  const hasWords = item.title !== '' || item.description !== '';
  root.toggleAttribute('data-words', hasWords);
  if (toggle) toggle.hidden = !hasWords;
  if (zoom) zoom.hidden = item.video !== undefined;
}

/** What the zoom button does next, and the pointer shows. */
export function showZoom({ root, zoom }: LightboxParts, isZoomed: boolean): void {
  if (root.hasAttribute('data-zoomed') === isZoomed) return;
  root.toggleAttribute('data-zoomed', isZoomed);
  if (!zoom) return;
  zoom.ariaLabel = pageWords().of('gallery')(isZoomed ? 'zoomOut' : 'zoomIn');
  zoom.querySelector('path')?.setAttribute('d', isZoomed ? PATHS.zoomOut : PATHS.zoomIn);
}

function make(name: 'div' | 'p', className: string): HTMLElement {
  const element = document.createElement(name);
  element.className = className;
  return element;
}

function button(className: string, label: string, path: string): HTMLButtonElement {
  const element = document.createElement('button');
  element.type = 'button';
  element.className = `lightbox-button ${className}`;
  element.ariaLabel = label;
  element.innerHTML = `<svg viewBox="0 0 24 24" aria-hidden="true"><path d="${path}"/></svg>`;
  return element;
}
