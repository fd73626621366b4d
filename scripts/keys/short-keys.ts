import { globSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import type { Plugin } from 'vite';

const IMPORT = /import \{ say(?: as (\w+))? \} from '(\.[^']*words\.ts)';/;
const KEY = /^ {2}(\w+):/gm;
const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

/** `a`, `b`, … `z`, `aa`. */
const nth = (index: number): string =>
  (index < LETTERS.length ? '' : nth(Math.floor(index / LETTERS.length) - 1)) +
  LETTERS[index % LETTERS.length];

const calls = (name: string) => new RegExp(`\\b(${name}(?:\\.parts)?\\(\\s*)'(\\w+)'`, 'g');

/** Of sentences that are only ever asked for by their written keys. What a variable may name stays as it is. */
export function shortKeysOf(words: string, users: readonly string[]): ReadonlyMap<string, string> {
  const keys = [...words.matchAll(KEY)].map(([, key = '']) => key);
  const isHandedOn = users.some((source) => {
    const name = IMPORT.exec(source)?.[1] ?? 'say';
    const isPassed = new RegExp(`\\b${name}\\b(?!\\(|\\.parts\\()`).test(source.replace(IMPORT, ''));
    return isPassed || new RegExp(`\\b${name}(?:\\.parts)?\\([^'"\`,)]+[,)]`).test(source);
  });
  if (isHandedOn) return new Map();
  const count = (found: RegExp) => users.reduce((sum, source) => sum + [...source.matchAll(found)].length, 0);
  const isPlain = (key: string) => {
    const asked = count(new RegExp(`\\b\\w+(?:\\.parts)?\\(\\s*'${key}'`, 'g'));
    return asked > 0 && asked === count(new RegExp(`['"\`]${key}['"\`]`, 'g'));
  };
  const kept = new Set(keys.filter((key) => !isPlain(key)));
  const short = keys.map((_, index) => nth(index)).filter((key) => !kept.has(key));
  return new Map(keys.filter(isPlain).map((key, index) => [key, short[index] ?? key]));
}

/** Keys of the admin's sentences are read by people who change them, not by browsers: built, they are a letter or two. */
export function shortKeys(root: string): Plugin {
  const admin = join(root, 'admin');
  const areas = new Map<string, ReadonlyMap<string, string>>();
  const read = (file: string) => readFileSync(join(admin, file), 'utf8');
  return {
    name: 'short-keys',
    apply: 'build',
    enforce: 'pre',
    buildStart() {
      const users = new Map<string, string[]>();
      for (const file of globSync('**/*.{ts,tsx}', { cwd: admin })) {
        if (/\.test\.tsx?$/.test(file)) continue;
        const source = read(file);
        const words = IMPORT.exec(source)?.[2];
        if (words === undefined) continue;
        const area = dirname(join(dirname(file), words)).replaceAll('\\', '/');
        users.set(area, [...(users.get(area) ?? []), source]);
      }
      for (const [area, sources] of users) areas.set(area, shortKeysOf(read(`${area}/words.ts`), sources));
    },
    transform(source, id) {
      const file = relative(admin, id).replaceAll('\\', '/');
      if (/^words\/\w+\.json$/.test(file)) return { code: inJson(source, areas), map: null };
      const own = areas.get(dirname(file));
      if (own && file.endsWith('/words.ts'))
        return { code: source.replace(KEY, (_, key: string) => `  ${own.get(key) ?? key}:`), map: null };
      const [, name = 'say', words] = IMPORT.exec(source) ?? [];
      const asked = words && areas.get(dirname(join(dirname(file), words)).replaceAll('\\', '/'));
      if (!asked || file.startsWith('..')) return undefined;
      const code = source.replace(
        calls(name),
        (_, before: string, key: string) => `${before}'${asked.get(key) ?? key}'`,
      );
      return { code, map: null };
    },
  };
}

function inJson(source: string, areas: ReadonlyMap<string, ReadonlyMap<string, string>>): string {
  const translation = JSON.parse(source) as Record<string, Record<string, string>>;
  const short = Object.entries(translation).map(([area, texts]) => {
    const keys = areas.get(area);
    return [
      area,
      Object.fromEntries(Object.entries(texts).map(([key, text]) => [keys?.get(key) ?? key, text])),
    ];
  });
  return JSON.stringify(Object.fromEntries(short));
}
