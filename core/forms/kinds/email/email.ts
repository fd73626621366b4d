import { EXAMPLE_EMAIL } from '../../../messages/form-fields.ts';
import type { SayFields } from '../../shapes/rules.ts';

export const MIN_FORM_EMAIL_LENGTH = 3;
export const MAX_FORM_EMAIL_LENGTH = 256;

// The top level has two to four letters or digits. Accounts follow a looser rule.
const FORM_EMAIL = /^[^\s@<>",;:()[\]\\]+@(?:[^\s@.<>",;:()[\]\\]+\.)+[a-z0-9]{2,4}$/i;

export const emailMessage = (say: SayFields) => say('emailInvalid', { email: EXAMPLE_EMAIL });

export function isFormEmail(value: unknown): value is string {
  return (
    typeof value === 'string' &&
    value.length >= MIN_FORM_EMAIL_LENGTH &&
    value.length <= MAX_FORM_EMAIL_LENGTH &&
    FORM_EMAIL.test(value)
  );
}
