import { expect, test } from 'vitest';
import { checkWith, reference, references, type Field } from './index.ts';

const ID = 'a'.repeat(24);
const OTHER = 'b'.repeat(24);

test.each([
  ['', true],
  ['contact-2', true],
  ['Contact', false],
  ['-contact', false],
  ['x'.repeat(41), false],
  [7, false],
  [null, false],
])('a form named %j is allowed: %s', (value, isAllowed) => {
  const form = reference('form');
  expect(checkWith(form, value).ok).toBe(isAllowed);
  expect(form.read(value)).toBe(isAllowed ? value : '');
});

test('what names nothing is told by what it should name', () => {
  const problemOf = (field: Field<string>) => {
    const result = checkWith(field, 'No name');
    return result.ok ? undefined : result.problems[0]?.message;
  };
  expect(problemOf(reference('form'))).toBe('This form does not exist. Choose another.');
  expect(problemOf(reference('mailingList'))).toBe('This mailing list does not exist. Choose another.');
});

test.each<[unknown, unknown]>([
  [[], []],
  [
    [ID, OTHER, ID],
    [ID, OTHER],
  ],
  [[ID, OTHER, 'c'.repeat(24)], 'Choose up to 2.'],
  [['jam'], 'Must be products of this shop.'],
  [ID, 'Must be products of this shop.'],
])('%j as products is %j', (value, expected) => {
  const result = checkWith(references('product', { max: 2 }), value);
  expect(result.ok ? result.value : result.problems[0]?.message).toEqual(expected);
});

test('controls know what they look for', () => {
  expect(reference('file', { label: 'File' }).control).toMatchObject({
    kind: 'reference',
    label: 'File',
    options: { to: 'file' },
  });
  expect(references('category', { max: 50 }).control.options).toEqual({ to: 'category', max: 50 });
});
