import { expect, test } from 'vitest';
import { dataset } from '../dataset.ts';
import { group, text } from '../fields/index.ts';
import { replaceTexts, textsIn } from './texts.ts';

const fields = group({ caption: text({ max: 100, label: 'Caption' }), data: dataset({ label: 'Table' }) });
const noBlock = () => undefined;
const table = {
  caption: 'Hours',
  data: {
    columns: ['', 'Lunch'],
    rows: [
      ['Monday', 'no'],
      ['Friday', '12–3'],
    ],
  },
};

test('the cells of a table that have words are texts', () => {
  expect(textsIn(table, fields.control, noBlock).map(({ key, source }) => [key, source])).toEqual([
    ['caption', 'Hours'],
    ['data.columns.1', 'Lunch'],
    ['data.rows.0.0', 'Monday'],
    ['data.rows.0.1', 'no'],
    ['data.rows.1.0', 'Friday'],
  ]);
  const said = replaceTexts(table, fields.control, noBlock, ({ source }) =>
    source === 'Monday' ? 'Montag' : source,
  );
  expect(said.data.rows).toEqual([
    ['Montag', 'no'],
    ['Friday', '12–3'],
  ]);
  expect(said.data.columns).toBe(table.data.columns);
  expect(said.data.rows[1]).toBe(table.data.rows[1]);
});
