/**
 * Makes `blocks/icon/set/` from the pinned lucide-react: drawings as markup, and the words each is found by, which only
 * lucide-static has. That package is 67 MB, so its words are kept here in place of it. Words that stand in the file
 * already stay: some are ours.
 *
 *   node scripts/icons/make-icon-set.ts
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { icons } from 'lucide-react';
import { readIcons, type ReadIcon } from './read-icons.ts';

const WORDS_FROM = 'lucide-static@1.62.0';
const folder = join(import.meta.dirname, '../../blocks/icon/set');

function readTags(): Record<string, string[]> {
  const place = mkdtempSync(join(tmpdir(), 'icon-words-'));
  try {
    const options = { cwd: place, encoding: 'utf8' as const };
    const archive = execFileSync('npm', ['pack', '--silent', WORDS_FROM], options).trim();
    execFileSync('tar', ['xzf', archive, 'package/tags.json'], options);
    return JSON.parse(readFileSync(join(place, 'package/tags.json'), 'utf8')) as Record<string, string[]>;
  } finally {
    rmSync(place, { recursive: true });
  }
}

function wordsOf({ name, formerly }: ReadIcon): string {
  const said = name.split('-');
  const tagged = [name, ...formerly].flatMap((one) => tags[one] ?? []);
  const words = [
    ...(before[name] ?? '').split(' '),
    ...[...formerly, ...tagged].flatMap((words) => words.toLowerCase().split(/[\s/-]+/)),
  ];
  return [...new Set(words)].filter((word) => word !== '' && !said.includes(word)).join(' ');
}

const write = (file: string, rows: readonly (readonly [name: string, value: string])[]) =>
  writeFileSync(join(folder, file), `${JSON.stringify(Object.fromEntries(rows), null, 2)}\n`);

const before = JSON.parse(readFileSync(join(folder, 'words.json'), 'utf8')) as Record<string, string>;
const tags = readTags();
const all = readIcons(icons);
write(
  'drawings.json',
  all.map(({ name, drawing }) => [name, drawing]),
);
write(
  'words.json',
  all.map((icon) => [icon.name, wordsOf(icon)]),
);
console.log(`${all.length} icons.`);
