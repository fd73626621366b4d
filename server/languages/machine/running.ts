import { charactersOf, monthOf, portions } from '#core/languages/machine/runs.ts';
import { markUp } from '#core/languages/machine/marked-up.ts';
import { translationKey } from '#core/languages/names.ts';
import {
  matchTexts,
  translationFields,
  withTexts,
  type MatchedText,
  type WrittenText,
} from '#core/languages/translation.ts';
import { languageNameOf, ownName } from '#core/settings/languages.ts';
import { Failure } from '#contract/errors.ts';
import type { Content } from '../../content/service.ts';
import type { Database } from '../../database/database.ts';
import type { Languages } from '../service.ts';
import type { ServiceKind, TranslationService } from './service-kind.ts';
import { refusalWords } from './services.ts';
import * as store from './store.ts';

interface Source {
  of: string;
  title: string;
  texts: readonly MatchedText[];
}

type Terms = Awaited<ReturnType<Languages['termsOf']>>;

export interface OpenService {
  kind: ServiceKind;
  service: TranslationService;
  monthlyLimit: number;
}

/** Why a run ends before its time. */
class Stopped extends Error {}

export const missingIn = ({ texts }: Pick<Source, 'texts'>) =>
  texts.filter(({ state }) => state === 'missing');

/** The work of a run. A document is translated whole or not at all; what was translated before an outage stays. */
export function makeRunning(deps: {
  db: Database;
  content: Content;
  languages: Languages;
  open: (siteId: string) => Promise<OpenService | undefined>;
  now: () => Date;
}) {
  const { db, content, languages, open, now } = deps;

  /** Lines in the other language. Each portion counts once it is sent, whatever becomes of it. */
  async function translateLines(
    run: store.RunRow,
    { kind, service, monthlyLimit }: OpenService,
    { lines, from }: { lines: readonly string[]; from: string },
  ): Promise<string[]> {
    const { siteId, id, language } = run;
    const all: string[] = [];
    for (const portion of portions(lines, kind.portion)) {
      const characters = charactersOf(portion);
      const used = await db.readSite(siteId, (tx) => store.charactersSince(tx, monthOf(now())));
      if (used + characters > monthlyLimit) throw new Stopped(LIMIT_REACHED);
      const answer = await service.translate(portion, { from, to: language });
      if ('refusal' in answer) throw new Stopped(refusalWords(answer.refusal, kind.title, language));
      await db.site(siteId, (tx) => store.addToRun(tx, id, { characters }));
      all.push(...answer.lines);
    }
    return all;
  }

  async function translateDocument(
    run: store.RunRow,
    using: OpenService,
    { document, from, terms }: { document: Source; from: string; terms: Terms },
  ): Promise<void> {
    const { siteId, id, language, accountId } = run;
    const texts = missingIn(document).map((text) => ({ text, marked: markUp(text.source, terms) }));
    const lines = texts.flatMap(({ marked }) => marked.lines);
    const answers = await translateLines(run, using, { lines, from });
    let next = 0;
    const written = texts.flatMap(({ text: { key, source }, marked }): WrittenText[] => {
      const text = marked.read(answers.slice(next, (next += marked.lines.length)));
      return text === undefined ? [] : [{ key, source, text, machine: id }];
    });
    const saved = await content.rewrite(
      { siteId, accountId },
      'translation',
      translationKey(document.of, language),
      (stored) => withMissing(stored, { document, language, written }),
    );
    if (saved instanceof Failure) throw new Stopped(NOT_SAVED);
    const done = written.length;
    await db.site(siteId, (tx) => store.addToRun(tx, id, { done, refused: texts.length - done }));
  }

  return async function run(siteId: string, id: string): Promise<void> {
    const find = () => db.readSite(siteId, (tx) => store.findRun(tx, id));
    const row = await find();
    if (row?.state !== 'running') return;
    const { language, of } = row;
    const end = (problem?: string) =>
      db.site(siteId, (tx) =>
        store.endRun(tx, id, {
          from: 'running',
          to: problem === undefined ? 'done' : 'failed',
          ...(problem !== undefined && { problem }),
        }),
      );
    try {
      const using = await open(siteId);
      if (!using) throw new Stopped(TURNED_OFF);
      const found = await languages.everything(siteId, language);
      if (found instanceof Failure)
        throw new Stopped(`The site is no longer in ${languageNameOf(language)}.`);
      const terms = await languages.termsOf(siteId, language);
      for (const document of found.documents) {
        if (missingIn(document).length === 0 || (of !== null && document.of !== of)) continue;
        if ((await find())?.state !== 'running') return;
        await translateDocument(row, using, { document, from: found.sourceLanguage, terms });
      }
      await end();
    } catch (error) {
      if (!(error instanceof Stopped)) throw error;
      await end(error.message);
    }
  };
}

/** The translation with what the machine said of texts that nobody has translated meanwhile. */
function withMissing(
  stored: unknown,
  { document, language, written }: { document: Source; language: string; written: readonly WrittenText[] },
) {
  const before = translationFields.read(stored);
  const open = new Set(missingIn({ texts: matchTexts(document.texts, before.texts) }).map(({ key }) => key));
  return {
    ...before,
    title: `${document.title} (${ownName(language)})`,
    texts: withTexts(
      document.texts,
      before.texts,
      written.filter(({ key }) => open.has(key)),
    ),
  };
}

const LIMIT_REACHED =
  'The monthly character limit of this site is reached. Raise it in the settings to go on.';
const TURNED_OFF = 'Machine translation was turned off.';
const NOT_SAVED = 'The translation could not be saved. Try again.';
