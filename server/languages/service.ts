import type { Documents } from '#core/content/documents.ts';
import { languagesOf, type SiteLanguages } from '#core/languages/site-languages.ts';
import { addressOfFile, isSameFile, matchFiles, type SaidFile } from '#core/languages/said-files.ts';
import type { DocumentFile } from '#core/languages/texts.ts';
import { matchTexts, type MatchedText } from '#core/languages/translation.ts';
import { OPTION_UNEXPECTED } from '#core/messages/editing.ts';
import { languageNameOf, languageTag } from '#core/settings/languages.ts';
import type { Settings } from '#core/settings/groups.ts';
import { fail, Failure } from '#contract/errors.ts';
import type {
  multilingual as contract,
  TranslationFile,
  TranslationText,
} from '#contract/content/multilingual.ts';
import type { BodyOf, ReplyOf } from '#contract/route.ts';
import type { Publishing } from '../content/publishing.ts';
import type { Actor, Content } from '../content/service.ts';
import type { DraftContent } from '../content/drafts.ts';
import { makeForTranslators } from './for-translators.ts';
import { makeGlossary } from './glossary.ts';
import { notInLanguage } from './not-in-language.ts';
import { makeTranslatables, type TranslatableGoods } from './translatables.ts';
import { makeTranslating } from './translating.ts';

/** The languages of sites, and what is translated into them. */
export function makeLanguages(deps: {
  documents: Documents;
  content: Content;
  drafts: DraftContent;
  publishing: Publishing;
  goods: TranslatableGoods;
}) {
  const { content, drafts, publishing } = deps;

  async function languagesIn(siteId: string): Promise<SiteLanguages> {
    const [site, languages] = await Promise.all([
      content.readByKey(siteId, 'settings', 'site'),
      content.readByKey(siteId, 'settings', 'languages'),
    ]);
    return languagesOf({ site, languages } as Pick<Settings, 'site' | 'languages'>);
  }

  const { read, translationOf, entriesOf } = makeTranslatables(deps);

  /** One document and its translation, or why there is none. */
  async function find(siteId: string, { of, language }: { of: string; language: string }) {
    const {
      all: [document],
      translations,
    } = await read(siteId, [language], [of]);
    if (!document) return fail('notFound');
    const { source, all } = await languagesIn(siteId);
    if (language === source || !all.includes(language)) return fail('invalid', {}, notInLanguage(language));
    return { document, translations };
  }

  async function translation(
    siteId: string,
    place: { of: string; language: string },
  ): Promise<ReplyOf<typeof contract.translation> | Failure> {
    const found = await find(siteId, place);
    if (found instanceof Failure) return found;
    const { document, translations } = found;
    const { texts, files, address } = translationOf(translations, place.of, place.language);
    return {
      title: document.title,
      texts: matchTexts(document.texts, texts).map(toText),
      files: toFiles(document.files ?? [], files),
      address: document.place ? { source: document.place.address, text: address } : null,
    };
  }

  const { open, translate } = makeTranslating({ content, drafts, languagesIn, find, translation });

  return {
    ...makeGlossary({ content, publishing, languagesIn }),
    ...makeForTranslators({ read, entriesOf, drafts, languagesIn, find }),

    languagesIn,

    settings: async (siteId: string) => toSettings(await languagesIn(siteId)),

    async status(siteId: string): Promise<ReplyOf<typeof contract.status>> {
      const languages = await languagesIn(siteId);
      const { all, translations } = await read(siteId, languages.all);
      return {
        enabled: languages.all.length > 1,
        languages: languages.all.map((language) => ({
          language,
          isDefault: language === languages.default,
          isSource: language === languages.source,
          ...total(
            all.map(({ of, texts }) =>
              language === languages.source
                ? { texts: texts.length, translated: texts.length, machine: 0, outOfDate: 0 }
                : count(matchTexts(texts, entriesOf(translations, of, language))),
            ),
          ),
        })),
      };
    },

    /** Counts at once: with it addresses come and go, and no document waits to be published for them. */
    async setLanguages(actor: Actor, wanted: BodyOf<typeof contract.languages>) {
      const { siteId } = actor;
      const now = await languagesIn(siteId);
      const isSource = (code: string) => [now.source, now.sourceTag].includes(languageTag(code) ?? '');
      const others = [...new Set(wanted.languages.filter((code) => !isSource(code)))];
      const { defaultLanguage = now.default } = wanted;
      const isKept = others.some((code) => languageTag(code) === languageTag(defaultLanguage));
      if (wanted.defaultLanguage !== undefined && !isKept && !isSource(defaultLanguage))
        return fail(
          'invalid',
          {},
          OPTION_UNEXPECTED.replace('{val}', () => defaultLanguage.slice(0, 60)),
        );
      const body = { languages: others, defaultLanguage: isKept ? defaultLanguage : '' };
      const addresses = [...(await drafts.addresses(siteId)), ...(await drafts.saidAddresses(siteId))];
      // `iw` is Hebrew too, whose pages are below /he.
      const tags = others.map((code) => languageTag(code) ?? code);
      for (const code of tags.length === 0 ? [] : [now.source, ...tags]) {
        const page = addresses.find((path) => path.split('/')[1] === code.toLowerCase() && path !== '/');
        if (page !== undefined) return fail('invalid', {}, addressTaken(code, page));
      }
      const saved = await content.put(actor, 'settings', 'languages', body);
      if (saved instanceof Failure) return saved;
      const released = await publishing.publish(actor, {
        documentIds: [saved.id],
        note: 'Languages of the site',
      });
      if (released instanceof Failure && released.code !== 'nothingToPublish') return released;
      return toSettings(await languagesIn(siteId));
    },

    async documents(siteId: string, language: string): Promise<ReplyOf<typeof contract.documents>> {
      const { all, translations } = await read(siteId, [language]);
      return {
        documents: all.map(({ texts, files: _, ...document }) => ({
          ...document,
          ...count(matchTexts(texts, entriesOf(translations, document.of, language))),
        })),
      };
    },

    translation,
    open,
    translate,

    /** How many translated texts of some documents need somebody, by language; those that do not are left out. */
    async needReading(siteId: string, names: readonly string[]) {
      const { source, all: known } = await languagesIn(siteId);
      const others = known.filter((language) => language !== source);
      if (others.length === 0 || names.length === 0) return [];
      const { all, translations } = await read(siteId, others, names);
      return all.flatMap(({ of, texts }) =>
        others.flatMap((language) => {
          const { outOfDate, machine } = count(matchTexts(texts, entriesOf(translations, of, language)));
          return outOfDate + machine === 0 ? [] : [{ of, language, outOfDate, machine }];
        }),
      );
    },
  };
}

export type Languages = ReturnType<typeof makeLanguages>;

const addressTaken = (code: string, page: string) =>
  `${languageNameOf(code)} needs addresses that begin with /${code.toLowerCase()}, and the page at ${page} has one. Move that page first.`;

const toSettings = (languages: SiteLanguages): Omit<ReplyOf<typeof contract.settings>, 'domains'> => ({
  languages: [...languages.all],
  defaultLanguage: languages.default,
  sourceLanguage: languages.source,
});

type Count = Record<'texts' | 'translated' | 'machine' | 'outOfDate', number>;

const count = (texts: readonly MatchedText[]): Count => ({
  texts: texts.length,
  translated: texts.filter(({ state }) => state === 'translated').length,
  machine: texts.filter(({ state }) => state === 'machine').length,
  outOfDate: texts.filter(({ state }) => state === 'outOfDate').length,
});

const total = (counts: readonly Count[]): Count =>
  counts.reduce(
    (sum, each) => ({
      texts: sum.texts + each.texts,
      translated: sum.translated + each.translated,
      machine: sum.machine + each.machine,
      outOfDate: sum.outOfDate + each.outOfDate,
    }),
    { texts: 0, translated: 0, machine: 0, outOfDate: 0 },
  );

function toFiles(files: readonly DocumentFile[], said: readonly SaidFile[]): TranslationFile[] {
  const matched = matchFiles(files, said);
  return files.map(({ key, label, accept, value }) => {
    const entry = matched.get(key);
    return {
      key,
      label,
      accept,
      value: value as TranslationFile['value'],
      said: (entry?.value ?? null) as TranslationFile['said'],
      isOutOfDate: entry !== undefined && !isSameFile(entry.source, addressOfFile(value)),
    };
  });
}

const toText = ({ key, label, state, source, entry }: MatchedText): TranslationText => ({
  key,
  label,
  state,
  source: source as TranslationText['source'],
  text: (entry?.text ?? null) as TranslationText['text'],
  was: (state === 'outOfDate' ? (entry?.source ?? null) : null) as TranslationText['was'],
});
