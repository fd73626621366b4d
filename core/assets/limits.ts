import { BYTES_PER_MB, formatFileLimit, isFileTooLarge } from './file-size.ts';
import { FILE_TOO_LARGE, FILE_TYPE_UNSUPPORTED } from '../messages/files.ts';
import { kindByName, limitOf, type AssetKind } from './types.ts';

/** More pixels than any camera takes; a tiny file can claim far more than a server's memory holds. */
export const MAX_MEGAPIXELS = 100;
export const MAX_PIXELS = MAX_MEGAPIXELS * 1_000_000;
/** Large files arrive in parts of this many bytes; smaller ones in one go. */
export const PART_BYTES = 1024 * 1024;
/** How long a broken upload can be taken up again, and how long deleted files can be brought back. */
export const UPLOAD_KEPT_HOURS = 24;
export const DELETED_KEPT_DAYS = 30;
/** Files that one call can move, delete or restore. */
export const MAX_FILES_AT_ONCE = 500;

// A replacement text would read `$&` in a file's name as an instruction, a function does not.
const fill = (sentence: string, values: Readonly<Record<string, string>>) =>
  sentence.replaceAll(/\{(\w+)\}/g, (place, name: string) => values[name] ?? place);

export function tooLargeSentence(fileName: string, kind: AssetKind): string {
  return fill(FILE_TOO_LARGE, { fileName, maxSize: formatFileLimit(limitOf(kind)) });
}

export function unsupportedSentence(fileName: string): string {
  return fill(FILE_TYPE_UNSUPPORTED, { fileName });
}

export function emptyFileSentence(fileName: string): string {
  return `The file ${fileName} is empty.`;
}

export function tooManyPixelsSentence(fileName: string): string {
  return `The picture ${fileName} is too big to open: it may have up to ${MAX_MEGAPIXELS} million pixels.`;
}

export interface FileProblem {
  code: 'emptyFile' | 'fileTooLarge' | 'unsupportedFile';
  sentence: string;
}

/** What is wrong with a file before a byte of it is sent. */
export function fileProblem(
  { name, size }: { name: string; size: number },
  accepts: 'image' | 'any',
): FileProblem | undefined {
  const kind = kindByName(name);
  if (accepts === 'image' && kind !== 'image')
    return { code: 'unsupportedFile', sentence: unsupportedSentence(name) };
  if (size === 0) return { code: 'emptyFile', sentence: emptyFileSentence(name) };
  return isFileTooLarge(limitOf(kind), size)
    ? { code: 'fileTooLarge', sentence: tooLargeSentence(name, kind) }
    : undefined;
}

const MB_PER_GB = 1000;

/** A limit as it was written down: 10,000 MB are 10 GB, whatever computers count by. */
export function formatStorageLimit(bytes: number): string {
  const megabytes = Math.round(bytes / BYTES_PER_MB);
  return megabytes % MB_PER_GB === 0 ? `${megabytes / MB_PER_GB} GB` : `${megabytes} MB`;
}
