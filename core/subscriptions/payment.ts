import { discountField } from '../commerce/pricing/discount-fields.ts';
import type { Discount } from '../commerce/pricing/discounts.ts';
import { price, type Priced, type PricingInput } from '../commerce/pricing/pricing.ts';
import { NO_CENTS, toCents, type Cents } from '../money/currency.ts';

/** What a payment is made of beside its goods. */
export interface PaymentExtras {
  fees: readonly { reason: string; cents: Cents }[];
  /** What was paid too much before. */
  creditCents: Cents;
  creditReason: string;
}

/** Prices one payment of a subscription; a credit comes after every discount, and what is left of it is kept. */
export function pricePayment(
  goods: PricingInput,
  { fees, creditCents, creditReason }: PaymentExtras,
): { sums: Priced; creditLeft: Cents } {
  const isTaxable = goods.items.every((item) => item.isTaxable);
  const credit: Discount = {
    ...discountField.initial,
    // Behind all ids, so that discounts of the shop are taken off first.
    id: '~credit',
    startsAt: null,
    endsAt: null,
    used: 0,
    name: creditReason,
    kind: 'fixed',
    amount: creditCents,
  };
  const sums = price({
    ...goods,
    items: [
      ...goods.items,
      ...fees.map(({ reason, cents }) => ({
        id: reason,
        productId: '',
        unitCents: cents,
        quantity: 1,
        isTaxable,
      })),
    ],
    discounts: creditCents > 0 ? [...goods.discounts, credit] : goods.discounts,
  });
  const taken = sums.adjustments.findLast(({ reason }) => reason === creditReason)?.cents ?? NO_CENTS;
  return { sums, creditLeft: creditCents > 0 ? toCents(creditCents + taken) : NO_CENTS };
}
