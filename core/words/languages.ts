/** Those that the product itself speaks to visitors. */
export const SPOKEN_LANGUAGES = ['en', 'de', 'fr', 'es', 'it', 'pt', 'nl', 'pl', 'ja', 'ar'] as const;
export type SpokenLanguage = (typeof SPOKEN_LANGUAGES)[number];

export function isSpoken(language: string): language is SpokenLanguage {
  return (SPOKEN_LANGUAGES as readonly string[]).includes(language);
}

/** The same keys as the English sentences. That the places for values are the same is tested. */
export type Translation<English> = Readonly<Record<keyof English, string>>;

const RIGHT_TO_LEFT = ['ar', 'fa', 'he', 'ur'];

export function directionOf(locale: string): 'ltr' | 'rtl' {
  return RIGHT_TO_LEFT.includes(locale.split('-')[0] ?? '') ? 'rtl' : 'ltr';
}
