import { expect, test } from 'vitest';
import { group, text } from '../fields/index.ts';
import type { BlockRulesOf } from '../blocks/rules.ts';
import { sectionName, wordsOf } from './names.ts';
import { aBlock, aSection } from './testing/pages.ts';

const doc = { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'In a text' }] }] };

test.each<[Record<string, unknown>, string]>([
  [{ title: 'Title', text: 'Text' }, 'Title'],
  [{ title: ' ', text: 'Text', label: 'Label' }, 'Text'],
  [{ text: doc }, 'In a text'],
  [{ label: 'Label' }, 'Label'],
  [{ image: { alt: 'A bowl' } }, 'A bowl'],
  [{ image: null, title: 7 }, ''],
  [{}, ''],
  [{ text: '  two\n lines ' }, 'two lines'],
  [{ text: 'x'.repeat(80) }, `${'x'.repeat(59)}…`],
  [{ text: `${'x'.repeat(57)}, and more` }, `${'x'.repeat(57)}…`],
])('%j is known by %j', (values, words) => {
  expect(wordsOf({ values })).toBe(words);
});

const fields = group({ text: text({ max: 50 }) });
const blockOf: BlockRulesOf = (type) => (type === 'heading' ? { fields, levelField: 'level' } : { fields });
const heading = (name: string, row: number) => ({
  ...aBlock(name, { row }),
  type: 'heading',
  values: { text: name },
});

test('a section is called by its own name, its first heading, or its number', () => {
  const words = { ...aBlock('w'), values: { text: 'Words' } };
  const section = aSection('s', [words, heading('Below', 3), heading('Above', 2)]);
  expect(sectionName(section, 0, blockOf)).toBe('Above');
  expect(sectionName({ ...section, style: { ...section.style, name: 'Mine' } }, 0, blockOf)).toBe('Mine');
  expect(sectionName(aSection('s', [words, heading('', 2)]), 2, blockOf)).toBe('Section 3');
});
