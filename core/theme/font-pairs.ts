import type { FontName } from './fonts.ts';

/** Two families that go together, with the weight that suits their headings. */
export interface FontPair {
  name: string;
  displayFont: FontName;
  textFont: FontName;
  displayWeight: number;
}

const pair = (name: string, displayFont: FontName, textFont: FontName, displayWeight: number): FontPair => ({
  name,
  displayFont,
  textFont,
  displayWeight,
});

export const FONT_PAIRS: readonly FontPair[] = [
  pair('Pantry', 'Fraunces', 'Hanken Grotesk', 420),
  pair('Studio', 'Archivo', 'Archivo', 560),
  pair('Plain', 'Inter', 'Inter', 600),
  pair('Letter', 'Fraunces', 'Fraunces', 500),
  pair('Poster', 'Archivo', 'Hanken Grotesk', 800),
  pair('Gallery', 'Fraunces', 'Inter', 300),
  pair('Workshop', 'Hanken Grotesk', 'Hanken Grotesk', 650),
  pair('Newspaper', 'Archivo', 'Fraunces', 700),
  pair('Journal', 'Newsreader', 'Schibsted Grotesk', 330),
  pair('Essay', 'Newsreader', 'Newsreader', 400),
  pair('Trattoria', 'Bricolage Grotesque', 'EB Garamond', 800),
  pair('Notebook', 'Schibsted Grotesk', 'Newsreader', 700),
  pair('Darkroom', 'Cormorant', 'Instrument Sans', 380),
  pair('Festival', 'Unbounded', 'Figtree', 800),
  pair('Interface', 'Geist', 'Geist', 560),
  pair('Fashion', 'Bodoni Moda', 'DM Sans', 500),
  pair('Invitation', 'Playfair Display', 'Lora', 500),
  pair('Headline', 'Oswald', 'Public Sans', 600),
  pair('Gallery wall', 'Syne', 'Work Sans', 700),
  pair('Engineer', 'Space Grotesk', 'JetBrains Mono', 600),
  pair('Novel', 'Crimson Pro', 'Crimson Pro', 500),
  pair('Friendly', 'Outfit', 'Karla', 600),
  pair('Report', 'Bitter', 'Manrope', 650),
  pair('Postcard', 'Caveat', 'Familjen Grotesk', 700),
];
