import { DAY_MS, HOUR_MS, MINUTE_MS } from '#core/durations.ts';
import type { Chooser } from '../random.ts';
import type { Good } from './store.ts';

const DAYS = 120;
const ORDERS_A_DAY = 1.5;

/** Somebody buys something. */
export interface Purchase {
  /** What its ids are made of. */
  key: string;
  at: Date;
  /** The place of the buyer among the people. */
  person: number;
  lines: { good: Good; quantity: number }[];
}

/** Four months of a shop that does well: more at the weekend, and more each month. Oldest first. */
export function madeUpPurchases(shop: {
  goods: readonly Good[];
  people: number;
  until: Date;
  choose: Chooser;
}): Purchase[] {
  const { until, choose } = shop;
  const goods = shop.goods
    .filter(({ plan }) => plan === null)
    .map((good, index) => [good, 10 / (1 + index / 4)] as const);
  const bought = (key: string, at: Date): Purchase => {
    const lines = new Map<string, Purchase['lines'][number]>();
    for (let line = choose.whole(1, 4); line > 0; line -= 1) {
      const good = choose.weighted(goods);
      lines.set(good.variantId, { good, quantity: choose.random() < 0.75 ? 1 : choose.whole(2, 3) });
    }
    // A few buy often, most once or twice.
    const person = Math.floor(choose.random() ** 1.8 * shop.people);
    return { key, at, person, lines: [...lines.values()] };
  };
  const purchases: Purchase[] = [];
  for (let age = DAYS; age >= 1; age -= 1) {
    const day = new Date(until.getTime() - age * DAY_MS);
    const midnight = day.getTime() - (day.getTime() % DAY_MS);
    const growth = 0.7 + ((DAYS - age) / DAYS) * 0.8;
    const mean = ORDERS_A_DAY * growth * (day.getUTCDay() % 6 === 0 ? 1.4 : 1);
    const count = Math.floor(mean + choose.random() * 1.2);
    for (let order = 0; order < count; order += 1)
      purchases.push(bought(`${age}-${order}`, new Date(midnight + (7 + choose.random() * 15) * HOUR_MS)));
  }
  const latest = [190, 95, 35].map((minutes) =>
    bought(`latest-${minutes}`, new Date(until.getTime() - minutes * MINUTE_MS)),
  );
  return [...purchases, ...latest]
    .filter(({ at }) => at.getTime() < until.getTime() - 30 * MINUTE_MS)
    .toSorted((a, b) => a.at.getTime() - b.at.getTime());
}
