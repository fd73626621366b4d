import { describe, expect, test } from 'vitest';
import { checkWith } from '../fields/index.ts';
import { formDocument, REDIRECT_FORMAT } from './document.ts';

const problems = (value: unknown) => {
  const result = checkWith(formDocument, value);
  return result.ok ? {} : Object.fromEntries(result.problems.map(({ path, message }) => [path, message]));
};
const field = (more: object) => ({ id: 'a', type: 'text', title: 'A', ...more });

test('a new form has its words', () => {
  const { submitText, advanced, storage } = formDocument.read({});
  expect([submitText, advanced.message, storage.keep]).toEqual(['Submit', 'Thank you!', true]);
});

describe('redirects', () => {
  test.each(['', '/thanks', '/thanks?from=form', 'https://example.com/done', '//example.com'])(
    '%s',
    (redirect) => {
      expect(problems({ advanced: { redirect } })).toEqual({});
    },
  );
  test.each([
    'javascript:alert(1)',
    'JaVa\tscript:alert(1)',
    'http:example.com',
    'mailto:a@b.co',
    'thanks',
    7,
  ])('%s is refused', (redirect) =>
    expect(problems({ advanced: { redirect } })).toEqual({ 'advanced.redirect': REDIRECT_FORMAT }),
  );
});

describe('fields', () => {
  test.each([
    [[field({}), field({})], 'fields.1.id', 'Two fields have the same id.'],
    [[field({ title: ' ' })], 'fields.0.title', 'Add a title.'],
    [[field({ type: 'hidden', title: '' })], 'fields.0.key', 'Add a key.'],
    [[field({ type: 'radio' })], 'fields.0.options', 'Add an option.'],
    [[field({ type: 'likert' })], 'fields.0.options', 'Add a question.'],
    [[field({ type: 'select', options: ['x', 'x'] })], 'fields.0.options', 'Two options are the same.'],
    [
      [field({ showWhen: { fieldId: 'later', is: [] } })],
      'fields.0.showWhen',
      'A field can only depend on one above it.',
    ],
    [[field({ type: 'rocket' })], 'fields.0.type', 'rocket is not one of the expected options'],
  ])('%j', (fields, path, message) => expect(problems({ fields })[path]).toBe(message));

  test('a hundred at most', () => {
    const fields = Array.from({ length: 101 }, (_, index) => field({ id: `f${index}` }));
    expect(problems({ fields }).fields).toBe('Must have at most 100 entries.');
  });
});

test.each(['nobody', 'a@b', 'a@b.co\r\nBcc: c@d.ee'])('%j gets no mail', (to) => {
  expect(problems({ storage: { notify: [to] } })).toEqual({
    'storage.notify.0': 'Please enter a valid email',
  });
});
