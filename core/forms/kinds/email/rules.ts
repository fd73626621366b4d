import { text } from '../../shapes/text.ts';
import { emailMessage, isFormEmail } from './email.ts';

export const email = text(
  { as: 'line', type: 'email', autoComplete: 'email' },
  {
    problemOf: (value, _, say) => (isFormEmail(value) ? undefined : emailMessage(say)),
    unreadable: emailMessage,
  },
);
