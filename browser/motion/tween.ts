import { linear, type Easing } from '#core/easing.ts';
import { requestFrame } from './frames.ts';

export const TWEEN_DURATION_MS = 300;
export const TWEEN_NEEDS_FUNCTION = '[Tween] First parameter needs to be a function.';
export const TWEEN_NEEDS_DURATION = '[Tween] Duration is not a finite number.';

export type TweenState = 'not started' | 'running' | 'paused' | 'ended';

export interface TweenOptions {
  readonly duration?: number;
  readonly easing?: Easing;
  readonly onEnd?: () => void;
}

export interface Tween {
  readonly state: TweenState;
  /** Runs from the beginning, also after the end. */
  readonly start: () => void;
  readonly pause: () => void;
  readonly resume: () => void;
  /** Ends where it is; nothing is called afterwards. */
  readonly stop: () => void;
}

/** Calls `step` with eased progress from 0 to 1 on every frame while it runs. */
export function tween(step: (progress: number) => void, options: TweenOptions = {}): Tween {
  const { duration = TWEEN_DURATION_MS, easing = linear, onEnd } = options;
  if (typeof step !== 'function') throw new TypeError(TWEEN_NEEDS_FUNCTION);
  if (!Number.isFinite(duration)) throw new TypeError(TWEEN_NEEDS_DURATION);

  let state: TweenState = 'not started';
  let elapsed = 0;
  let lastTick = 0;
  let cancelFrame = () => {};

  function tick(now: number) {
    // A frame's timestamp can lie before the call that asked for it.
    elapsed += Math.max(0, now - lastTick);
    lastTick = Math.max(now, lastTick);
    const progress = duration > 0 ? Math.min(1, elapsed / duration) : 1;
    if (progress === 1) state = 'ended';
    else cancelFrame = requestFrame(tick);
    step(easing(progress));
    if (progress === 1) onEnd?.();
  }

  function run() {
    state = 'running';
    lastTick = performance.now();
    cancelFrame = requestFrame(tick);
  }

  return {
    get state() {
      return state;
    },
    start() {
      cancelFrame();
      elapsed = 0;
      run();
    },
    pause() {
      if (state !== 'running') return;
      cancelFrame();
      state = 'paused';
    },
    resume() {
      if (state === 'paused') run();
    },
    stop() {
      cancelFrame();
      state = 'ended';
    },
  };
}
