/** Told by mouth and typed on phones, so it may be shorter than an account's; guessing is slowed instead. */
export const MIN_LOCK_PASSWORD_LENGTH = 4;
export const MAX_LOCK_PASSWORD_LENGTH = 100;

export function lockPasswordProblem(password: string): string | undefined {
  const { length } = Array.from(password);
  if (password.trim() === '') return 'Please enter a password.';
  if (length < MIN_LOCK_PASSWORD_LENGTH) return `Please use at least ${MIN_LOCK_PASSWORD_LENGTH} characters.`;
  if (length > MAX_LOCK_PASSWORD_LENGTH)
    return `A password can have up to ${MAX_LOCK_PASSWORD_LENGTH} characters.`;
  return undefined;
}
