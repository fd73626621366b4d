import { isEmail } from '../../email.ts';
import { addressProblems, type Address } from './address.ts';

export const CONTACT_EMAIL_INVALID = 'Please enter a valid email.';

/** Who buys, and where it goes: as far as an order asks. */
export interface Contact {
  email: string;
  shipping: Address;
  /** None where it is the shipping address. */
  billing: Address | null;
}

/** What is asked for also when nothing is shipped. */
const NAMES: readonly string[] = ['firstName', 'lastName'] satisfies (keyof Address)[];

/** Everything that is wrong at once, by the path of its field. Checkout and server ask the same. */
export function contactProblems(
  { email, shipping, billing }: Contact,
  { needsAddress, needsNames = true }: { needsAddress: boolean; needsNames?: boolean },
): Record<string, string> {
  const asked = Object.entries(addressProblems(shipping)).filter(
    ([key]) => needsAddress || (needsNames && NAMES.includes(key)),
  );
  const billed = Object.entries(billing ? addressProblems(billing) : {});
  return {
    ...(!isEmail(email.trim()) && { email: CONTACT_EMAIL_INVALID }),
    ...Object.fromEntries(asked.map(([key, problem]) => [`shipping.${key}`, problem])),
    ...Object.fromEntries(billed.map(([key, problem]) => [`billing.${key}`, problem])),
  };
}
