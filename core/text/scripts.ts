/** Scripts whose letters join. */
const JOINED: readonly string[] = ['Arab'];
/** Scripts whose letters each fill a square, so that less room between them makes them touch. */
const SQUARE: readonly string[] = ['Jpan', 'Hans', 'Hant', 'Kore'];

/** What a language is usually written in. */
export const scriptOf = (language: string): string => new Intl.Locale(language).maximize().script ?? '';

/** Whether letters of a language need the room between them that their font gives them. */
export function keepsLetterSpacing(language: string): boolean {
  const script = scriptOf(language);
  return JOINED.includes(script) || SQUARE.includes(script);
}
