/** A stream of numbers that depends on its seed alone, so a picture drawn twice is the same file. */
export interface Random {
  next: () => number;
  between: (low: number, high: number) => number;
  around: (middle: number, spread: number) => number;
  pick: <const T>(items: readonly [T, ...T[]]) => T;
  fork: (label: string) => Random;
}

export function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  }
  return value >>> 0;
}

export function makeRandom(seed: string): Random {
  let state = hash(seed);
  function next(): number {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  }
  return {
    next,
    between: (low, high) => low + (high - low) * next(),
    around: (middle, spread) => middle + (next() * 2 - 1) * spread,
    pick: (items) => items[Math.floor(next() * items.length)] ?? items[0],
    fork: (label) => makeRandom(`${seed}/${label}`),
  };
}
