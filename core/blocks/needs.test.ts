import { expect, test } from 'vitest';
import { group, text } from '../fields/index.ts';
import { aBlock, aPage, aSection } from '../page/testing/pages.ts';
import { needsOn } from './needs.ts';
import type { BlockRulesOf } from './rules.ts';

const fields = group({ words: text({ max: 50 }) });
const blockOf: BlockRulesOf = (type) => {
  if (type === 'form') return { fields, needs: ({ words }) => ({ form: String(words) }) };
  return type === 'note' ? { fields } : undefined;
};

test('what blocks need is found wherever they stand, and nothing where none is needed', () => {
  const form = (name: string) => ({ ...aBlock(name), type: 'form', values: { words: name } });
  const found = needsOn(
    [
      aPage(aSection('s', [aBlock('a'), form('one')]), aSection('t')),
      aPage(aSection('u', [{ ...aBlock('x'), type: 'newer' }, form('two')])),
    ],
    blockOf,
  );
  expect(found.map(({ block, needs }) => [block.values['words'], needs])).toEqual([
    ['one', { form: 'one' }],
    ['two', { form: 'two' }],
  ]);
});
