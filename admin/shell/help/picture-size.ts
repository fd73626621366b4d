/** Twice as wide as the panel shows them, for sharp screens. */
export const PICTURE_SIZE = { width: 720, height: 450 };
