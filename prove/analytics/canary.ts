import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Files below a folder that hold one of the words anywhere in their bytes: tables, indexes, the log of changes, logs. */
export function filesWith(folder: string, words: readonly string[]): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => statSync(file, { throwIfNoEntry: false })?.size)
    .filter((file) => {
      const bytes = readFileSync(file);
      return words.some((word) => bytes.includes(word));
    });
}
