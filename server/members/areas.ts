import type { MemberAreaDraft } from '#core/members/member-area.ts';
import { fail, type Failure } from '#contract/errors.ts';
import type { Member, MemberArea } from '#contract/shop/members.ts';
import { recordAction } from '../audit.ts';
import type { Publishing } from '../content/publishing.ts';
import type { Actor } from '../content/service.ts';
import type { Database, Tx } from '../database/database.ts';
import { newId } from '../ids.ts';
import * as store from './store.ts';

const MAX_AREAS = 100;
const PAGE = 50;

/** Member areas in the hands of their owner. Every change is live at once, like those of products. */
export function makeMemberAreas(deps: {
  db: Database;
  publishing: Publishing;
  forget: (siteId: string) => void;
  now: () => Date;
}) {
  const { db, publishing, forget, now } = deps;

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

  return {
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
