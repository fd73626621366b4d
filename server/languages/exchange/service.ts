import { createHash } from 'node:crypto';
import { fromTokens, toLine, toTokens, type Token } from '#core/languages/exchange/codes.ts';
import { BadFile, type ExchangedText, type ExchangeFile } from '#core/languages/exchange/file.ts';
import { fromTable, toTable } from '#core/languages/exchange/table.ts';
import type { TextValue } from '#core/languages/texts.ts';
import { translationKey } from '#core/languages/names.ts';
import {
  matchTexts,
  translationFields,
  withTexts,
  type MatchedText,
  type WrittenText,
} from '#core/languages/translation.ts';
import { languageNameOf, ownName } from '#core/settings/languages.ts';
import { fail, Failure } from '#contract/errors.ts';
import type { ExchangeFormat, multilingual as contract } from '#contract/content/multilingual.ts';
import type { ReplyOf } from '#contract/route.ts';
import type { Actor, Content } from '../../content/service.ts';
import type { Languages } from '../service.ts';
import { fromXliff, toXliff } from './xliff.ts';

/** As many as a sentence can name. */
const NAMED = 5;

const mark = (tokens: readonly Token[]): string =>
  createHash('sha256').update(toLine(tokens).trim()).digest('hex').slice(0, 16);

/** What a text and its translation are, so that it shows later whether they are still that. */
const stateOf = (source: readonly Token[], target: readonly Token[]) => `${mark(source)}-${mark(target)}`;

const targetOf = ({ entry }: MatchedText): Token[] => (entry ? toTokens(entry.text) : []);

/** Translations as files for the tools of translators, out and in again. */
export function makeExchange({ languages, content }: { languages: Languages; content: Content }) {
  async function write(siteId: string, language: string): Promise<ExchangeFile | Failure> {
    const found = await languages.everything(siteId, language);
    if (found instanceof Failure) return found;
    return {
      siteId,
      sourceLanguage: found.sourceLanguage,
      language,
      documents: found.documents,
      texts: found.documents.flatMap(({ of, texts }) =>
        texts.map((text): ExchangedText => {
          const [source, target] = [toTokens(text.source), targetOf(text)];
          return { of, key: text.key, label: text.label, state: stateOf(source, target), source, target };
        }),
      ),
    };
  }

  return {
    async export(siteId: string, language: string, format: ExchangeFormat): Promise<string | Failure> {
      const file = await write(siteId, language);
      if (file instanceof Failure) return file;
      return format === 'xliff' ? toXliff(file) : toTable(file);
    },

    /** Checked as a whole, and written in one transaction: all of it or nothing. */
    async import(actor: Actor, text: string): Promise<ReplyOf<typeof contract.import> | Failure> {
      const file = read(text);
      if (file instanceof Failure) return file;
      if (file.siteId !== actor.siteId)
        return refuse('This file is from another site. Nothing was imported.');
      const found = await languages.everything(actor.siteId, file.language);
      if (found instanceof Failure) return found;
      if (file.sourceLanguage !== found.sourceLanguage)
        return refuse(
          `This file translates from ${languageNameOf(file.sourceLanguage)}, but this site is written in ${languageNameOf(found.sourceLanguage)}.`,
        );
      const now = new Map(
        found.documents.flatMap(({ of, texts }) => texts.map((each) => [`${of} ${each.key}`, each] as const)),
      );
      const { changed, broken, written } = sort(file.texts, now);
      if (changed.length > 0) return changedSince(changed);
      if (broken.length > 0)
        return refuse(
          `Nothing was imported. The codes of the source are not complete in: ${listed(broken)}.`,
        );
      const documents = new Map(found.documents.map((document) => [document.of, document]));
      const saved = await content.rewriteAll(
        actor,
        [...Map.groupBy(written, (each) => each.of)].flatMap(([of, texts]) => {
          const document = documents.get(of);
          const key = translationKey(of, file.language);
          const bodyFrom = (before: unknown) => document && merged(before, { document, texts, file });
          return document ? [{ kind: 'translation' as const, key, bodyFrom }] : [];
        }),
      );
      if (saved instanceof Failure) return saved;
      return { imported: written.length, language: file.language };
    },
  };
}

export type Exchange = ReturnType<typeof makeExchange>;

const changedSince = (labels: readonly string[]) =>
  fail(
    'conflict',
    {},
    `Nothing was imported. Changed since this file was exported: ${listed(labels)}. Export again to translate what is there now.`,
  );

type Found = { title: string; texts: readonly MatchedText[] };

/** A translation with what a file says, unless somebody has just translated one of these texts otherwise. */
function merged(
  stored: unknown,
  { document, texts, file }: { document: Found; texts: readonly WrittenText[]; file: ExchangeFile },
) {
  const before = translationFields.read(stored);
  const now = new Map(matchTexts(document.texts, before.texts).map((each) => [each.key, each]));
  const read = new Map(document.texts.map((each) => [each.key, each]));
  const changed = texts.flatMap(({ key }) => {
    const [is, was] = [now.get(key), read.get(key)];
    return is && was && mark(targetOf(is)) === mark(targetOf(was)) ? [] : [was?.label ?? key];
  });
  if (changed.length > 0) return changedSince(changed);
  return {
    ...before,
    title: `${document.title} (${ownName(file.language)})`,
    texts: withTexts(document.texts, before.texts, texts),
  };
}

const refuse = (sentence: string) => fail('invalid', {}, sentence);

const listed = (names: readonly string[]): string => {
  const some = names
    .slice(0, NAMED)
    .map((name) => `“${name}”`)
    .join(', ');
  return names.length > NAMED ? `${some} and ${names.length - NAMED} more` : some;
};

function read(text: string): ExchangeFile | Failure {
  try {
    return text.trimStart().startsWith('<') ? fromXliff(text) : fromTable(text);
  } catch (error) {
    if (error instanceof BadFile) return refuse(error.message);
    throw error;
  }
}

/** What to do with each text of a file. What nobody touched in it is left alone, whatever has become of it since. */
function sort(texts: readonly ExchangedText[], now: ReadonlyMap<string, MatchedText>) {
  const changed: string[] = [];
  const broken: string[] = [];
  const written: { of: string; key: string; source: TextValue; text: TextValue }[] = [];
  for (const { of, key, label, state, target } of texts) {
    if (toLine(target).trim() === '' || state.endsWith(`-${mark(target)}`)) continue;
    const text = now.get(`${of} ${key}`);
    const current = text && targetOf(text);
    if (current && mark(current) === mark(target)) continue;
    if (!text || stateOf(toTokens(text.source), current ?? []) !== state) {
      changed.push(text?.label ?? label);
      continue;
    }
    const value = fromTokens(target, text.source);
    if (value === undefined) broken.push(text.label);
    else written.push({ of, key, source: text.source, text: value });
  }
  return { changed, broken, written };
}
