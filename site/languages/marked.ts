import { directionOf } from '#core/words/languages.ts';

/** Marks what is in another language than the page around it; nothing where it is in that of the page. */
export const inLanguage = (language: string | undefined) =>
  language === undefined ? {} : { lang: language, dir: directionOf(language) };
