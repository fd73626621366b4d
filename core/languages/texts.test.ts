import { expect, test } from 'vitest';
import { dataset } from '../dataset.ts';
import { group, text } from '../fields/index.ts';
import { locationField } from '../maps/location-field.ts';
import { pageBody, sectionStyle } from '../page/stored/fields.ts';
import { backgroundKey, replaceTexts, textsIn } from './texts.ts';

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

test('the description of the picture behind a section is a text', () => {
  const background = { ...sectionStyle.initial.background, src: '/table.jpg', alt: 'A table' };
  const style = { ...sectionStyle.initial, name: 'Tonight', background };
  const body = { sections: [{ id: 's', style, blocks: [] }] };
  const { control } = pageBody(noBlock);
  expect(textsIn(body, control, noBlock)).toEqual([
    {
      key: backgroundKey('s'),
      blockId: 's',
      label: 'Section, Background picture, Description',
      source: 'A table',
    },
  ]);
  const said = replaceTexts(body, control, noBlock, () => 'Ein Tisch');
  expect(said.sections[0]?.style).toEqual({ ...style, background: { ...background, alt: 'Ein Tisch' } });
});

test('what stands at a place on a map is said too', () => {
  const { control } = group({ location: locationField({ label: 'Location' }) });
  const location = { addressTitle: 'The mill', addressLine1: '3', addressCountry: 'Italy', mapLat: 40.8 };
  expect(textsIn({ location }, control, noBlock).map(({ key, label }) => [key, label])).toEqual([
    ['location.addressTitle', 'Location, Name'],
    ['location.addressCountry', 'Location, Country'],
  ]);
});
