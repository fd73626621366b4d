import type { FieldSpec } from './field.ts';
import type { PublicForm } from './public-form.ts';
import {
  DEFAULT_EMAIL_PLACEHOLDER,
  DEFAULT_SIGN_UP_TEXT,
  DEFAULT_SUCCESS_MESSAGE,
} from '../messages/defaults.ts';
import { unlessOwn } from '../words/own-text.ts';
import type { Say } from '../words/words.ts';

export const NEWSLETTER_EMAIL = 'email';
export const NEWSLETTER_NAME = 'name';
/** A newsletter block narrower than this gets {@link SMALL_CONTAINER_CLASS}. */
export const SMALL_CONTAINER_BELOW_PX = 320;
export const SMALL_CONTAINER_CLASS = 'small-container';

/** What every newsletter form accepts; whether it asks for a name is the block's choice. */
export const newsletterFields = (say: Say<'forms'>): readonly FieldSpec[] => [
  { id: NEWSLETTER_NAME, type: 'name', title: say('name') },
  { id: NEWSLETTER_EMAIL, type: 'email', title: say('email'), required: true },
];

/** A mailing list is the form of every newsletter block that signs up for it. */
export function newsletterForm(
  listId: string,
  words: { asksName: boolean; placeholder: string; submitText: string; message: string; disclaimer: string },
  say: Say<'forms'>,
): PublicForm {
  const placeholder = words.placeholder === DEFAULT_EMAIL_PLACEHOLDER ? say('yourEmail') : words.placeholder;
  return {
    formId: listId,
    isNewsletter: true,
    fields: newsletterFields(say)
      .filter(({ id }) => id !== NEWSLETTER_NAME || words.asksName)
      .map((field) => (field.id === NEWSLETTER_EMAIL ? { ...field, placeholder } : field)),
    submitText: unlessOwn(words.submitText, DEFAULT_SIGN_UP_TEXT, say('signUp')),
    redirect: '',
    message: words.message === DEFAULT_SUCCESS_MESSAGE ? say('thanks') : words.message,
    html: '',
    isValidationOff: false,
    captcha: null,
    disclaimer: words.disclaimer,
  };
}
