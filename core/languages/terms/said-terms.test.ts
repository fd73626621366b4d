import { expect, test } from 'vitest';
import { saidTerm, termsAsWritten, termTexts } from './said-terms.ts';
import { renamedTerms, withRenamedTerm } from './renamed-term.ts';
import { textsIn } from '../texts.ts';
import { translate, type Spoken, type TranslatedText } from '../translation.ts';

const noBlock = () => undefined;
const NAMES = ['Sea', 'v.1.2 notes', 'constructor', '__proto__', '2026'];
const said = (source: string, text: string): TranslatedText => ({ key: source, source, text });

const speak = (names: readonly string[], ...chain: Spoken[]) =>
  translate(
    termsAsWritten(names),
    { control: termTexts(names, 'Tag').control, blockOf: noBlock, source: 'en' },
    chain,
  ).value;

test('each name with letters is a text of its own, by its own name', () => {
  const texts = textsIn(termsAsWritten(NAMES), termTexts(NAMES, 'Tag').control, noBlock);
  expect(texts.map(({ key, source, label }) => [key, source, label])).toEqual(
    ['Sea', 'v.1.2 notes', 'constructor', '__proto__'].map((name) => [name, name, 'Tag']),
  );
});

test('is said by the first language that has it, and else as it was written', () => {
  const german = { language: 'de', entries: [said('Sea', 'Meer'), said('constructor', 'Erbauer')] };
  const swiss = { language: 'de-CH', entries: [said('Sea', 'See')] };
  const names = speak(NAMES, swiss, german);
  expect(NAMES.map((name) => saidTerm(names, name))).toEqual([
    'See',
    'v.1.2 notes',
    'Erbauer',
    '__proto__',
    '2026',
  ]);
});

test('a new name takes nothing from one that is gone', () => {
  const names = speak(['Apricots'], { language: 'de', entries: [said('Apples', 'Äpfel')] });
  expect(saidTerm(names, 'Apricots')).toBe('Apricots');
});

test.each(['Sea', 'constructor', 'toString'])('without translations %s stays', (name) => {
  expect(saidTerm(undefined, name)).toBe(name);
  expect(saidTerm({}, name)).toBe(name);
});

test('a name that was changed by renaming is said as before, out of date and beside the old one', () => {
  const german = [said('Sea', 'Meer'), said('Oak', 'Eiche')];
  const texts = withRenamedTerm(german, { from: 'Sea', to: 'Ocean' });
  expect(texts).toEqual([...german, { key: 'Ocean', source: 'Sea', text: 'Meer' }]);
  const names = speak(['Ocean', 'Sea'], { language: 'de', entries: texts });
  expect([saidTerm(names, 'Ocean'), saidTerm(names, 'Sea')]).toEqual(['Meer', 'Meer']);
});

test.each([
  ['has no translation', 'Wood', 'Timber'],
  ['has a new name that was translated before', 'Sea', 'Oak'],
])('nothing is taken over where it %s', (_, from, to) => {
  const german = [said('Sea', 'Meer'), said('Oak', 'Eiche')];
  expect(withRenamedTerm(german, { from, to })).toBe(german);
});

test.each([
  [
    'one in the place of another',
    [
      [
        ['Sea', 'Salt'],
        ['Ocean', 'Salt'],
      ],
    ],
    ['Ocean', 'Salt'],
    [['Sea', 'Ocean']],
  ],
  [
    'two at once',
    [
      [
        ['Sea', 'Red'],
        ['Meer', 'Rot'],
      ],
    ],
    ['Meer', 'Rot'],
    [
      ['Sea', 'Meer'],
      ['Red', 'Rot'],
    ],
  ],
  ['still used elsewhere', [[['Sea'], ['Ocean']]], ['Sea', 'Ocean'], []],
  [
    'called two things',
    [
      [['Sea'], ['Ocean']],
      [['Sea'], ['Lake']],
    ],
    ['Ocean', 'Lake'],
    [],
  ],
  [
    'the same everywhere',
    [
      [['Sea'], ['Ocean']],
      [['Sea'], ['Ocean']],
    ],
    ['Ocean'],
    [['Sea', 'Ocean']],
  ],
  ['only taken out', [[['Sea', 'Salt'], ['Salt']]], ['Salt'], []],
  [
    'only moved',
    [
      [
        ['Sea', 'Salt'],
        ['Salt', 'Sea'],
      ],
    ],
    ['Sea', 'Salt'],
    [],
  ],
  ['another number of them', [[['Sea', 'Salt'], ['Ocean']]], ['Ocean'], []],
  [
    'one moved into its place',
    [
      [
        ['Sea', 'Salt'],
        ['Salt', 'Oak'],
      ],
    ],
    ['Salt', 'Oak'],
    [],
  ],
  ['nothing changed', [[['Sea'], ['Sea']]], ['Sea'], []],
] as [string, [string[], string[]][], string[], [string, string][]][])(
  'renamed: %s',
  (_, saved, used, renamed) => {
    const found = renamedTerms(
      saved.map(([before, after]) => ({ before, after })),
      new Set(used),
    );
    expect(found.map(({ from, to }) => [from, to])).toEqual(renamed);
  },
);
