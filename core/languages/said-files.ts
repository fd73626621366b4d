import type { BlockRulesOf } from '../blocks/rules.ts';
import { siteFile } from '../assets/file-field.ts';
import { control, leaf, type Control, type Field } from '../fields/field.ts';
import { group, image, text, type ValueOf } from '../fields/index.ts';
import { walkValues, type DocumentFile, type FileValue } from './texts.ts';

export const MAX_SAID_FILES = 2000;
const PROBLEM = 'Must be one of the site’s files.';
const picture = image();
const other = siteFile({ accept: '', problem: PROBLEM });

export const addressOfFile = (value: FileValue): string => (typeof value === 'string' ? value : value.src);

/** A picture or the address of another file. */
const fileValue: Field<FileValue> = leaf<FileValue>({
  control: control('custom', {}),
  initial: '',
  parse(value) {
    let problem = '';
    const report = ({ message }: { message: string }) => void (problem ||= message);
    const read =
      typeof value === 'string' ? other.check(value, report, '') : picture.check(value, report, '');
    if (problem !== '' || addressOfFile(read) === '') return { problem: problem || PROBLEM };
    // What describes a picture is a text of the translation.
    return { value: typeof read === 'string' ? read : { ...read, alt: '' } };
  },
});

/** What a language shows in place of a picture or another file, with what that was when it was chosen. */
export const saidFile = group({
  key: text({ max: 300, isLiteral: true }),
  source: text({ max: 500, isLiteral: true }),
  value: fileValue,
});
export type SaidFile = ValueOf<typeof saidFile>;

/** Entries of a list have no names: after one was moved, the file it shows finds what was chosen for it. */
const patternOf = (key: string): string => key.replaceAll(/(?<=[.:])\d+(?=\.|$)/g, '*');
/** A picture that was cropped is the same picture at another address. */
export const isSameFile = (one: string, other: string): boolean => fileOf(one) === fileOf(other);
const fileOf = (address: string): string => /^\/images\/[^/]+\//.exec(address)?.[0] ?? address;
const isOfOneKind = (one: FileValue, other: FileValue) => typeof one === typeof other;

/** Every picture and other file of a document. */
export function filesIn(value: unknown, of: Control, blockOf: BlockRulesOf): DocumentFile[] {
  const found: DocumentFile[] = [];
  walkValues(value, of, blockOf, {
    text: ({ source }) => source,
    file(file) {
      found.push(file);
      return file.value;
    },
  });
  return found;
}

/** What a language has in place of a file: what was chosen for exactly this one, or else what stands there. */
export function matchFile(file: DocumentFile, entries: readonly SaidFile[]): SaidFile | undefined {
  const fitting = entries.filter(({ value }) => isOfOneKind(value, file.value));
  const current = fitting.filter(({ source }) => isSameFile(source, addressOfFile(file.value)));
  return (
    current.find(({ key }) => key === file.key) ??
    current.find(({ key }) => patternOf(key) === patternOf(file.key)) ??
    fitting.find(({ key }) => key === file.key)
  );
}

/** A document with the files of the first language of a chain that has its own; descriptions stay. */
export function sayFiles<T>(
  value: T,
  of: Control,
  blockOf: BlockRulesOf,
  chain: readonly (readonly SaidFile[])[],
): T {
  if (chain.every((entries) => entries.length === 0)) return value;
  return walkValues(value, of, blockOf, {
    text: ({ source }) => source,
    file(file) {
      const said = chain.map((entries) => matchFile(file, entries)).find((each) => each !== undefined)?.value;
      if (said === undefined) return file.value;
      return typeof said === 'string' || typeof file.value === 'string'
        ? said
        : { ...said, alt: file.value.alt };
    },
  });
}

export interface WrittenFile {
  key: string;
  /** The address of what it stands in for. */
  source: string;
  /** Null for the one that all languages share. */
  value: FileValue | null;
}

/** What a language has after some of its files were chosen; what stood in for files that are gone goes too. */
export function withFiles(
  files: readonly DocumentFile[],
  entries: readonly SaidFile[],
  written: readonly WrittenFile[],
): SaidFile[] {
  const changes = new Map(written.map((change) => [change.key, change]));
  return files.flatMap((file): SaidFile[] => {
    const { key } = file;
    const change = changes.get(key);
    const entry = matchFile(file, entries);
    if (!change) return entry ? [{ ...entry, key }] : [];
    return change.value === null ? [] : [{ key, source: change.source, value: change.value }];
  });
}

/** The same where only some of a document's files are known: what stands in for the others stays. */
export function withSomeFiles(
  files: readonly DocumentFile[],
  entries: readonly SaidFile[],
  written: readonly WrittenFile[],
): SaidFile[] {
  const matched = new Set(files.map((file) => matchFile(file, entries)));
  return [...withFiles(files, entries, written), ...entries.filter((entry) => !matched.has(entry))];
}
