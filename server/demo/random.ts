/** Each with how often it is chosen. */
export type Weighted<Value = string> = readonly (readonly [value: Value, weight: number])[];

/** The same numbers for the same seed, so that every demo tells the same story. */
export function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state ^ (state >>> 15), 0x2c_1b_3c_6d) + 0x9e_37_79_b9) | 0;
    const mixed = Math.imul(state ^ (state >>> 12), 0x29_7a_2d_39);
    return ((mixed ^ (mixed >>> 15)) >>> 0) / 2 ** 32;
  };
}

/** Chooses from what there is, by weight or each as often as the others. */
export function chooserFrom(random: () => number) {
  return {
    random,
    whole: (from: number, to: number) => from + Math.floor(random() * (to - from + 1)),
    of<Value>(values: readonly Value[]): Value {
      const value = values[Math.floor(random() * values.length)];
      if (value === undefined) throw new Error('There is nothing to choose from.');
      return value;
    },
    weighted<Value>(this: void, list: Weighted<Value>): Value {
      let left = random() * list.reduce((sum, [, weight]) => sum + weight, 0);
      const found = list.find(([, weight]) => (left -= weight) < 0) ?? list[0];
      if (!found) throw new Error('There is nothing to choose from.');
      return found[0];
    },
  };
}

export type Chooser = ReturnType<typeof chooserFrom>;
