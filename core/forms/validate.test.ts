import { describe, expect, test } from 'vitest';
import * as fc from 'fast-check';
import { CHARACTER_LIMIT_EXCEEDED } from '../messages/forms.ts';
import { ZIP_INVALID } from '../us-zip.ts';
import { EMAIL_MESSAGE } from './email.ts';
import type { FieldSpec } from './field.ts';
import { tidyLine, validateForm } from './validate.ts';

const spec = (type: FieldSpec['type'], more: Partial<FieldSpec> = {}): FieldSpec => ({
  id: 'f',
  type,
  title: 'Field',
  ...more,
});
const problem = (field: FieldSpec, value: unknown) => validateForm([field], { f: value }).errors.f;
const required = 'Field is required.';
const expected = (text: string) => `${text} is not one of the expected options`;

describe('e-mail', () => {
  const at = (length: number) => `${'a'.repeat(length - '@b.co'.length)}@b.co`;
  test.each([
    ['a@b.co', undefined],
    ['a@b.info', undefined],
    ['first.last+tag@sub.example.org', undefined],
    [at(256), undefined],
    [at(257), EMAIL_MESSAGE],
    ['', undefined],
    ['ab', EMAIL_MESSAGE],
    ['abc', EMAIL_MESSAGE],
    ['a@b', EMAIL_MESSAGE],
    ['a b@c.de', EMAIL_MESSAGE],
    ['a@b.c', EMAIL_MESSAGE],
    ['a@b.abcde', EMAIL_MESSAGE],
    ['a@b.online', EMAIL_MESSAGE],
    ['a@@b.co', EMAIL_MESSAGE],
    ['a@b..co', EMAIL_MESSAGE],
    [['a@b.co'], EMAIL_MESSAGE],
    [7, EMAIL_MESSAGE],
    [{}, EMAIL_MESSAGE],
  ])('%j', (value, message) => expect(problem(spec('email'), value)).toBe(message));

  test('empty and required', () => expect(problem(spec('email', { required: true }), '')).toBe(required));

  test('the message in full', () =>
    expect(EMAIL_MESSAGE).toBe(
      'Email is not valid. Email addresses should follow the format user@domain.com.',
    ));
});

describe('text area with a limit', () => {
  const area = spec('textarea', { maxLength: 5 });
  test.each([
    ['a b c', undefined],
    ['a b cd', CHARACTER_LIMIT_EXCEEDED],
    ['', undefined],
    ['a\r\nbcd', undefined],
    ['a\nbcde', CHARACTER_LIMIT_EXCEEDED],
    ['😀😀a', undefined],
    ['😀😀ab', CHARACTER_LIMIT_EXCEEDED],
  ])('%j', (value, message) => expect(problem(area, value)).toBe(message));

  test.each([0, -5, 1.5, Number.NaN])('%d is no limit', (maxLength) => {
    expect(problem(spec('textarea', { maxLength }), 'x'.repeat(1000))).toBeUndefined();
  });
});

describe('required', () => {
  test.each([
    [spec('text'), '', required],
    [spec('text'), '   ', required],
    [spec('text'), undefined, required],
    [spec('name'), ['Ada', ''], required],
    [spec('name'), ['Ada', 'L'], undefined],
    [spec('phone'), ['', '555', '123', '4567'], undefined],
    [spec('phone'), ['1', '555', '', '4567'], required],
    [spec('address'), ['1 Main St', '', 'Town', 'ST', '12345', 'USA'], undefined],
    [spec('address'), ['1 Main St', '', '', 'ST', '12345', 'USA'], required],
    [spec('date'), ['2', '', '2025'], required],
    [spec('time'), ['1', '5', '', 'PM'], undefined],
    [spec('time'), ['', '', '', 'AM'], required],
    [spec('checkbox', { options: ['A'] }), [], required],
    [spec('radio', { options: ['A'] }), '', required],
    [spec('select', { options: ['A'] }), 'A', undefined],
    [spec('likert', { options: ['Q1', 'Q2'] }), { Q1: ['1'] }, required],
    [spec('likert', { options: ['Q1'] }), { Q1: ['1'] }, undefined],
    [spec('file'), [], required],
  ])('%j with %j', (field, value, message) => {
    expect(problem({ ...field, required: true }, value)).toBe(message);
  });
});

describe('plausible', () => {
  const date = 'Field must be a real date.';
  const time = 'Field must be a time such as 1:30 PM.';
  const phone = 'Field must be a phone number.';
  const number = 'Field must be a number.';
  const website = 'Field must be a web address such as https://www.example.com.';
  test.each([
    ['date', ['2', '30', '2025'], date],
    ['date', ['2', '29', '2024'], undefined],
    ['date', ['2', '29', '1900'], date],
    ['date', ['13', '1', '2025'], date],
    ['date', ['1', '', ''], date],
    ['date', ['', '', ''], undefined],
    ['time', ['13', '70', '0', 'PM'], time],
    ['time', ['12', '59', '59', 'AM'], undefined],
    ['time', ['0', '10', '0', 'AM'], time],
    ['time', ['1', '10', '0', 'XX'], time],
    ['phone', ['+49', '(89)', '123-4', '5678'], undefined],
    ['phone', ['', '5', '1', '4'], phone],
    ['phone', ['', 'five', '123', '4567'], phone],
    ['number', 'abc', number],
    ['number', '-12.5', undefined],
    ['number', '1e3', undefined],
    ['website', 'foo', website],
    ['website', 'https://example.com/a?b', undefined],
    ['website', 'javascript://example.com/%0aalert(1)', website],
    ['currency', '12.50', undefined],
    ['currency', '1,200', undefined],
    ['currency', 'free', 'Field must be an amount such as 12.50.'],
    ['twitter', '@ada_l', undefined],
    ['twitter', 'not a name', 'Field must be a user name such as @name.'],
    ['address', ['', '', '', '', '1234', 'United States'], ZIP_INVALID],
    ['address', ['', '', '', '', '12345', 'us'], undefined],
    ['address', ['', '', '', '', '12345-6789', 'USA'], ZIP_INVALID],
    ['address', ['', '', '', '', 'SW1A 1AA', 'United Kingdom'], undefined],
  ] as const)('%s %j', (type, value, message) => expect(problem(spec(type), value)).toBe(message));
});

describe('choices', () => {
  const options = ['A', 'B'];
  test.each([
    [spec('radio', { options }), 'C', expected('C')],
    [spec('select', { options }), 'C', expected('C')],
    [spec('checkbox', { options }), ['A', 'X'], expected('X')],
    [spec('likert', { options }), { A: ['3'] }, expected('3')],
    [spec('likert', { options }), { A: ['1', '2'] }, expected('1, 2')],
    [spec('likert', { options }), { Z: ['9'] }, undefined],
  ])('%j with %j', (field, value, message) => expect(problem(field, value)).toBe(message));
});

describe('shapes', () => {
  const unreadable = 'Field could not be read.';
  test.each([
    ['text', ['a']],
    ['text', 7],
    ['name', 'Ada'],
    ['name', ['Ada']],
    ['name', [1, 2]],
    ['date', ['1', '2']],
    ['checkbox', 'A'],
    ['checkbox', [{}]],
    ['likert', ['A']],
    ['phone', ['1', '2']],
    ['file', 'x'],
  ] as const)('%s cannot be %j', (type, value) => {
    expect(problem(spec(type, { options: ['A'] }), value)).toBe(unreadable);
  });
});

test('every bad field is told at once, and unknown ids are ignored', () => {
  const fields = [spec('email', { id: 'a' }), spec('number', { id: 'b' }), spec('text', { id: 'c' })];
  const result = validateForm(fields, { a: 'x', b: 'y', c: 'fine', zzz: 'who', __proto__: 'x' });
  expect(Object.keys(result.errors)).toEqual(['a', 'b']);
  expect(result.values).toMatchObject({ c: 'fine' });
  expect(result.values).not.toHaveProperty('zzz');
});

test.each([
  ['Ada\r\nBcc: all@example.com', 'Ada Bcc: all@example.com'],
  ['  Ada\t\u0007L  ', 'Ada L'],
])('%j stays one line', (sent, kept) => {
  expect(tidyLine(sent)).toBe(kept);
  expect(validateForm([spec('name')], { f: [sent, 'L'] }).values.f).toEqual([kept, 'L']);
});

describe('conditions', () => {
  const fields: FieldSpec[] = [
    spec('radio', { id: 'contact', options: ['Mail', 'Phone'] }),
    spec('phone', { id: 'number', required: true, showWhen: { fieldId: 'contact', is: ['Phone'] } }),
    spec('text', { id: 'when', required: true, showWhen: { fieldId: 'number', is: ['555'] } }),
  ];
  test('a field that is not shown is neither asked nor kept', () => {
    const { errors, values } = validateForm(fields, {
      contact: 'Mail',
      number: ['', 'x', 'y', 'z'],
      when: 'now',
    });
    expect(errors).toEqual({});
    expect(values).toEqual({ contact: 'Mail' });
  });
  test('a field that is shown is', () => {
    expect(validateForm(fields, { contact: 'Phone' }).errors).toEqual({ number: required });
  });
  test('what hangs on a hidden field is hidden too', () => {
    expect(validateForm(fields, { contact: 'Mail', number: ['', '555', '1', '1'] }).errors).toEqual({});
  });
});

test('whatever is sent, there is an answer, and it holds known fields only', () => {
  const fields = (['text', 'name', 'checkbox', 'likert', 'date', 'file', 'email'] as const).map(
    (type, index) => spec(type, { id: `f${index}`, options: ['A'], required: index % 2 === 0 }),
  );
  fc.assert(
    fc.property(
      fc.dictionary(fc.constantFrom('f0', 'f1', 'f2', 'f3', 'f4', 'f5', 'f6', 'x'), fc.jsonValue()),
      (sent) => {
        const { errors, values } = validateForm(fields, sent);
        for (const id of [...Object.keys(errors), ...Object.keys(values)]) expect(id).toMatch(/^f\d$/);
      },
    ),
  );
});
