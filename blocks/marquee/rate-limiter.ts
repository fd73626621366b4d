const SAMPLES = 22;
const WAIT_FACTOR = 2;

export interface RateLimiter {
  /** Runs the work unless the last run was too lately for what such runs cost. */
  run: (work: () => void) => void;
}

/** Leaves a slow machine twice as much time as the work takes there, on the average of the last runs. */
export function makeRateLimiter(now: () => number): RateLimiter {
  const costs: number[] = [];
  let ended = -Infinity;
  return {
    run(work) {
      const average = costs.reduce((sum, cost) => sum + cost, 0) / Math.max(1, costs.length);
      const begins = now();
      if (begins - ended < WAIT_FACTOR * average) return;
      work();
      ended = now();
      costs.push(ended - begins);
      if (costs.length > SAMPLES) costs.shift();
    },
  };
}
