import { lockPasswordProblem } from '#core/access/lock-password.ts';
import {
  isPlanNeeded,
  statusAt,
  strictest,
  type AccessFacts,
  type Viewer,
  type Visibility,
} from '#core/access/site-access.ts';
import { Permission } from '#core/enumerations/permissions.ts';
import { MASKED_PASSWORD } from '#core/visitors/cookies.ts';
import { WebsiteType } from '#core/enumerations/sites.ts';
import { isRecord } from '#core/fields/field.ts';
import type { access as contract, AccessState } from '#contract/people/access.ts';
import { fail, Failure } from '#contract/errors.ts';
import type { BodyOf } from '#contract/route.ts';
import { hashPassword } from '../accounts/passwords.ts';
import type { Tries } from '../accounts/tries.ts';
import { recordAction } from '../audit.ts';
import type { LiveContent } from '../content/live.ts';
import type { Publishing } from '../content/publishing.ts';
import type { Actor, Content } from '../content/service.ts';
import type { Database } from '../database/database.ts';
import type { Site, Visitor } from '../http/context.ts';
import type { Members } from '../members/service.ts';
import type { Sites } from '../sites/service.ts';
import { makePageLocks } from './page-locks.ts';
import { isPass, makePass } from './passes.ts';
import { makeUnlock, needsPassword } from './unlock.ts';

export function makeAccess(deps: {
  db: Database;
  sites: Sites;
  content: Content;
  members: Members;
  live: LiveContent;
  publishing: Publishing;
  tries: Tries;
  now: () => Date;
}) {
  const { db, sites, content, live, publishing, now } = deps;
  const unlock = makeUnlock(deps);

  /** The setting is published like all content; the owner's choice here counts at once. */
  function factsOf(site: Site, published: Visibility): AccessFacts {
    return {
      status: statusAt(site, now()),
      type: site.websiteType as WebsiteType,
      visibility: strictest(site.visibility ?? 'public', published),
      hasPassword: site.lockKey !== null,
      isLive: site.isLive,
    };
  }

  async function publishedVisibility(siteId: string): Promise<Visibility> {
    const { singles } = await live.shared(siteId);
    const settings = singles.find(({ kind, key }) => kind === 'settings' && key === 'access')?.body;
    return isRecord(settings) && settings['visibility'] === 'private' ? 'private' : 'public';
  }

  async function stateOf(site: Site): Promise<AccessState> {
    const { visibility, status, type, hasPassword, isLive } = factsOf(
      site,
      await publishedVisibility(site.id),
    );
    return {
      status,
      isLive,
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

  return {
    factsOf,
    ...makePageLocks({ ...deps, unlock }),

    /** Everybody with a role here is a contributor, also who may only look. */
    viewerOf(site: Site, visitor: Visitor | undefined, pass: string | undefined): Viewer {
      const hasSay = (visitor?.permissions ?? []).some((held) => held !== Permission.authenticated);
      if (visitor && (visitor.roles.length > 0 || hasSay)) return 'contributor';
      return isPass(pass, site.lockKey, { siteId: site.id }, now()) ? 'unlocked' : 'stranger';
    },

    async unlockSite(site: Site, password: string, address: string): Promise<string | Failure> {
      const hash = await sites.passwordHashOf(site.id);
      const refusal = await unlock.check({ name: site.id, address }, hash, password);
      const { lockKey } = await sites.refresh(site);
      return refusal ?? makePass(lockKey ?? '', { siteId: site.id }, unlock.passEnd());
    },

    read: (site: Site) => stateOf(site),

    /** Opens a new site to visitors, or takes a site offline again. Only a trial has to wait for its plan. */
    async setLive(actor: Actor, site: Site, isLive: boolean): Promise<AccessState | Failure> {
      if (isLive && isPlanNeeded(statusAt(site, now()))) return fail('planNeeded');
      if (site.isLive !== isLive)
        await db.site(site.id, async (tx) => {
          await sites.setFacts(tx, site.id, { isLive });
          await recordAction(tx, { ...actor, action: isLive ? 'site.goLive' : 'site.takeOffline' });
        });
      return stateOf(await sites.refresh(site));
    },

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
  };
}

export type Access = ReturnType<typeof makeAccess>;

function notForOwners(): Failure {
  const sentence = 'Only whoever runs the platform can choose this type.';
  return fail('invalid', { errors: { websiteType: sentence } }, sentence);
}
