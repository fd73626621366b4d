import { describe, expect, test } from 'vitest';
import { checkWith } from '../fields/index.ts';
import type { Control } from '../fields/field.ts';
import { formDocument, REDIRECT_FORMAT, WEBHOOK_FORMAT } from './document.ts';

const problems = (value: unknown) => {
  const result = checkWith(formDocument, value);
  return result.ok ? {} : Object.fromEntries(result.problems.map(({ path, message }) => [path, message]));
};
const field = (more: object) => ({ id: 'a', type: 'text', title: 'A', ...more });

test('a new form has its words', () => {
  const { submitText, advanced, storage } = formDocument.read({});
  expect([submitText, advanced.message, storage.keep]).toEqual(['Submit', 'Thank you!', true]);
});

test('a new form asks for no CAPTCHA, checks in the browser and answers nobody by itself', () => {
  const { advanced, captcha, fields } = formDocument.read({ fields: [{}] });
  expect([captcha.isOn, advanced.isValidationOff, advanced.autoresponse.isOn, fields[0]?.startsStep]).toEqual(
    [false, false, false, false],
  );
});

/** Every text below a control: how long it may be, and what else is said of it. */
function textsIn({ kind, fields = {}, item, options }: Control, path = ''): string[] {
  const at = (name: string) => (path === '' ? name : `${path}.${name}`);
  if (kind === 'text') {
    const {
      max,
      lines = 1,
      isLiteral = false,
    } = options as { max: number; lines?: number; isLiteral?: boolean };
    return [`${path} ${max}${lines > 1 ? ` on ${lines} lines` : ''}${isLiteral ? ', never translated' : ''}`];
  }
  return [
    ...Object.entries(fields).flatMap(([name, inner]) => textsIn(inner, at(name))),
    ...(item ? textsIn(item, path) : []),
  ];
}

test('what is said to visitors is translated, what the owner and programs read is not', () => {
  const texts = textsIn(formDocument.control).filter((text) => !text.startsWith('fields.'));
  expect(texts).toEqual([
    'name 100, never translated',
    'submitText 60',
    'storage.notify 254, never translated',
    'storage.subject 150, never translated',
    'storage.webhook 500, never translated',
    'advanced.redirect 500, never translated',
    'advanced.message 1000 on 3 lines',
    'advanced.html 20000 on 8 lines, never translated',
    'advanced.autoresponse.subject 150',
    'advanced.autoresponse.text 5000 on 6 lines',
    'disclaimer 2000 on 4 lines',
  ]);
});

describe('webhooks', () => {
  test.each([
    '',
    'https://example.com/hook',
    'HTTP://localhost:8080/x?y=1',
    `https://a.test/${'x'.repeat(485)}`,
  ])('%s', (webhook) => {
    expect(problems({ storage: { webhook } })).toEqual({});
  });
  test.each([
    'example.com/hook',
    'ftp://example.com',
    'https://user:secret@example.com',
    'https://exa mple.com',
    'https://[',
    `https://a.test/${'x'.repeat(486)}`,
    7,
  ])('%s is refused', (webhook) =>
    expect(problems({ storage: { webhook } })).toEqual({ 'storage.webhook': WEBHOOK_FORMAT }),
  );
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
    `/${'x'.repeat(500)}`,
    7,
  ])('%s is refused', (redirect) =>
    expect(problems({ advanced: { redirect } })).toEqual({ 'advanced.redirect': REDIRECT_FORMAT }),
  );
});

describe('fields', () => {
  test.each([
    [[field({}), field({})], 'fields.1.id', 'Two fields have the same id.'],
    [[field({ id: '' })], 'fields.0.id', 'Every field needs an id.'],
    [
      [field({ showWhen: { fieldId: 'A b', is: [] } })],
      'fields.0.showWhen.fieldId',
      'Must be an id of lowercase letters, digits and dashes.',
    ],
    [
      [field({ showWhen: { fieldId: 7, is: [] } })],
      'fields.0.showWhen.fieldId',
      'Must be an id of lowercase letters, digits and dashes.',
    ],
    [[field({ type: 'hidden', title: '', key: 'k' })], 'fields.0.title', undefined],
    [[field({ type: 'hidden', title: '', key: 'k' })], 'fields.0.key', undefined],
    [[field({ type: 'text' })], 'fields.0.options', undefined],
    [[field({ type: 'select', options: ['x', 'y'] })], 'fields.0.options', undefined],
    [[field({}), field({ id: 'b', showWhen: { fieldId: 'a', is: [] } })], 'fields.1.showWhen', undefined],
    [
      [field({ showWhen: { fieldId: 'a', is: [] } })],
      'fields.0.showWhen',
      'A field can only depend on one above it.',
    ],
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

test('addresses for mail are tidied', () => {
  const result = checkWith(formDocument, { storage: { notify: [' Ada@Example.com '] } });
  expect(result.ok && result.value.storage.notify).toEqual(['ada@example.com']);
});

describe('a poll', () => {
  const question = field({ type: 'radio', options: ['Yes', 'No'] });
  const poll = (more: object) => problems({ fields: [question], poll: { isOn: true }, ...more })['poll.isOn'];
  const ONE_QUESTION = 'A poll asks one question: keep a single Radio, Checkbox or Dropdown field.';

  test.each([
    ['with one question', {}, undefined],
    ['that is a form of text fields and no poll', { fields: [field({})], poll: { isOn: false } }, undefined],
    ['without a question', { fields: [] }, ONE_QUESTION],
    ['with two questions', { fields: [question, { ...question, id: 'b' }] }, ONE_QUESTION],
    ['with a text field', { fields: [field({})] }, ONE_QUESTION],
    ['with a CAPTCHA', { captcha: { isOn: true } }, 'A poll has no CAPTCHA. Turn it off first.'],
    [
      'that keeps nothing',
      { storage: { keep: false } },
      'A poll counts saved submissions. Turn on saving them first.',
    ],
  ])('%s', (_, more, problem) => expect(poll(more)).toBe(problem));
});
