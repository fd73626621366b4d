import { PerformanceObserver } from 'node:perf_hooks';
import { getHeapSpaceStatistics, setFlagsFromString } from 'node:v8';

/** By so much the heap grows before V8 looks for what is no longer used; left alone, it waits for up to four times as much. */
const GROWTH_PERCENT = 50;
/** Both halves of the young generation together, which V8 doubles up to 64 MB. */
const MAX_YOUNG_BYTES = 32 * 1024 * 1024;

/**
 * Keeps the heap near what is in use. V8 reads these flags each time; the ones that bound the heap itself are heard only
 * on the command line, and a server is started in many ways.
 */
export function keepHeapSmall(): void {
  setFlagsFromString(`--heap-growing-percent=${GROWTH_PERCENT}`);
  let mayGrow = true;
  new PerformanceObserver(() => {
    const mayDouble = 2 * youngBytes() <= MAX_YOUNG_BYTES;
    if (mayDouble === mayGrow) return;
    mayGrow = mayDouble;
    setFlagsFromString(`--semi-space-growth-factor=${mayDouble ? 2 : 1}`);
  }).observe({ entryTypes: ['gc'] });
}

export const youngBytes = (): number =>
  getHeapSpaceStatistics().find(({ space_name: name }) => name === 'new_space')?.space_size ?? 0;
