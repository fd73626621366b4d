import { expect, test } from 'vitest';
import { DEFAULT_EMAIL_PLACEHOLDER } from '../messages/defaults.ts';
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

test('what a block leaves as it was is said in the language of the visitor, and nothing else is', () => {
  const german = wordsIn('de').of('forms');
  const left = newsletterForm(
    'list',
    { ...words, asksName: true, placeholder: DEFAULT_EMAIL_PLACEHOLDER },
    german,
  );
  expect(left.fields.map((field) => ('placeholder' in field ? field.placeholder : null))).toEqual([
    null,
    german('yourEmail'),
  ]);
  expect([left.message, left.isValidationOff]).toEqual([german('thanks'), false]);
  expect(newsletterForm('list', { ...words, message: 'See you.' }, german).message).toBe('See you.');
});
