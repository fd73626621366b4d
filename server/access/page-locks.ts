import { lockPasswordProblem } from '#core/access/lock-password.ts';
import { MASKED_PASSWORD } from '#core/visitors/cookies.ts';
import { hasPath } from '#core/content/kinds.ts';
import { fail, Failure } from '#contract/errors.ts';
import type { PageAccess } from '#contract/people/access.ts';
import { hashPassword } from '../accounts/passwords.ts';
import { recordAction } from '../audit.ts';
import type { Actor, Content } from '../content/service.ts';
import type { Database } from '../database/database.ts';
import type { Site } from '../http/context.ts';
import type { Members } from '../members/service.ts';
import type { Sites } from '../sites/service.ts';
import { isPass, makePass } from './passes.ts';
import * as store from './store.ts';
import { needsPassword, type Unlock } from './unlock.ts';

/** Passwords of single pages and collections, and which of them are for members. */
export function makePageLocks(deps: {
  db: Database;
  sites: Sites;
  content: Content;
  members: Members;
  unlock: Unlock;
  now: () => Date;
}) {
  const { db, sites, content, members, unlock, now } = deps;
  const pageLocks = (siteId: string) => db.readSite(siteId, store.listPageLocks);

  async function isPage(siteId: string, id: string): Promise<boolean> {
    const entry = await content.read({ siteId }, id);
    return !(entry instanceof Failure) && hasPath(entry.kind);
  }

  async function stateOf(siteId: string, id: string): Promise<PageAccess> {
    const { areas } = await members.list(siteId);
    const lock = (await pageLocks(siteId)).get(id);
    return {
      hasPassword: lock?.by === 'password',
      areaId: lock?.by === 'members' ? lock.areaId : '',
      areas: areas.map(({ id: areaId, name }) => ({ id: areaId, name })),
    };
  }

  /** The mask of a password that is kept leaves it as it is. */
  async function keptPage(siteId: string, id: string): Promise<PageAccess | Failure> {
    const state = await stateOf(siteId, id);
    return state.hasPassword ? state : needsPassword();
  }

  return {
    /** Pages that are not for everybody, each with what opens it. */
    pageLocks,

    mayReadPage(siteId: string, pageId: string, key: string, pass: string | undefined): boolean {
      return isPass(pass, key, { siteId, pageId }, now());
    },

    async unlockPage(
      site: Site,
      pageId: string,
      password: string,
      address: string,
    ): Promise<string | Failure> {
      const hash = await db.readSite(site.id, (tx) => store.findPageHash(tx, pageId));
      const refusal = await unlock.check({ name: `${site.id}:${pageId}`, address }, hash, password);
      if (refusal) return refusal;
      const lock = (await pageLocks(site.id)).get(pageId);
      return makePass(lock?.by === 'password' ? lock.key : '', { siteId: site.id, pageId }, unlock.passEnd());
    },

    readPage: async (siteId: string, id: string): Promise<PageAccess | Failure> =>
      (await isPage(siteId, id)) ? stateOf(siteId, id) : fail('notFound'),

    async lockPage(actor: Actor, id: string, password: string): Promise<PageAccess | Failure> {
      const { siteId } = actor;
      if (!(await isPage(siteId, id))) return fail('notFound');
      if (password === MASKED_PASSWORD) return keptPage(siteId, id);
      const problem = lockPasswordProblem(password);
      if (problem) return fail('invalid', { errors: { password: problem } }, problem);
      const passwordHash = await hashPassword(password);
      await db.site(siteId, async (tx) => {
        await store.putPageHash(tx, { siteId, documentId: id, passwordHash });
        await store.deleteArea(tx, id);
        await sites.setFacts(tx, siteId, {});
        await recordAction(tx, { ...actor, action: 'page.lock', detail: { id } });
      });
      sites.forget(siteId);
      return stateOf(siteId, id);
    },

    async openPage(actor: Actor, id: string): Promise<PageAccess | Failure> {
      const { siteId } = actor;
      if (!(await isPage(siteId, id))) return fail('notFound');
      await db.site(siteId, async (tx) => {
        if (!(await store.deletePageHash(tx, id))) return;
        await sites.setFacts(tx, siteId, {});
        await recordAction(tx, { ...actor, action: 'page.unlock', detail: { id } });
      });
      sites.forget(siteId);
      return stateOf(siteId, id);
    },

    /** In place of a password; an empty area opens the page to everybody. */
    async setPageArea(actor: Actor, id: string, areaId: string): Promise<PageAccess | Failure> {
      const { siteId } = actor;
      if (!(await isPage(siteId, id))) return fail('notFound');
      const { areas } = await members.list(siteId);
      if (areaId !== '' && !areas.some((area) => area.id === areaId)) return fail('notFound');
      await db.site(siteId, async (tx) => {
        if (areaId === '') await store.deleteArea(tx, id);
        else {
          await store.putArea(tx, { siteId, documentId: id, areaId });
          await store.deletePageHash(tx, id);
        }
        await sites.setFacts(tx, siteId, {});
        await recordAction(tx, { ...actor, action: 'page.members', detail: { id } });
      });
      sites.forget(siteId);
      return stateOf(siteId, id);
    },

    /** A copy of a locked page is as locked as the page itself. */
    async copyPageLock(
      from: { siteId: string; id: string },
      to: { siteId: string; id: string },
    ): Promise<void> {
      const found = await db.readSite(from.siteId, async (tx) => ({
        passwordHash: await store.findPageHash(tx, from.id),
        areaId: await store.findArea(tx, from.id),
      }));
      const { passwordHash, areaId } = found;
      if (passwordHash === undefined && areaId === undefined) return;
      const page = { siteId: to.siteId, documentId: to.id };
      await db.site(to.siteId, async (tx) => {
        if (passwordHash !== undefined) await store.putPageHash(tx, { ...page, passwordHash });
        if (areaId !== undefined) await store.putArea(tx, { ...page, areaId });
      });
    },
  };
}
