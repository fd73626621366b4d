import { describe, expect, test } from 'vitest';
import { fieldOf, SAY } from '../kinds/testing/check-value.ts';
import { list } from './list.ts';
import { digits, isShown, part, partName, parts } from './parts.ts';
import type { Rules, Sent } from './rules.ts';
import { choice, line, MAX_LINE_LENGTH, text, unexpected, withinLine } from './text.ts';

const sent = (...entries: readonly (readonly [string, unknown])[]): Sent => ({
  entries: { getAll: (name) => entries.filter(([key]) => key === name).map(([, value]) => value) },
  query: new URLSearchParams(),
});
const field = fieldOf('text');
const check = ({ value }: Rules, data: unknown, asked = field) => value?.check(asked, data, SAY);
const read = ({ value }: Rules, from: Sent, asked = field) => value?.read(asked, from);
const splitAtSpaces = (written: string) => (written === '' ? ['', ''] : written.split(' '));

describe('a line', () => {
  const named = line({ type: 'text' }, (value) => (value === 'bad' ? 'Not this.' : undefined));

  test.each([
    ['one  line', { value: 'one  line', problem: undefined }],
    ['two\nlines ', { value: 'two lines', problem: undefined }],
    ['bad', { value: 'bad', problem: 'Not this.' }],
    [undefined, { value: '', problem: undefined }],
    [7, { problem: SAY('unreadable', { title: 'Field' }) }],
  ])('%j', (data, checked) => {
    expect(check(named, data)).toEqual(checked);
  });

  test('its length is told before anything else is', () => {
    const problem = withinLine(() => 'Something else.');
    expect(problem('a'.repeat(MAX_LINE_LENGTH), field, SAY)).toBe('Something else.');
    expect(problem('a'.repeat(MAX_LINE_LENGTH + 1), field, SAY)).toBe(SAY('characterLimit'));
  });

  test('of several inputs of its name the first counts, and files are none', () => {
    expect(read(named, sent(['f', new Blob()], ['f', 'first'], ['f', 'second']))).toBe('first');
    expect(read(named, sent(['g', 'of another']))).toBe('');
  });

  test('a text can be cleaned its own way', () => {
    expect(check(text({ as: 'line', type: 'text' }, { clean: (raw) => raw.toUpperCase() }), 'a\nb')).toEqual({
      value: 'A\nB',
      problem: undefined,
    });
  });
});

describe('a choice', () => {
  const asked = fieldOf('radio', { options: ['Red', 'Blue'] });
  test.each([
    ['Red', undefined],
    ['red', SAY('unexpected', { val: 'red' })],
    ['', undefined],
  ])('%j', (value, problem) => {
    expect(check(choice({ as: 'line', type: 'text' }), value, asked)?.problem).toBe(problem);
  });

  test('a stranger is told in part, however long it is, and the first of several', () => {
    expect(unexpected(['Red', 'x'.repeat(99), 'y'], ['Red'], SAY)).toBe(
      SAY('unexpected', { val: 'x'.repeat(60) }),
    );
    expect(unexpected([], undefined, SAY)).toBeUndefined();
  });
});

describe('a list', () => {
  const colours = list({ as: 'line', type: 'text' }, (values) =>
    values.length > 2 ? 'Too many.' : undefined,
  );
  test('holds each text once, and no empty ones', () => {
    expect(read(colours, sent(['f', 'a'], ['f', ''], ['f', 'b']))).toEqual(['a', 'b']);
    expect(check(colours, ['a', 'b', 'a'])).toEqual({ value: ['a', 'b'], problem: undefined });
    expect(check(colours, ['a', 'b', 'c'])?.problem).toBe('Too many.');
  });
  test.each(['a', [1], { a: 1 }])('%j is none', (data) => {
    expect(check(colours, data)).toEqual({ problem: expect.any(String) });
  });
});

describe('parts', () => {
  const both = parts([
    part('line1', 'address', 'address-line1'),
    { ...part('line2', 'address2', 'address-line2'), isOptional: true },
    {
      ...digits('code', { label: 'countryCode', hint: 'areaCode', length: 3 }),
      shownWith: 'showCountryCode',
      isOptional: true,
    },
  ]);
  const asked = fieldOf('address', { required: true });
  const withCode = { ...asked, showCountryCode: true };

  test('are read by the name of the field and their own, unless they are not asked for', () => {
    const filled = sent(['f.line1', 'a'], ['f.line2', 'b'], ['f.code', '49']);
    expect(partName('f', 'line1')).toBe('f.line1');
    expect(read(both, filled, asked)).toEqual(['a', 'b', '']);
    expect(read(both, filled, withCode)).toEqual(['a', 'b', '49']);
  });

  test('are split from what was written as a whole, where none of them came by itself', () => {
    const whole = { type: 'tel', autoComplete: 'tel', split: splitAtSpaces, join: String } as const;
    const one = parts([part('first', 'firstName', ''), part('last', 'lastName', '')], { whole });
    expect(read(one, sent(['f.whole', 'Ada Lovelace']))).toEqual(['Ada', 'Lovelace']);
    expect(read(one, sent(['f.whole', 'Ada Lovelace'], ['f.first', 'A'], ['f.last', 'L']))).toEqual([
      'A',
      'L',
    ]);
    expect(read(both, sent(['f.whole', 'a b']))).toEqual(['', '', '']);
  });

  test.each([
    [['a', ' b '], { value: ['a', 'b', ''] }],
    [['a', 'b', '49'], { value: ['a', 'b', '49'] }],
    [['a'], { problem: true }],
    [['a', 'b', 'c', 'd'], { problem: true }],
    [['a', ''], { value: ['a', '', ''] }],
    [['', 'b'], { value: ['', 'b', ''], problem: true }],
    [[], { value: ['', '', ''], problem: true }],
    [['a'.repeat(MAX_LINE_LENGTH), ''], { value: ['a'.repeat(MAX_LINE_LENGTH), '', ''] }],
    [
      ['a'.repeat(MAX_LINE_LENGTH + 1), ''],
      { value: ['a'.repeat(MAX_LINE_LENGTH + 1), '', ''], problem: true },
    ],
  ])('%# from a program', (data, expected: { value?: unknown; problem?: boolean }) => {
    // The part for the code may be left out, and nothing at all be sent.
    const checked = check(both, data, fieldOf('address', { required: true }));
    expect(checked?.value).toEqual(expected.value);
    expect(checked?.problem !== undefined).toBe(expected.problem === true);
  });

  test('a part that is always chosen says nothing about whether the field was filled in', () => {
    const chosen = parts([
      part('hour', 'hour', ''),
      { ...part('half', 'amPm', ''), choices: { AM: 'am', PM: 'pm' } },
    ]);
    expect(check(chosen, ['', 'AM'], fieldOf('time'))).toEqual({ value: ['', 'AM'], problem: undefined });
    expect(check(chosen, ['', 'AM'], fieldOf('time', { required: true }))?.problem).toBe(
      SAY('required', { title: 'Field' }),
    );
  });

  test('what the kind finds is asked last', () => {
    const strict = parts([part('first', 'firstName', '')], { problemOf: () => 'Never good.' });
    expect(check(strict, ['a'])?.problem).toBe('Never good.');
    expect(check(strict, [''])?.problem).toBeUndefined();
  });

  test('a part of digits is typed with a keyboard of digits', () => {
    expect(digits('hour', { label: 'hour', hint: 'hourHint', length: 2 })).toMatchObject({
      isNumeric: true,
      hint: 'hourHint',
      length: 2,
    });
  });

  test('one is shown with its option alone', () => {
    const code = { ...part('code', 'countryCode', ''), shownWith: 'showCountryCode' } as const;
    expect([isShown(code, asked), isShown(code, withCode), isShown(part('a', 'hour', ''), asked)]).toEqual([
      false,
      true,
      true,
    ]);
  });
});
