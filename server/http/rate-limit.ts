import { networkOf } from '#core/access/network.ts';

/** In the memory of one node: it keeps one sender from taking all of it, and protects no secret. */
export interface RateLimiter {
  /** Counts one call and returns how many milliseconds the caller must wait, 0 when it may go on. */
  take(route: string, address: string, perMinute?: number): number;
}

const WINDOW = 60_000;
/** Beyond this many callers the oldest windows are forgotten: memory is bounded whatever arrives. */
const MAX_WINDOWS = 50_000;

export function makeRateLimiter(options: { perMinute: number; now: () => number }): RateLimiter {
  const windows = new Map<string, { start: number; count: number }>();
  return {
    take(route, address, perMinute = options.perMinute) {
      const key = `${networkOf(address)} ${route}`;
      const now = options.now();
      const current = windows.get(key);
      if (!current || now - current.start >= WINDOW) {
        windows.delete(key);
        windows.set(key, { start: now, count: 1 });
        const oldest = windows.size > MAX_WINDOWS ? windows.keys().next().value : undefined;
        if (oldest !== undefined) windows.delete(oldest);
        return 0;
      }
      current.count += 1;
      return current.count > perMinute ? current.start + WINDOW - now : 0;
    },
  };
}
