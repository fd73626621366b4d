import { isRecord } from '../../fields/field.ts';
import type { Portable } from './portable.ts';

/** Where a value shows a file of the site it stands on: without the file there is nothing to show. */
const SHOWN = ['src', 'video', 'file'];
const OWN_FILE = /^\/(?:images|s)\/[^?#]+/;
const LINKED_FILE = /^\/s\/[^?#]+/;

function fileIn(name: string, value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined;
  if (SHOWN.includes(name)) return OWN_FILE.exec(value)?.[0];
  return name === 'href' ? LINKED_FILE.exec(value)?.[0] : undefined;
}

/** The files of their site that blocks show or lead to, each once. */
export function filesIn(content: Portable): string[] {
  const files = new Set<string>();
  change(content, (name, value) => {
    const file = fileIn(name, value);
    if (file !== undefined) files.add(file);
    return value;
  });
  return [...files];
}

/** The same blocks with the addresses their files have now. What has none is shown no more; links stay. */
export function withFiles(content: Portable, brought: ReadonlyMap<string, string>): Portable {
  return change(content, (name, value) => {
    const file = fileIn(name, value);
    if (file === undefined) return value;
    const to = brought.get(file);
    if (to !== undefined) return to + value.slice(file.length);
    return name === 'href' ? value : '';
  }) as Portable;
}

/** A copy in which every text by name is what `next` makes of it. */
function change(value: unknown, next: (name: string, value: string) => string): unknown {
  if (Array.isArray(value)) return value.map((entry) => change(entry, next));
  if (!isRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [
      name,
      typeof one === 'string' ? next(name, one) : change(one, next),
    ]),
  );
}
