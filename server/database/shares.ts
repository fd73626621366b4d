import { Unavailable } from './unavailable.ts';

export interface ShareOptions {
  /** So many at once altogether. */
  total: number;
  /** So many of them for one owner: one that is stuck leaves the rest to others. */
  each: number;
  /** How long somebody waits for their turn. */
  patienceMs: number;
  /** Beyond this many waiting, those who come are refused at once. */
  maxWaiting: number;
}

interface Waiting {
  owner: string;
  go: () => void;
}

/** Turns at something scarce, in the order of asking, but never all of them for one owner. */
export function makeShares({ total, each, patienceMs, maxWaiting }: ShareOptions) {
  const held = new Map<string, number>();
  const line = new Set<Waiting>();
  let inUse = 0;

  const isFree = (owner: string) => inUse < total && (held.get(owner) ?? 0) < each;

  function hold(owner: string): void {
    inUse += 1;
    held.set(owner, (held.get(owner) ?? 0) + 1);
  }

  function release(owner: string): void {
    inUse -= 1;
    const left = (held.get(owner) ?? 0) - 1;
    if (left > 0) held.set(owner, left);
    else held.delete(owner);
    for (const next of line) {
      if (inUse >= total) break;
      if (!isFree(next.owner)) continue;
      line.delete(next);
      next.go();
    }
  }

  return {
    get waiting() {
      return line.size;
    },

    /** Waits for a turn, and gives what ends it. */
    async take(this: void, owner: string): Promise<() => void> {
      if (!isFree(owner)) {
        if (line.size >= maxWaiting) throw new Unavailable('Too many wait for the database.');
        await new Promise<void>((resolve, reject) => {
          const entry: Waiting = {
            owner,
            go: () => {
              clearTimeout(timer);
              hold(owner);
              resolve();
            },
          };
          const timer = setTimeout(() => {
            line.delete(entry);
            reject(new Unavailable('The database was busy for too long.'));
          }, patienceMs);
          line.add(entry);
        });
      } else hold(owner);
      let isHeld = true;
      return () => {
        if (isHeld) release(owner);
        isHeld = false;
      };
    },
  };
}
