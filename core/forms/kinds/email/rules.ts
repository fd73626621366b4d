import { must } from '../../shapes/rules.ts';
import { text } from '../../shapes/text.ts';
import { EMAIL_MESSAGE, isFormEmail } from './email.ts';

export const email = text(
  { as: 'line', type: 'email', autoComplete: 'email' },
  { problemOf: must(isFormEmail, EMAIL_MESSAGE), unreadable: EMAIL_MESSAGE },
);
