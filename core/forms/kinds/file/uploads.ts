import { BYTES_PER_MB } from '../../../assets/file-size.ts';
import type { SayFields } from '../../shapes/rules.ts';

/** Groups of files an owner can allow, with the endings that belong to them. */
export const FILE_GROUPS = {
  images: ['jpg', 'jpeg', 'png', 'gif', 'webp'],
  documents: ['pdf', 'doc', 'docx', 'odt', 'rtf', 'txt'],
  tables: ['csv', 'xls', 'xlsx', 'ods'],
  archives: ['zip'],
} as const;
export type FileGroup = keyof typeof FILE_GROUPS;
export const DEFAULT_FILE_GROUPS: readonly FileGroup[] = ['images', 'documents'];

export const MAX_UPLOAD_MB = 10;
export const DEFAULT_UPLOAD_MB = 5;
export const MAX_FILES_PER_FIELD = 5;

export function endingsOf(groups: readonly string[] | undefined): string[] {
  const wanted = groups && groups.length > 0 ? groups : DEFAULT_FILE_GROUPS;
  return wanted.flatMap((group) => [...(FILE_GROUPS[group as FileGroup] ?? [])]);
}

export function acceptOf(groups: readonly string[] | undefined): string {
  return endingsOf(groups)
    .map((ending) => `.${ending}`)
    .join(',');
}

export function endingOf(name: string): string {
  return /\.([a-z0-9]{1,8})$/i.exec(name)?.[1]?.toLowerCase() ?? '';
}

/** What is wrong with a file by its name and size alone, in the browser before it is sent. */
export function fileProblem(
  file: { name: string; size: number },
  field: { fileTypes?: readonly string[]; maxFileMb?: number },
  say: SayFields,
): string | undefined {
  if (!endingsOf(field.fileTypes).includes(endingOf(file.name)))
    return say('fileUnsupported', { fileName: file.name });
  const limit = Math.min(field.maxFileMb || DEFAULT_UPLOAD_MB, MAX_UPLOAD_MB);
  if (file.size <= limit * BYTES_PER_MB) return undefined;
  return say('fileTooLarge', { fileName: file.name, maxSize: `${limit} MB` });
}
