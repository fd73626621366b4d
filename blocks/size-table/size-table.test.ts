import { describe, expect, test } from 'vitest';
import { draw } from '../kit/testing/draw.tsx';
import sizeTable from './block.ts';
import { measureIn } from './measures.ts';

describe('a measure', () => {
  test.each([
    ['90', 'cm', 'in', '35.5'],
    ['84–90', 'cm', 'in', '33–35.5'],
    ['84 - 90', 'cm', 'in', '33–35.5'],
    ['8.5', 'in', 'cm', '21.5'],
    ['8,5', 'in', 'cm', '21.5'],
    ['90', 'cm', 'cm', '90'],
    ['Under 170', 'cm', 'in', 'Under 170'],
    ['', 'cm', 'in', ''],
  ] as const)('%j from %s to %s is %j', (cell, from, to, expected) => {
    expect(measureIn(cell, { from, to })).toBe(expected);
  });
});

test('both units are on the page, and the one it was typed in is chosen', () => {
  const markup = draw(sizeTable, {
    data: { columns: ['Size', 'Chest'], rows: [['S', '90'], ['M']] },
    unit: 'cm',
  });
  expect(markup).toContain('<span data-unit="cm">90');
  expect(markup).toContain('<span data-unit="in">35.5');
  expect(markup.match(/checked=""/g)).toHaveLength(1);
  expect(markup).toContain('<th scope="row">M</th>');
});
