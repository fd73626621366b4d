import './lightbox.css';
import { closeTargets } from '#browser/layers/close-targets.ts';
import { trapFocus } from '#browser/layers/focus-trap.ts';
import { prefersReducedMotion } from '#browser/motion/reduced-motion.ts';
import { isTouchFirst } from '#browser/page/touch-first.ts';
import { NEXT_KEY, PREVIOUS_KEY, type LightboxTheme } from '#core/gallery/block-data.ts';
import { DIALOG_BASE_Z_INDEX } from '#core/theme/scale.ts';
import { normalizeIndex } from '../engine/position.ts';
import { draw, type LightboxParts } from './draw.ts';
import { listenForGestures } from './gestures.ts';
import { fitBox, largeUrl, type LightboxItem } from './items.ts';
import {
  CONTENT_FADE_MS,
  KEY_THROTTLE_MS,
  lightboxClick,
  makeThrottle,
  OVERLAY_FADE_MS,
  OVERLAY_OPACITY,
  paddingAt,
  SPEED_MS,
} from './rules.ts';

export { readItems } from './items.ts';

export interface LightboxOptions {
  items: readonly LightboxItem[];
  index: number;
  theme: LightboxTheme;
  onClose?: () => void;
  onMove?: (index: number) => void;
}

type State = 'opening' | 'open' | 'closing' | 'closed';

/** Shows pictures large, above everything else. Returns the way to close it. */
export function openLightbox({ items, theme, onClose, onMove, ...options }: LightboxOptions): () => void {
  const parts = draw({ theme, count: items.length, isTouch: isTouchFirst() });
  const { root, ground, stage, previous, next, close: closeButton, toggle } = parts;
  const listening = new AbortController();
  const { signal } = listening;
  const throttle = makeThrottle(KEY_THROTTLE_MS);
  const time = (duration: number) => (prefersReducedMotion() ? 0 : duration);
  let state: State = 'opening';
  let index = normalizeIndex(options.index, items.length);
  let shown: HTMLElement | undefined;

  root.style.zIndex = String(DIALOG_BASE_Z_INDEX);
  document.body.append(root);
  const unlock = lockScroll();
  const release = trapFocus({ container: root });
  const removeTarget = closeTargets.add(() => close());
  const stopGestures = listenForGestures(stage, {
    content: () => shown,
    move: (step) => move(step),
    fadeGround: (share) => (ground.style.opacity = String(OVERLAY_OPACITY * share)),
    close: () => close(),
    canMove: () => items.length > 1,
  });

  const fadeIn = ground.animate(
    { opacity: [0, OVERLAY_OPACITY] },
    { duration: time(OVERLAY_FADE_MS), fill: 'forwards', easing: 'ease-out' },
  );
  fadeIn.onfinish = () => {
    if (state !== 'opening') return;
    state = 'open';
    fadeIn.commitStyles();
    fadeIn.cancel();
    show(index, CONTENT_FADE_MS);
  };

  function show(at: number, duration: number) {
    const item = items[at];
    if (!item) return;
    const before = shown;
    const element = drawItem(item);
    shown = element;
    stage.append(element);
    size(element, item);
    element.animate({ opacity: [0, 1] }, { duration: time(duration), easing: 'ease-out' });
    if (before) {
      before.inert = true;
      const leaving = before.animate({ opacity: [1, 0] }, { duration: time(duration), fill: 'forwards' });
      leaving.onfinish = () => before.remove();
    }
    describe(parts, item, at, items.length);
    for (const beside of [at + 1, at - 1]) preload(items[normalizeIndex(beside, items.length)]);
  }

  function drawItem(item: LightboxItem): HTMLElement {
    const element = document.createElement('div');
    element.className = 'lightbox-item';
    if (item.video) {
      const copy = item.video.cloneNode(true) as HTMLElement;
      element.append(copy);
      void import('../../video/playing.ts').then(({ makeVideo }) => {
        const video = makeVideo(copy);
        signal.addEventListener('abort', () => video.destroy());
      });
      return element;
    }
    const picture = document.createElement('img');
    picture.alt = item.alt;
    picture.draggable = false;
    element.append(picture);
    return element;
  }

  function size(element: HTMLElement, item: LightboxItem) {
    const padding = paddingAt(innerWidth);
    const room = { width: innerWidth - 2 * padding, height: innerHeight - 2 * padding };
    const box = fitBox(item, room);
    element.style.width = `${box.width}px`;
    element.style.height = `${box.height}px`;
    const picture = element.querySelector<HTMLImageElement>(':scope > img');
    if (picture) picture.src = largeUrl(item, box.width, devicePixelRatio);
  }

  function preload(item: LightboxItem | undefined) {
    if (!item || item.video || item.src === '') return;
    const { width } = fitBox(item, { width: innerWidth - 2 * paddingAt(innerWidth), height: innerHeight });
    new Image().src = largeUrl(item, width, devicePixelRatio);
  }

  function move(step: 1 | -1) {
    if (state !== 'open' || items.length < 2) return;
    index = normalizeIndex(index + step, items.length);
    show(index, SPEED_MS);
    onMove?.(index);
  }

  function close() {
    if (state === 'closing' || state === 'closed') return;
    state = 'closing';
    listening.abort();
    stopGestures();
    removeTarget();
    const gone = root.animate({ opacity: [1, 0] }, { duration: time(OVERLAY_FADE_MS), fill: 'forwards' });
    gone.onfinish = () => {
      state = 'closed';
      root.remove();
    };
    unlock();
    release();
    onClose?.();
  }

  addEventListener(
    'keydown',
    (event) => {
      if (event.keyCode !== NEXT_KEY && event.keyCode !== PREVIOUS_KEY) return;
      // The gallery behind must not move along.
      event.preventDefault();
      if (throttle(event.timeStamp)) move(event.keyCode === NEXT_KEY ? 1 : -1);
    },
    { signal, capture: true },
  );
  addEventListener(
    'resize',
    () => {
      const item = items[index];
      if (shown && item) size(shown, item);
    },
    { signal },
  );
  stage.addEventListener(
    'click',
    (event) => {
      const { target } = event;
      if (target instanceof Element && target.closest('.video')) return;
      const isOnContent = target instanceof Element && target.closest('.lightbox-item') !== null;
      const action = lightboxClick({ x: event.clientX, width: innerWidth, isOnContent, count: items.length });
      if (action === 'close') close();
      else if (action !== 'none') move(action === 'next' ? 1 : -1);
    },
    { signal },
  );
  closeButton.addEventListener('click', close, { signal });
  previous.addEventListener('click', () => move(-1), { signal });
  next.addEventListener('click', () => move(1), { signal });
  toggle?.addEventListener('click', () => {
    const isShown = root.toggleAttribute('data-caption');
    toggle.setAttribute('aria-expanded', String(isShown));
  });
  return close;
}

function describe(
  { root, count, title, description, toggle }: LightboxParts,
  item: LightboxItem,
  at: number,
  of: number,
) {
  count.textContent = of > 1 ? `${at + 1} / ${of}` : '';
  title.textContent = item.title;
  description.textContent = item.description;
  const hasWords = item.title !== '' || item.description !== '';
  root.toggleAttribute('data-words', hasWords);
  if (toggle) toggle.hidden = !hasWords;
}

/** The page behind stays where it is, and does not jump when its scroll bar goes. */
function lockScroll(): () => void {
  const { style, clientWidth } = document.documentElement;
  const before = { overflow: style.overflow, paddingRight: style.paddingRight };
  const bar = innerWidth - clientWidth;
  style.overflow = 'hidden';
  if (bar > 0) style.paddingRight = `${bar}px`;
  return () => Object.assign(style, before);
}
