import {
  CATEGORIES_NAME,
  DISCOUNTS_NAME,
  PRODUCT_TAGS_NAME,
  TERMS_NAME,
  type TranslatedKind,
} from '#core/languages/names.ts';
import { languageTag } from '#core/settings/languages.ts';
import { languageName } from '../../documents/languages.ts';
import { spokenLanguage } from '../../words/catalogue.ts';
import { say } from './words.ts';

const LETTERS = 'abcdefghijklmnopqrstuvwxyz'.split('');
const REGIONAL = [
  'de-AT',
  'de-CH',
  'en-AU',
  'en-CA',
  'en-GB',
  'en-US',
  'es-419',
  'es-MX',
  'fr-BE',
  'fr-CA',
  'fr-CH',
  'it-CH',
  'nl-BE',
  'pt-BR',
  'pt-PT',
  'zh-Hans',
  'zh-Hant',
];

/** Every language one can add, by its name. */
export function languageOptions(without: readonly string[]): { value: string; label: string }[] {
  return (
    [...LETTERS.flatMap((first) => LETTERS.map((second) => first + second)), ...REGIONAL]
      .filter((code) => languageTag(code) === code && !without.includes(code))
      .map((value) => ({ value, label: languageName(value) }))
      // Some languages have two codes.
      .filter(({ label }, index, all) => all.findIndex((each) => each.label === label) === index)
      .toSorted((a, b) => a.label.localeCompare(b.label, spokenLanguage()))
  );
}

/** “12 of 40 texts translated, 2 out of date”. */
export function progressWords({ texts, translated, machine, outOfDate }: Progress): string {
  const done = say('translatedOfTextsTranslated', { translated, texts });
  const checked = machine === 0 ? done : say('doneMachine', { done, machine });
  return outOfDate === 0 ? checked : say('doneOutOfDateOutOf', { done: checked, outOfDate });
}

export interface Progress {
  texts: number;
  translated: number;
  machine: number;
  outOfDate: number;
}

/** What a document is called in the list of what can be translated. */
export function titleOfDocument({ kind, title }: { kind: TranslatedKind; title: string }): string {
  switch (kind) {
    case 'terms':
      return say('tagsAndCategories');
    case 'categories':
      return say('productCategories');
    case 'productTags':
      return say('productTags');
    case 'discounts':
      return say('discounts');
    case 'donationPage':
    case 'memberArea':
    case 'mailingList':
    case 'letter':
      return say(kind, { title });
    default:
      return title;
  }
}

const KINDS: Readonly<Record<string, TranslatedKind>> = {
  [CATEGORIES_NAME]: 'categories',
  [DISCOUNTS_NAME]: 'discounts',
  [PRODUCT_TAGS_NAME]: 'productTags',
  [TERMS_NAME]: 'terms',
};

/** The same where only its name is known: what has no name of its own is called by what it is. */
export const titleOfNamed = (of: string, title: string): string =>
  titleOfDocument({ kind: KINDS[of] ?? 'page', title });
