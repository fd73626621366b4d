import { prefersReducedMotion } from '#browser/motion/reduced-motion.ts';
import { decidesToClose, decideSwipe, settle, settleTime } from '#core/gestures/release.ts';
import type { GestureState } from '#core/gestures/states.ts';
import { beyond, FIT, type Pinch, type View } from '#core/gestures/view.ts';
import type { Point } from '#core/images/image-loading.ts';
import type { Deck } from './deck.ts';
import type { Zoom } from './zoom.ts';

export interface LetGoOptions {
  deck: Deck;
  zoom: Zoom;
  time: (duration: number) => number;
  /** The picture has been let go. */
  onEnd: () => void;
  swipeOn: (step: 1 | -1, from: { uncovered: number; duration: number }) => void;
  /** How much of the ground is left while the picture is pulled away. */
  fadeGround: (share: number) => void;
  close: () => void;
}

/** What the fingers did until the last of them was lifted. */
interface Gesture {
  was: GestureState;
  /** The view when they took the picture. */
  base: View;
  pinch: Pinch | undefined;
  velocity: Point;
  isCancelled: boolean;
}

const STILL: Point = { x: 0, y: 0 };
/** How far a picture that was pulled away flies on while everything fades. */
const CLOSE_FLIGHT_MS = 200;

/** A picture that is let go goes on to the next, flies away, or comes to rest. */
export function makeLetGo(options: LetGoOptions): (gesture: Gesture) => void {
  const { deck, zoom, time } = options;
  const view = () => deck.current?.view ?? FIT;

  function goesOn({ was, base, velocity, isCancelled }: Gesture): boolean {
    if (was !== 'swiping' || !deck.canMove || isCancelled) return false;
    const frame = zoom.frame();
    const { width } = frame.pane;
    const uncovered = beyond(view(), frame).x;
    const travelled = zoom.isZoomed ? uncovered : view().x - base.x;
    const step = decideSwipe({ uncovered, travelled, velocity: velocity.x, width });
    if (step === 0) return false;
    const duration = time(settleTime(-step * width - uncovered, velocity.x));
    options.swipeOn(step, { uncovered, duration });
    return true;
  }

  function fliesAway({ was, velocity, isCancelled }: Gesture): boolean {
    if (was !== 'pulling') return false;
    const { y } = view();
    if (isCancelled || !decidesToClose({ distance: y, velocity: velocity.y })) {
      options.fadeGround(1);
      return false;
    }
    deck.slideTo({ ...view(), y: y + velocity.y * CLOSE_FLIGHT_MS }, time(CLOSE_FLIGHT_MS));
    options.close();
    return true;
  }

  return (gesture) => {
    if (goesOn(gesture) || fliesAway(gesture)) return;
    const { was, velocity, pinch } = gesture;
    const hasSwing = was === 'panning' && !prefersReducedMotion();
    const rest = settle(view(), {
      velocity: hasSwing ? velocity : STILL,
      frame: zoom.frame(),
      ...(pinch && { point: pinch.middle }),
    });
    deck.slideTo(rest.view, time(rest.duration));
    options.onEnd();
  };
}
