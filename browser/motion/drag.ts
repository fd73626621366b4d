/** Pixels after which it is clear which way a finger goes. */
export const DRAG_AXIS_PX = 10;

export interface DragPoint {
  position: number;
  time: number;
}

export interface Drag {
  /** From where the finger went down, along the axis. */
  distance: number;
  /** Milliseconds since then. */
  time: number;
  points: readonly DragPoint[];
}

export interface DragOptions {
  axis: () => 'x' | 'y';
  canStart?: () => boolean;
  onStart?: () => void;
  onMove: (drag: Drag) => void;
  /** `isCancelled` when the browser or a second finger took over. */
  onEnd: (drag: Drag, isCancelled: boolean) => void;
  /** A press held longer than this is no click. */
  longPressMs?: number;
  mouse?: boolean;
}

type State = 'idle' | 'pressed' | 'dragging' | 'elsewhere';

/**
 * Follows one finger, or the mouse with its button down, along one axis. A movement that starts along
 * the other axis is left to the browser: the page scrolls. Returns its undoing.
 */
export function listenForDrag(element: HTMLElement, options: DragOptions): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  let state: State = 'idle';
  let start = { x: 0, y: 0, time: 0 };
  let points: DragPoint[] = [];
  let swallowsClick = false;

  const press = (x: number, y: number, time: number) => {
    if (options.canStart?.() === false) return;
    state = 'pressed';
    start = { x, y, time };
    points = [];
    swallowsClick = false;
  };
  const dragAt = (time: number): Drag => ({
    distance: points.at(-1)?.position ?? 0,
    time: time - start.time,
    points,
  });
  const move = (x: number, y: number, event: Event) => {
    if (state !== 'pressed' && state !== 'dragging') return;
    const isX = options.axis() === 'x';
    const [along, across] = isX ? [x - start.x, y - start.y] : [y - start.y, x - start.x];
    if (state === 'pressed') {
      if (Math.hypot(along, across) < DRAG_AXIS_PX) return;
      state = Math.abs(along) > Math.abs(across) ? 'dragging' : 'elsewhere';
      if (state === 'elsewhere') return;
      swallowsClick = true;
      options.onStart?.();
    }
    if (event.cancelable) event.preventDefault();
    points.push({ position: along, time: event.timeStamp });
    options.onMove(dragAt(event.timeStamp));
  };
  const release = (event: Event, isCancelled: boolean) => {
    const before = state;
    state = 'idle';
    if (before === 'idle') return;
    const drag = dragAt(event.timeStamp);
    if (options.longPressMs !== undefined && drag.time > options.longPressMs) swallowsClick = true;
    if (before === 'dragging') options.onEnd(drag, isCancelled);
  };

  element.addEventListener(
    'touchstart',
    (event) => {
      const [touch] = event.touches;
      if (event.touches.length > 1) release(event, true);
      else if (touch) press(touch.clientX, touch.clientY, event.timeStamp);
    },
    { signal, passive: true },
  );
  element.addEventListener(
    'touchmove',
    (event) => {
      const [touch] = event.touches;
      if (touch) move(touch.clientX, touch.clientY, event);
    },
    { signal, passive: false },
  );
  element.addEventListener('touchend', (event) => release(event, false), { signal });
  element.addEventListener('touchcancel', (event) => release(event, true), { signal });
  if (options.mouse === true) {
    element.addEventListener(
      'mousedown',
      (event) => event.button === 0 && press(event.clientX, event.clientY, event.timeStamp),
      { signal },
    );
    addEventListener('mousemove', (event) => move(event.clientX, event.clientY, event), { signal });
    addEventListener('mouseup', (event) => release(event, false), { signal });
    // The browser's own dragging of pictures and links would end ours.
    element.addEventListener('dragstart', (event) => event.preventDefault(), { signal });
  }
  element.addEventListener(
    'click',
    (event) => {
      if (!swallowsClick) return;
      swallowsClick = false;
      event.preventDefault();
      event.stopPropagation();
    },
    { signal, capture: true },
  );
  return () => listening.abort();
}
