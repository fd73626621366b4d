import { DRAG_AXIS_PX } from '#browser/motion/drag.ts';
import { dragKind, velocityOf, type TimedPoint } from '#core/gestures/release.ts';
import { nextGesture, type GestureInput, type GestureState } from '#core/gestures/states.ts';
import { beyond, FIT, pinchView, resistPan, type Pinch } from '#core/gestures/view.ts';
import type { Point } from '#core/images/image-loading.ts';
import { makeLetGo, type LetGoOptions } from './let-go.ts';
import { fromMiddle } from './zoom.ts';

export interface GestureOptions extends LetGoOptions {
  /** A finger went down and up again. Browsers send no click where that stops a movement. */
  onTap: (at: TimedPoint, target: EventTarget | null) => void;
  /** A finger, or the mouse, begins to move something. */
  onStart: () => void;
}

const STILL: Point = { x: 0, y: 0 };
/** However far a picture is pulled away, so much of the ground stays until it is let go. */
const LEAST_GROUND = 0.3;
/** A finger held longer than this asks for the browser's own menu. */
const LONG_PRESS_MS = 500;

/** Two fingers zoom, one pans what is zoomed; fitted, a pull up or down closes and one sideways goes on. */
export function listenForGestures(stage: HTMLElement, options: GestureOptions): () => void {
  const { deck, zoom } = options;
  const letGo = makeLetGo(options);
  const listening = new AbortController();
  const { signal } = listening;
  const pointers = new Map<number, Point>();
  let state: GestureState = 'idle';
  let hasMoved = false;
  /** The view when the fingers took the picture, and where they were. */
  let base = FIT;
  let start: Point = STILL;
  let pressedAt = 0;
  let pinch: Pinch | undefined;
  let points: TimedPoint[] = [];

  const view = () => deck.current?.view ?? FIT;
  const enter = (input: GestureInput) => (state = nextGesture(state, input));
  const take = (at: Point) => {
    base = view();
    start = at;
    points = [];
  };

  function press(event: PointerEvent) {
    const isOther = event.pointerType === 'mouse' && event.button !== 0;
    if (isOther || !deck.current || isPlayer(event.target)) return;
    // The first finger of all: what the browser never said of others is over.
    if (event.isPrimary) pointers.clear();
    if (pointers.size === 2) return;
    pointers.set(event.pointerId, pointOf(event));
    deck.freeze();
    take(pointOf(event));
    if (pointers.size === 2) return beginPinch();
    state = 'idle';
    hasMoved = false;
    pinch = undefined;
    pressedAt = event.timeStamp;
    enter('press');
  }

  function beginPinch() {
    begin();
    enter('second');
    take(start);
    pinch = pinchOf(pointers);
    deck.uncover(0);
    options.fadeGround(1);
  }

  function begin() {
    hasMoved = true;
    for (const id of pointers.keys()) stage.setPointerCapture(id);
    options.onStart();
  }

  function move(event: PointerEvent) {
    if (!pointers.has(event.pointerId)) return;
    const at = pointOf(event);
    pointers.set(event.pointerId, at);
    if (state === 'pressed') {
      const by = { x: at.x - start.x, y: at.y - start.y };
      if (Math.hypot(by.x, by.y) < DRAG_AXIS_PX) return;
      begin();
      // From here on: what it took to tell the direction is not made up for by a jump.
      take(at);
      enter(dragKind(by, base, zoom.frame()));
    }
    points.push(...coalesced(event));
    follow({ x: at.x - start.x, y: at.y - start.y });
  }

  function follow(by: Point) {
    const frame = zoom.frame();
    const pulled = { ...base, x: base.x + by.x, y: base.y + by.y };
    if (state === 'pinching') {
      const to = pinchOf(pointers);
      if (pinch && to) deck.current?.put(pinchView(base, { from: pinch, to }, frame.maxScale));
    } else if (state === 'panning') deck.current?.put(resistPan(pulled, frame));
    else if (state === 'pulling') {
      deck.current?.put({ ...base, y: pulled.y });
      options.fadeGround(Math.max(LEAST_GROUND, 1 - Math.abs(pulled.y) / frame.pane.height));
    } else if (state === 'swiping') {
      const across = { ...base, x: pulled.x };
      if (!deck.canMove) return deck.current?.put(resistPan(across, frame));
      deck.current?.put(across);
      deck.uncover(beyond(across, frame).x);
    }
  }

  function lift(event: PointerEvent) {
    if (!pointers.delete(event.pointerId)) return;
    const [left] = pointers.values();
    if (left) {
      enter('release');
      return take(left);
    }
    const was = state;
    enter('lift');
    const isCancelled = event.type === 'pointercancel';
    const velocity = isCancelled ? STILL : velocityOf(points, event.timeStamp);
    letGo({ was, base, pinch, velocity, isCancelled });
    const isTap = was === 'pressed' && event.timeStamp - pressedAt < LONG_PRESS_MS && !isCancelled;
    if (isTap && event.pointerType === 'touch')
      options.onTap({ ...pointOf(event), time: event.timeStamp }, event.target);
  }

  stage.addEventListener('pointerdown', press, { signal });
  stage.addEventListener('pointermove', move, { signal });
  // The mouse may be let go of anywhere.
  addEventListener('pointerup', lift, { signal });
  addEventListener('pointercancel', lift, { signal });
  stage.addEventListener(
    'click',
    (event) => {
      if (!hasMoved) return;
      hasMoved = false;
      event.preventDefault();
      event.stopPropagation();
    },
    { signal, capture: true },
  );
  return () => listening.abort();
}

/** A player has movements of its own. */
function isPlayer(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('video, iframe') !== null;
}

function pointOf({ clientX, clientY }: MouseEvent): Point {
  return { x: clientX, y: clientY };
}

function coalesced(event: PointerEvent): TimedPoint[] {
  const all = event.getCoalescedEvents();
  return (all.length > 0 ? all : [event]).map((one) => ({ ...pointOf(one), time: one.timeStamp }));
}

function pinchOf(pointers: ReadonlyMap<number, Point>): Pinch | undefined {
  const [one, two] = pointers.values();
  if (!one || !two) return undefined;
  return {
    middle: fromMiddle({ x: (one.x + two.x) / 2, y: (one.y + two.y) / 2 }),
    distance: Math.hypot(one.x - two.x, one.y - two.y),
  };
}
