import { networkOf } from '#core/access/network.ts';
import type { Siblings } from '../processes/siblings.ts';

/** In the memory of one node: it keeps one sender from taking all of it, and protects no secret. */
export interface RateLimiter {
  /** Counts one call and returns how many milliseconds the caller must wait, 0 when it may go on. */
  take(route: string, address: string, perMinute?: number): number;
}

const WINDOW = 60_000;
/** Beyond this many callers the oldest windows are forgotten: memory is bounded whatever arrives. */
const MAX_WINDOWS = 50_000;

export function makeRateLimiter(options: {
  perMinute: number;
  now: () => number;
  /** The other processes of the node, which count the same callers. */
  siblings?: Pick<Siblings, 'tellCall' | 'onCalls'> | undefined;
}): RateLimiter {
  const { now, siblings } = options;
  const windows = new Map<string, { start: number; count: number }>();

  function count(key: string, calls: number): { start: number; count: number } {
    const known = windows.get(key);
    if (known && now() - known.start < WINDOW) {
      known.count += calls;
      return known;
    }
    const begun = { start: now(), count: calls };
    windows.delete(key);
    windows.set(key, begun);
    const oldest = windows.size > MAX_WINDOWS ? windows.keys().next().value : undefined;
    if (oldest !== undefined) windows.delete(oldest);
    return begun;
  }

  siblings?.onCalls(count);
  return {
    take(route, address, perMinute = options.perMinute) {
      const key = `${networkOf(address)} ${route}`;
      siblings?.tellCall(key);
      const current = count(key, 1);
      return current.count > perMinute ? current.start + WINDOW - now() : 0;
    },
  };
}
