import type { Documents } from '#core/content/documents.ts';
import { translationKey } from '#core/languages/names.ts';
import { languagesOf, type SiteLanguages } from '#core/languages/site-languages.ts';
import {
  matchTexts,
  translationFields,
  withFormer,
  withTexts,
  type MatchedText,
  type WrittenText,
} from '#core/languages/translation.ts';
import { suggest } from '#core/languages/memory.ts';
import { saidAddressProblem } from '#core/languages/said-address.ts';
import { OPTION_UNEXPECTED } from '#core/messages/editing.ts';
import { languageNameOf, languageTag, ownName } from '#core/settings/languages.ts';
import type { Settings } from '#core/settings/groups.ts';
import { fail, Failure } from '#contract/errors.ts';
import type { multilingual as contract, TranslationText } from '#contract/content/multilingual.ts';
import type { BodyOf, ReplyOf } from '#contract/route.ts';
import type { Publishing } from '../content/publishing.ts';
import type { Actor, Content } from '../content/service.ts';
import type { DraftContent } from '../content/drafts.ts';
import { makeTranslatables, type Translatable, type TranslatableGoods } from './translatables.ts';

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
    const { texts, address } = translationOf(translations, place.of, place.language);
    return {
      title: document.title,
      texts: matchTexts(document.texts, texts).map(toText),
      address: document.place ? { source: document.place.address, text: address } : null,
    };
  }

  /** Why something cannot be found there in a language. */
  async function refuseAddress(
    { siteId }: Actor,
    { of, language }: { of: string; language: string },
    { document, called }: { document: Translatable; called: string },
  ): Promise<Failure | undefined> {
    const { place } = document;
    if (called === '') return undefined;
    if (!place) return fail('invalid', {}, ONE_ADDRESS);
    const problem = saidAddressProblem(called, place.address) ?? (await languageProblem(siteId, called));
    if (problem !== undefined) return fail('invalid', { errors: { address: problem } }, problem);
    return drafts.refuseAddress(siteId, { of, language, address: called, former: [], item: place.item });
  }

  async function languageProblem(siteId: string, address: string): Promise<string | undefined> {
    const [, first = ''] = address.split('/');
    const { all } = await languagesIn(siteId);
    return address.startsWith('/') && all.some((code) => code.toLowerCase() === first)
      ? `Addresses that begin with /${first} belong to a language of this site.`
      : undefined;
  }

  return {
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
                ? { texts: texts.length, translated: texts.length, outOfDate: 0 }
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
          OPTION_UNEXPECTED.replace('{val}', () => defaultLanguage),
        );
      const body = { languages: others, defaultLanguage: isKept ? defaultLanguage : '' };
      const addresses = [...(await drafts.addresses(siteId)), ...(await drafts.saidAddresses(siteId))];
      for (const code of others.length === 0 ? [] : [now.source, ...others]) {
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
        documents: all.map(({ texts, ...document }) => ({
          ...document,
          ...count(matchTexts(texts, entriesOf(translations, document.of, language))),
        })),
      };
    },

    translation,

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
      const memory = all.flatMap(({ body }) => translationFields.read(body).texts);
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

    /** How many translated texts of some documents are out of date, by language; those that are not are left out. */
    async outOfDate(siteId: string, names: readonly string[]) {
      const { source, all: known } = await languagesIn(siteId);
      const others = known.filter((language) => language !== source);
      if (others.length === 0 || names.length === 0) return [];
      const { all, translations } = await read(siteId, others, names);
      return all.flatMap(({ of, texts }) =>
        others.flatMap((language) => {
          const { outOfDate } = count(matchTexts(texts, entriesOf(translations, of, language)));
          return outOfDate === 0 ? [] : [{ of, language, texts: outOfDate }];
        }),
      );
    },

    async translate(
      actor: Actor,
      place: { of: string; language: string },
      { texts, address }: BodyOf<typeof contract.translate>,
    ) {
      const found = await find(actor.siteId, place);
      if (found instanceof Failure) return found;
      const { document } = found;
      const problem = texts.find(({ key }) => !document.texts.some((each) => each.key === key));
      if (problem) return fail('invalid', {}, TEXT_GONE);
      const called = address?.trim().normalize('NFC');
      const refusal =
        called === undefined ? undefined : await refuseAddress(actor, place, { document, called });
      if (refusal) return refusal;
      const left = called === undefined ? '' : await drafts.liveAddress(actor.siteId, place);
      const title = `${document.title} (${ownName(place.language)})`;
      const write = () =>
        content.rewrite(actor, 'translation', translationKey(place.of, place.language), (stored) => {
          const before = translationFields.read(stored);
          return {
            ...before,
            title,
            // Whether they are texts is checked with the document.
            texts: withTexts(document.texts, before.texts, texts as WrittenText[]),
            ...(called !== undefined && {
              address: called,
              formerAddresses: withFormer(before.formerAddresses, left, called),
            }),
          };
        });
      const first = await write();
      // Two people began it at once: the second finds what the first has written.
      const saved = first instanceof Failure && first.code === 'conflict' ? await write() : first;
      return saved instanceof Failure ? saved : translation(actor.siteId, place);
    },
  };
}

export type Languages = ReturnType<typeof makeLanguages>;

const ONE_ADDRESS = 'This has the same address in every language.';
const TEXT_GONE = 'This text is no longer there. Reload to see what is.';
const notInLanguage = (language: string) => `This site is not translated into ${languageNameOf(language)}.`;
const addressTaken = (code: string, page: string) =>
  `${languageNameOf(code)} needs addresses that begin with /${code.toLowerCase()}, and the page at ${page} has one. Move that page first.`;

const toSettings = (languages: SiteLanguages): ReplyOf<typeof contract.settings> => ({
  languages: [...languages.all],
  defaultLanguage: languages.default,
  sourceLanguage: languages.source,
});

type Count = Record<'texts' | 'translated' | 'outOfDate', number>;

const count = (texts: readonly MatchedText[]): Count => ({
  texts: texts.length,
  translated: texts.filter(({ state }) => state === 'translated').length,
  outOfDate: texts.filter(({ state }) => state === 'outOfDate').length,
});

const total = (counts: readonly Count[]): Count =>
  counts.reduce(
    (sum, each) => ({
      texts: sum.texts + each.texts,
      translated: sum.translated + each.translated,
      outOfDate: sum.outOfDate + each.outOfDate,
    }),
    { texts: 0, translated: 0, outOfDate: 0 },
  );

const toText = ({ key, label, state, source, entry }: MatchedText): TranslationText => ({
  key,
  label,
  state,
  source: source as TranslationText['source'],
  text: (entry?.text ?? null) as TranslationText['text'],
  was: (state === 'outOfDate' ? (entry?.source ?? null) : null) as TranslationText['was'],
});
