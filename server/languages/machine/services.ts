import { languageNameOf } from '#core/settings/languages.ts';
import { makeDeepL } from './deepl.ts';
import { libreTranslate } from './libretranslate.ts';
import type { Refusal, ServiceKind } from './service-kind.ts';

/** Whom owners can have texts translated by. */
export const makeServices = (urls: Readonly<Record<string, string | undefined>>): readonly ServiceKind[] => [
  makeDeepL(urls['deepl']),
  libreTranslate,
];

/** Why there is no translation, for the owner who asked for it. */
export function refusalWords(refusal: Refusal, title: string, language = ''): string {
  switch (refusal) {
    case 'key':
      return `${title} did not accept the key. Check it in the settings of machine translation.`;
    case 'quota':
      return `Your ${title} account has no characters left. Upgrade it, or wait until it is renewed.`;
    case 'language':
      return `${title} does not translate into ${languageNameOf(language)}.`;
    case 'busy':
      return `${title} is busy. Try again in a few minutes.`;
    case 'away':
      return `${title} did not answer. Try again later.`;
  }
}
