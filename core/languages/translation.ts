import type { BlockRulesOf } from '../blocks/rules.ts';
import { control, leaf, type Control, type Field } from '../fields/field.ts';
import { group, list, text, type ValueOf } from '../fields/index.ts';
import { MAX_RICH_TEXT_LENGTH } from '../rich-text/document.ts';
import { FORMER_NAMES } from '../maps/location-field.ts';
import { readRichText } from '../rich-text/read.ts';
import { isSame } from '../same.ts';
import { saidAddress } from './said-address.ts';
import { MAX_SAID_FILES, saidFile, sayFiles, type SaidFile } from './said-files.ts';
import { replaceTexts, textsIn, wordsOfText, type DocumentText, type TextValue } from './texts.ts';

const MAX_TEXTS = 20_000;
/** The latest ones: links are kept for years, and nobody renames a page that often. */
const MAX_FORMER = 50;

const textValue: Field<TextValue> = leaf<TextValue>({
  control: control('custom', {}),
  initial: '',
  parse(value) {
    const read = typeof value === 'string' ? value : readRichText(value);
    if (read === undefined) return { problem: 'Must be text.' };
    return wordsOfText(read).length > MAX_RICH_TEXT_LENGTH
      ? { problem: `Must be at most ${MAX_RICH_TEXT_LENGTH} characters.` }
      : { value: read };
  },
});

const anyKey = text({ max: 300, isLiteral: true });
/** What was translated of an event's place stays with it, though its fields are called otherwise now. */
const key: Field<string> = {
  ...anyKey,
  read: (value) =>
    anyKey
      .read(value)
      .replace(
        /^place\.(name|street|city|country)$/,
        (_, part: keyof typeof FORMER_NAMES) => `place.${FORMER_NAMES[part]}`,
      ),
};

const textFields = group({
  key,
  source: textValue,
  text: textValue,
  machine: text({ max: 40, isLiteral: true }),
});

/** One text of a document in another language, with exactly what was translated. */
export type TranslatedText = Omit<ValueOf<typeof textFields>, 'machine'> & {
  /** Which run of machine translation wrote it; absent once somebody has read it. */
  machine?: string;
};

/** What a person wrote says nothing of machines, so that it is stored as it always was. */
const unmarked = ({ machine, ...entry }: ValueOf<typeof textFields>): TranslatedText =>
  machine === '' ? entry : { ...entry, machine };

const translatedText: Field<TranslatedText> = {
  control: textFields.control,
  initial: unmarked(textFields.initial),
  check: (...about) => unmarked(textFields.check(...about)),
  read: (value) => unmarked(textFields.read(value)),
};

/** All texts of one document in one language. */
export const translationFields = group({
  /** What it is called where changes are listed. */
  title: text({ max: 300, isLiteral: true }),
  texts: list(translatedText, { max: MAX_TEXTS }),
  /** Pictures and other files that it shows in place of those of the document. */
  files: list(saidFile, { max: MAX_SAID_FILES }),
  /** What it is called in the addresses of the language. */
  address: saidAddress,
  /** What it was called there before, which leads on. */
  formerAddresses: list(saidAddress, { max: MAX_FORMER }),
});

/** The old addresses after something that visitors found at one got another. */
export const withFormer = (former: readonly string[], left: string, now: string): string[] =>
  [...former.filter((each) => each !== left), left]
    .filter((each) => each !== now && each !== '')
    .slice(-MAX_FORMER);

export const TEXT_STATES = ['missing', 'translated', 'machine', 'outOfDate'] as const;
export type TextState = (typeof TEXT_STATES)[number];

export interface MatchedText extends DocumentText {
  state: TextState;
  /** Set unless it is missing. */
  entry: TranslatedText | undefined;
}

/** Entries of a list have no names: after one was moved, its place says nothing, and its words everything. */
const patternOf = (key: string): string => key.replaceAll(/(?<=[.:])\d+(?=\.|$)/g, '*');

/**
 * Which translation belongs to which text. One that translated exactly these words at this place, or else in the same
 * field of another entry of its list, is up to date. What is left at a place whose words changed is out of date.
 */
export function matchTexts(
  texts: readonly DocumentText[],
  entries: readonly TranslatedText[],
): MatchedText[] {
  const byKey = new Map(entries.map((entry) => [entry.key, entry]));
  const byPattern = Map.groupBy(entries, ({ key }) => patternOf(key));
  const current = new Map<string, TranslatedText>();
  for (const { key, source } of texts) {
    const here = byKey.get(key);
    const found =
      here && isSame(here.source, source)
        ? here
        : byPattern.get(patternOf(key))?.find((entry) => isSame(entry.source, source));
    if (found) current.set(key, found);
  }
  const taken = new Set(current.values());
  return texts.map((each) => {
    const exact = current.get(each.key);
    if (exact)
      return { ...each, state: exact.machine === undefined ? 'translated' : 'machine', entry: exact };
    const here = byKey.get(each.key);
    return here && !taken.has(here)
      ? { ...each, state: 'outOfDate', entry: here }
      : { ...each, state: 'missing', entry: undefined };
  });
}

export interface WrittenText {
  key: string;
  source: TextValue;
  text: TextValue | null;
  /** Which run of machine translation wrote it, if one did. */
  machine?: string;
}

/** The translation after some of its texts were written; null takes one back. Those of texts that are gone go too. */
export function withTexts(
  texts: readonly DocumentText[],
  entries: readonly TranslatedText[],
  written: readonly WrittenText[],
): TranslatedText[] {
  const changes = new Map(written.map((change) => [change.key, change]));
  return matchTexts(texts, entries).flatMap(({ key, entry }): TranslatedText[] => {
    const change = changes.get(key);
    if (!change) return entry ? [{ ...entry, key }] : [];
    const { source, text: said, machine } = change;
    if (said === null) return [];
    return [{ key, source, text: said, ...(machine !== undefined && { machine }) }];
  });
}

/** The same where only some of a document's texts are known: translations of the others stay. */
export function withSomeTexts(
  texts: readonly DocumentText[],
  entries: readonly TranslatedText[],
  written: readonly WrittenText[],
): TranslatedText[] {
  const known = new Set(texts.map(({ key }) => key));
  const matched = new Set(matchTexts(texts, entries).map(({ entry }) => entry));
  return [
    ...withTexts(texts, entries, written),
    ...entries.filter((entry) => !known.has(entry.key) && !matched.has(entry)),
  ];
}

/** A language with what is translated into it. */
export interface Spoken {
  language: string;
  entries: readonly TranslatedText[];
  files?: readonly SaidFile[];
}

export interface Translated<T> {
  value: T;
  /**
   * Blocks that say all they say in another language than was asked for, with that language; texts that stand in no
   * block by their keys.
   */
  fellBack: ReadonlyMap<string, string>;
}

/**
 * A document in the first language of the chain, each text in the first that has it; what none has stays in the
 * language it was written in. Nothing is ever stored of this.
 */
export function translate<T>(
  value: T,
  { control: fields, blockOf, source }: { control: Control; blockOf: BlockRulesOf; source: string },
  chain: readonly Spoken[],
): Translated<T> {
  const wanted = chain[0]?.language ?? source;
  const texts = textsIn(value, fields, blockOf);
  const found = chain.map(({ language, entries }) => ({
    language,
    texts: new Map(matchTexts(texts, entries).map(({ key, entry }) => [key, entry])),
  }));
  const spoken = new Map<string, Set<string>>();
  const inWanted = replaceTexts(value, fields, blockOf, ({ key, blockId, source: original }) => {
    const first = found.find((each) => each.texts.get(key));
    const name = blockId === '' ? key : blockId;
    const languages = spoken.get(name) ?? new Set();
    spoken.set(name, languages.add(first?.language ?? source));
    const said = first?.texts.get(key)?.text;
    // A field that was plain may have become formatted since, or the other way round.
    return said !== undefined && typeof said === typeof original ? said : original;
  });
  const fellBack = new Map(
    [...spoken].flatMap(([name, languages]) => {
      const [only = wanted] = languages;
      return languages.size === 1 && only !== wanted ? [[name, only] as const] : [];
    }),
  );
  const files = chain.map((each) => each.files ?? []);
  return { value: sayFiles(inWanted, fields, blockOf, files), fellBack };
}
