/** Told at a field. Apart from what is told of a whole form: products ask questions with the same fields. */
export const EMAIL_INVALID = 'Email is not valid. Email addresses should follow the format {email}.';
export const CHARACTER_LIMIT_EXCEEDED = 'You have exceeded the character limit.';
/** Fills the {email} places. */
export const EXAMPLE_EMAIL = 'user@domain.com';
