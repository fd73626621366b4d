import { describe, expect, test } from 'vitest';
import type { FieldKind } from './field.ts';
import { answersOf, contactIn, summarize, type Answer } from './summary.ts';

const answer = (more: Omit<Answer, 'id' | 'title'>): Answer => ({ id: 'f', title: 'My *title*', ...more });

describe('summary', () => {
  test.each([
    [
      answer({ type: 'name', value: ['Ada', 'Lovelace'] }),
      { First: 'Ada', Last: 'Lovelace' },
      'Ada Lovelace',
    ],
    [
      answer({ type: 'phone', value: ['1', '555', '123', '4567'] }),
      { Country: '1', Areacode: '555', Prefix: '123', Line: '4567' },
      '+1 555-123-4567',
    ],
    [
      answer({ type: 'address', value: ['1 Main St', '', 'Town', 'ST', '12345', 'USA'] }),
      { Line1: '1 Main St', Line2: '', City: 'Town', State: 'ST', Zip: '12345', Country: 'USA' },
      '1 Main St, Town, ST, 12345, USA',
    ],
    [
      answer({ type: 'date', value: ['2', '28', '2025'] }),
      { Month: '2', Day: '28', Year: '2025' },
      '2025-02-28',
    ],
    [
      answer({ type: 'time', value: ['1', '5', '', 'PM'] }),
      { Hour: '1', Minute: '5', Second: '', Ampm: 'PM' },
      '1:05 PM',
    ],
    [answer({ type: 'checkbox', value: ['A', 'C'] }), ['A', 'C'], 'A, C'],
    [answer({ type: 'text', value: 'Words' }), ['Words'], 'Words'],
    [answer({ type: 'currency', value: '12', currencySymbol: '€' }), ['12'], '€12'],
    [
      answer({ type: 'likert', value: { Q1: ['-2'], Q2: ['2'] } }),
      { Q1: 'Strongly Disagree', Q2: 'Strongly Agree' },
      'Q1: Strongly Disagree; Q2: Strongly Agree',
    ],
  ])('%j', (given, values, value) => {
    expect(summarize([given])).toEqual([
      { id: 'f', type: given.type, rawTitle: 'My *title*', values, value },
    ]);
  });

  test('keeps the titles the visitor saw, and a hidden field by its key', () => {
    const fields = [
      { id: 'a', type: 'text', title: 'Name' },
      { id: 's', type: 'section', title: 'Heading' },
      { id: 'h', type: 'hidden', title: '', key: 'utm' },
    ] as const;
    expect(answersOf(fields, { a: 'x', h: 'y' })).toEqual([
      { id: 'a', type: 'text', title: 'Name', value: 'x' },
      { id: 'h', type: 'hidden', title: 'utm', value: 'y' },
    ]);
  });

  test.each([
    ['text', ['text']],
    [['a', 'b'], 'a, b'],
    [{ Q: ['1'] }, 'Q: 1'],
  ])('an answer of a kind of a newer version still reads: %j', (value, text) => {
    const [field] = summarize([answer({ type: 'hologram' as FieldKind, value })]);
    expect(field?.value).toEqual(typeof text === 'string' ? text : text[0]);
  });

  test('who wrote is the first who said so', () => {
    const answers = [
      answer({ type: 'text', value: 'no@body.example' }),
      answer({ type: 'name', value: ['', ''] }),
      answer({ type: 'email', value: '' }),
      answer({ type: 'email', value: 'ada@example.com' }),
      answer({ type: 'name', value: ['Ada', 'L'] }),
    ];
    expect([contactIn(answers, 'email'), contactIn(answers, 'name')]).toEqual(['ada@example.com', 'Ada L']);
    expect(contactIn([], 'email')).toBe('');
  });
});
