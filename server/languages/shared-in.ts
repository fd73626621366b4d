import type { Documents } from '#core/content/documents.ts';
import { chainOf, type SiteLanguages } from '#core/languages/site-languages.ts';
import { matchTexts, translationFields } from '#core/languages/translation.ts';
import type { DraftSite } from '../content/drafts.ts';
import { makeInLanguage } from './in-language.ts';

type Written = Pick<DraftSite, 'singles' | 'pages' | 'translations' | 'titles'>;

/** What surrounds all pages, in one language. */
export function sharedIn(
  documents: Documents,
  where: { languages: SiteLanguages; language: string },
  { singles, pages, translations, titles }: Written,
): Pick<DraftSite, 'singles' | 'pages'> & { fellBack: ReadonlyMap<string, string> } {
  const inLanguage = makeInLanguage(documents, where, translations);
  const said = singles.map((single) => ({ single, ...inLanguage(single, single.body) }));
  const chain = chainOf(where.languages, where.language);
  const textsOf = new Map(
    titles.map(({ of, language, body }) => [`${of} ${language}`, translationFields.read(body).texts]),
  );
  const titleOf = ({ id, title }: { id: string; title: string }): string => {
    const text = { key: 'title', blockId: '', label: '', source: title };
    const found = chain.flatMap((language) => {
      const [matched] = matchTexts([text], textsOf.get(`${id} ${language}`) ?? []);
      return matched?.entry ? [matched.entry.text] : [];
    });
    return typeof found[0] === 'string' ? found[0] : title;
  };
  return {
    singles: said.map(({ single, value }) => ({ ...single, body: value })),
    pages: pages.map((page) => ({ ...page, title: titleOf(page) })),
    fellBack: new Map(said.flatMap(({ fellBack }) => [...fellBack])),
  };
}
