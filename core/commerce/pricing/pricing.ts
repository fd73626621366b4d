import { sumCents, toCents, type Cents } from '../../money/currency.ts';
import { cardParts, type CardPart } from '../gift-cards/spending.ts';
import type { Discount } from './discounts.ts';
import { allocate, portionOf } from './rounding.ts';
import { WHOLE_RATE, type AppliedTax } from './tax.ts';

export interface PricedItem {
  id: string;
  productId: string;
  unitCents: Cents;
  quantity: number;
  isTaxable: boolean;
  /** Money in another form: it is not taxed, nothing is taken off it, and no gift card pays for it. */
  isGiftCard?: boolean;
}

export interface PricingInput {
  items: readonly PricedItem[];
  /** Those that apply; whether they do is decided before. */
  discounts: readonly Discount[];
  shipping: { name: string; costCents: Cents } | null;
  taxes: readonly AppliedTax[];
  pricesIncludeTax: boolean;
  /** In the order in which they are used. */
  giftCards?: readonly { id: string; balanceCents: Cents }[];
}

/** One step from the sum of the goods to what is charged, with a reason one can read. */
export interface Adjustment {
  kind: 'discount' | 'fee' | 'shipping' | 'tax' | 'includedTax';
  reason: string;
  /** Less than nothing for what is taken off. What is included already is told, and adds nothing. */
  cents: Cents;
}

export interface PricedLine {
  id: string;
  subtotalCents: Cents;
  discountCents: Cents;
  taxCents: Cents;
}

export interface Priced {
  lines: PricedLine[];
  adjustments: Adjustment[];
  subtotalCents: Cents;
  discountCents: Cents;
  shippingCostCents: Cents;
  /** Added to the prices; zero where they include it. */
  taxCents: Cents;
  includedTaxCents: Cents;
  grandTotalCents: Cents;
  /** What gift cards pay of the total. */
  giftCards: CardPart[];
  /** What is left to be paid by other means. */
  dueCents: Cents;
}

/** Percentages first, then what is free, then fixed amounts: whoever enters two codes gets the same either way. */
const ORDER: Readonly<Record<Discount['kind'], number>> = {
  percent: 0,
  buyXGetY: 1,
  fixed: 2,
  freeShipping: 3,
};

/** What the goods cost before anything is taken off or added. */
export function subtotalOf(items: readonly Pick<PricedItem, 'unitCents' | 'quantity'>[]): Cents {
  return toCents(sum(items.map(({ unitCents, quantity }) => unitCents * quantity)));
}

/** The one place where prices are made: cart, checkout, order and mail all show what comes out here. */
export function price(input: PricingInput): Priced {
  const subtotals = input.items.map(({ unitCents, quantity }) => unitCents * quantity);
  const left = [...subtotals];
  const adjustments: Adjustment[] = [];
  const fullShipping = input.shipping?.costCents ?? 0;
  let shipping = fullShipping;

  for (const discount of inOrder(input.discounts)) {
    if (discount.kind === 'freeShipping') {
      if (shipping > 0)
        adjustments.push({ kind: 'discount', reason: discount.name, cents: toCents(0 - shipping) });
      shipping = 0;
      continue;
    }
    const taken = partsOf(discount, input.items, { subtotals, left });
    taken.forEach((part, index) => (left[index] = (left[index] ?? 0) - part));
    const whole = sum(taken);
    if (whole > 0) adjustments.push({ kind: 'discount', reason: discount.name, cents: toCents(-whole) });
  }
  if (input.shipping && fullShipping > 0)
    adjustments.push({ kind: 'shipping', reason: input.shipping.name, cents: toCents(fullShipping) });

  const taxes = taxParts(input, left, shipping);
  adjustments.push(...taxes.adjustments);
  const subtotalCents = subtotalOf(input.items);
  const discountCents = subtotalCents - sum(left) + (fullShipping - shipping);
  const taxCents = input.pricesIncludeTax ? 0 : taxes.whole;
  const grandTotalCents = toCents(subtotalCents - discountCents + fullShipping + taxCents);
  const ofGiftCards = subtotalOf(input.items.filter(({ isGiftCard }) => isGiftCard));
  const giftCards = cardParts(grandTotalCents - ofGiftCards, input.giftCards ?? []);
  return {
    lines: input.items.map(({ id }, index) => ({
      id,
      subtotalCents: toCents(subtotals[index] ?? 0),
      discountCents: toCents((subtotals[index] ?? 0) - (left[index] ?? 0)),
      taxCents: toCents(taxes.perLine[index] ?? 0),
    })),
    adjustments,
    subtotalCents,
    discountCents: toCents(discountCents),
    shippingCostCents: toCents(fullShipping),
    taxCents: toCents(taxCents),
    includedTaxCents: toCents(input.pricesIncludeTax ? taxes.whole : 0),
    grandTotalCents,
    giftCards,
    dueCents: toCents(grandTotalCents - sumCents(giftCards.map(({ cents }) => cents))),
  };
}

function inOrder(discounts: readonly Discount[]): Discount[] {
  return [...discounts].sort((a, b) => ORDER[a.kind] - ORDER[b.kind] || (a.id < b.id ? -1 : 1));
}

/** What a discount takes off each line, never more than is left of it. */
function partsOf(
  discount: Discount,
  items: readonly PricedItem[],
  amounts: { subtotals: readonly number[]; left: readonly number[] },
): number[] {
  const covers = ({ productId, isGiftCard }: PricedItem) =>
    !isGiftCard && (discount.productIds.length === 0 || discount.productIds.includes(productId));
  const room = items.map((item, index) => (covers(item) ? (amounts.left[index] ?? 0) : 0));
  if (discount.kind === 'fixed') return allocate(Math.min(discount.amount, sum(room)), room);
  const wanted =
    discount.kind === 'buyXGetY'
      ? freeParts(
          discount,
          items.map((item) => (covers(item) ? item : undefined)),
        )
      : items.map((item, index) =>
          covers(item) ? portionOf(amounts.subtotals[index] ?? 0, discount.amount, WHOLE_RATE) : 0,
        );
  return wanted.map((part, index) => Math.min(part, room[index] ?? 0));
}

/** Of each full set the cheapest pieces are reduced. */
function freeParts({ buy, get, amount }: Discount, items: readonly (PricedItem | undefined)[]): number[] {
  const pieces = items.reduce((count, item) => count + (item?.quantity ?? 0), 0);
  let reduced = buy > 0 && get > 0 ? Math.floor(pieces / (buy + get)) * get : 0;
  const parts = items.map(() => 0);
  const byPrice = items
    .flatMap((item, index) => (item ? [{ item, index }] : []))
    .sort((a, b) => a.item.unitCents - b.item.unitCents || a.index - b.index);
  for (const { item, index } of byPrice) {
    const count = Math.min(reduced, item.quantity);
    parts[index] = portionOf(item.unitCents, amount, WHOLE_RATE) * count;
    reduced -= count;
  }
  return parts;
}

function taxParts(
  { items, taxes, pricesIncludeTax }: PricingInput,
  left: readonly number[],
  shipping: number,
): { perLine: number[]; whole: number; adjustments: Adjustment[] } {
  const perLine = items.map(() => 0);
  // Included taxes are parts of one price, so each is reckoned against all of them together.
  const together = (isShipping: boolean) =>
    WHOLE_RATE + sum(taxes.filter((tax) => !isShipping || tax.appliesToShipping).map(({ rate }) => rate));
  const adjustments = taxes.map(({ name, rate, appliesToShipping }): Adjustment => {
    let cents = 0;
    items.forEach((item, index) => {
      if (!item.isTaxable || item.isGiftCard) return;
      const part = portionOf(left[index] ?? 0, rate, pricesIncludeTax ? together(false) : WHOLE_RATE);
      perLine[index] = (perLine[index] ?? 0) + part;
      cents += part;
    });
    if (appliesToShipping) cents += portionOf(shipping, rate, pricesIncludeTax ? together(true) : WHOLE_RATE);
    return { kind: pricesIncludeTax ? 'includedTax' : 'tax', reason: name, cents: toCents(cents) };
  });
  return { perLine, whole: sum(adjustments.map(({ cents }) => cents)), adjustments };
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
