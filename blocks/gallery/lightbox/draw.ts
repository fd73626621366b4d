import type { LightboxTheme } from '#core/gallery/block-data.ts';

export interface LightboxParts {
  root: HTMLElement;
  ground: HTMLElement;
  stage: HTMLElement;
  count: HTMLElement;
  title: HTMLElement;
  description: HTMLElement;
  previous: HTMLButtonElement;
  next: HTMLButtonElement;
  close: HTMLButtonElement;
  toggle: HTMLButtonElement | undefined;
}

const PATHS = {
  close: 'M5 5 19 19M19 5 5 19',
  previous: 'M15 4 7 12l8 8',
  next: 'M9 4l8 8-8 8',
  caption: 'M4 7h16M4 12h16M4 17h9',
};

/** The elements of a lightbox, not yet on the page. */
export function draw(options: { theme: LightboxTheme; count: number; isTouch: boolean }): LightboxParts {
  const root = make('div', 'lightbox');
  root.dataset.theme = options.theme;
  root.setAttribute('role', 'dialog');
  root.setAttribute('aria-modal', 'true');
  root.setAttribute('aria-label', 'Pictures');
  const ground = make('div', 'lightbox-ground');
  const stage = make('div', 'lightbox-stage');
  const count = make('p', 'lightbox-count');
  count.setAttribute('aria-live', 'polite');
  const caption = make('div', 'lightbox-caption');
  caption.setAttribute('aria-live', 'polite');
  const [title, description] = [make('p', 'lightbox-title'), make('p', 'lightbox-description')];
  caption.append(title, description);
  const close = button('lightbox-close', 'Close', PATHS.close);
  const previous = button('lightbox-previous', 'Previous', PATHS.previous);
  const next = button('lightbox-next', 'Next', PATHS.next);
  const toggle = options.isTouch ? button('lightbox-toggle', 'Caption', PATHS.caption) : undefined;
  toggle?.setAttribute('aria-expanded', 'false');
  if (!options.isTouch) root.dataset.caption = '';
  const moves = options.count > 1 ? [previous, next] : [];
  root.append(ground, stage, caption, count, ...moves, ...(toggle ? [toggle] : []), close);
  return { root, ground, stage, count, title, description, previous, next, close, toggle };
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
