import { control, leaf, type Field, type Words } from '../fields/field.ts';

/** Files of the site are below `/s/`. */
const SITE_FILE = /^\/s\/[\w./%-]{1,300}$/;

interface Wanted {
  /** What is offered to choose from, such as `audio/*`. */
  accept: string;
  /** How its name may end; any way otherwise. */
  endings?: RegExp;
  problem: string;
}

/** One of the site's own files by its address, or none. */
export function siteFile(options: Words & Wanted): Field<string> {
  const { accept, endings, problem } = options;
  const isFine = (path: string) =>
    SITE_FILE.test(path) && !path.includes('..') && (endings?.test(path) ?? true);
  return leaf({
    control: control('file', options, { accept }),
    initial: '',
    parse: (value) =>
      typeof value === 'string' && (value === '' || isFine(value)) ? { value } : { problem },
  });
}

/** The name of a file as its owner knows it. */
export function fileNameOf(path: string): string {
  const name = path.split('/').at(-1) ?? '';
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}
