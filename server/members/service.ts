import type { MemberAreaDraft, MemberDoor } from '#core/members/member-area.ts';
import { fail, type Failure } from '#contract/errors.ts';
import type { MemberArea, Membership } from '#contract/shop/members.ts';
import { recordAction } from '../audit.ts';
import type { Actor } from '../content/service.ts';
import type { CustomerSessions } from '../customers/sessions.ts';
import type { Database, Tx } from '../database/database.ts';
import { newId } from '../ids.ts';
import type { Catalogue } from '../products/catalogue.ts';
import * as store from './store.ts';

const MAX_AREAS = 100;

/** Parts of a site for some of its customers: those with an account, or those who have paid. */
export function makeMembers(deps: {
  db: Database;
  sessions: CustomerSessions;
  catalogue: Catalogue;
  now: () => Date;
}) {
  const { db, sessions, catalogue, now } = deps;

  const isMember = async (tx: Tx, customerId: string, { products }: store.AreaRow): Promise<boolean> =>
    products.length === 0 || store.hasPaidFor(tx, customerId, products);

  const toArea = async (tx: Tx, row: store.AreaRow): Promise<MemberArea> => ({
    ...row,
    pageCount: (await store.countPages(tx)).get(row.id) ?? 0,
  });

  const write = (
    { siteId, accountId }: Actor,
    id: string,
    bodyOf: (tx: Tx) => Promise<MemberAreaDraft | Failure>,
  ): Promise<MemberArea | Failure> =>
    db.site(siteId, async (tx) => {
      const body = await bodyOf(tx);
      if (!('name' in body && 'products' in body)) return body;
      await store.putArea(tx, { siteId, id, at: now() }, body);
      await recordAction(tx, { siteId, accountId, action: 'member.area', detail: { title: body.name } });
      return toArea(tx, { id, ...body });
    });

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
        return area !== undefined && isMember(tx, customer.id, area);
      });
      return { mayEnter, isLoggedIn: true };
    },

    async doorOf(siteId: string, areaId: string): Promise<Omit<MemberDoor, 'isLoggedIn' | 'to'>> {
      const area = await db.readSite(siteId, (tx) => store.findArea(tx, areaId));
      const { name = '', words = '', products = [] } = area ?? {};
      const found = await Promise.all(products.map((id) => catalogue.product(siteId, { id })));
      const offers = found.flatMap((product) =>
        product ? [{ title: product.title, path: product.url }] : [],
      );
      return { name, words, offers, isFree: area !== undefined && products.length === 0 };
    },

    listOwn: (siteId: string, customerId: string): Promise<{ memberships: Membership[] }> =>
      db.readSite(siteId, async (tx) => {
        const pages = await store.listLivePages(tx);
        const memberships: Membership[] = [];
        for (const area of await store.listAreas(tx)) {
          const own = pages.filter(({ areaId }) => areaId === area.id);
          if (own.length === 0 || !(await isMember(tx, customerId, area))) continue;
          const { id, name } = area;
          memberships.push({ id, name, pages: own.map(({ path, title }) => ({ path, title })) });
        }
        return { memberships };
      }),

    /** Under the same id, for pages that are copied to another site of the same owner. */
    async copyArea(id: string, fromSiteId: string, toSiteId: string): Promise<void> {
      const area = await db.readSite(fromSiteId, (tx) => store.findArea(tx, id));
      if (!area || fromSiteId === toSiteId) return;
      const { id: _id, ...body } = area;
      await db.site(toSiteId, (tx) => store.putArea(tx, { siteId: toSiteId, id, at: now() }, body));
    },

    list: (siteId: string): Promise<{ areas: MemberArea[] }> =>
      db.readSite(siteId, async (tx) => {
        const counts = await store.countPages(tx);
        const areas = await store.listAreas(tx);
        return { areas: areas.map((area) => ({ ...area, pageCount: counts.get(area.id) ?? 0 })) };
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

    remove: ({ siteId, accountId }: Actor, id: string): Promise<{ success: true } | Failure> =>
      db.site(siteId, async (tx) => {
        const known = await store.findArea(tx, id);
        if (!known) return fail('notFound');
        if ((await store.countPages(tx)).has(id)) return fail('memberAreaUsed');
        await store.deleteArea(tx, id);
        const detail = { title: known.name };
        await recordAction(tx, { siteId, accountId, action: 'member.deleteArea', detail });
        return { success: true as const };
      }),
  };
}

export type Members = ReturnType<typeof makeMembers>;
