import { planCheckoutOf } from '#core/subscriptions/checkout-path.ts';
import { isBlank } from '../kit/blank.ts';
import type { Plan, PricingValues } from './fields.ts';

/** A plan that says nothing at all is none. */
export const isShown = ({ name, one, two, features }: Plan): boolean =>
  ![name, one.price, two.price, ...features.map(({ text }) => text)].every(isBlank);

/** Only where there is something to switch to. */
export const hasToggle = ({ second, plans }: PricingValues): boolean =>
  !isBlank(second) && plans.some(({ two }) => !isBlank(two.price));

export interface Offer {
  price: string;
  unit: string;
  join: Plan['one']['join'];
}

/** Where its button leads: to the checkout of a subscription, or wherever its owner likes. */
const joinOf = ({ join, product: [id] }: Plan['one']): Plan['one']['join'] =>
  id === undefined ? join : { ...join, href: planCheckoutOf(id) };

/** What a plan costs in one of the two ways. What has only one price has it in both. */
export function offerOf({ one, two }: Plan, which: 'one' | 'two'): Offer {
  const [asked, other] = which === 'one' ? [one, two] : [two, one];
  const join = joinOf(asked);
  return {
    price: asked.price || other.price,
    unit: isBlank(asked.price) ? other.unit : asked.unit,
    join: isBlank(join.href) ? joinOf(other) : join,
  };
}
