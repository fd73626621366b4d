import { memberAreaField, type MemberAreaDraft, type ShownArea } from '#core/members/member-area.ts';
import { fail, type Failure } from '#contract/errors.ts';
import type { Member, MemberArea, Membership } from '#contract/shop/members.ts';
import { recordAction } from '../audit.ts';
import type { Publishing } from '../content/publishing.ts';
import type { Actor } from '../content/service.ts';
import type { CustomerSessions } from '../customers/sessions.ts';
import type { Database, Tx } from '../database/database.ts';
import { newId } from '../ids.ts';
import type { Catalogue } from '../products/catalogue.ts';
import * as store from './store.ts';

const MAX_AREAS = 100;
const PAGE = 50;

/** An area that comes with a template or from another site. */
export type BroughtArea = { id: string; documents?: readonly string[] } & Partial<MemberAreaDraft>;

/** Parts of a site for some of its customers: those with an account, or those who have paid. */
export function makeMembers(deps: {
  db: Database;
  sessions: CustomerSessions;
  catalogue: Catalogue;
  publishing: Publishing;
  forget: (siteId: string) => void;
  now: () => Date;
}) {
  const { db, sessions, catalogue, publishing, forget, now } = deps;

  async function write(
    { siteId, accountId }: Actor,
    id: string,
    bodyOf: (tx: Tx) => Promise<MemberAreaDraft | Failure>,
  ): Promise<MemberArea | Failure> {
    const written = await db.site(siteId, async (tx) => {
      const body = await bodyOf(tx);
      if (!('products' in body)) return body;
      await store.putArea(tx, { siteId, id, at: now() }, body);
      await publishing.renew(tx, siteId);
      await recordAction(tx, { siteId, accountId, action: 'member.area', detail: { title: body.name } });
      return { id, ...body, pageCount: (await store.countPages(tx)).get(id) ?? 0 };
    });
    forget(siteId);
    return written;
  }

  async function shownOf(siteId: string, rows: readonly store.AreaRow[]): Promise<ShownArea[]> {
    if (rows.length === 0) return [];
    const pages = await db.readSite(siteId, store.listLivePages);
    return Promise.all(
      rows.map(async ({ id, name, words, products }) => {
        const found = await Promise.all(
          products.map((product) => catalogue.product(siteId, { id: product })),
        );
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
  async function shown(siteId: string, ids: readonly string[]): Promise<Record<string, ShownArea>> {
    const rows = await db.readSite(siteId, (tx) => store.listAreas(tx, ids));
    return Object.fromEntries((await shownOf(siteId, rows)).map((area) => [area.id, area]));
  }

  /** Areas that buying these gives access to. */
  async function givenBy(siteId: string, products: readonly string[]): Promise<ShownArea[]> {
    const rows = await db.readSite(siteId, (tx) => store.listAreas(tx));
    return shownOf(
      siteId,
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
    /** Asked anew with every request, so that access ends with what gave it. */
    async enter(
      siteId: string,
      areaId: string,
      token: string,
    ): Promise<{ mayEnter: boolean; isLoggedIn: boolean }> {
      const customer = await sessions.find(siteId, token);
      if (!customer) return { mayEnter: false, isLoggedIn: false };
      const mayEnter = await db.readSite(siteId, async (tx) => {
        const area = await store.findArea(tx, areaId);
        return area !== undefined && store.hasAccess(tx, customer.id, area, now());
      });
      return { mayEnter, isLoggedIn: true };
    },

    shown,

    /** Whether the pages of an area may be told of by title and excerpt. */
    showsTeasers: async (siteId: string, id: string): Promise<boolean> =>
      (await db.readSite(siteId, (tx) => store.findArea(tx, id)))?.showsTeasers === true,

    givenBy,

    async givenBySubscription(siteId: string, id: string): Promise<ShownArea[]> {
      const product = await db.readSite(siteId, (tx) => store.findSubscribed(tx, id));
      return product === undefined ? [] : givenBy(siteId, [product]);
    },

    listOwn: (siteId: string, customerId: string): Promise<{ memberships: Membership[] }> =>
      db.readSite(siteId, async (tx) => {
        const pages = await store.listLivePages(tx);
        const memberships: Membership[] = [];
        for (const area of await store.listAreas(tx)) {
          const own = pages.filter(({ areaId }) => areaId === area.id);
          if (own.length === 0 || !(await store.hasAccess(tx, customerId, area, now()))) continue;
          const { id, name } = area;
          memberships.push({ id, name, pages: own.map(({ path, title }) => ({ path, title })) });
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

    list: (siteId: string): Promise<{ areas: MemberArea[] }> =>
      db.readSite(siteId, async (tx) => {
        const counts = await store.countPages(tx);
        const areas = await store.listAreas(tx);
        return { areas: areas.map((area) => ({ ...area, pageCount: counts.get(area.id) ?? 0 })) };
      }),

    membersOf: (
      siteId: string,
      id: string,
      after = '',
    ): Promise<{ members: Member[]; total: number; hasMore: boolean } | Failure> =>
      db.readSite(siteId, async (tx) => {
        const area = await store.findArea(tx, id);
        if (!area) return fail('notFound');
        const at = now();
        const rows = await store.listMembers(tx, area, { at, after, limit: PAGE + 1 });
        return {
          members: rows.slice(0, PAGE),
          total: await store.countMembers(tx, area, at),
          hasMore: rows.length > PAGE,
        };
      }),

    create: (actor: Actor, draft: MemberAreaDraft) =>
      write(actor, newId(), async (tx) =>
        (await store.listAreas(tx)).length >= MAX_AREAS ? fail('limitReached') : draft,
      ),

    save: (actor: Actor, id: string, change: Partial<MemberAreaDraft>) =>
      write(actor, id, async (tx) => {
        const known = await store.findArea(tx, id);
        if (!known) return fail('notFound');
        const { id: _id, ...body } = known;
        return { ...body, ...change };
      }),

    async remove({ siteId, accountId }: Actor, id: string): Promise<{ success: true } | Failure> {
      const removed = await db.site(siteId, async (tx) => {
        const known = await store.findArea(tx, id);
        if (!known) return fail('notFound');
        if ((await store.countPages(tx)).has(id)) return fail('memberAreaUsed');
        await store.deleteArea(tx, id);
        await publishing.renew(tx, siteId);
        const detail = { title: known.name };
        await recordAction(tx, { siteId, accountId, action: 'member.deleteArea', detail });
        return { success: true as const };
      });
      forget(siteId);
      return removed;
    },
  };
}

export type Members = ReturnType<typeof makeMembers>;
