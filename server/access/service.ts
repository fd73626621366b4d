import { lockPasswordProblem } from '#core/access/lock-password.ts';
import {
  statusAt,
  strictest,
  type AccessFacts,
  type Viewer,
  type Visibility,
} from '#core/access/site-access.ts';
import { daysToSeconds, LOCK_COOKIE_DAYS, MASKED_PASSWORD } from '#core/visitors/cookies.ts';
import { hasPath } from '#core/content/kinds.ts';
import { WebsiteType } from '#core/enumerations/sites.ts';
import { isRecord } from '#core/fields/field.ts';
import type { access as contract, AccessState } from '#contract/access.ts';
import { fail, Failure } from '#contract/errors.ts';
import type { BodyOf } from '#contract/route.ts';
import { hashPassword, isPassword } from '../accounts/passwords.ts';
import type { Tries } from '../accounts/tries.ts';
import { recordAction } from '../audit.ts';
import type { LiveContent } from '../content/live.ts';
import type { Publishing } from '../content/publishing.ts';
import type { Actor, Content } from '../content/service.ts';
import type { Database } from '../database/database.ts';
import type { Site, Visitor } from '../http/context.ts';
import type { Sites } from '../sites/service.ts';
import { isPass, makePass } from './passes.ts';
import * as store from './store.ts';

export function makeAccess(deps: {
  db: Database;
  sites: Sites;
  content: Content;
  live: LiveContent;
  publishing: Publishing;
  tries: Tries;
  now: () => Date;
}) {
  const { db, sites, content, live, publishing, tries, now } = deps;

  /** The setting is published like all content; the owner's choice here counts at once. */
  function factsOf(site: Site, published: Visibility): AccessFacts {
    return {
      status: statusAt(site, now()),
      type: site.websiteType as WebsiteType,
      visibility: strictest(site.visibility ?? 'public', published),
      hasPassword: site.lockKey !== null,
    };
  }

  async function publishedVisibility(siteId: string): Promise<Visibility> {
    const { singles } = await live.shared(siteId);
    const settings = singles.find(({ kind, key }) => kind === 'settings' && key === 'access')?.body;
    return isRecord(settings) && settings['visibility'] === 'private' ? 'private' : 'public';
  }

  async function stateOf(site: Site): Promise<AccessState> {
    const { visibility, status, type, hasPassword } = factsOf(site, await publishedVisibility(site.id));
    return {
      status,
      trialEndsAt: site.trialEndsAt?.toISOString() ?? null,
      websiteType: type,
      visibility,
      hasPassword,
      developerMode: site.developerMode,
      cloneable: site.cloneable,
    };
  }

  /** An older, published wish to be private would outlive the owner's new choice. */
  async function withdrawPrivate(actor: Actor): Promise<Failure | undefined> {
    const settings = await content.readByKey(actor.siteId, 'settings', 'access');
    const saved = await content.put(actor, 'settings', 'access', {
      ...(isRecord(settings) && settings),
      visibility: 'public',
    });
    if (saved instanceof Failure) return saved;
    const released = await publishing.publish(actor, {
      documentIds: [saved.id],
      note: 'The site is no longer private',
    });
    return released instanceof Failure && released.code !== 'nothingToPublish' ? released : undefined;
  }

  /** One answer and one pace for a wrong password, a page without one and a page that is not there. */
  async function check(
    key: string,
    hash: string | undefined,
    password: string,
  ): Promise<Failure | undefined> {
    const slowed = await tries.begin(key);
    if (slowed) return slowed;
    if (!(await isPassword(hash, password))) return fail('wrongLockPassword');
    await tries.forgive(key);
    return undefined;
  }

  const passEnd = () => new Date(now().getTime() + daysToSeconds(LOCK_COOKIE_DAYS) * 1000);

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
    factsOf,

    /** Everybody with a role here is a contributor, also who may only look. */
    viewerOf(site: Site, visitor: Visitor | undefined, pass: string | undefined): Viewer {
      if (visitor && visitor.roles.length > 0) return 'contributor';
      return isPass(pass, site.lockKey, { siteId: site.id }, now()) ? 'unlocked' : 'stranger';
    },

    mayReadPage(siteId: string, pageId: string, key: string, pass: string | undefined): boolean {
      return isPass(pass, key, { siteId, pageId }, now());
    },

    pageLocks: (siteId: string) => db.readSite(siteId, store.listPageLocks),

    async unlockSite(site: Site, password: string, address: string): Promise<string | Failure> {
      const hash = await sites.passwordHashOf(site.id);
      const refusal = await check(`site-lock:${site.id}:${address}`, hash, password);
      const { lockKey } = await sites.refresh(site);
      return refusal ?? makePass(lockKey ?? '', { siteId: site.id }, passEnd());
    },

    async unlockPage(
      site: Site,
      pageId: string,
      password: string,
      address: string,
    ): Promise<string | Failure> {
      const hash = await db.readSite(site.id, (tx) => store.findPageHash(tx, pageId));
      const refusal = await check(`page-lock:${site.id}:${pageId}:${address}`, hash, password);
      if (refusal) return refusal;
      const key = (await this.pageLocks(site.id)).get(pageId) ?? '';
      return makePass(key, { siteId: site.id, pageId }, passEnd());
    },

    read: (site: Site) => stateOf(site),

    async write(
      actor: Actor,
      site: Site,
      wanted: BodyOf<typeof contract.write>,
    ): Promise<AccessState | Failure> {
      const { visibility, websiteType, developerMode, cloneable } = wanted;
      const password = wanted.password === MASKED_PASSWORD ? undefined : wanted.password;
      const problem = typeof password === 'string' ? lockPasswordProblem(password) : undefined;
      if (problem) return fail('invalid', { errors: { password: problem } }, problem);
      const hasPassword = password === undefined ? site.lockKey !== null : password !== null;
      if (visibility === 'password' && !hasPassword) return needsPassword();
      if (websiteType === WebsiteType.enterprise && site.websiteType !== websiteType) return notForOwners();
      if (visibility !== 'private' && (await publishedVisibility(site.id)) === 'private') {
        const refusal = await withdrawPrivate(actor);
        if (refusal) return refusal;
      }
      const passwordHash = typeof password === 'string' ? await hashPassword(password) : password;
      await db.site(site.id, async (tx) => {
        await sites.setFacts(tx, site.id, {
          visibility,
          websiteType,
          developerMode,
          cloneable,
          ...(passwordHash !== undefined && { passwordHash }),
        });
        const detail = { visibility, websiteType, developerMode, cloneable };
        await recordAction(tx, { ...actor, action: 'access.change', detail });
        if (password !== undefined)
          await recordAction(tx, {
            ...actor,
            action: password ? 'access.password' : 'access.passwordRemove',
          });
      });
      return stateOf(await sites.refresh(site));
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

export type Access = ReturnType<typeof makeAccess>;

function needsPassword(): Failure {
  const sentence = 'Please choose the password that visitors will need.';
  return fail('invalid', { errors: { password: sentence } }, sentence);
}

function notForOwners(): Failure {
  const sentence = 'Only whoever runs the platform can choose this type.';
  return fail('invalid', { errors: { websiteType: sentence } }, sentence);
}
