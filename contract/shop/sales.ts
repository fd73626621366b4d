import { z } from 'zod';
import { cents } from '../cents.ts';
import { SALES_RANGES, type CartSteps, type SalesSums } from '#core/commerce/orders/sales.ts';
import { CURRENCY_CODES } from '#core/money/currency.ts';
import { CommercePermission } from '#core/people/finer-permissions.ts';
import { route } from '../route.ts';

const scope = 'site';
const needs = { permission: CommercePermission.sales } as const;
const day = z.iso.date();
const range = z.object({ from: day, to: day });

const query = z.strictObject({
  range: z.enum(SALES_RANGES).optional(),
  from: day.optional(),
  to: day.optional(),
});
export type SalesQuery = z.output<typeof query>;

const part = z.object({ name: z.string(), count: z.int(), cents });
export type SalesPart = z.output<typeof part>;

const report = z.object({
  currency: z.enum(CURRENCY_CODES),
  /** Orders in other currencies, which no sum of this one can hold. */
  otherOrders: z.int(),
  /** Orders that were paid with test cards, which count nowhere. */
  testOrders: z.int(),
  unit: z.enum(['day', 'month']),
  range,
  before: range,
  sums: z.custom<SalesSums>(),
  sumsBefore: z.custom<SalesSums>(),
  /** Each day or month, also those on which nothing was sold. */
  steps: z.array(
    z.object({ at: day, atBefore: day, sums: z.custom<SalesSums>(), before: z.custom<SalesSums>() }),
  ),
  carts: z.custom<CartSteps>(),
  cartsBefore: z.custom<CartSteps>(),
  products: z.array(part),
  categories: z.array(part),
  countries: z.array(part),
  discounts: z.array(part),
  /** No sales: money that buys nothing. Without refunded ones. */
  donations: z.object({ count: z.int(), cents }),
});
export type SalesReport = z.output<typeof report>;

export const sales = {
  report: route({
    method: 'GET',
    path: '/api/commerce/sales',
    summary:
      'What was sold in a while, beside the while before: over time, by product, category, country and discount',
    scope,
    needs,
    query,
    reply: report,
  }),
  export: route({
    method: 'GET',
    path: '/api/commerce/sales-export',
    summary: 'Sales as CSV, a row for each day or month',
    scope,
    needs,
    query,
    reply: z.unknown(),
  }),
} as const;
