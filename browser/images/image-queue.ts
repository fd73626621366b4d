import { LOADS_AT_ONCE, MOBILE_LOADS_AT_ONCE } from '#core/images/image-loading.ts';
import { isTouchFirst } from '../page/touch-first.ts';

export interface ImageQueue {
  /** Runs when there is room; what it returns ends with the load. Returns the way to call it off. */
  add(load: () => Promise<unknown>): () => void;
}

/** Lets a few pictures load at a time, so that those one sees first do not wait for the others. */
export function makeImageQueue(atOnce = isTouchFirst() ? MOBILE_LOADS_AT_ONCE : LOADS_AT_ONCE): ImageQueue {
  const waiting = new Set<() => Promise<unknown>>();
  let running = 0;
  const next = () => {
    const [load] = waiting;
    if (!load || running >= atOnce) return;
    waiting.delete(load);
    running += 1;
    const ended = () => {
      running -= 1;
      next();
    };
    load().then(ended, ended);
    next();
  };
  return {
    add(load) {
      waiting.add(load);
      next();
      return () => waiting.delete(load);
    },
  };
}
