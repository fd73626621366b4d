import { DAY_MS } from '#core/durations.ts';
import { toCents } from '#core/money/currency.ts';
import type { Template } from '#site/templates/template.ts';
import type { Database } from '../../database/database.ts';
import type { ShownDonations } from '../../donations/pages.ts';
import { makeGiftCodes } from '../../gift-cards/codes.ts';
import type { Stock } from '../../products/stock.ts';
import type { SiteSecrets } from '../../secrets/site-secrets.ts';
import type { Snapshots } from '../../serving/snapshots.ts';
import type { Sites } from '../../sites/service.ts';
import { chooserFrom, randomFrom } from '../random.ts';
import { idIn, type Shop } from './booking.ts';
import { madeUpPeople } from './people.ts';
import { madeUpPurchases } from './purchases.ts';
import * as store from './store.ts';
import { bookAll, madeUpSubscriptions } from './subscriptions.ts';
import * as surroundings from './surroundings.ts';
import { DISCOUNTS, DONATION_PAGE } from './words.ts';

const PEOPLE = 190;
/** Those who buy; the others only read. */
const BUYERS = 105;
const COMMENTED = 'salt-pans';

export interface LifeServices {
  db: Database;
  sites: Sites;
  snapshots: Snapshots;
  stock: Pick<Stock, 'purchasable'>;
  secrets: SiteSecrets;
  shownDonations: Pick<ShownDonations, 'bring'>;
}

/** What was bought, for those who count visits. */
export type Bought = { placedAt: Date; totalCents: number }[];

/**
 * Four months of a shop, so that every screen of the admin has something to show. All of it follows from one seed; it
 * is priced and booked by the rules that real orders go by, and written table by table. Nobody is mailed.
 */
export async function fillShop(
  services: LifeServices,
  about: { siteId: string; accountId: string; template: Template; seed: number; until: Date },
): Promise<Bought> {
  const { db, sites, snapshots, stock, secrets, shownDonations } = services;
  const { siteId, accountId, template, until } = about;
  const site = await sites.find(siteId);
  if (!site || (template.products ?? []).length === 0) return [];
  const { settings } = await snapshots.of(site);
  const [codeOf, goods, commentedId] = await Promise.all([
    makeGiftCodes({ secrets })(siteId),
    db.readSite(siteId, (tx) => store.readGoods(tx, stock)),
    db.readSite(siteId, (tx) => store.itemNamed(tx, COMMENTED)),
  ]);
  const choose = chooserFrom(randomFrom(about.seed));
  const rows = store.noRows();
  const discounts = DISCOUNTS.map(({ daysAgo, ...discount }) => ({
    ...discount,
    id: idIn(siteId, `discount ${discount.code}`),
    buy: 0,
    get: 0,
    productIds: [],
    minimumCents: toCents(0),
    startsAt: new Date(until.getTime() - daysAgo * DAY_MS),
    endsAt: null,
    maxPerCustomer: null,
    isActive: true,
    used: 0,
  }));
  rows.discounts.push(...discounts.map((row) => ({ ...row, siteId, createdAt: row.startsAt })));
  const shop: Shop = {
    siteId,
    accountId,
    settings,
    people: madeUpPeople(PEOPLE, choose),
    until,
    choose,
    rows,
    discounts: new Map(discounts.map((discount) => [discount.code, discount])),
  };
  surroundings.addGiftCards(shop, codeOf);
  const box = goods.find(({ plan }) => plan !== null);
  const plans = box ? madeUpSubscriptions(shop, box) : [];
  bookAll(shop, madeUpPurchases({ goods, people: BUYERS, until, choose }), plans);
  surroundings.addDeliveries(shop, goods);
  surroundings.addAbandonedCarts(shop, goods);
  const donationPageId = idIn(siteId, 'donation page');
  surroundings.addDonations(shop, donationPageId);
  const [form] = template.forms ?? [];
  if (form) surroundings.addMessages(shop, { id: form.id, name: String(form.form['name']) });
  const [list] = template.mailingLists ?? [];
  if (list) surroundings.addLetters(shop, list.id);
  surroundings.addOpinions(shop, commentedId);
  await shownDonations.bring(siteId, [
    { id: donationPageId, ...DONATION_PAGE, goalCents: toCents(400_000), showsDonors: true },
  ]);
  await db.siteRelaxed(siteId, async (tx) => {
    await store.writeRows(tx, rows);
    await store.sumUp(tx, siteId);
  });
  return rows.orders.map(({ placedAt, totalCents }) => ({ placedAt: placedAt ?? until, totalCents }));
}
