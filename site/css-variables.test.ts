import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { themeFields } from '#core/theme/theme.ts';
import { themeCss } from './document/theme-css.ts';

const PROJECT = join(import.meta.dirname, '..');
const read = (pattern: string) =>
  globSync(pattern, { cwd: PROJECT }).map((path) => ({
    path,
    text: readFileSync(join(PROJECT, path), 'utf8'),
  }));

// One unknown name makes a browser drop the whole declaration, and nothing says so.
test('every variable that a style relies on is given somewhere', () => {
  const styles = read('{site,blocks,browser}/**/*.css');
  const scripts = read('{site,blocks,browser}/**/!(*.test).{ts,tsx}').map(({ text }) => text);
  const given = [themeCss(themeFields.initial), ...scripts, ...styles.map(({ text }) => text)].flatMap(
    (text) => [...text.matchAll(/(--[a-z][\w-]*)['"]?\]?\s*[:,]/g)].map(([, name]) => name),
  );
  // Some come in numbered rows, whose names are put together where they are given.
  const rows = scripts.flatMap((text) => [...text.matchAll(/`(--[a-z][\w-]*)\$\{/g)].map(([, name]) => name));
  const known = new Set(given);
  const isKnown = (name = '') => known.has(name) || rows.includes(name.replace(/\d+$/, ''));
  const lost = styles.flatMap(({ path, text }) =>
    [...text.matchAll(/var\((--[\w-]+)\)/g)]
      .filter(([, name]) => !isKnown(name))
      .map(([, name]) => `${path} ${name}`),
  );
  expect(styles.length).toBeGreaterThan(30);
  expect(lost).toEqual([]);
});
