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
      if (addressOfFile(file.value) !== '') found.push(file);
      return file.value;
    },
  });
  return found;
}

/** The same of what holds no blocks. */
export const filesOf = (value: unknown, { control: of }: { control: Control }): DocumentFile[] =>
  filesIn(value, of, () => undefined);

/** What a language has in place of each file: what was chosen for exactly this one, or else what stands there. */
export function matchFiles(
  files: readonly DocumentFile[],
  entries: readonly SaidFile[],
): ReadonlyMap<string, SaidFile> {
  const found = new Map<string, SaidFile>();
  const put = (fits: (entry: SaidFile, file: DocumentFile) => boolean) => {
    const taken = new Set(found.values());
    for (const file of files.filter(({ key }) => !found.has(key))) {
      const entry = entries.find((each) => isOfOneKind(each.value, file.value) && fits(each, file));
      if (entry && !taken.has(entry)) found.set(file.key, entry);
    }
  };
  const isCurrent = ({ source }: SaidFile, { value }: DocumentFile) =>
    isSameFile(source, addressOfFile(value));
  put((entry, file) => entry.key === file.key && isCurrent(entry, file));
  put((entry, file) => patternOf(entry.key) === patternOf(file.key) && isCurrent(entry, file));
  put((entry, file) => entry.key === file.key);
  return found;
}

/** A document with the files of the first language of a chain that has its own; descriptions stay. */
export function sayFiles<T>(
  value: T,
  of: Control,
  blockOf: BlockRulesOf,
  chain: readonly (readonly SaidFile[])[],
): T {
  if (chain.every((entries) => entries.length === 0)) return value;
  const files = filesIn(value, of, blockOf);
  const matched = chain.map((entries) => matchFiles(files, entries));
  return walkValues(value, of, blockOf, {
    text: ({ source }) => source,
    file({ key, value: shown }) {
      const said = matched.map((each) => each.get(key)).find((each) => each !== undefined)?.value;
      return said === undefined || typeof said === 'string' || typeof shown === 'string'
        ? (said ?? shown)
        : { ...said, alt: shown.alt };
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
  const matched = matchFiles(files, entries);
  return files.flatMap(({ key }): SaidFile[] => {
    const change = changes.get(key);
    const entry = matched.get(key);
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
  const matched = new Set(matchFiles(files, entries).values());
  return [...withFiles(files, entries, written), ...entries.filter((entry) => !matched.has(entry))];
}
