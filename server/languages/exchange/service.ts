import { createHash } from 'node:crypto';
import { fromTokens, toLine, toTokens, type Token } from '#core/languages/exchange/codes.ts';
import { BadFile, type ExchangedText, type ExchangeFile } from '#core/languages/exchange/file.ts';
import { fromTable, toTable } from '#core/languages/exchange/table.ts';
import type { TextValue } from '#core/languages/texts.ts';
import type { MatchedText } from '#core/languages/translation.ts';
import { languageNameOf } from '#core/settings/languages.ts';
import { fail, Failure } from '#contract/errors.ts';
import type { ExchangeFormat, multilingual as contract } from '#contract/content/multilingual.ts';
import type { ReplyOf } from '#contract/route.ts';
import type { Actor } from '../../content/service.ts';
import type { Languages } from '../service.ts';
import { fromXliff, toXliff } from './xliff.ts';

/** As many as a sentence can name. */
const NAMED = 5;
/** As many as one call of the translation saves. */
const SAVED_AT_ONCE = 500;

const mark = (tokens: readonly Token[]): string =>
  createHash('sha256').update(toLine(tokens).trim()).digest('hex').slice(0, 16);

/** What a text and its translation are, so that it shows later whether they are still that. */
const stateOf = (source: readonly Token[], target: readonly Token[]) => `${mark(source)}-${mark(target)}`;

const targetOf = ({ entry }: MatchedText): Token[] => (entry ? toTokens(entry.text) : []);

/** Translations as files for the tools of translators, out and in again. */
export function makeExchange({ languages }: { languages: Languages }) {
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

    /** Checked as a whole before anything is written; then document by document, so one that cannot be saved ends it. */
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
      if (changed.length > 0)
        return fail(
          'conflict',
          {},
          `Nothing was imported. Changed since this file was exported: ${listed(changed)}. Export again to translate what is there now.`,
        );
      if (broken.length > 0)
        return refuse(
          `Nothing was imported. The codes of the source are not complete in: ${listed(broken)}.`,
        );
      for (const [of, texts] of Map.groupBy(written, (each) => each.of))
        for (let start = 0; start < texts.length; start += SAVED_AT_ONCE) {
          const part = texts.slice(start, start + SAVED_AT_ONCE).map(({ of: _, ...each }) => each);
          const saved = await languages.translate(actor, { of, language: file.language }, { texts: part });
          if (saved instanceof Failure) return saved;
        }
      return { imported: written.length, language: file.language };
    },
  };
}

export type Exchange = ReturnType<typeof makeExchange>;

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
  const written: { of: string; key: string; source: WrittenValue; text: WrittenValue }[] = [];
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
    else written.push({ of, key, source: text.source as WrittenValue, text: value as WrittenValue });
  }
  return { changed, broken, written };
}

type WrittenValue = Exclude<TextValue, object> | Record<string, unknown>;
