export const WIDTHS = [390, 768, 1440] as const;
export const COLOURS = ['light', 'dark'] as const;
export const LANGUAGES = ['en', 'de'] as const;
export type Colour = (typeof COLOURS)[number];
export type Language = (typeof LANGUAGES)[number];

/** How the names of pictures of one kind begin. */
export const pictureName = (look: { language: Language; width: number }, colour: Colour) =>
  `${look.language}-${look.width}-${colour}`;
