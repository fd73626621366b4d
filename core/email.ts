/** Longer addresses cannot be delivered to. */
export const MAX_EMAIL_LENGTH = 254;

// Looser than the rule of visitors' forms: people may have a mailbox at any domain, also at a new top level.
const EMAIL = /^[^\s@"<>()[\],;:\\]+@[^\s@.,"<>()[\];:\\]+(?:\.[^\s@.,"<>()[\];:\\]+)+$/;

/** One spelling per mailbox, so that nobody has two accounts by a capital letter. */
export function tidyEmail(value: string): string {
  return value.trim().toLowerCase();
}

export function isEmail(value: string): boolean {
  return value.length <= MAX_EMAIL_LENGTH && EMAIL.test(value);
}
