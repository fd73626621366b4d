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

/** Named as in the catalogue of customers' accounts. */
const PROBLEMS = {
  passwordTooShort: PASSWORD_TOO_SHORT,
  passwordCommon: PASSWORD_TOO_COMMON,
  passwordIsEmail: PASSWORD_IS_EMAIL,
} as const;
export type PasswordFault = keyof typeof PROBLEMS;

/** Why a password cannot be chosen. Length is what counts; kinds of characters are nobody's business. */
export function passwordFault(password: string, email: string): PasswordFault | undefined {
  // Counted as people see them: one sign, one character.
  if (Array.from(password).length < MIN_PASSWORD_LENGTH) return 'passwordTooShort';
  const plain = password.trim().toLowerCase();
  if (plain === email) return 'passwordIsEmail';
  return COMMON.has(plain) || new Set(plain).size < 3 ? 'passwordCommon' : undefined;
}

/** The same as owners read it. */
export function passwordProblem(password: string, email: string): string | undefined {
  const fault = passwordFault(password, email);
  return fault && PROBLEMS[fault];
}

/** Which of them a sentence tells. */
export const faultTold = (sentence: string): PasswordFault | undefined =>
  (Object.keys(PROBLEMS) as PasswordFault[]).find((fault) => PROBLEMS[fault] === sentence);
