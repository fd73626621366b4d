/** Width over height of the shapes a frame can have, as the style sheets give it. */
export const SHAPES = {
  square: 1,
  portrait: 4 / 5,
  tall: 2 / 3,
  landscape: 4 / 3,
  wide: 16 / 9,
} as const;
