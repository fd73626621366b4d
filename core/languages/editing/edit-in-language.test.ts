import { array, assert, constantFrom, nat, property, record } from 'fast-check';
import { expect, test } from 'vitest';
import type { BlockRulesOf } from '../../blocks/rules.ts';
import { group, image, list, NO_IMAGE, text } from '../../fields/index.ts';
import { insertBlock } from '../../page/actions/insert-block.ts';
import { moveBlocks } from '../../page/actions/move-blocks.ts';
import { removeBlocks } from '../../page/actions/remove-blocks.ts';
import { setValue, setValues } from '../../page/actions/set-values.ts';
import { setSectionStyle } from '../../page/actions/sections.ts';
import { isRefusal, refuse } from '../../page/refusal.ts';
import { aBlock, allowed, anId, aPage, aSection } from '../../page/testing/pages.ts';
import type { PageBody, SectionStyle } from '../../page/page.ts';
import { pageBody } from '../../page/stored/fields.ts';
import { isSame } from '../../same.ts';
import { textsIn } from '../texts.ts';
import { matchTexts, translate, withSomeTexts, type TranslatedText } from '../translation.ts';
import { ADD_IN_SOURCE, EMPTY_IN_SOURCE, keepSame, LIST_IN_SOURCE, splitEdit } from './edit-in-language.ts';

const heading = group({
  text: text({ max: 99 }),
  note: text({ max: 99 }),
  level: text({ max: 9, isLiteral: true }),
});
const faq = group({ entries: list(group({ question: text({ max: 99 }) }), { max: 9 }) });
const picture = group({ image: image(), fit: text({ max: 9, isLiteral: true }) });
const RULES: Readonly<Record<string, ReturnType<BlockRulesOf>>> = {
  heading: { fields: heading },
  faq: { fields: faq },
  picture: { fields: picture },
};
const blockOf: BlockRulesOf = (type) => RULES[type];
const { control } = pageBody(blockOf);

const part = (name: string, type: string, values: Record<string, unknown>) => ({
  ...aBlock(name),
  type,
  values,
});
const source = aPage(
  aSection('s', [
    part('a', 'heading', { text: 'Welcome', note: '', level: 'h1' }),
    part('b', 'faq', { entries: [{ question: 'Why?' }, { question: 'How?' }] }),
  ]),
  aSection('t', [part('c', 'heading', { text: 'Goodbye', note: '', level: 'h2' })]),
);
const german: TranslatedText[] = textsIn(source, control, blockOf).map(({ key, source: words }) => ({
  key,
  source: words,
  text: typeof words === 'string' ? `de ${words}` : '',
}));
const inGerman = (body: PageBody, entries = german) =>
  translate(body, { control, blockOf, source: 'en' }, [{ language: 'de', entries }]).value;
const shown = inGerman(source);
const split = (after: PageBody) => splitEdit({ source, shown, after }, blockOf);
const typed = (name: string, path: (string | number)[], value: unknown) =>
  setValue(shown, { id: anId(name), path, value });

test('a text that is typed belongs to the language, and the page stays the very same', () => {
  const result = allowed(split(typed('a', ['text'], 'Willkommen')));
  expect(result.body).toBe(source);
  expect(result.written).toEqual([{ key: `${anId('a')}:text`, source: 'Welcome', text: 'Willkommen' }]);
});

test('an entry of a list is typed into like any text, and an emptied text is taken back', () => {
  expect(allowed(split(typed('b', ['entries', 1, 'question'], 'Wie?'))).written).toEqual([
    { key: `${anId('b')}:entries.1.question`, source: 'How?', text: 'Wie?' },
  ]);
  expect(allowed(split(typed('a', ['text'], ' '))).written).toEqual([
    { key: `${anId('a')}:text`, source: 'Welcome', text: null },
  ]);
});

test('layout and what is no text change the page, without a word of the language in it', () => {
  const moved = allowed(
    moveBlocks(shown, { ids: [anId('a')], breakpoint: 'base', by: { columns: 2, rows: 0 } }),
  );
  const { body, written } = allowed(split(moved));
  expect(written).toEqual([]);
  expect(body.sections[0]?.blocks[0]).toMatchObject({
    place: { base: { column: 3 } },
    values: { text: 'Welcome' },
  });
  expect(body.sections[1]).toBe(source.sections[1]);
  const styled = allowed(split(setValues(shown, { id: anId('a'), values: { level: 'h3' } })));
  expect(styled.body.sections[0]?.blocks[0]?.values).toEqual({ text: 'Welcome', note: '', level: 'h3' });
  const removed = allowed(split(removeBlocks(shown, { ids: [anId('a')] })));
  expect(removed.body.sections[0]?.blocks.map(({ id }) => id)).toEqual([anId('b')]);
});

test('the picture behind a section is shared, and its description said in each language', () => {
  const background = { ...aSection('s').style.background, src: '/table.jpg', alt: 'A table' };
  const page = setSectionStyle(source, { id: anId('s'), style: { background } });
  const key = `${anId('s')}:background.alt`;
  const seen = inGerman(page, [...german, { key, source: 'A table', text: 'Ein Tisch' }]);
  expect(seen.sections[0]?.style.background.alt).toBe('Ein Tisch');
  const after = (change: Partial<SectionStyle>) =>
    splitEdit(
      { source: page, shown: seen, after: setSectionStyle(seen, { id: anId('s'), style: change }) },
      blockOf,
    );
  expect(allowed(after({ background: { ...background, alt: 'Ein Tischtuch' } }))).toEqual({
    body: page,
    written: [{ key, source: 'A table', text: 'Ein Tischtuch' }],
    files: [],
  });
  expect(allowed(after({ background: { ...background, alt: ' ' } })).written).toEqual([
    { key, source: 'A table', text: null },
  ]);
  const toned = allowed(after({ tone: 'ink' }));
  expect(toned.written).toEqual([]);
  expect(toned.body.sections[0]?.style).toMatchObject({ tone: 'ink', background });
  const other = { ...background, src: '/room.jpg', alt: 'A room' };
  const changed = allowed(after({ background: other }));
  expect(changed.written).toEqual([]);
  expect(changed.body.sections[0]?.style.background).toEqual(other);
  const first = setSectionStyle(shown, { id: anId('s'), style: { background: { ...other, src: '' } } });
  expect(split(first)).toEqual(refuse(EMPTY_IN_SOURCE));
});

const swapped = [{ question: 'de How?' }, { question: 'de Why?' }];
test('a picture that the language has of its own stays out of the page, and another one is chosen for it', () => {
  const called = (name: string) => ({ ...NO_IMAGE, src: `/images/${name.padEnd(24, '0')}/1/${name}.jpg` });
  const [plate, other] = ['p', 'q'].map((name) =>
    part(name, 'picture', { image: { ...called(name), width: 4, height: 2 }, fit: 'cover' }),
  );
  const page = aPage(
    aSection(
      's',
      [plate, other].flatMap((each) => each ?? []),
    ),
  );
  const key = `${anId('p')}:image`;
  const files = [{ key, source: called('p').src, value: { ...called('teller'), width: 4, height: 2 } }];
  const seen = translate(page, { control, blockOf, source: 'en' }, [
    { language: 'de', entries: [], files },
  ]).value;
  expect(JSON.stringify(seen)).toContain('teller');
  const after = (name: string, values: Record<string, unknown>) =>
    allowed(
      splitEdit({ source: page, shown: seen, after: setValues(seen, { id: anId(name), values }) }, blockOf),
    );
  expect(after('p', { fit: 'fill' }).body.sections[0]?.blocks[0]?.values).toMatchObject({
    image: { src: called('p').src },
    fit: 'fill',
  });
  const chosen = after('p', { image: called('schale') });
  expect(chosen).toEqual({
    body: page,
    written: [],
    files: [{ key, source: called('p').src, value: called('schale') }],
  });
  expect(after('p', { image: NO_IMAGE })).toEqual({
    body: page,
    written: [],
    files: [{ key, source: called('p').src, value: null }],
  });
  const shared = after('q', { image: called('r') });
  expect(shared.files).toEqual([]);
  expect(shared.body.sections[0]?.blocks[1]?.values).toMatchObject({ image: { src: called('r').src } });
});

test.each<[string, PageBody, string]>([
  ['a new section', { sections: [...shown.sections, aSection('new')] }, ADD_IN_SOURCE],
  [
    'a new block',
    allowed(insertBlock(shown, { sectionId: anId('s'), block: part('n', 'heading', { text: 'Neu' }) })),
    ADD_IN_SOURCE,
  ],
  ['a new entry', typed('b', ['entries'], [...swapped, { question: 'Neu' }]), LIST_IN_SOURCE],
  ['an entry less', typed('b', ['entries'], swapped.slice(1)), LIST_IN_SOURCE],
  ['another order', typed('b', ['entries'], swapped), LIST_IN_SOURCE],
  ['words where there are none', typed('a', ['note'], 'Neu'), EMPTY_IN_SOURCE],
])('%s is refused', (_, after, sentence) => {
  expect(split(after)).toEqual({ refused: sentence });
});

test('what says the same keeps its identity', () => {
  const again = inGerman(source);
  expect(again).not.toBe(shown);
  expect(keepSame(shown, again)).toBe(shown);
  const after = keepSame(shown, inGerman(source, german.slice(1)));
  expect(after.sections[0]).not.toBe(shown.sections[0]);
  expect([after.sections[0]?.blocks[1], after.sections[1]]).toEqual([
    shown.sections[0]?.blocks[1],
    shown.sections[1],
  ]);
  expect(after.sections[1]).toBe(shown.sections[1]);
});

test('whatever is typed in a language is shown there, and the page as it is written never changes', () => {
  const step = record({ at: nat(3), words: constantFrom('eins', 'zwei', 'drei', 'Welcome', '', '42') });
  assert(
    property(array(step, { maxLength: 12 }), (steps) => {
      let entries = german.slice(0, 2);
      const texts = textsIn(source, control, blockOf);
      for (const { at, words } of steps) {
        const now = inGerman(source, entries);
        const { key, blockId } = texts[at] ?? { key: '', blockId: '' };
        const path =
          key
            .split(':')[1]
            ?.split('.')
            .map((one) => (/^\d+$/.test(one) ? Number(one) : one)) ?? [];
        const after = setValue(now, { id: blockId, path, value: words });
        const result = splitEdit({ source, shown: now, after }, blockOf);
        if (isRefusal(result)) throw new Error(result.refused);
        expect(result.body).toBe(source);
        entries = withSomeTexts(texts, entries, result.written);
        const entry = matchTexts(texts, entries).find((each) => each.key === key);
        if (!isSame(now, after)) expect(entry?.entry?.text).toBe(words === '' ? undefined : words);
      }
    }),
  );
});

test('translations of texts that are not known stay', () => {
  const title = { key: 'title', source: 'About', text: 'Über uns' };
  const texts = textsIn(source, control, blockOf);
  const written = [{ key: `${anId('a')}:text`, source: 'Welcome', text: null }];
  expect(withSomeTexts(texts, [title, ...german], written)).toEqual([...german.slice(1), title]);
});
