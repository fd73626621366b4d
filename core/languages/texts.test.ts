import { expect, test } from 'vitest';
import { dataset } from '../dataset.ts';
import { group, image, list, NO_IMAGE, text } from '../fields/index.ts';
import { siteFile } from '../assets/file-field.ts';
import { fromText } from '../rich-text/from-text.ts';
import { richText } from '../rich-text/field.ts';
import { locationField } from '../maps/location-field.ts';
import { pageBody, sectionStyle } from '../page/stored/fields.ts';
import { backgroundKey, replaceTexts, textsIn, walkValues } from './texts.ts';

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

const everything = group({
  line: text({ max: 99, label: 'Line' }),
  words: richText({ label: 'Words' }),
  picture: image({ label: 'Picture' }),
  file: siteFile({ label: 'File', accept: '', problem: '' }),
  inner: group({ note: text({ max: 99, label: 'Note' }) }),
  entries: list(group({ title: text({ max: 99, label: 'Title' }) }), { max: 9 }),
  data: dataset({ label: 'Table' }),
  place: locationField({ label: 'Place' }),
});
const WHOLE = {
  line: 'Line',
  words: fromText('Words'),
  picture: { ...NO_IMAGE, src: '/images/a/1/a.jpg', alt: 'Picture' },
  file: '/s/menu.pdf',
  inner: { note: 'Note' },
  entries: [{ title: 'Title' }],
  data: { columns: ['Column'], rows: [['Cell', 'Other']] },
  place: { addressTitle: 'The mill' },
};
const seen = (value: unknown) => {
  const found: string[] = [];
  const same = walkValues(value, everything.control, noBlock, {
    text: ({ key, source }) => (found.push(key), source),
    file: ({ key, value: shown }) => (found.push(`${key} file`), shown),
  });
  return { found, isSame: same === value };
};

test('every kind of field is walked in the order of the fields, and what stays keeps its identity', () => {
  expect(seen(WHOLE)).toEqual({
    found: [
      'line',
      'words',
      'picture.alt',
      'picture file',
      'file file',
      'inner.note',
      'entries.0.title',
      'data.columns.0',
      'data.rows.0.0',
      'data.rows.0.1',
      'place.addressTitle',
    ],
    isSame: true,
  });
  const other = textsIn(WHOLE, everything.control, noBlock).find(({ key }) => key === 'data.rows.0.1');
  expect(other?.label).toBe('Table, 2');
});

test('a formatted text is replaced by another, and stays the stored one where nobody replaced it', () => {
  const stored = { ...fromText('Words'), later: true };
  const value = { ...WHOLE, words: stored };
  const say = (words: string) =>
    replaceTexts(value, everything.control, noBlock, ({ key, source }) =>
      key === words ? fromText('Worte') : source,
    );
  expect(say('words').words).toEqual(fromText('Worte'));
  expect(say('none')).toBe(value);
});

test.each<[string, object, string[]]>([
  ['a line', { line: 7 }, ['line']],
  ['a formatted text', { words: { type: 'page' } }, ['words']],
  ['a picture', { picture: 'a.jpg' }, ['picture.alt', 'picture file']],
  ['a picture without an address', { picture: { alt: 'Picture' } }, ['picture file']],
  ['the address of a picture', { picture: { alt: 'Picture', src: 7 } }, ['picture file']],
  ['a description', { picture: { src: '/a.jpg', alt: 7 } }, ['picture.alt', 'picture file']],
  ['a file', { file: { src: '/s/menu.pdf' } }, ['file file']],
  ['a group', { inner: 'Note' }, ['inner.note']],
  ['a list', { entries: { 0: { title: 'Title' } } }, ['entries.0.title']],
  ['an entry', { entries: ['Title'] }, ['entries.0.title']],
  ['a table', { data: 'Column' }, ['data.columns.0', 'data.rows.0.0', 'data.rows.0.1']],
  ['the columns of a table', { data: { ...WHOLE.data, columns: 'Column' } }, ['data.columns.0']],
  ['the rows of a table', { data: { ...WHOLE.data, rows: 'Cell' } }, ['data.rows.0.0', 'data.rows.0.1']],
  ['a row', { data: { ...WHOLE.data, rows: ['Cell'] } }, ['data.rows.0.0', 'data.rows.0.1']],
  ['a cell', { data: { ...WHOLE.data, rows: [[7, 'Other']] } }, ['data.rows.0.0']],
  ['a place', { place: 'The mill' }, ['place.addressTitle']],
])('%s that was stored wrongly is no text, and stays as it is', (_, wrong, missing) => {
  const whole = seen(WHOLE).found;
  expect(seen({ ...WHOLE, ...wrong })).toEqual({
    found: whole.filter((key) => !missing.includes(key)),
    isSame: true,
  });
});

test.each<[string, object]>([
  ['sections that are none', { sections: 'none' }],
  ['a section that is none', { sections: ['none'] }],
  ['blocks that are none', { sections: [{ id: 's', blocks: 'none' }] }],
  ['a block that is none', { sections: [{ id: 's', blocks: ['none'] }] }],
  [
    'a block without an id',
    { sections: [{ id: 's', blocks: [{ type: 'note', values: { text: 'Hello' } }] }] },
  ],
  ['a block without a type', { sections: [{ id: 's', blocks: [{ id: 'b', values: { text: 'Hello' } }] }] }],
  ['a block without values', { sections: [{ id: 's', blocks: [{ id: 'b', type: 'note' }] }] }],
  [
    'a block nobody knows',
    { sections: [{ id: 's', blocks: [{ id: 'b', type: 'x', values: { text: 'Hello' } }] }] },
  ],
  [
    'a section without an id',
    { sections: [{ style: { background: { src: '/a.jpg', alt: 'A' } }, blocks: [] }] },
  ],
  ['a style that is none', { sections: [{ id: 's', style: 'none', blocks: [] }] }],
])('%s says nothing, and stays', (_, body) => {
  const blockOf = (type: string) =>
    type === 'note' ? { name: 'Note', fields: group({ text: text({ max: 99 }) }) } : undefined;
  const { control } = pageBody(blockOf);
  expect(textsIn(body, control, blockOf)).toEqual([]);
  expect(replaceTexts(body, control, blockOf, () => 'said')).toBe(body);
});
