import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const BYTES_PER_MB = 1024 * 1024;

/** Replaces what it holds again and again, in a process of its own: flags are for all of one. */
function peaksOfBusyProcess(): { young: number; heap: number } {
  const words = `
    import { keepHeapSmall, youngBytes } from ${JSON.stringify(join(import.meta.dirname, 'heap.ts'))};
    keepHeapSmall();
    const held = new Map();
    const peaks = { young: 0, heap: 0 };
    for (let index = 0; index < 1_500_000; index += 1) {
      held.set(index % 200_000, { index, list: [index], word: 'word ' + index });
      if (index % 20_000 > 0) continue;
      peaks.young = Math.max(peaks.young, youngBytes());
      peaks.heap = Math.max(peaks.heap, process.memoryUsage().heapTotal);
      await new Promise(setImmediate);
    }
    console.log(JSON.stringify(peaks));`;
  const said = execFileSync(process.execPath, ['--input-type=module', '--eval', words]);
  return JSON.parse(said.toString()) as { young: number; heap: number };
}

test('the heap of a process that replaces what it holds stays small', () => {
  // Some 30 MB are in use; left alone, these are 49 and 194.
  const { young, heap } = peaksOfBusyProcess();
  expect(young / BYTES_PER_MB).toBeLessThanOrEqual(33);
  expect(heap / BYTES_PER_MB).toBeLessThan(140);
});
