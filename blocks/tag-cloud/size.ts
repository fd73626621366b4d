/** Sizes a word can have, from the rarest to the most used. */
export const CLOUD_SIZES = 5;

/** By the logarithm: what is used a hundred times must not dwarf what is used ten times. */
export function cloudSize(count: number, { least, most }: { least: number; most: number }): number {
  if (most <= least) return Math.ceil(CLOUD_SIZES / 2);
  const share = (Math.log(count) - Math.log(least)) / (Math.log(most) - Math.log(least));
  return 1 + Math.round(share * (CLOUD_SIZES - 1));
}
