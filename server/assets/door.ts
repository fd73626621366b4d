import type { FastifyRequest } from 'fastify';
import { SITE_LOCK_COOKIE } from '#core/visitors/cookies.ts';
import { fail, type Failure } from '#contract/errors.ts';
import { readSecret } from '../http/cookies.ts';
import type { Site } from '../http/context.ts';
import type { Gate } from '../http/handle.ts';
import type { MemberFiles } from '../members/files.ts';
import { isContent, type SiteAdmission } from '../serving/admission.ts';
import type { DraftRequests } from '../serving/draft-request.ts';
import { passesOf } from '../serving/passes-of.ts';
import type { Snapshots } from '../serving/snapshots.ts';

export interface Door {
  gate: Gate;
  admission: SiteAdmission;
  snapshots: Snapshots;
  drafts: DraftRequests;
  memberFiles: MemberFiles;
}

/**
 * Files of a site are for those who may see the site, and those that only pages for members show are for members. The
 * icon is on its lock screen too.
 */
export function makeDoor({ gate, admission, snapshots, drafts, memberFiles }: Door) {
  async function toSite(
    request: FastifyRequest,
    site: Site,
    id: string,
  ): Promise<{ isAllowed: boolean; isShared: boolean }> {
    const sitePass = readSecret(request, SITE_LOCK_COOKIE);
    const open = await admission.toSite(site, { visitor: undefined, sitePass });
    if (isContent(open.served)) return { isAllowed: true, isShared: open.isOpen };
    const visitor = await gate.visitorOf(request, { kind: 'site', site });
    const { served } = await admission.toSite(site, { visitor, sitePass });
    const { settings } = await snapshots.of(site);
    const isIcon = settings.site.favicon.src.startsWith(`/images/${id}/`);
    const isAllowed = isContent(served) || isIcon || (await drafts.holdsLink(request, site));
    return { isAllowed, isShared: false };
  }

  return async function enter(
    request: FastifyRequest,
    site: Site,
    id: string,
  ): Promise<{ refusal?: Failure; isShared: boolean }> {
    const { isAllowed, isShared } = await toSite(request, site, id);
    if (!isAllowed) return { refusal: fail('locked'), isShared };
    const file = await memberFiles.ask(site, id, async () =>
      passesOf(request, await gate.visitorOf(request, { kind: 'site', site })),
    );
    if (file === 'open') return { isShared };
    return file === 'theirs' || (await drafts.holdsLink(request, site))
      ? { isShared: false }
      : { refusal: fail('forMembers'), isShared: false };
  };
}
