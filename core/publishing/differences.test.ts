import { expect, test } from 'vitest';
import type { BlockRulesOf } from '../blocks/rules.ts';
import { group, text, toggle } from '../fields/index.ts';
import { noteBlock, aBlock, aPage, aSection, anId } from '../page/testing/pages.ts';
import { pageBody, sectionStyle } from '../page/stored/fields.ts';
import type { PageBody } from '../page/page.ts';
import { differencesOf } from './differences.ts';

const control = group({
  title: text({ max: 50, label: 'Page title' }),
  header: group({ sticky: toggle(false, { label: 'Stay in view' }), note: text({ max: 9, label: 'Note' }) }),
  body: pageBody(noteBlock),
}).control;
const blockOf: BlockRulesOf = (type) => {
  const rules = noteBlock(type);
  return rules && { ...rules, name: 'Note' };
};
const header = { sticky: false, note: '' };
const a = aBlock('a');
const b = aBlock('b', { row: 2 });
const before = { title: 'Home', header, body: aPage(aSection('1', [a]), aSection('2', [b])) };
const withBody = (body: PageBody) => ({ ...before, body });
const said = (after: unknown, from: unknown = before) =>
  differencesOf(from, after, control, blockOf).map(({ what, name, parts }) =>
    [what, name, ...parts].join(' | '),
  );

test.each<[string, unknown, string[]]>([
  ['nothing', structuredClone(before), []],
  ['a value of the document', { ...before, title: 'House' }, ['changed | Page title']],
  [
    'values of a group as one change',
    { ...before, header: { sticky: true, note: 'Hi' } },
    ['changed | Header | Stay in view | Note'],
  ],
  [
    'the words of a block',
    withBody(aPage(aSection('1', [{ ...a, values: { ...a.values, words: 'new' } }]), aSection('2', [b]))),
    ['changed | Note | Words'],
  ],
  ['a block that only moved', withBody(aPage(aSection('1', []), aSection('2', [b, a]))), ['moved | Note']],
  ['an added block', withBody(aPage(aSection('1', [a, aBlock('c')]), aSection('2', [b]))), ['added | Note']],
  ['a removed block', withBody(aPage(aSection('1', []), aSection('2', [b]))), ['removed | Note']],
  [
    'an added section, its blocks not one by one',
    withBody(aPage(aSection('1', [a]), aSection('3', [aBlock('c')]), aSection('2', [b]))),
    ['added | Section 2'],
  ],
  ['a removed section', withBody(aPage(aSection('1', [a]))), ['removed | Section 2']],
  [
    'another order',
    withBody(aPage(aSection('2', [b]), aSection('1', [a]))),
    ['moved | Order of the sections'],
  ],
  [
    'the style of a section',
    withBody(
      aPage({ ...aSection('1', [a]), style: { ...sectionStyle.initial, tone: 'ink' } }, aSection('2', [b])),
    ),
    ['changed | Section 1 | Colours'],
  ],
])('%s', (_, after, expected) => {
  expect(said(after)).toEqual(expected);
});

test('names a block by its words, and says which block it is', () => {
  const named = (words: string) =>
    withBody(aPage(aSection('1', [{ ...a, values: { title: words } }]), aSection('2', [b])));
  expect(differencesOf(named('Bread'), named('Bread at seven'), control, blockOf)).toEqual([
    { what: 'changed', where: 'block', id: anId('a'), name: 'Note “Bread at seven”', parts: ['Title'] },
  ]);
});

test('a document that was not there before is all new', () => {
  expect(said(before, null)).toEqual(['added | Section 1', 'added | Section 2']);
});
