import { includedTaxCents } from '#core/commerce/orders/ledger.ts';
import { fractionDigitsOf, type Cents, sumCents } from '#core/money/currency.ts';
import { toCsv } from '#core/text/csv.ts';
import type { OrderRow } from './store.ts';

const HEADER = [
  'Order',
  'Placed',
  'State',
  'Paid',
  'Name',
  'Email',
  'Currency',
  'Product',
  'Options',
  'SKU',
  'Quantity',
  'Unit price',
  'Line total',
  'Discount',
  'Shipping',
  'Tax',
  'Tax included',
  'Total',
  'Refunded',
  'Gift cards',
  'Country',
  'Postcode',
];

/** A row for each line; the sums of an order stand on its first one. */
export function toOrdersCsv(rows: readonly OrderRow[]): string {
  return toCsv([HEADER, ...rows.flatMap(csvRows)]);
}

function csvRows(row: OrderRow): string[][] {
  const digits = fractionDigitsOf(row.currency);
  const amount = (cents: Cents) => (cents / 10 ** digits).toFixed(digits);
  const { snapshot } = row;
  return snapshot.lines.map((line, index) => [
    String(row.number ?? ''),
    row.placedAt?.toISOString() ?? '',
    row.state,
    row.isPaid ? 'yes' : 'no',
    row.name,
    row.email,
    row.currency,
    line.title,
    [
      ...line.optionValues.map(({ optionName, value }) => `${optionName}: ${value}`),
      ...(line.addOns ?? []).map(({ name }) => `+ ${name}`),
      ...(line.answers ?? []).map(({ rawTitle, value }) => `${rawTitle}: ${value}`),
    ].join(', '),
    line.sku,
    String(line.quantity),
    amount(line.unitPriceCents),
    amount(line.totalCents),
    ...(index === 0
      ? [
          snapshot.discountCents,
          snapshot.shippingCostCents,
          sumCents([snapshot.taxCents, includedTaxCents(snapshot)]),
          includedTaxCents(snapshot),
          row.totalCents,
          row.refundedCents,
          sumCents((snapshot.giftCards ?? []).map(({ cents }) => cents)),
        ].map(amount)
      : ['', '', '', '', '', '', '']),
    snapshot.shipping?.country ?? '',
    snapshot.shipping?.postcode ?? '',
  ]);
}
