import { lockPasswordProblem } from '#core/access/lock-password.ts';
import { MASKED_PASSWORD } from '#core/visitors/cookies.ts';
import { hasPath } from '#core/content/kinds.ts';
import { fail, Failure } from '#contract/errors.ts';
import { hashPassword } from '../accounts/passwords.ts';
import { recordAction } from '../audit.ts';
import type { Actor, Content } from '../content/service.ts';
import type { Database } from '../database/database.ts';
import type { Site } from '../http/context.ts';
import type { Sites } from '../sites/service.ts';
import { isPass, makePass } from './passes.ts';
import * as store from './store.ts';
import { needsPassword, type Unlock } from './unlock.ts';

/** Passwords of single pages and collections. */
export function makePageLocks(deps: {
  db: Database;
  sites: Sites;
  content: Content;
  unlock: Unlock;
  now: () => Date;
}) {
  const { db, sites, content, unlock, now } = deps;
  const pageLocks = (siteId: string) => db.readSite(siteId, store.listPageLocks);

  async function isPage(siteId: string, id: string): Promise<boolean> {
    const entry = await content.read({ siteId }, id);
    return !(entry instanceof Failure) && hasPath(entry.kind);
  }

  /** The mask of a password that is kept leaves it as it is. */
  async function keptPage(siteId: string, id: string): Promise<{ hasPassword: boolean } | Failure> {
    const hash = await db.readSite(siteId, (tx) => store.findPageHash(tx, id));
    return hash === undefined ? needsPassword() : { hasPassword: true };
  }

  return {
    /** Pages with a password, each with the key its passes are signed with. */
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
      const key = (await pageLocks(site.id)).get(pageId) ?? '';
      return makePass(key, { siteId: site.id, pageId }, unlock.passEnd());
    },

    async readPage(siteId: string, id: string): Promise<{ hasPassword: boolean } | Failure> {
      if (!(await isPage(siteId, id))) return fail('notFound');
      const hash = await db.readSite(siteId, (tx) => store.findPageHash(tx, id));
      return { hasPassword: hash !== undefined };
    },

    async lockPage(actor: Actor, id: string, password: string): Promise<{ hasPassword: boolean } | Failure> {
      const { siteId } = actor;
      if (!(await isPage(siteId, id))) return fail('notFound');
      if (password === MASKED_PASSWORD) return keptPage(siteId, id);
      const problem = lockPasswordProblem(password);
      if (problem) return fail('invalid', { errors: { password: problem } }, problem);
      const passwordHash = await hashPassword(password);
      await db.site(siteId, async (tx) => {
        await store.putPageHash(tx, { siteId, documentId: id, passwordHash });
        await sites.setFacts(tx, siteId, {});
        await recordAction(tx, { ...actor, action: 'page.lock', detail: { id } });
      });
      sites.forget(siteId);
      return { hasPassword: true };
    },

    async openPage(actor: Actor, id: string): Promise<{ hasPassword: boolean } | Failure> {
      const { siteId } = actor;
      if (!(await isPage(siteId, id))) return fail('notFound');
      await db.site(siteId, async (tx) => {
        if (!(await store.deletePageHash(tx, id))) return;
        await sites.setFacts(tx, siteId, {});
        await recordAction(tx, { ...actor, action: 'page.unlock', detail: { id } });
      });
      sites.forget(siteId);
      return { hasPassword: false };
    },

    /** A copy of a locked page is as locked as the page itself. */
    async copyPageLock(
      from: { siteId: string; id: string },
      to: { siteId: string; id: string },
    ): Promise<void> {
      const passwordHash = await db.readSite(from.siteId, (tx) => store.findPageHash(tx, from.id));
      if (!passwordHash) return;
      await db.site(to.siteId, (tx) =>
        store.putPageHash(tx, { siteId: to.siteId, documentId: to.id, passwordHash }),
      );
    },
  };
}
