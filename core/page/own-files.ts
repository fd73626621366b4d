import { isRecord } from '../fields/field.ts';
import type { Portable } from './portable.ts';

/** Where a value names a file of the site it stands on. */
const FILE_FIELDS = ['src', 'video', 'file'];

const isOwnFile = (name: string, value: unknown) =>
  FILE_FIELDS.includes(name) && typeof value === 'string' && /^\/(images|s)\//.test(value);

/** The same blocks without the files of their site, and which those were. */
export function withoutFiles(content: Portable): { left: Portable; files: string[] } {
  const files: string[] = [];
  const strip = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(strip);
    if (!isRecord(value)) return value;
    const entries = Object.entries(value).map(([name, one]) => {
      if (!isOwnFile(name, one)) return [name, strip(one)];
      files.push(String(one));
      return [name, ''];
    });
    return Object.fromEntries(entries) as unknown;
  };
  const left = strip(content) as Portable;
  return { left, files };
}
