import { NEW_DISCOUNT } from '../discount-fields.ts';
import type { Discount } from '../discounts.ts';

/** A tenth off everything, or what is said. */
export const aDiscount = (id: string, change: Partial<Discount>): Discount => ({
  ...NEW_DISCOUNT,
  id,
  name: id,
  code: id,
  startsAt: null,
  endsAt: null,
  used: 0,
  ...change,
});
