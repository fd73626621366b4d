import { isEmail } from '../../email.ts';
import { addressProblems, type Address } from './address.ts';
import type { Say } from '../../words/words.ts';

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
  {
    needsAddress,
    needsNames = true,
    say,
  }: { needsAddress: boolean; needsNames?: boolean; say: Say<'checkout'> },
): Record<string, string> {
  const asked = Object.entries(addressProblems(shipping, say)).filter(
    ([key]) => needsAddress || (needsNames && NAMES.includes(key)),
  );
  const billed = Object.entries(billing ? addressProblems(billing, say) : {});
  return {
    ...(!isEmail(email.trim()) && { email: say('emailInvalid') }),
    ...Object.fromEntries(asked.map(([key, problem]) => [`shipping.${key}`, problem])),
    ...Object.fromEntries(billed.map(([key, problem]) => [`billing.${key}`, problem])),
  };
}
