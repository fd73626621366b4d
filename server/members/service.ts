import { memberAreaField, type MemberAreaDraft, type ShownArea } from '#core/members/member-area.ts';
import type { Membership } from '#contract/shop/members.ts';
import type { Publishing } from '../content/publishing.ts';
import type { Database } from '../database/database.ts';
import type { Told } from '../languages/say-rows.ts';
import type { Catalogue } from '../products/catalogue.ts';
import { digest } from '../secrets/secrets.ts';
import { makeMemberAreas } from './areas.ts';
import { listSaidPages, sayAreas } from './in-languages.ts';
import { makeMemberMails } from './mails.ts';
import * as store from './store.ts';

/** An area that comes with a template or from another site. */
export type BroughtArea = { id: string; documents?: readonly string[] } & Partial<MemberAreaDraft>;

/** Parts of a site for some of its customers: those with an account, or those who have paid. */
export function makeMembers(deps: {
  db: Database;
  catalogue: Catalogue;
  publishing: Publishing;
  forget: (siteId: string) => void;
  now: () => Date;
}) {
  const { db, catalogue, now } = deps;

  async function shownOf(told: Told, rows: readonly store.AreaRow[]): Promise<ShownArea[]> {
    if (rows.length === 0) return [];
    const { pages, areas } = await db.readSite(told.siteId, async (tx) => ({
      pages: await store.listLivePages(tx),
      areas: await sayAreas(tx, told, rows),
    }));
    return Promise.all(
      areas.map(async ({ id, name, words, products }) => {
        const found = await Promise.all(products.map((product) => catalogue.product(told, { id: product })));
        return {
          id,
          name,
          words,
          offers: found.flatMap((product) => (product ? [{ title: product.title, path: product.url }] : [])),
          isFree: products.length === 0,
          path: pages.find(({ areaId }) => areaId === id)?.path ?? '',
        };
      }),
    );
  }

  /** Areas as everybody may know them, by their ids. */
  async function shown(told: Told, ids: readonly string[]): Promise<Record<string, ShownArea>> {
    const rows = await db.readSite(told.siteId, (tx) => store.listAreas(tx, ids));
    return Object.fromEntries((await shownOf(told, rows)).map((area) => [area.id, area]));
  }

  /** Areas that buying these gives access to. */
  async function givenBy(told: Told, products: readonly string[]): Promise<ShownArea[]> {
    const rows = await db.readSite(told.siteId, (tx) => store.listAreas(tx));
    return shownOf(
      told,
      rows.filter((area) => area.products.some((id) => products.includes(id))),
    );
  }

  /** Under the ids that blocks name them by, with the documents that are in them. */
  async function bring(siteId: string, areas: readonly BroughtArea[]): Promise<void> {
    if (areas.length === 0) return;
    await db.site(siteId, async (tx) => {
      for (const { id, documents = [], ...values } of areas) {
        await store.putArea(tx, { siteId, id, at: now() }, { ...memberAreaField.initial, ...values });
        for (const documentId of documents) await store.putPage(tx, siteId, { documentId, areaId: id });
      }
    });
  }

  return {
    ...makeMemberAreas(deps),
    ...makeMemberMails(deps),

    /** Asked anew with every request, so that access ends with what gave it. */
    async enter(
      siteId: string,
      areaId: string,
      token: string,
    ): Promise<{ mayEnter: boolean; isLoggedIn: boolean }> {
      if (token === '') return { mayEnter: false, isLoggedIn: false };
      return store.enter(db, siteId, { tokenHash: digest(token), areaId, at: now() });
    },

    shown,

    /** Whether the pages of an area may be told of by title and excerpt. */
    showsTeasers: async (siteId: string, id: string): Promise<boolean> =>
      (await db.readSite(siteId, (tx) => store.findArea(tx, id)))?.showsTeasers === true,

    givenBy,

    async givenBySubscription(told: Told, id: string): Promise<ShownArea[]> {
      const product = await db.readSite(told.siteId, (tx) => store.findSubscribed(tx, id));
      return product === undefined ? [] : givenBy(told, [product]);
    },

    listOwn: (told: Told, customer: { id: string; email: string }): Promise<{ memberships: Membership[] }> =>
      db.readSite(told.siteId, async (tx) => {
        const stopped = await store.listStopped(tx, customer.email);
        const pages = await listSaidPages(tx, told);
        const memberships: Membership[] = [];
        for (const area of await sayAreas(tx, told, await store.listAreas(tx))) {
          const own = pages.filter(({ areaId }) => areaId === area.id);
          if (own.length === 0 || !(await store.hasAccess(tx, customer.id, area, now()))) continue;
          const { id, name } = area;
          memberships.push({
            id,
            name,
            pages: own.map(({ path, title }) => ({ path, title })),
            getsMails: !stopped.has(id),
          });
        }
        return { memberships };
      }),

    namesOf: (siteId: string, customerId: string): Promise<string[]> =>
      db.readSite(siteId, async (tx) => {
        const names: string[] = [];
        for (const area of await store.listAreas(tx))
          if (await store.hasAccess(tx, customerId, area, now())) names.push(area.name);
        return names;
      }),

    bring,

    /** Pages are put into them one by one, as they are copied. */
    copyAll: async (fromSiteId: string, toSiteId: string): Promise<void> =>
      bring(toSiteId, await db.readSite(fromSiteId, (tx) => store.listAreas(tx))),
  };
}

export type Members = ReturnType<typeof makeMembers>;
