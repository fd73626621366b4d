import { blockOf } from '#blocks/index.ts';
import { keepSame, splitEdit } from '#core/languages/editing/edit-in-language.ts';
import { filesIn, withSomeFiles, type SaidFile, type WrittenFile } from '#core/languages/said-files.ts';
import { textsIn, type DocumentText } from '#core/languages/texts.ts';
import {
  matchTexts,
  translate,
  withSomeTexts,
  type MatchedText,
  type TranslatedText,
  type WrittenText,
} from '#core/languages/translation.ts';
import type { PageBody } from '#core/page/page.ts';
import { isRefusal } from '#core/page/refusal.ts';
import { pageBody } from '#core/page/stored/fields.ts';
import type { Session } from '../../documents/session/session.ts';
import type { PageSession } from '../state/editor.ts';
import { say } from './words.ts';

/** The documents that hold what a language says, and those it falls back to. */
export interface OpenTranslation {
  language: string;
  /** What translations call the document. */
  of: string;
  /** What the site is written in. */
  source: string;
  /** The language itself first. */
  chain: readonly { language: string; id: string }[];
}

interface Look {
  source: PageBody;
  stored: readonly unknown[];
  shown: PageBody;
  texts: readonly DocumentText[];
  matched: ReadonlyMap<string, MatchedText>;
}

const { control } = pageBody(blockOf);

/**
 * A page as one of its languages has it. Words that are typed belong to the language, everything else to the page that
 * all of them share; both are in one history.
 */
export function makeLanguageSession(
  plain: PageSession,
  session: Session,
  { language, of, source, chain }: OpenTranslation,
): PageSession {
  const [own] = chain;
  const entriesOf = (body: unknown) =>
    (body as { texts?: readonly TranslatedText[] } | undefined)?.texts ?? NO_TEXTS;
  const filesOf = (body: unknown) => (body as { files?: readonly SaidFile[] } | undefined)?.files ?? NO_FILES;
  let last: Look | undefined;

  function look(): Look {
    const written = plain.body.get();
    const { bodies } = session.view();
    const stored = chain.map(({ id }) => bodies[id]);
    if (last?.source === written && last.stored.every((body, index) => body === stored[index])) return last;
    const spoken = chain.map((each, index) => ({
      ...each,
      entries: entriesOf(stored[index]),
      files: filesOf(stored[index]),
    }));
    const { value } = translate(written, { control, blockOf, source }, spoken);
    const texts = textsIn(written, control, blockOf);
    const matched = matchTexts(texts, spoken[0]?.entries ?? NO_TEXTS);
    last = {
      source: written,
      stored,
      shown: last ? keepSame(last.shown, value) : value,
      texts,
      matched: new Map(matched.map((text) => [text.key, text])),
    };
    return last;
  }

  function write(
    written: readonly WrittenText[],
    named: { label: string; thing?: string | undefined },
  ): void {
    const { texts } = look();
    session.run(
      own?.id ?? '',
      (body) => ({ ...body, texts: withSomeTexts(texts, entriesOf(body), written) }),
      named,
    );
  }

  /** Files that the language has of its own already; others are chosen in the list of its texts. */
  function choose(
    page: PageBody,
    chosen: readonly WrittenFile[],
    named: { label: string; thing?: string | undefined },
  ): void {
    const files = filesIn(page, control, blockOf);
    session.run(
      own?.id ?? '',
      (body) => ({ ...body, files: withSomeFiles(files, filesOf(body), chosen) }),
      named,
    );
  }

  return {
    ...plain,
    body: { get: () => look().shown, subscribe: session.subscribe },
    run(change, label, thing) {
      const before = look();
      const split = splitEdit(
        { source: before.source, shown: before.shown, after: change(before.shown) },
        blockOf,
      );
      if (isRefusal(split)) return split;
      if (split.body !== before.source) plain.run(() => split.body, label, thing);
      if (split.written.length > 0) write(split.written, { label, thing });
      if (split.files.length > 0) choose(before.source, split.files, { label, thing });
      return undefined;
    },
    translation: {
      language,
      of,
      source,
      texts: () => look().matched,
      confirm(key) {
        const text = look().matched.get(key);
        if (text?.entry)
          write([{ key, source: text.source, text: text.entry.text }], {
            label: say(text.state === 'machine' ? 'markAsChecked' : 'stillRight'),
          });
      },
    },
  };
}

const NO_TEXTS: readonly TranslatedText[] = [];
const NO_FILES: readonly SaidFile[] = [];
