import {
  addSales,
  DEFAULT_SALES_RANGE,
  keptCents,
  NO_SALES,
  rangeBefore,
  rangeOf,
  stepsOf,
  unitOf,
  type SalesSums,
} from '#core/commerce/orders/sales.ts';
import { fractionDigitsOf, type Cents, toCents } from '#core/money/currency.ts';
import { toCsv } from '#core/text/csv.ts';
import { fail, Failure } from '#contract/errors.ts';
import type { SalesQuery, SalesReport } from '#contract/shop/sales.ts';
import { dayIn } from '../analytics/days.ts';
import type { Carts } from '../cart/service.ts';
import type { Database } from '../database/database.ts';
import type { Site } from '../http/context.ts';
import * as store from './store.ts';

const LISTED = 10;

/** What a shop has sold, read from its orders and carts as they stand. */
export function makeSales(deps: { db: Database; carts: Carts; now: () => Date }) {
  const { db, carts, now } = deps;

  async function report(site: Site, query: SalesQuery): Promise<SalesReport | Failure> {
    const settings = await carts.settingsOf(site);
    const { timezone: timeZone } = settings.site;
    const currency = settings.store.storeCurrency;
    const range = rangeOf(query.range ?? DEFAULT_SALES_RANGE, dayIn(timeZone, now()), {
      ...(query.from !== undefined && { from: query.from }),
      ...(query.to !== undefined && { to: query.to }),
    });
    if (!range) return fail('badRequest');
    const before = rangeBefore(range);
    const unit = unitOf(range);
    const [span, spanBefore] = [range, before].map((each) => ({ ...each, timeZone, currency })) as [
      store.SalesSpan,
      store.SalesSpan,
    ];
    return db.readSite(site.id, async (tx) => {
      const [sums, sumsBefore] = [
        await store.sumsByStep(tx, span, unit),
        await store.sumsByStep(tx, spanBefore, unit),
      ];
      const stepsBefore = stepsOf(before, unit);
      return {
        currency,
        ...(await store.countUncounted(tx, span)),
        unit,
        range,
        before,
        sums: addSales(sums.map(toSums)),
        sumsBefore: addSales(sumsBefore.map(toSums)),
        steps: stepsOf(range, unit).map((at, index) => ({
          at,
          atBefore: stepsBefore[index] ?? at,
          sums: found(sums, at),
          before: found(sumsBefore, stepsBefore[index]),
        })),
        carts: await store.cartSteps(tx, span),
        cartsBefore: await store.cartSteps(tx, spanBefore),
        products: await store.byProduct(tx, span, LISTED),
        categories: await store.byCategory(tx, span, LISTED),
        countries: await store.byCountry(tx, span, LISTED),
        discounts: await store.byDiscount(tx, span, LISTED),
        donations: await store.sumDonations(tx, span),
      };
    });
  }

  return {
    report,

    async export(site: Site, query: SalesQuery): Promise<string | Failure> {
      const found = await report(site, query);
      if (found instanceof Failure) return found;
      const digits = fractionDigitsOf(found.currency);
      const amount = (cents: Cents) => (cents / 10 ** digits).toFixed(digits);
      const header = [
        found.unit === 'day' ? 'Day' : 'Month',
        'Currency',
        'Orders',
        'Pieces',
        'Goods',
        'Discounts',
        'Shipping',
        'Tax',
        'Tax included',
        'Total',
        'Refunded',
        'Sales',
      ];
      const rows = found.steps.map(({ at, sums }) => [
        found.unit === 'day' ? at : at.slice(0, 7),
        found.currency,
        String(sums.orders),
        String(sums.pieces),
        ...[
          sums.goodsCents,
          toCents(0 - sums.discountCents),
          sums.shippingCents,
          sums.taxCents,
          sums.includedTaxCents,
          sums.totalCents,
          toCents(0 - sums.refundedCents),
          keptCents(sums),
        ].map(amount),
      ]);
      return toCsv([header, ...rows]);
    },
  };
}

export type Sales = ReturnType<typeof makeSales>;

const toSums = ({ at: _at, ...sums }: SalesSums & { at: string }): SalesSums => sums;

function found(rows: readonly (SalesSums & { at: string })[], at: string | undefined): SalesSums {
  const row = rows.find((each) => each.at === at);
  return row ? toSums(row) : NO_SALES;
}
