import './lightbox.css';
import { closeOnBack } from '#browser/layers/close-on-back.ts';
import { closeTargets } from '#browser/layers/close-targets.ts';
import { trapFocus } from '#browser/layers/focus-trap.ts';
import { prefersReducedMotion } from '#browser/motion/reduced-motion.ts';
import { isEditorFrame } from '#browser/page/editor-frame.ts';
import { isTouchFirst } from '#browser/page/touch-first.ts';
import type { LightboxTheme } from '#core/gallery/block-data.ts';
import { DIALOG_BASE_Z_INDEX } from '#core/theme/scale.ts';
import { normalizeIndex } from '../engine/position.ts';
import { listenForLightboxClicks } from './clicks.ts';
import { makeDeck } from './deck.ts';
import { listenForLightboxKeys, listenForWheel } from './desk.ts';
import { describe, draw, showZoom } from './draw.ts';
import { listenForGestures } from './gestures.ts';
import { lockScroll, makeGround } from './ground.ts';
import { fitted, largeUrl, type LightboxItem } from './items.ts';
import { canBecome, CONTENT_FADE_MS, OVERLAY_FADE_MS, SPEED_MS, type LightboxState } from './rules.ts';
import { makeZoom } from './zoom.ts';

export { readItems } from './items.ts';

export interface LightboxOptions {
  items: readonly LightboxItem[];
  index: number;
  theme: LightboxTheme;
  onClose?: () => void;
}

const time = (duration: number) => (prefersReducedMotion() ? 0 : duration);

/** Shows pictures large, above everything else. Returns the way to close it. */
export function openLightbox({ items, theme, onClose, ...options }: LightboxOptions): () => void {
  const parts = draw({ theme, count: items.length, isTouch: isTouchFirst() });
  const { root, stage } = parts;
  const listening = new AbortController();
  const { signal } = listening;
  const deck = makeDeck(stage, items);
  let state: LightboxState = 'opening';
  let index = normalizeIndex(options.index, items.length);

  root.style.zIndex = String(DIALOG_BASE_Z_INDEX);
  document.body.append(root);
  const undoings = [
    lockScroll(),
    trapFocus({ container: root }),
    closeTargets.add(() => close()),
    isEditorFrame() ? () => {} : closeOnBack(() => close()),
  ];
  const ground = makeGround(root, parts.ground, {
    time,
    onShown() {
      if (enter('open')) fade(CONTENT_FADE_MS);
    },
  });
  const zoom = makeZoom({ deck, time, onChange: () => showZoom(parts, zoom.isZoomed) });

  function enter(next: LightboxState): boolean {
    if (!canBecome(state, next)) return false;
    state = next;
    return true;
  }

  function fade(duration: number) {
    deck.fadeTo(index, time(duration));
    tell();
  }

  function tell() {
    const item = items[index];
    if (item) describe(parts, item, { at: index, of: items.length });
    showZoom(parts, zoom.isZoomed);
    for (const beside of [index + 1, index - 1]) preload(items[normalizeIndex(beside, items.length)]);
  }

  /** While the ground still comes in, the picture that will be shown on it changes. */
  function move(step: 1 | -1) {
    if (items.length < 2) return;
    index = normalizeIndex(index + step, items.length);
    if (state === 'open') fade(SPEED_MS);
  }

  function swipeOn(...swipe: Parameters<typeof deck.slideOn>) {
    deck.slideOn(...swipe);
    index = deck.current?.index ?? index;
    tell();
  }

  function close() {
    if (!enter('closing')) return;
    listening.abort();
    const gone = root.animate({ opacity: [1, 0] }, { duration: time(OVERLAY_FADE_MS), fill: 'forwards' });
    gone.onfinish = () => {
      enter('closed');
      deck.clear();
      root.remove();
    };
    for (const undo of undoings) undo();
    onClose?.();
  }

  const clicks = listenForLightboxClicks(parts, {
    zoom,
    wasMoving: () => deck.wasMoving,
    move,
    close,
    count: items.length,
    signal,
  });
  const stopGestures = listenForGestures(stage, {
    deck,
    zoom,
    time,
    onTap: (...tap) => clicks.onTap(...tap),
    onStart: () => clicks.flush(),
    onEnd: () => showZoom(parts, zoom.isZoomed),
    swipeOn,
    fadeGround: (share) => ground.leave(share),
    close,
  });
  signal.addEventListener('abort', stopGestures);
  listenForLightboxKeys({ zoom, move, signal });
  listenForWheel(stage, { zoom, signal });
  addEventListener('resize', () => deck.fit(), { signal });
  return close;
}

function preload(item: LightboxItem | undefined) {
  if (!item || item.video || item.src === '') return;
  new Image().src = largeUrl(item, fitted(item).width, devicePixelRatio);
}
