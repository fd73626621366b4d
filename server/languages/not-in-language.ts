import { languageNameOf } from '#core/settings/languages.ts';

export const notInLanguage = (language: string) =>
  `This site is not translated into ${languageNameOf(language)}.`;
