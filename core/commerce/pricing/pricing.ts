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

/** A line on its way to its price. */
interface Reckoned {
  item: PricedItem;
  subtotal: number;
  /** Once discounts are taken off. */
  left: number;
  tax: number;
}

/** The one place where prices are made: cart, checkout, order and mail all show what comes out here. */
export function price(input: PricingInput): Priced {
  const lines = input.items.map((item): Reckoned => {
    const subtotal = item.unitCents * item.quantity;
    return { item, subtotal, left: subtotal, tax: 0 };
  });
  const adjustments: Adjustment[] = [];
  const fullShipping = input.shipping?.costCents ?? 0;
  let shipping = fullShipping;

  for (const discount of inOrder(input.discounts)) {
    const isParcelFree = discount.kind === 'freeShipping';
    const taken = isParcelFree ? shipping : takeOff(discount, lines);
    if (isParcelFree) shipping = 0;
    if (taken > 0) adjustments.push({ kind: 'discount', reason: discount.name, cents: toCents(-taken) });
  }
  if (input.shipping && fullShipping > 0)
    adjustments.push({ kind: 'shipping', reason: input.shipping.name, cents: toCents(fullShipping) });

  const taxes = addTaxes(input, lines, shipping);
  adjustments.push(...taxes);
  const tax = sum(taxes.map(({ cents }) => cents));
  const subtotalCents = subtotalOf(input.items);
  const discountCents = subtotalCents - sum(lines.map(({ left }) => left)) + (fullShipping - shipping);
  const taxCents = input.pricesIncludeTax ? 0 : tax;
  const grandTotalCents = toCents(subtotalCents - discountCents + fullShipping + taxCents);
  const ofGiftCards = subtotalOf(input.items.filter(({ isGiftCard }) => isGiftCard));
  const giftCards = cardParts(grandTotalCents - ofGiftCards, input.giftCards ?? []);
  return {
    lines: lines.map((line) => ({
      id: line.item.id,
      subtotalCents: toCents(line.subtotal),
      discountCents: toCents(line.subtotal - line.left),
      taxCents: toCents(line.tax),
    })),
    adjustments,
    subtotalCents,
    discountCents: toCents(discountCents),
    shippingCostCents: toCents(fullShipping),
    taxCents: toCents(taxCents),
    includedTaxCents: toCents(tax - taxCents),
    grandTotalCents,
    giftCards,
    dueCents: toCents(grandTotalCents - sumCents(giftCards.map(({ cents }) => cents))),
  };
}

function inOrder(discounts: readonly Discount[]): Discount[] {
  return [...discounts].sort((a, b) => ORDER[a.kind] - ORDER[b.kind] || (a.id < b.id ? -1 : 1));
}

/** Takes a discount off the lines it covers, never more than is left of them, and tells how much that was. */
function takeOff(discount: Discount, lines: readonly Reckoned[]): number {
  const { productIds } = discount;
  const covered = lines.filter(
    ({ item }) => !item.isGiftCard && (productIds.length === 0 || productIds.includes(item.productId)),
  );
  let whole = 0;
  for (const { line, part } of partsOf(discount, covered)) {
    const taken = Math.min(part, line.left);
    line.left -= taken;
    whole += taken;
  }
  return whole;
}

interface Part {
  line: Reckoned;
  part: number;
}

function partsOf(discount: Discount, lines: readonly Reckoned[]): Part[] {
  const { kind, amount } = discount;
  if (kind === 'buyXGetY') return freeParts(discount, lines);
  if (kind === 'percent')
    return lines.map((line) => ({ line, part: portionOf(line.subtotal, amount, WHOLE_RATE) }));
  const room = lines.map(({ left }) => left);
  const shares = allocate(Math.min(amount, sum(room)), room);
  return lines.map((line, index) => ({ line, part: shares[index] ?? 0 }));
}

/** Of each full set the cheapest pieces are reduced. */
function freeParts({ buy, get, amount }: Discount, lines: readonly Reckoned[]): Part[] {
  if (buy === 0) return [];
  const pieces = sum(lines.map(({ item }) => item.quantity));
  let reduced = Math.floor(pieces / (buy + get)) * get;
  return lines
    .toSorted((a, b) => a.item.unitCents - b.item.unitCents)
    .map((line) => {
      const count = Math.min(reduced, line.item.quantity);
      reduced -= count;
      return { line, part: portionOf(line.item.unitCents, amount, WHOLE_RATE) * count };
    });
}

/** Adds its taxes to each line; tells each of them with what it takes of the parcel. */
function addTaxes(
  { taxes, pricesIncludeTax }: PricingInput,
  lines: readonly Reckoned[],
  shipping: number,
): Adjustment[] {
  // Included taxes are parts of one price, so each is reckoned against all of them together.
  const wholeOf = (together: readonly AppliedTax[]) =>
    pricesIncludeTax ? WHOLE_RATE + sum(together.map(({ rate }) => rate)) : WHOLE_RATE;
  const ofGoods = wholeOf(taxes);
  const ofParcels = wholeOf(taxes.filter(({ appliesToShipping }) => appliesToShipping));
  return taxes.map(({ name, rate, appliesToShipping }) => {
    let cents = appliesToShipping ? portionOf(shipping, rate, ofParcels) : 0;
    for (const line of lines.filter(({ item }) => item.isTaxable && !item.isGiftCard)) {
      const part = portionOf(line.left, rate, ofGoods);
      line.tax += part;
      cents += part;
    }
    return { kind: pricesIncludeTax ? 'includedTax' : 'tax', reason: name, cents: toCents(cents) };
  });
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
