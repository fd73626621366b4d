import { expect, test } from 'vitest';
import { newsletterForm } from './newsletter.ts';
import { wordsIn } from '../words/wording.ts';

const say = wordsIn('en').of('forms');

const words = {
  asksName: false,
  placeholder: 'you@example.com',
  submitText: 'Sign Up',
  message: 'Thank you!',
  disclaimer: '',
};

test('a newsletter asks for an email, and for a name where the block wants one', () => {
  const { formId, isNewsletter, fields } = newsletterForm('list', words, say);
  expect([formId, isNewsletter]).toEqual(['list', true]);
  expect(fields).toEqual([
    { id: 'email', type: 'email', title: 'Email', required: true, placeholder: 'you@example.com' },
  ]);
  expect(newsletterForm('list', { ...words, asksName: true }, say).fields.map(({ id }) => id)).toEqual([
    'name',
    'email',
  ]);
});
