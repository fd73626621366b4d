import { sha256OfNumbers } from './sha256.ts';

/** Short enough that nobody notices it while typing. */
const SLICE_MS = 12;
const LOOK_AT_CLOCK_EVERY = 64;

/** The number that makes the text hash to the challenge, found in slices between which the page goes on. */
export async function solve(
  asked: { challenge: string; salt: string; maxnumber: number },
  signal: AbortSignal,
): Promise<number | undefined> {
  const { challenge, salt, maxnumber } = asked;
  const wanted = challenge.match(/.{8}/g)?.map((word) => parseInt(word, 16)) ?? [NaN];
  const hashOf = sha256OfNumbers(salt);
  const isFound = (number: number) => {
    const hash = hashOf(number);
    return wanted.every((word, index) => word === hash[index]);
  };
  let sliceEnds = performance.now() + SLICE_MS;
  for (let number = 0; number <= maxnumber; number += 1) {
    if (isFound(number)) return number;
    if (number % LOOK_AT_CLOCK_EVERY > 0 || performance.now() < sliceEnds) continue;
    await new Promise((resolve) => setTimeout(resolve));
    if (signal.aborted) return undefined;
    sliceEnds = performance.now() + SLICE_MS;
  }
  return undefined;
}
