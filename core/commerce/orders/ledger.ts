import { sumCents, toCents, type Cents } from '../../money/currency.ts';
import type { Adjustment } from '../pricing/pricing.ts';

/** What the books need of an order as it was bought. */
export interface OrderSums {
  /** Lines of orders from before they knew their tax have none. */
  lines: readonly { taxCents?: Cents }[];
  adjustments: readonly Adjustment[];
  shippingCostCents: Cents;
  /** Added to the prices. */
  taxCents: Cents;
  grandTotalCents: Cents;
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
  return {
    payments: grandTotalCents,
    shipping: toCents(0 - shipping),
    tax: toCents(0 - tax),
    sales: toCents(shipping + tax - grandTotalCents),
  };
}
