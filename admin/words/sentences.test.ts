import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import de from './de.json';
import { makeTemplates } from './templates.ts';

const german = (de as Record<string, Record<string, string>>)['declared'] ?? {};
const fill = makeTemplates(german);

test.each([
  ['Must be between 1 and 20.', 'Geben Sie einen Wert von 1 bis 20 ein.'],
  ['There is no page at /a.b?c=(d).', 'Unter /a.b?c=(d) gibt es keine Seite.'],
  ['This section has nothing in it.', 'Dieser Abschnitt ist leer.'],
  [
    '“Gäste” is never shown: “Kommt ihr?” no longer offers “Ja”.',
    '„Gäste“ wird nie angezeigt: „Kommt ihr?“ bietet „Ja“ nicht mehr an.',
  ],
  ['3 texts are out of date in French.', '3 Texte sind auf Französisch veraltet.'],
  ['4 out of 5 stars', '4 von 5 Sternen'],
  ['Nobody wrote this one.', undefined],
])('%s', (english, said) => expect(fill(english)).toBe(said));

test('a sentence keeps all of its values', () => {
  const places = (text: string) => [...new Set(text.match(/\{\d\}/g))].sort();
  for (const [english, said] of Object.entries(german))
    expect([english, places(said)]).toEqual([english, places(english)]);
});

/** Where sentences are made that owners read; what is said to programs and operators stands elsewhere. */
const PLACES = [
  'core/publishing',
  'core/fields',
  'core/limits.ts',
  'core/settings/redirects.ts',
  'core/settings/languages.ts',
  'core/domains/host.ts',
  'core/forms/document.ts',
  'core/languages/said-address.ts',
  'core/languages/editing',
  'core/languages/exchange',
  'core/page/page.ts',
  'core/page/actions',
  'core/page/portable',
  'core/site/paths.ts',
  'core/collections/slug.ts',
  'core/collections/taxonomy.ts',
  'server/experiments',
  'server/content/checks',
  'server/content/stores/said-addresses.ts',
  'server/languages',
  'server/languages/exchange',
  'server/languages/machine',
  'server/moving',
  'server/moving/wordpress',
  'server/products',
];
const root = join(import.meta.dirname, '..', '..');
const sourcesIn = (place: string) =>
  place.endsWith('.ts')
    ? [join(root, place)]
    : readdirSync(join(root, place))
        .filter((name) => name.endsWith('.ts') && !name.includes('.test.'))
        .map((name) => join(root, place, name));

/** Whole sentences in the text of a program; places for values are numbered. */
function sentencesIn(program: string): string[] {
  const code = program.replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');
  return [...code.matchAll(/'((?:\\.|[^'\\\n])*)'|`((?:\\.|[^`\\])*)`/g)]
    .map(([, plain, template = '']) => {
      let place = 0;
      return plain ?? template.replaceAll(/\$\{[^{}]*\}/g, () => `{${(place += 1)}}`);
    })
    .filter((text) => /^[A-Z“{].* .*[a-z}”]\.$/.test(text) && /[a-z]{3} [a-z]/.test(text));
}

/** Sentences only together with their values, names of damage, or words an owner replaces. */
const ELSEWHERE = new Set([
  '{1} no longer there.',
  '{1} out of date in {2}.',
  '{1} machine-translated in {2}.',
  'A {1} needs a name.',
  'It links to “{1}”, which {2}.',
  'Must be an id of 24 lowercase letters and digits.',
  'Must be an object.',
  'Is not a known field.',
  'Must have a base value.',
  'Words worth repeating.',
  'What a customer says about you.',
  'Write something here.',
  'Thanks for getting in touch.',
]);

test.each(PLACES)('German has what is said in %s', (place) => {
  const said = sourcesIn(place).flatMap((file) => sentencesIn(readFileSync(file, 'utf8')));
  expect(said.filter((text) => german[text] === undefined && !ELSEWHERE.has(text))).toEqual([]);
});
