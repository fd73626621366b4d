import { NEXT_KEY, PREVIOUS_KEY } from '#core/gallery/block-data.ts';
import type { Point } from '#core/images/image-loading.ts';
import { KEY_THROTTLE_MS, makeThrottle, ZOOM_MS, ZOOM_STEP } from './rules.ts';
import { fromMiddle, type Zoom } from './zoom.ts';

/** How much of the window an arrow key pans a zoomed picture. */
const PAN_SHARE = 0.25;
/** Pixels of the wheel that make a picture twice as large. */
const WHEEL_DOUBLE_PX = 160;
const WHEEL_LINE_PX = 16;

/** Arrows go on, or pan what is zoomed up to its edge; +, − and 0 zoom. */
export function listenForLightboxKeys(options: {
  zoom: Zoom;
  move: (step: 1 | -1) => void;
  signal: AbortSignal;
}): void {
  const { zoom, move, signal } = options;
  const throttle = makeThrottle(KEY_THROTTLE_MS);
  const sizes: Readonly<Record<string, () => void>> = {
    '+': () => zoom.by(ZOOM_STEP),
    '=': () => zoom.by(ZOOM_STEP),
    '-': () => zoom.by(1 / ZOOM_STEP),
    '0': () => zoom.fit(),
  };
  const hear = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const size = sizes[event.key];
    const step = event.keyCode === NEXT_KEY ? 1 : event.keyCode === PREVIOUS_KEY ? -1 : undefined;
    const direction = directionOf(event, step);
    if (!size && !direction) return;
    // The gallery behind must not move along, nor the page.
    event.preventDefault();
    if (size) return size();
    if (zoom.isZoomed && direction) {
      const by = { x: -direction.x * innerWidth * PAN_SHARE, y: -direction.y * innerHeight * PAN_SHARE };
      // A key that is held down stops at the edge.
      if (zoom.pan(by, ZOOM_MS) || event.repeat) return;
    }
    if (step && throttle(event.timeStamp)) move(step);
  };
  addEventListener('keydown', hear, { signal, capture: true });
}

function directionOf({ key }: KeyboardEvent, step: 1 | -1 | undefined): Point | undefined {
  if (step) return { x: step, y: 0 };
  if (key === 'ArrowDown') return { x: 0, y: 1 };
  return key === 'ArrowUp' ? { x: 0, y: -1 } : undefined;
}

/** With Ctrl, as a pinch on a touchpad sends it, the wheel zooms at the pointer; without, it pans what is zoomed. */
export function listenForWheel(
  stage: HTMLElement,
  { zoom, signal }: { zoom: Zoom; signal: AbortSignal },
): void {
  const hear = (event: WheelEvent) => {
    event.preventDefault();
    const line = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? WHEEL_LINE_PX : 1;
    const [x, y] = [event.deltaX * line, event.deltaY * line];
    const at = fromMiddle({ x: event.clientX, y: event.clientY });
    if (event.ctrlKey) zoom.by(2 ** (-y / WHEEL_DOUBLE_PX), at, 0);
    else if (zoom.isZoomed) zoom.pan({ x: -x, y: -y });
  };
  stage.addEventListener('wheel', hear, { signal, passive: false });
}
