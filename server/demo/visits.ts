import { packDevice } from '#core/analytics/device.ts';
import { HitKind } from '#core/analytics/hits.ts';
import { letterCampaign } from '#core/analytics/letter-link.ts';
import { DEFAULT_SHOP_PATH } from '#core/commerce/catalogue/shop-paths.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#core/durations.ts';
import type { MadeUpHit } from '../analytics/history.ts';
import { PRODUCT_TARGET } from '../analytics/intake.ts';
import { chooserFrom, randomFrom, type Weighted } from './random.ts';

const DAYS = 92;
const VISITS_A_DAY = 22;

const SOURCES: Weighted = [
  ['', 45],
  ['google.com', 28],
  ['instagram.com', 12],
  ['newsletter', 3],
  ['bing.com', 5],
  ['facebook.com', 5],
  ['duckduckgo.com', 2],
];
const COUNTRIES: Weighted = [
  ['GB', 46],
  ['US', 18],
  ['DE', 12],
  ['IE', 9],
  ['FR', 8],
  ['NL', 7],
];
const BROWSERS: Weighted = [
  ['iPhone Mobile Safari/604.1', 38],
  ['Android Mobile Chrome/130.0 Safari/537.36', 22],
  ['Windows NT 10.0 Chrome/130.0 Safari/537.36', 20],
  ['Mac OS X Version/18.0 Safari/605.1.15', 12],
  ['Windows NT 10.0 Firefox/132.0', 5],
  ['iPad Version/18.0 Safari/605.1.15', 3],
];
const SEARCHES: Weighted = [
  ['opening hours', 5],
  ['gift card', 4],
  ['delivery', 3],
];
const MISSED: Weighted = [
  ['/menu.pdf', 4],
  ['/blog', 3],
  ['/contact-us', 3],
];

/** A quarter of a year of visits that nobody made: more at the weekend, more each month, more after a newsletter. */
export function madeUpVisits(site: {
  paths: readonly string[];
  /** Slugs of what it sells. */
  products: readonly string[];
  /** What stands on its buttons, by the address of the page. */
  buttons: ReadonlyMap<string, readonly string[]>;
  /** Ids of its forms. */
  forms: readonly string[];
  /** What was bought there, so that its figures agree with its orders. */
  orders: readonly { placedAt: Date; totalCents: number }[];
  /** Newsletters, the oldest first. */
  letters: readonly { daysAgo: number; subject: string }[];
  seed: number;
  until: Date;
}): MadeUpHit[] {
  const random = randomFrom(site.seed);
  const { weighted: pick } = chooserFrom(random);
  const paths: Weighted = site.paths.map((path, index) => [path, path === '/' ? 30 : 12 / (1 + index / 4)]);
  const products: Weighted = site.products.map((slug, index) => [slug, 10 / (1 + index)]);
  const letterAt = (age: number) => site.letters.findLast(({ daysAgo }) => daysAgo >= age);
  const somebody = (source: string, age: number) => ({
    visitor: BigInt(Math.floor(random() * 2 ** 48)),
    source,
    campaign: source === 'newsletter' ? letterCampaign(letterAt(age)?.subject ?? 'Monthly letter') : '',
    country: pick(COUNTRIES),
    device: packDevice(pick(BROWSERS)),
  });
  const hits: MadeUpHit[] = [];
  for (let age = DAYS; age >= 1; age -= 1) {
    const day = new Date(site.until.getTime() - age * DAY_MS);
    const isWeekend = day.getUTCDay() % 6 === 0;
    const isLetter =
      site.letters.length === 0 ? age % 14 === 3 : (letterAt(age)?.daysAgo ?? age + 2) < age + 2;
    const growth = 1 + (DAYS - age) / DAYS / 2;
    const visits = Math.round(VISITS_A_DAY * growth * (isWeekend ? 1.3 : 1) * (0.8 + random() * 0.4));
    for (let visit = 0; visit < visits; visit += 1) {
      const source = isLetter && random() < 0.4 ? 'newsletter' : pick(SOURCES);
      const visitor = somebody(source, age);
      let at = day.getTime() - (day.getTime() % DAY_MS) + (7 + random() * 15) * HOUR_MS;
      const add = (kind: HitKind, page: string, more: { target?: string; value?: number } = {}) => {
        hits.push({ ...visitor, kind, at: new Date(at), page, target: '', value: 0, ...more });
        at += 5000 + random() * 90_000;
      };
      const views = random() < 0.42 ? 1 : 2 + Math.floor(random() * 4);
      for (let view = 0; view < views; view += 1) {
        const page = view === 0 && random() < 0.5 ? '/' : pick(paths);
        add(HitKind.view, page);
        for (const [index, target] of (site.buttons.get(page) ?? []).entries()) {
          // The further down a button stands, the fewer get there.
          if (random() > 0.9 / (1 + index / 2)) break;
          add(HitKind.buttonRender, page, { target });
          if (random() < 0.14 / (1 + index)) add(HitKind.buttonClick, page, { target });
        }
      }
      const form = site.forms[Math.floor(random() * site.forms.length)];
      if (form !== undefined && random() < 0.1) add(HitKind.form, pick(paths), { target: form });
      if (random() < 0.03) add(HitKind.search, '/search', { target: pick(SEARCHES) });
      if (random() < 0.01) add(HitKind.emptySearch, '/search', { target: 'vegan' });
      if (random() < 0.02) add(HitKind.notFound, pick(MISSED));
      if (site.products.length > 0 && random() < 0.3) {
        add(HitKind.view, `${DEFAULT_SHOP_PATH}/${pick(products)}`, { target: PRODUCT_TARGET });
        if (random() < 0.35) add(HitKind.cart, DEFAULT_SHOP_PATH);
        if (random() < 0.2) add(HitKind.checkout, DEFAULT_SHOP_PATH);
      }
    }
  }
  for (const { placedAt, totalCents } of site.orders) {
    if (placedAt.getTime() < site.until.getTime() - DAYS * DAY_MS) continue;
    const age = (site.until.getTime() - placedAt.getTime()) / DAY_MS;
    const buyer = somebody(pick(SOURCES), age);
    const add = (
      kind: HitKind,
      page: string,
      minutes: number,
      more: { target?: string; value?: number } = {},
    ) =>
      hits.push({
        ...buyer,
        kind,
        at: new Date(placedAt.getTime() - minutes * MINUTE_MS),
        page,
        target: '',
        value: 0,
        ...more,
      });
    add(HitKind.view, '/', 9);
    add(HitKind.view, `${DEFAULT_SHOP_PATH}/${pick(products)}`, 6, { target: PRODUCT_TARGET });
    add(HitKind.cart, DEFAULT_SHOP_PATH, 4);
    add(HitKind.checkout, DEFAULT_SHOP_PATH, 3);
    add(HitKind.order, DEFAULT_SHOP_PATH, 0, { value: totalCents });
  }
  return hits;
}
