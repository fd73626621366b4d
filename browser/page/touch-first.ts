/** A phone or tablet, by what people point with; a narrow window on a desk is none. */
export function isTouchFirst(): boolean {
  return matchMedia('(hover: none) and (pointer: coarse)').matches;
}
