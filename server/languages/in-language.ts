import type { Documents } from '#core/content/documents.ts';
import { documentName, isTranslatable, type NamedDocument } from '#core/languages/names.ts';
import { chainOf, type SiteLanguages } from '#core/languages/site-languages.ts';
import { translate, translationFields, type Spoken, type Translated } from '#core/languages/translation.ts';
import type { StoredTranslation } from '../content/drafts.ts';

/** Says documents in one language, from the translations that were read for them. */
export function makeInLanguage(
  documents: Documents,
  { languages, language }: { languages: SiteLanguages; language: string },
  translations: readonly StoredTranslation[],
) {
  const ofDocument = Map.groupBy(translations, ({ of }) => of);

  return function inLanguage<T>(document: NamedDocument, value: T): Translated<T> {
    const fields = isTranslatable(document) ? documents.fieldsOf(document.kind, document.key) : undefined;
    if (!fields) return { value, fellBack: new Map() };
    const stored = ofDocument.get(documentName(document)) ?? [];
    const chain = chainOf(languages, language).map((each): Spoken => {
      const found = stored.find((translation) => translation.language === each);
      return { language: each, entries: translationFields.read(found?.body).texts };
    });
    const about = { control: fields.control, blockOf: documents.blockOf, source: languages.source };
    return translate(fields.read(value) as T, about, chain);
  };
}
