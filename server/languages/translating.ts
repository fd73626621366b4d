import { translationKey } from '#core/languages/names.ts';
import { inUsualLetters, saidAddressProblem } from '#core/languages/said-address.ts';
import { withFiles, type WrittenFile } from '#core/languages/said-files.ts';
import type { SiteLanguages } from '#core/languages/site-languages.ts';
import { translationFields, withFormer, withTexts, type WrittenText } from '#core/languages/translation.ts';
import { ownName } from '#core/settings/languages.ts';
import { fail, Failure } from '#contract/errors.ts';
import type { multilingual as contract } from '#contract/content/multilingual.ts';
import type { BodyOf, ReplyOf } from '#contract/route.ts';
import type { DraftContent } from '../content/drafts.ts';
import type { Actor, Content } from '../content/service.ts';
import type { Translatable } from './translatables.ts';

interface TextsOf {
  of: string;
  language: string;
}

/** Saves what somebody translated. */
export function makeTranslating(deps: {
  content: Content;
  drafts: DraftContent;
  languagesIn: (siteId: string) => Promise<SiteLanguages>;
  find: (siteId: string, place: TextsOf) => Promise<{ document: Translatable } | Failure>;
  /** What the reply shows. */
  translation: (siteId: string, place: TextsOf) => Promise<ReplyOf<typeof contract.translation> | Failure>;
}) {
  const { content, drafts, languagesIn, find, translation } = deps;

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

  async function open(actor: Actor, place: TextsOf) {
    const found = await find(actor.siteId, place);
    if (found instanceof Failure) return found;
    const body = { ...translationFields.initial, title: titleIn(found.document, place.language) };
    return content.begin(actor, { kind: 'translation', key: translationKey(place.of, place.language), body });
  }

  async function translate(
    actor: Actor,
    place: { of: string; language: string },
    { texts, files, address }: BodyOf<typeof contract.translate>,
  ) {
    const found = await find(actor.siteId, place);
    if (found instanceof Failure) return found;
    const { document } = found;
    const problem = texts.find(({ key }) => !document.texts.some((each) => each.key === key));
    if (problem) return fail('invalid', {}, TEXT_GONE);
    const chosen = document.files ?? [];
    if (files?.some(({ key }) => !chosen.some((each) => each.key === key)))
      return fail('invalid', {}, FILE_GONE);
    const called = address === undefined ? undefined : inUsualLetters(address.trim());
    const refusal =
      called === undefined ? undefined : await refuseAddress(actor, place, { document, called });
    if (refusal) return refusal;
    const left = called === undefined ? '' : await drafts.liveAddress(actor.siteId, place);
    const title = titleIn(document, place.language);
    const write = () =>
      content.rewrite(actor, 'translation', translationKey(place.of, place.language), (stored) => {
        const before = translationFields.read(stored);
        return {
          ...before,
          title,
          // Whether they are texts is checked with the document.
          texts: withTexts(document.texts, before.texts, texts as WrittenText[]),
          ...(files && { files: withFiles(chosen, before.files, files as WrittenFile[]) }),
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
  }

  return { open, translate };
}

const titleIn = ({ title }: Translatable, language: string) => `${title} (${ownName(language)})`;

const ONE_ADDRESS = 'This has the same address in every language.';
const FILE_GONE = 'This file is no longer there. Reload to see what is.';
const TEXT_GONE = 'This text is no longer there. Reload to see what is.';
