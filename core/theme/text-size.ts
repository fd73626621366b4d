/** Text at or below this many pixels gets {@link MIN_FONT_CLASS}. */
export const MIN_FONT_PX = 13;
export const MIN_FONT_CLASS = 'min-font';
/** Text that shrinks to fit stops here. */
export const TEXT_SHRINK_MIN_PX = 11;

export function isMinFont(px: number): boolean {
  return px <= MIN_FONT_PX;
}
