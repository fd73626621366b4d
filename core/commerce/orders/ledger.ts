import { sumCents, toCents, type Cents } from '../../money/currency.ts';
import type { Adjustment } from '../pricing/pricing.ts';

/** Where money is, in the books of a shop. What is owed or earned is less than nothing. */
export const LEDGER_ACCOUNTS = {
  payments: 'Payments',
  sales: 'Sales',
  shipping: 'Shipping',
  tax: 'Tax',
  refunds: 'Refunds',
  donations: 'Donations',
  /** Paid for periods of a subscription that have not begun. */
  deferredSales: 'Deferred income',
  deferredShipping: 'Deferred shipping',
  /** Owed to those who hold cards: always all balances together. */
  giftCards: 'Gift card liability',
  /** Taken from cards for orders that are not paid yet, or on its way back to a buyer. */
  giftCardsHeld: 'Gift cards held',
  /** Cards that nobody paid for. */
  giftCardsGiven: 'Gift cards given away',
  giftCardsExpired: 'Expired gift cards',
} as const;
export type LedgerAccount = keyof typeof LEDGER_ACCOUNTS;
/** One movement of money; all of it together comes to nothing. */
export type Postings = Partial<Record<LedgerAccount, Cents>>;

/** What the books need of an order as it was bought. */
export interface OrderSums {
  /** Lines of orders from before they knew their tax have none. */
  lines: readonly { taxCents?: Cents; type?: string; totalCents?: Cents }[];
  adjustments: readonly Adjustment[];
  shippingCostCents: Cents;
  /** Added to the prices. */
  taxCents: Cents;
  grandTotalCents: Cents;
  /** What gift cards paid of it; orders from before there were any have none. */
  giftCards?: readonly { cents: Cents }[];
  /** How many periods of a subscription it pays for, where that is more than one. */
  periods?: number | undefined;
}

/** The tax that the prices contain, where they do. */
export function includedTaxCents({ adjustments }: Pick<OrderSums, 'adjustments'>): Cents {
  return sumCents(adjustments.filter(({ kind }) => kind === 'includedTax').map(({ cents }) => cents));
}

/** Where the money of a paid order belongs. Written twice, so all of it together comes to nothing. */
export function salePostings(order: OrderSums) {
  const { lines, shippingCostCents, taxCents, grandTotalCents } = order;
  const included = includedTaxCents(order);
  const ofGoods = lines.reduce((sum, line) => sum + (line.taxCents ?? 0), 0);
  const isKnown = lines.every((line) => line.taxCents !== undefined);
  const ofShipping = included > 0 && isKnown ? included - ofGoods : 0;
  const shipping = shippingCostCents - ofShipping;
  const tax = taxCents + included;
  const byCard = sumCents((order.giftCards ?? []).map(({ cents }) => cents));
  const ofCards = sumCents(lines.map((line) => (line.type === 'GIFT_CARD' ? (line.totalCents ?? 0) : 0)));
  const sales = grandTotalCents - shipping - tax - ofCards;
  const laterSales = laterOf(sales, order.periods);
  const laterShipping = laterOf(shipping, order.periods);
  return {
    payments: toCents(grandTotalCents - byCard),
    shipping: toCents(laterShipping - shipping),
    tax: toCents(0 - tax),
    sales: toCents(laterSales - sales),
    giftCardsHeld: byCard,
    giftCards: toCents(0 - ofCards),
    ...(order.periods !== undefined && {
      deferredSales: toCents(0 - laterSales),
      deferredShipping: toCents(0 - laterShipping),
    }),
  } satisfies Postings;
}

/** What is earned after the first of so many periods. */
const laterOf = (cents: number, periods = 1): number => Math.floor((cents * (periods - 1)) / periods);

/** What is earned with one more period, of what is deferred for so many; the last earns all that is left. */
export function earnedPostings(
  deferred: { deferredSales: number; deferredShipping: number },
  periodsLeft: number,
): Postings {
  const sales = deferred.deferredSales - laterOf(deferred.deferredSales, periodsLeft);
  const shipping = deferred.deferredShipping - laterOf(deferred.deferredShipping, periodsLeft);
  return {
    deferredSales: toCents(sales),
    deferredShipping: toCents(shipping),
    sales: toCents(0 - sales),
    shipping: toCents(0 - shipping),
  };
}
