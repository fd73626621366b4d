import { sha256 } from './sha256.ts';

/** Short enough that nobody notices it while typing. */
const SLICE_MS = 12;
const LOOK_AT_CLOCK_EVERY = 64;

/** The number that makes the text hash to the challenge, found in slices between which the page goes on. */
export async function solve(
  asked: { challenge: string; salt: string; maxnumber: number },
  signal: AbortSignal,
): Promise<number | undefined> {
  const { challenge, salt, maxnumber } = asked;
  let sliceEnds = performance.now() + SLICE_MS;
  for (let number = 0; number <= maxnumber; number += 1) {
    if (sha256(salt + number) === challenge) return number;
    if (number % LOOK_AT_CLOCK_EVERY > 0 || performance.now() < sliceEnds) continue;
    await new Promise((resolve) => setTimeout(resolve));
    if (signal.aborted) return undefined;
    sliceEnds = performance.now() + SLICE_MS;
  }
  return undefined;
}
