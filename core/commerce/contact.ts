import { isAccountEmail } from '../accounts/email.ts';
import { addressProblems, type Address } from './address.ts';

export const INVALID_EMAIL = 'Please enter a valid e-mail.';

/** Who buys and where it goes: every problem at once, by field. What needs no parcel asks for the name alone. */
export function contactProblems(
  contact: { email: string; shipping: Address; billing: Address | null },
  needsAddress: boolean,
): Record<string, string> {
  const errors: Record<string, string> = {};
  if (!isAccountEmail(contact.email.trim())) errors['email'] = INVALID_EMAIL;
  for (const [key, message] of Object.entries(addressProblems(contact.shipping)))
    if (needsAddress || key === 'firstName' || key === 'lastName') errors[`shipping.${key}`] = message;
  if (contact.billing)
    for (const [key, message] of Object.entries(addressProblems(contact.billing)))
      errors[`billing.${key}`] = message;
  return errors;
}
