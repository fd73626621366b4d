import type { FieldSpec } from './field.ts';
import type { PublicForm } from './public-form.ts';

export const NEWSLETTER_EMAIL = 'email';
export const NEWSLETTER_NAME = 'name';
export const DEFAULT_SIGN_UP_TEXT = 'Sign Up';
/** A newsletter block narrower than this gets {@link SMALL_CONTAINER_CLASS}. */
export const SMALL_CONTAINER_BELOW_PX = 320;
export const SMALL_CONTAINER_CLASS = 'small-container';

/** What every newsletter form accepts; whether it asks for a name is the block's choice. */
export const NEWSLETTER_FIELDS: readonly FieldSpec[] = [
  { id: NEWSLETTER_NAME, type: 'name', title: 'Name' },
  { id: NEWSLETTER_EMAIL, type: 'email', title: 'Email', required: true },
];

/** A mailing list is the form of every newsletter block that signs up for it. */
export function newsletterForm(
  listId: string,
  words: { asksName: boolean; placeholder: string; submitText: string; message: string; disclaimer: string },
): PublicForm {
  return {
    formId: listId,
    isNewsletter: true,
    fields: NEWSLETTER_FIELDS.filter(({ id }) => id !== NEWSLETTER_NAME || words.asksName).map((field) =>
      field.id === NEWSLETTER_EMAIL ? { ...field, placeholder: words.placeholder } : field,
    ),
    submitText: words.submitText,
    redirect: '',
    message: words.message,
    html: '',
    isValidationOff: false,
    captcha: null,
    disclaimer: words.disclaimer,
  };
}
