import type { TimedPoint } from '#core/gestures/release.ts';

export const DOUBLE_TAP_MS = 300;
export const DOUBLE_TAP_PX = 40;

export interface Taps {
  /** What one tap does waits until it cannot be the first of two. */
  hear(tap: TimedPoint, once: () => void): void;
  /** Does at once what a tap is waiting to do. */
  flush(): void;
  stop(): void;
}

/** Tells one tap from two at the same place. */
export function makeTaps(onDouble: (at: TimedPoint) => void): Taps {
  let waiting: { tap: TimedPoint; once: () => void; timer: ReturnType<typeof setTimeout> } | undefined;

  const take = () => {
    const taken = waiting;
    if (taken) clearTimeout(taken.timer);
    waiting = undefined;
    return taken;
  };
  const flush = () => take()?.once();
  return {
    hear(tap, once) {
      const first = take();
      if (first && areTwo(first.tap, tap)) return onDouble(tap);
      // Somewhere else, or much later: the first was one of its own.
      first?.once();
      waiting = { tap, once, timer: setTimeout(flush, DOUBLE_TAP_MS) };
    },
    flush,
    stop: () => void take(),
  };
}

function areTwo(first: TimedPoint, second: TimedPoint): boolean {
  const distance = Math.hypot(second.x - first.x, second.y - first.y);
  return second.time - first.time <= DOUBLE_TAP_MS && distance <= DOUBLE_TAP_PX;
}
