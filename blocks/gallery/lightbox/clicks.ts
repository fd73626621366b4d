import type { TimedPoint } from '#core/gestures/release.ts';
import type { Point } from '#core/images/image-loading.ts';
import type { LightboxParts } from './draw.ts';
import { lightboxClick, type LightboxClick } from './rules.ts';
import { makeTaps } from './taps.ts';
import { fromMiddle, type Zoom } from './zoom.ts';

export interface LightboxClicks {
  onTap(at: TimedPoint, target: EventTarget | null): void;
  /** Does at once what a tap is waiting to do. */
  flush(): void;
}

/** The buttons, and what clicks and taps on the pictures and beside them do. */
export function listenForLightboxClicks(
  { root, stage, previous, next, close, zoom: zoomButton, toggle }: LightboxParts,
  options: {
    zoom: Zoom;
    /** Whether the finger, or the mouse, went down on something that moved. */
    wasMoving: () => boolean;
    move: (step: 1 | -1) => void;
    close: () => void;
    count: number;
    signal: AbortSignal;
  },
): LightboxClicks {
  const { zoom, wasMoving, move, count, signal } = options;
  let hasHeardFirst = false;
  const taps = makeTaps((at) => zoom.toggle(fromMiddle(at)));
  signal.addEventListener('abort', () => taps.stop());

  const actionAt = (x: number, target: Element, isTouch: boolean) => {
    // What moves is not always where it was aimed at.
    const isOnContent = target.closest('.lightbox-item') !== null || wasMoving();
    return lightboxClick({ x, width: innerWidth, isOnContent, isZoomed: zoom.isZoomed, isTouch, count });
  };
  const act = (action: LightboxClick, at: Point) => {
    const actions: Readonly<Record<LightboxClick, () => void>> = {
      next: () => move(1),
      previous: () => move(-1),
      close: options.close,
      zoom: () => zoom.toggle(fromMiddle(at)),
      fit: () => zoom.fit(),
      none: () => {},
    };
    actions[action]();
  };
  const hear = (event: MouseEvent) => {
    const { target, clientX: x, clientY: y } = event;
    // The second click on what opened it, however late it comes, is not meant for what is there by then.
    hasHeardFirst ||= event.detail <= 1;
    if (!hasHeardFirst) return;
    if (!(target instanceof Element) || target.closest('.video')) return;
    const isTouch = event instanceof PointerEvent && event.pointerType === 'touch';
    const action = actionAt(x, target, isTouch);
    // Closed any earlier than by its click, a tap would go through to the page.
    if (!isTouch || action === 'close') act(action, { x, y });
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
  return {
    onTap(at, target) {
      if (!(target instanceof Element) || target.closest('.video')) return;
      const action = actionAt(at.x, target, true);
      if (action !== 'close') taps.hear(at, () => act(action, at));
    },
    flush: () => taps.flush(),
  };
}
