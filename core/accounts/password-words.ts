import type { Say } from '../words/words.ts';
import { MIN_PASSWORD_LENGTH, type PasswordFault } from './password.ts';

/** What customers read of it, in their language. */
export const sayPasswordFault = (say: Say<'account'>, fault: PasswordFault): string =>
  fault === 'passwordTooShort' ? say(fault, { min: MIN_PASSWORD_LENGTH }) : say(fault);
