import type { FramePage } from '../canvas/frame-page.ts';
import { followPointer, type Movement } from './follow-pointer.ts';

/** A finger that rests this long lifts what is under it; one that moves before scrolls the page. */
export const LIFT_AFTER_MS = 400;
/** No finger is quite still. */
const REST_PX = 8;
const BUZZ_MS = 12;

/** Starts a movement; undefined when there is nothing to lift after all. */
type Lift = () => Movement | undefined;

/** Dragging by finger. The page scrolls as ever until something is lifted; a second finger gives the drag up. */
export function liftByTouch(frame: FramePage, signal: AbortSignal) {
  const { document, window } = frame;
  let waiting: { event: PointerEvent; timer: number } | undefined;
  let cancel: (() => void) | undefined;
  let hasMoved = false;

  const forget = () => {
    if (waiting) window.clearTimeout(waiting.timer);
    waiting = undefined;
  };
  const start = (event: PointerEvent, lift: Lift) => {
    forget();
    const movement = lift();
    if (!movement) return;
    hasMoved = true;
    window.navigator.vibrate?.(BUZZ_MS);
    const end = () => {
      cancel = undefined;
    };
    cancel = followPointer(frame, event, {
      move: (point) => movement.move(point),
      end(point) {
        end();
        movement.end(point);
      },
      cancel() {
        end();
        movement.cancel();
      },
    });
  };

  const listen = <K extends keyof DocumentEventMap>(
    type: K,
    hear: (event: DocumentEventMap[K]) => void,
    passive = true,
  ) => document.addEventListener(type, hear, { signal, capture: true, passive });
  listen('pointermove', ({ pointerId, clientX, clientY }) => {
    if (waiting?.event.pointerId !== pointerId) return;
    const { event } = waiting;
    if (Math.hypot(clientX - event.clientX, clientY - event.clientY) > REST_PX) forget();
  });
  for (const type of ['pointerup', 'pointercancel'] as const) listen(type, forget);
  // Said before the browser begins to scroll, which it then does not.
  listen('touchmove', (event) => cancel && event.cancelable && event.preventDefault(), false);
  listen('contextmenu', (event) => (cancel || waiting) && event.preventDefault(), false);
  signal.addEventListener('abort', forget);

  return {
    down(event: PointerEvent, lift: Lift | undefined): void {
      forget();
      if (!event.isPrimary) {
        cancel?.();
        return;
      }
      hasMoved = false;
      if (lift) waiting = { event, timer: window.setTimeout(() => start(event, lift), LIFT_AFTER_MS) };
    },
    /** Whether the last touch moved something. */
    hasMoved: (): boolean => hasMoved,
  };
}
