import { FILE_NAME_MISSING } from '../messages/files.ts';
import { transliterate } from '../text/transliterate.ts';

export const MAX_FILE_NAME_LENGTH = 200;
const MAX_ADDRESS_LENGTH = 100;
export const FILES_PATH = '/s/';

export function fileNameProblem(name: string): string | undefined {
  if (name.trim() === '') return FILE_NAME_MISSING;
  if (name.length > MAX_FILE_NAME_LENGTH)
    return `A file name can have up to ${MAX_FILE_NAME_LENGTH} characters.`;
  return /[/\\\p{Cc}]/u.test(name) ? 'A file name cannot contain slashes.' : undefined;
}

/** The name as a part of an address: what browsers and mails would have to escape is gone. */
export function addressName(name: string): string {
  const [stem, ending] = split(transliterate(name).replaceAll(/[^\w.-]+/g, '-'));
  const clean = stem.replaceAll(/-{2,}/g, '-').replaceAll(/^[-.]+|[-.]+$/g, '');
  return (clean === '' ? 'file' : clean).slice(0, MAX_ADDRESS_LENGTH) + ending;
}

/** The same name with a number that nobody has taken. */
export function freeName(name: string, isTaken: (candidate: string) => boolean): string {
  const [stem, ending] = split(name);
  for (let count = 1; ; count += 1) {
    const candidate = count === 1 ? name : `${stem}-${count}${ending}`;
    if (!isTaken(candidate)) return candidate;
  }
}

function split(name: string): [stem: string, ending: string] {
  const ending = /\.[a-z0-9]{1,10}$/i.exec(name)?.[0] ?? '';
  return [name.slice(0, name.length - ending.length), ending];
}
