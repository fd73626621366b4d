import type { BlockRulesOf } from '#core/blocks/rules.ts';
import type { Documents } from '#core/content/documents.ts';
import type { Control } from '#core/fields/field.ts';
import { documentName, isTranslatable, type NamedDocument } from '#core/languages/names.ts';
import { chainOf, type SiteLanguages } from '#core/languages/site-languages.ts';
import { translate, translationFields, type Spoken, type Translated } from '#core/languages/translation.ts';
import type { StoredTranslation } from '../content/drafts.ts';

/** What is said in which language of a site. */
export interface Speech {
  languages: SiteLanguages;
  language: string;
}

/** Nothing where that is what the site is written in, which empty stands for too. */
export const speechIn = (languages: SiteLanguages, language: string): Speech | undefined =>
  language === '' || language === languages.source ? undefined : { languages, language };

/** Says what has declared fields in one language, by the name its translations have for it. */
export function makeSay({ languages, language }: Speech, translations: readonly StoredTranslation[]) {
  const ofName = Map.groupBy(translations, ({ of }) => of);

  return function say<T>(
    of: string,
    value: T,
    { control, blockOf = NO_BLOCKS }: { control: Control; blockOf?: BlockRulesOf },
  ): Translated<T> {
    const stored = ofName.get(of) ?? [];
    const chain = chainOf(languages, language).map((each): Spoken => {
      const found = stored.find((translation) => translation.language === each);
      const { texts, files } = translationFields.read(found?.body);
      return { language: each, entries: texts, files };
    });
    return translate(value, { control, blockOf, source: languages.source }, chain);
  };
}

const NO_BLOCKS: BlockRulesOf = () => undefined;

/** Says documents in one language, from the translations that were read for them. */
export function makeInLanguage(
  documents: Documents,
  speech: Speech,
  translations: readonly StoredTranslation[],
) {
  const say = makeSay(speech, translations);

  return function inLanguage<T>(document: NamedDocument, value: T): Translated<T> {
    const fields = isTranslatable(document) ? documents.fieldsOf(document.kind, document.key) : undefined;
    if (!fields) return { value, fellBack: new Map() };
    const { blockOf } = documents;
    return say(documentName(document), fields.read(value) as T, { control: fields.control, blockOf });
  };
}
