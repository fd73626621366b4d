import { expect, test } from 'vitest';
import { checkWith, group } from '../fields/index.ts';
import { formChoice, mailingListChoice } from './choices.ts';

const fields = group({ form: formChoice({}), list: mailingListChoice({}) });

test.each(['', 'contact', 'a1-b2', 'abcdefghijklmnopqrstuvwx'])('%j names one', (name) => {
  expect(checkWith(fields, { form: name, list: name })).toMatchObject({ ok: true });
});

test.each(['Contact', '-a', 'a b', 'x'.repeat(41), 7, null])('%j names none', (name) => {
  expect(checkWith(fields, { form: name, list: name })).toEqual({
    ok: false,
    problems: [
      { path: 'form', message: 'This form does not exist. Choose another.' },
      { path: 'list', message: 'This mailing list does not exist. Choose another.' },
    ],
  });
  expect(fields.read({ form: name, list: name })).toEqual({ form: '', list: '' });
});
