import { describe, expect, test } from 'vitest';
import type { FieldSpec } from './field.ts';
import { partsOf } from './kinds/rules.ts';
import { readValues } from './values.ts';

const field = (more: Partial<FieldSpec> & Pick<FieldSpec, 'type'>): FieldSpec => ({
  id: 'f',
  title: 'Field',
  ...more,
});

function read(spec: FieldSpec, sent: readonly (readonly [string, string])[], query = '') {
  const entries = {
    getAll: (name: string) => sent.filter(([key]) => key === name).map(([, value]) => value),
  };
  return readValues([spec], entries, new URLSearchParams(query));
}

test.each([
  ['name', ['First', 'Last']],
  ['phone', ['Country', 'Areacode', 'Prefix', 'Line']],
  ['address', ['Line1', 'Line2', 'City', 'State', 'Zip', 'Country']],
  ['date', ['Month', 'Day', 'Year']],
  ['time', ['Hour', 'Minute', 'Second', 'Ampm']],
] as const)('%s is made of %j', (type, parts) => {
  expect(partsOf(type)?.map(({ name }) => name)).toEqual(parts);
  const spec = field({ type, showCountryCode: true });
  const sent = [...parts].reverse().map((part) => [`f.${part}`, `the ${part}`] as const);
  expect(read(spec, sent)).toEqual({ f: parts.map((part) => `the ${part}`) });
});

describe('values by kind', () => {
  const phone = [
    ['f.Areacode', '555'],
    ['f.Prefix', '123'],
    ['f.Line', '4567'],
  ] as const;
  test.each([
    [
      'three parts of a phone get an empty country',
      field({ type: 'phone' }),
      phone,
      ['', '555', '123', '4567'],
    ],
    [
      'a phone with its country',
      field({ type: 'phone', showCountryCode: true }),
      [['f.Country', '49'], ...phone],
      ['49', '555', '123', '4567'],
    ],
    [
      'checked boxes',
      field({ type: 'checkbox', options: ['A', 'B', 'C'] }),
      [
        ['f', 'A'],
        ['f', 'C'],
      ],
      ['A', 'C'],
    ],
    ['no box checked', field({ type: 'checkbox', options: ['A'] }), [], []],
    ['a radio', field({ type: 'radio', options: ['A', 'B'] }), [['f', 'B']], 'B'],
    ['a radio nobody touched', field({ type: 'radio', options: ['A'] }), [], ''],
    ['a select', field({ type: 'select', options: ['One', 'Two'] }), [['f', 'Two']], 'Two'],
    ['a select left alone', field({ type: 'select', options: ['One'] }), [['f', '']], ''],
    [
      'likert leaves out what was not answered',
      field({ type: 'likert', options: ['Q1', 'Q2'] }),
      [['f.1', '-1']],
      { Q2: ['-1'] },
    ],
    ['text', field({ type: 'text' }), [['f', 'typed']], 'typed'],
    [
      'files',
      field({ type: 'file' }),
      [
        ['f', 'upload'],
        ['f', ''],
      ],
      ['upload'],
    ],
  ] as const)('%s', (_, spec, sent, value) => {
    expect(read(spec, sent)).toEqual({ f: value });
  });

  test.each(['text', 'textarea', 'email', 'number', 'website', 'currency', 'password', 'twitter'] as const)(
    '%s is plain text',
    (type) => expect(read(field({ type }), [['f', ' as typed ']])).toEqual({ f: ' as typed ' }),
  );

  test('a section has no value', () => {
    expect(read(field({ type: 'section' }), [['f', 'x']])).toEqual({});
  });
});
