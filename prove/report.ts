import { setTimeout as pause } from 'node:timers/promises';

export interface Line {
  name: string;
  value: number;
  /** What it has to be; without it the line only tells. */
  wanted?: number;
  faults?: readonly string[];
}

const SHOWN_FAULTS = 5;
const LOOK_EVERY_MS = 50;

/** Prints what was seen; anything that must not be ends the process with a failure. */
export function report(name: string, lines: readonly Line[]): void {
  console.log(`\n${name}\n`);
  const width = Math.max(...lines.map((line) => line.name.length));
  let isProven = true;
  for (const { name: label, value, wanted, faults = [] } of lines) {
    const isRight = wanted === undefined || value === wanted;
    isProven &&= isRight;
    const verdict = wanted === undefined ? '' : isRight ? '✓' : `✗ has to be ${wanted}`;
    console.log(`  ${label.padEnd(width)} ${String(value).padStart(7)} ${verdict}`);
    for (const fault of faults.slice(0, SHOWN_FAULTS)) console.log(`      ${fault}`);
  }
  console.log(isProven ? '\nproven' : '\nNOT proven');
  if (!isProven) process.exitCode = 1;
}

/** Says how far a long proof has come. */
export function progress(words: string): void {
  console.log(`${String(Math.round(performance.now() / 1000)).padStart(4)} s  ${words}`);
}

/** How many milliseconds it took; -1 if it never came. */
export async function until(isTrue: () => boolean | Promise<boolean>, withinMs: number): Promise<number> {
  const from = performance.now();
  while (performance.now() - from < withinMs) {
    if (await isTrue()) return Math.round(performance.now() - from);
    await pause(LOOK_EVERY_MS);
  }
  return -1;
}
