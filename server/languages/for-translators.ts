import { suggest } from '#core/languages/memory/memory.ts';
import type { SiteLanguages } from '#core/languages/site-languages.ts';
import { wordsOfText } from '#core/languages/texts.ts';
import { matchTexts, translationFields } from '#core/languages/translation.ts';
import { fail, Failure } from '#contract/errors.ts';
import type { multilingual as contract } from '#contract/content/multilingual.ts';
import type { ReplyOf } from '#contract/route.ts';
import type { DraftContent, StoredTranslation } from '../content/drafts.ts';
import { notInLanguage } from './not-in-language.ts';
import type { makeTranslatables, Translatable } from './translatables.ts';

/** What helps those who translate: what was translated before, and everything at once for their tools. */
export function makeForTranslators(
  deps: Pick<ReturnType<typeof makeTranslatables>, 'read' | 'entriesOf'> & {
    drafts: DraftContent;
    languagesIn: (siteId: string) => Promise<SiteLanguages>;
    find: (
      siteId: string,
      place: { of: string; language: string },
    ) => Promise<{ document: Translatable; translations: readonly StoredTranslation[] } | Failure>;
  },
) {
  const { read, entriesOf, drafts, languagesIn, find } = deps;
  return {
    /** What the site has translated before, for those texts of a document that need it. */
    async memory(
      siteId: string,
      place: { of: string; language: string },
    ): Promise<ReplyOf<typeof contract.memory> | Failure> {
      const found = await find(siteId, place);
      if (found instanceof Failure) return found;
      const own = entriesOf(found.translations, place.of, place.language);
      const open = matchTexts(found.document.texts, own).filter(({ state }) => state !== 'translated');
      const all = await drafts.allTranslations(siteId, place.language);
      const memory = all
        .flatMap(({ body }) => translationFields.read(body).texts)
        // Terms that stay as they are have no translation, and nobody vouches for a machine.
        .filter(({ text, machine }) => wordsOfText(text) !== '' && machine === undefined);
      return { suggestions: suggest(open, memory) as ReplyOf<typeof contract.memory>['suggestions'] };
    },

    /** Every text of a site in one language, or why there are none. */
    async everything(siteId: string, language: string) {
      const { source, all: known } = await languagesIn(siteId);
      if (language === source || !known.includes(language))
        return fail('invalid', {}, notInLanguage(language));
      const { all, translations } = await read(siteId, [language]);
      return {
        sourceLanguage: source,
        documents: all.map(({ of, title, texts }) => ({
          of,
          title,
          texts: matchTexts(texts, entriesOf(translations, of, language)),
        })),
      };
    },
  };
}
