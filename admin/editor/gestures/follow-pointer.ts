import type { FramePage } from '../canvas/frame-page.ts';

/** The pointer on the page: it moves on when the page scrolls under it. */
export interface Point {
  x: number;
  y: number;
  /** In the window. */
  clientX: number;
  clientY: number;
  isAlt: boolean;
}

export interface Movement {
  move(point: Point): void;
  end(point: Point): void;
  cancel(): void;
}

export function pointOf({ clientX, clientY, altKey }: PointerEvent, { scrollX, scrollY }: Window): Point {
  return { x: clientX + scrollX, y: clientY + scrollY, clientX, clientY, isAlt: altKey };
}

/** This near to the edge of the window the page scrolls along, faster the nearer. */
const SCROLL_ZONE = 64;
const MAX_SCROLL_PER_FRAME = 22;

/** Follows a pressed pointer: however often it moves, the movement is told once per frame. Returns what gives it up. */
export function followPointer(
  { window, document }: FramePage,
  start: PointerEvent,
  movement: Movement,
): () => void {
  let last = start;
  let frame = 0;
  const listening = new AbortController();
  const options = { signal: listening.signal, capture: true };

  const scrollSpeed = ({ clientY }: PointerEvent): number => {
    const above = SCROLL_ZONE - clientY;
    const below = clientY - (window.innerHeight - SCROLL_ZONE);
    const share = Math.min(Math.max(above, below) / SCROLL_ZONE, 1);
    return share <= 0 ? 0 : share * MAX_SCROLL_PER_FRAME * (above > below ? -1 : 1);
  };
  const tick = () => {
    frame = 0;
    const speed = scrollSpeed(last);
    if (speed !== 0) {
      const before = window.scrollY;
      window.scrollBy(0, speed);
      if (window.scrollY !== before) schedule();
    }
    movement.move(pointOf(last, window));
  };
  const schedule = () => {
    if (frame === 0) frame = window.requestAnimationFrame(tick);
  };
  const stop = () => {
    listening.abort();
    window.cancelAnimationFrame(frame);
  };

  document.addEventListener(
    'pointermove',
    (event) => {
      if (event.pointerId !== start.pointerId) return;
      last = event;
      schedule();
    },
    options,
  );
  document.addEventListener(
    'pointerup',
    (event) => {
      if (event.pointerId !== start.pointerId) return;
      stop();
      movement.end(pointOf(event, window));
    },
    options,
  );
  const cancel = () => {
    stop();
    movement.cancel();
  };
  document.addEventListener('pointercancel', cancel, options);
  window.addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      event.stopImmediatePropagation();
      cancel();
    },
    options,
  );
  try {
    document.documentElement.setPointerCapture(start.pointerId);
  } catch {
    // A pointer that was made up by a test or is gone already cannot be captured, and need not be.
  }
  return cancel;
}
