export const MIN_PASSWORD_LENGTH = 10;
/** Hashing takes time by length; nobody types more than this. */
export const MAX_PASSWORD_LENGTH = 1000;

export const PASSWORD_TOO_SHORT = `Please use at least ${MIN_PASSWORD_LENGTH} characters.`;
export const PASSWORD_TOO_COMMON =
  'This password is among the first that guessers try. Please choose another one.';
export const PASSWORD_IS_EMAIL = 'The password must not be your email.';

/** The commonest that are long enough to pass the rule of length. */
const COMMON = new Set([
  '0123456789',
  '1111111111',
  '0000000000',
  '1234567890',
  '12345678910',
  '123456789a',
  '1234567891',
  '123123123123',
  '1q2w3e4r5t',
  '1qaz2wsx3edc',
  'abc1234567',
  'abcdefghij',
  'administrator',
  'changeme123',
  'football123',
  'iloveyou123',
  'letmein123',
  'liverpool1',
  'manchester',
  'password12',
  'password123',
  'password1234',
  'passw0rd123',
  'princess123',
  'q1w2e3r4t5',
  'qwerty1234',
  'qwerty12345',
  'qwerty123456',
  'qwertyuiop',
  'superman123',
  'unknown123',
  'welcome123',
  'welcome1234',
  'zxcvbnm123',
  'correcthorsebatterystaple',
]);

/** Why a password cannot be chosen. Length is what counts; kinds of characters are nobody's business. */
export function passwordProblem(password: string, email: string): string | undefined {
  // Counted as people see them: one sign, one character.
  if (Array.from(password).length < MIN_PASSWORD_LENGTH) return PASSWORD_TOO_SHORT;
  const plain = password.trim().toLowerCase();
  if (plain === email) return PASSWORD_IS_EMAIL;
  return COMMON.has(plain) || new Set(plain).size < 3 ? PASSWORD_TOO_COMMON : undefined;
}
