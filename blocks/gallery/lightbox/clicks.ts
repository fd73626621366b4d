import type { LightboxParts } from './draw.ts';
import { lightboxClick, type LightboxClick } from './rules.ts';
import { makeTaps, type Taps } from './taps.ts';
import { fromMiddle, type Zoom } from './zoom.ts';

/** The buttons, and what clicks and taps on the pictures and beside them do. */
export function listenForLightboxClicks(
  { root, stage, previous, next, close, zoom: zoomButton, toggle }: LightboxParts,
  options: {
    zoom: Zoom;
    move: (step: 1 | -1) => void;
    close: () => void;
    count: number;
    isOpening: () => boolean;
    signal: AbortSignal;
  },
): Taps {
  const { zoom, move, count, isOpening, signal } = options;
  const taps = makeTaps((at) => zoom.toggle(fromMiddle(at)));
  signal.addEventListener('abort', () => taps.stop());

  const hear = (event: MouseEvent) => {
    const { target, clientX: x, clientY: y, timeStamp } = event;
    // The second click on what opened it finds the bare ground there.
    if (isOpening() && event.detail > 1) return;
    if (!(target instanceof Element) || target.closest('.video')) return;
    const isTouch = event instanceof PointerEvent && event.pointerType === 'touch';
    const isOnContent = target.closest('.lightbox-item') !== null;
    const { isZoomed } = zoom;
    const action = lightboxClick({ x, width: innerWidth, isOnContent, isZoomed, isTouch, count });
    const actions: Readonly<Record<LightboxClick, () => void>> = {
      next: () => move(1),
      previous: () => move(-1),
      close: options.close,
      zoom: () => zoom.toggle(fromMiddle({ x, y })),
      fit: () => zoom.fit(),
      none: () => {},
    };
    if (isTouch && action !== 'close') taps.hear({ x, y, time: timeStamp }, actions[action]);
    else actions[action]();
  };
  stage.addEventListener('click', hear, { signal });
  close.addEventListener('click', options.close, { signal });
  previous.addEventListener('click', () => move(-1), { signal });
  next.addEventListener('click', () => move(1), { signal });
  zoomButton?.addEventListener('click', () => zoom.toggle(), { signal });
  toggle?.addEventListener('click', () => {
    const isShown = root.toggleAttribute('data-caption');
    toggle.setAttribute('aria-expanded', String(isShown));
  });
  return taps;
}
