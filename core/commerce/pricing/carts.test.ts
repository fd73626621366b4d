import { expect, test } from 'vitest';
import { toCents } from '../../money/currency.ts';
import type { Discount } from './discounts.ts';
import { price, type PricingInput } from './pricing.ts';
import { aDiscount } from './testing/a-discount.ts';

/** Carts from a seed: the same ones at every run, and far cheaper to make than arbitrary ones. */
function makeCarts(seed: number) {
  let state = seed;
  const upTo = (max: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * (max + 1));
  };
  const pick = <T>(values: readonly T[]) => values[upTo(values.length - 1)] as T;
  const many = <T>(max: number, make: (index: number) => T) =>
    Array.from({ length: upTo(max) }, (_, i) => make(i));
  return (): PricingInput => ({
    items: many(5, (index) => ({
      id: String(index),
      productId: `p${index}`,
      unitCents: toCents(upTo(pick([50, 5000, 100_000_000]))),
      quantity: 1 + upTo(pick([0, 4, 9998])),
      isTaxable: pick([true, true, false]),
      isGiftCard: pick([false, false, false, true]),
    })),
    discounts: many(3, (index) =>
      aDiscount(`d${index}`, {
        kind: pick(['percent', 'fixed', 'freeShipping', 'buyXGetY'] as const),
        amount: upTo(100_000),
        buy: upTo(3),
        get: upTo(3),
        productIds: pick([[], [`p${upTo(4)}`]]),
      }),
    ),
    shipping: pick([null, { name: 'Parcel', costCents: toCents(upTo(5000)) }]),
    taxes: many(2, (index) => ({
      name: `t${index}`,
      rate: 1 + upTo(30_000),
      appliesToShipping: index === 0,
    })),
    pricesIncludeTax: pick([true, false]),
    giftCards: many(2, (index) => ({
      id: `g${index}`,
      balanceCents: toCents(upTo(pick([0, 3000, 100_000_000]))),
    })),
  });
}

const add = (numbers: readonly number[]) => numbers.reduce((sum, number) => sum + number, 0);

const KIND_ORDER: readonly Discount['kind'][] = ['percent', 'buyXGetY', 'fixed', 'freeShipping'];

/** What must hold for every cart; says what does not. */
function faultOf(input: PricingInput): string | undefined {
  const priced = price(input);
  const steps = priced.adjustments.filter(({ kind }) => kind !== 'includedTax').map(({ cents }) => cents);
  const off = priced.adjustments.filter(({ kind }) => kind === 'discount').map(({ cents }) => 0 - cents);
  const { lines, adjustments: _, giftCards, ...amounts } = priced;
  const byCard = giftCards.map(({ cents }) => cents);
  const parts = lines.flatMap((line) => [
    line.discountCents,
    line.taxCents,
    line.subtotalCents - line.discountCents,
  ]);
  const reversed = price({ ...input, discounts: input.discounts.toReversed() });
  if (add(lines.map((line) => line.subtotalCents)) !== priced.subtotalCents) return 'lines do not sum';
  if (priced.subtotalCents + add(steps) !== priced.grandTotalCents) return 'steps do not sum';
  if (add(off) !== priced.discountCents) return 'discounts do not sum';
  const { subtotalCents, discountCents, shippingCostCents, taxCents } = priced;
  if (subtotalCents - discountCents + shippingCostCents + taxCents !== priced.grandTotalCents)
    return 'the parts are not the whole';
  if (
    ![...Object.values(amounts), ...parts, ...byCard].every(
      (amount) => Number.isSafeInteger(amount) && amount >= 0,
    )
  )
    return 'negative or broken';
  if (add(byCard) + priced.dueCents !== priced.grandTotalCents) return 'payments do not sum';
  if (byCard.some((cents, index) => cents > (input.giftCards?.[index]?.balanceCents ?? 0)))
    return 'a card pays more than it holds';
  const ofGiftCards = add(input.items.map((item) => (item.isGiftCard ? item.unitCents * item.quantity : 0)));
  if (priced.dueCents < ofGiftCards) return 'a gift card pays for a gift card';
  if (lines.some((line, index) => input.items[index]?.isGiftCard && line.discountCents + line.taxCents > 0))
    return 'something off a gift card, or tax on it';
  if (priced.includedTaxCents > priced.grandTotalCents) return 'more tax than price';
  if (lines.some((line, index) => line.taxCents > 0 && input.items[index]?.isTaxable === false))
    return 'tax on what is not taxable';
  const taxed = add(lines.map((line) => line.taxCents));
  const hasTaxedParcel = input.shipping !== null && input.taxes.some((each) => each.appliesToShipping);
  if (!hasTaxedParcel && taxed !== taxCents + priced.includedTaxCents) return 'taxes of lines do not sum';
  const kinds = priced.adjustments
    .filter(({ kind }) => kind === 'discount')
    .map(({ reason }) =>
      KIND_ORDER.indexOf(input.discounts.find(({ id }) => id === reason)?.kind ?? 'fixed'),
    );
  if (kinds.some((kind, index) => kind < (kinds[index - 1] ?? 0))) return 'discounts in the wrong order';
  return reversed.grandTotalCents === priced.grandTotalCents ? undefined : 'the order of codes matters';
}

test('in 100,000 carts parts sum to the whole, nothing is negative, and the order of codes does not matter', () => {
  const nextCart = makeCarts(7);
  for (let count = 0; count < 100_000; count += 1) {
    const cart = nextCart();
    const fault = faultOf(cart);
    if (fault !== undefined) expect.fail(`${fault}: ${JSON.stringify(cart)}`);
  }
});
