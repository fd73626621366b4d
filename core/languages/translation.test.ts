import { array, assert, constantFrom, nat, property, record } from 'fast-check';
import { expect, test } from 'vitest';
import type { BlockRulesOf } from '../blocks/rules.ts';
import { group, list, text } from '../fields/index.ts';
import { aBlock, aPage, aSection, anId } from '../page/testing/pages.ts';
import { pageBody } from '../page/stored/fields.ts';
import type { PageBody } from '../page/page.ts';
import { MAX_RICH_TEXT_LENGTH } from '../rich-text/document.ts';
import { fromText } from '../rich-text/from-text.ts';
import { richText } from '../rich-text/field.ts';
import { textsIn } from './texts.ts';
import {
  matchTexts,
  translate,
  translationFields,
  withFormer,
  withSomeTexts,
  withTexts,
  type Spoken,
  type TranslatedText,
} from './translation.ts';

const RULES: Readonly<Record<string, ReturnType<BlockRulesOf>>> = {
  heading: {
    name: 'Heading',
    fields: group({ text: text({ max: 200 }), anchor: text({ max: 40, isLiteral: true }) }),
  },
  words: { name: 'Text', fields: group({ text: richText() }) },
  faq: {
    name: 'FAQ',
    fields: group({ entries: list(group({ question: text({ max: 200, label: 'Question' }) }), { max: 20 }) }),
  },
};
const blockOf: BlockRulesOf = (type) => RULES[type];
const { control } = pageBody(blockOf);
const about = { control, blockOf, source: 'en' };

const part = (name: string, type: string, values: Record<string, unknown>) => ({
  ...aBlock(name),
  type,
  values,
});
const heading = (name: string, words: string) =>
  part(name, 'heading', { text: words, anchor: 'the same everywhere' });
const faq = (name: string, ...questions: string[]) =>
  part(name, 'faq', { entries: questions.map((question) => ({ question })) });
const page = (...blocks: ReturnType<typeof part>[]): PageBody => aPage(aSection('s', blocks));

const inGerman = (body: PageBody): TranslatedText[] =>
  textsIn(body, control, blockOf).map(({ key, source }) => ({
    key,
    source,
    text: typeof source === 'string' ? `de ${source}` : fromText('de'),
  }));
const statesOf = (body: PageBody, entries: readonly TranslatedText[]) =>
  matchTexts(textsIn(body, control, blockOf), entries).map(({ key, state }) => `${key} ${state}`);

test('texts have keys of their block and field, and names an owner knows', () => {
  const body = page(
    heading('a', 'Welcome'),
    part('b', 'words', { text: fromText('Read *on*') }),
    faq('c', 'Why?'),
  );
  expect(textsIn(body, control, blockOf).map(({ key, label }) => [key, label])).toEqual([
    [`${anId('a')}:text`, 'Heading, Text'],
    [`${anId('b')}:text`, 'Text, Text'],
    [`${anId('c')}:entries.0.question`, 'FAQ, Entries, 1, Question'],
  ]);
});

test('what has no words is nothing to translate', () => {
  expect(textsIn(page(heading('a', '2026'), heading('b', '')), control, blockOf)).toEqual([]);
});

test('only the text that changed is out of date', () => {
  const entries = inGerman(page(heading('a', 'One'), heading('b', 'Two')));
  expect(statesOf(page(heading('b', 'Two'), heading('a', 'First')), entries)).toEqual([
    `${anId('b')}:text translated`,
    `${anId('a')}:text outOfDate`,
  ]);
});

test('entries of a list keep their translations when they are moved, added or removed', () => {
  const entries = inGerman(page(faq('a', 'Why', 'How')));
  const moved = page(faq('a', 'When', 'How', 'Why'));
  expect(statesOf(moved, entries).map((state) => state.split(' ')[1])).toEqual([
    'missing',
    'translated',
    'translated',
  ]);
  const { value } = translate(moved, about, [{ language: 'de', entries }]);
  expect(value.sections[0]?.blocks[0]?.values).toEqual({
    entries: [{ question: 'When' }, { question: 'de How' }, { question: 'de Why' }],
  });
});

test('a text is said in the first language that has it, and a block that fell back says in which', () => {
  const body = page(heading('a', 'One'), heading('b', 'Two'), heading('c', 'Three'));
  const entry = (name: string, source: string, said: string) => ({
    key: `${anId(name)}:text`,
    source,
    text: said,
  });
  const chain: Spoken[] = [
    { language: 'de-CH', entries: [entry('a', 'One', 'Eis')] },
    { language: 'de', entries: [entry('a', 'One', 'Eins'), entry('b', 'Two', 'Zwei')] },
  ];
  const { value, fellBack } = translate(body, about, chain);
  expect(value.sections[0]?.blocks.map(({ values }) => values.text)).toEqual(['Eis', 'Zwei', 'Three']);
  expect([...fellBack]).toEqual([
    [anId('b'), 'de'],
    [anId('c'), 'en'],
  ]);
  expect(translate(body, about, []).value).toBe(body);
});

test('a text in no block that fell back says in which language, too', () => {
  const { control: bar } = group({ bar: group({ text: text({ max: 99 }) }), title: text({ max: 99 }) });
  const value = { bar: { text: 'Free parcels' }, title: 'Shop' };
  const entries = [{ key: 'title', source: 'Shop', text: 'Laden' }];
  const { fellBack } = translate(value, { ...about, control: bar }, [{ language: 'de', entries }]);
  expect([...fellBack]).toEqual([['bar.text', 'en']]);
});

test('a translation that no longer fits its field is left out', () => {
  const entries = [{ key: `${anId('a')}:text`, source: 'One', text: fromText('Eins') }];
  const { value } = translate(page(heading('a', 'One')), about, [{ language: 'de', entries }]);
  expect(value.sections[0]?.blocks[0]?.values.text).toBe('One');
});

const LANGUAGES = ['de', 'fr', 'ar', 'ja', 'pt'] as const;
const NAMES = ['a', 'b', 'c', 'd'] as const;

const edit = record({
  what: constantFrom('source' as const, 'translate' as const, 'remove' as const),
  name: constantFrom(...NAMES),
  language: constantFrom(...LANGUAGES),
  /** Few words, so that texts also become again what they were. */
  words: nat({ max: 2 }),
});

test('over any edits, out of date is exactly what was translated from other words, and nobody else’s texts change', () => {
  assert(
    property(array(edit, { maxLength: 40 }), (edits) => {
      const source = new Map<string, string>(NAMES.map((name) => [name, `${name} word 0`]));
      const kept = new Map<string, readonly TranslatedText[]>(LANGUAGES.map((language) => [language, []]));
      /** What each translation was made from, kept by other means than the rules under test. */
      const madeFrom = new Map<string, string>();
      const texts = () =>
        textsIn(page(...[...source].map(([name, words]) => heading(name, words))), control, blockOf);
      for (const { what, name, language, words } of edits) {
        const before = new Map(kept);
        const key = `${anId(name)}:text`;
        if (what === 'source') source.set(name, `${name} word ${words}`);
        else {
          const now = source.get(name) ?? '';
          const said = what === 'remove' ? null : `${language} ${words}`;
          kept.set(
            language,
            withTexts(texts(), kept.get(language) ?? [], [{ key, source: now, text: said }]),
          );
          if (said === null) madeFrom.delete(`${language} ${key}`);
          else madeFrom.set(`${language} ${key}`, now);
        }
        for (const other of LANGUAGES)
          if (what === 'source' || other !== language) expect(kept.get(other)).toBe(before.get(other));
        for (const each of LANGUAGES)
          for (const { key: at, source: now, state } of matchTexts(texts(), kept.get(each) ?? [])) {
            const made = madeFrom.get(`${each} ${at}`);
            expect(state).toBe(made === undefined ? 'missing' : made === now ? 'translated' : 'outOfDate');
          }
      }
    }),
  );
});

test('a machine’s translation is marked until somebody writes the text', () => {
  const texts = [{ key: 'a', blockId: '', label: 'A', source: 'One' }];
  const written = withTexts(texts, [], [{ key: 'a', source: 'One', text: 'Eins', machine: 'run' }]);
  expect(matchTexts(texts, written)[0]?.state).toBe('machine');
  expect(translationFields.read({ texts: written }).texts).toEqual(written);
  const [changed] = matchTexts([{ key: 'a', blockId: '', label: 'A', source: 'Two' }], written);
  expect(changed?.state).toBe('outOfDate');
  const read = withTexts(texts, written, [{ key: 'a', source: 'One', text: 'Eins' }]);
  expect(matchTexts(texts, read)[0]?.state).toBe('translated');
  // Stored as it was before there were machines.
  expect(translationFields.read({ texts: read }).texts).toStrictEqual([
    { key: 'a', source: 'One', text: 'Eins' },
  ]);
});

test('what was translated of an event’s place stays with it under its new names', () => {
  const entry = (key: string) => ({ key, source: 'The mill', text: 'Die Mühle' });
  const { texts } = translationFields.read({
    texts: ['place.name', 'place.city', 'title', 'place.names'].map(entry),
  });
  expect(texts.map(({ key }) => key)).toEqual([
    'place.addressTitle',
    'place.addressLine2',
    'title',
    'place.names',
  ]);
});

test('former addresses are each there once, the latest last, and only so many', () => {
  expect(withFormer(['/a', '/b'], '/a', '/c')).toEqual(['/b', '/a']);
  expect(withFormer(['/a', '/b'], '/c', '/a')).toEqual(['/b', '/c']);
  expect(withFormer([], '', '/c')).toEqual([]);
  const many = Array.from({ length: 50 }, (_, at) => `/${at}`);
  expect(withFormer(many, '/left', '/now')).toEqual([...many.slice(1), '/left']);
});

test('two entries of a list that say the same are each said as they were', () => {
  const texts = ['entries.0.q', 'entries.1.q'].map((key) => ({
    key,
    blockId: '',
    label: '',
    source: 'Salt',
  }));
  const entries = [
    { key: 'entries.0.q', source: 'Salt', text: 'Salz' },
    { key: 'entries.1.q', source: 'Salt', text: 'Kochsalz' },
  ];
  expect(matchTexts(texts, entries).map(({ entry }) => entry?.text)).toEqual(['Salz', 'Kochsalz']);
});

test('what has moved to another place of its list is there once, and what is unknown stays', () => {
  const texts = [{ key: 'list.0.q', blockId: '', label: '', source: 'Why' }];
  const moved = { key: 'list.4.q', source: 'Why', text: 'Warum' };
  const elsewhere = { key: 'title', source: 'Salt', text: 'Salz' };
  expect(withSomeTexts(texts, [moved, elsewhere], [])).toEqual([{ ...moved, key: 'list.0.q' }, elsewhere]);
});

test.each<[string, unknown, boolean]>([
  ['a line', 'Salz', true],
  ['a formatted text', fromText('Salz'), true],
  ['as long as a text may be', 'x'.repeat(MAX_RICH_TEXT_LENGTH), true],
  ['longer than a text may be', 'x'.repeat(MAX_RICH_TEXT_LENGTH + 1), false],
  ['a number', 7, false],
  ['something else', { type: 'page' }, false],
])('%s can be a translation: %s', (_, said, isFine) => {
  const problems: string[] = [];
  const texts = [{ key: 'a', source: 'Salt', text: said, machine: '' }];
  const translation = { title: '', texts, files: [], address: '', formerAddresses: [] };
  translationFields.check(translation, ({ path }) => problems.push(path), '');
  expect(problems).toEqual(isFine ? [] : ['texts.0.text']);
});
