import type { FastifyRequest } from 'fastify';
import { SITE_LOCK_COOKIE } from '#core/visitors/cookies.ts';
import type { Site, Visitor } from '../http/context.ts';
import { readSecret } from '../http/cookies.ts';
import type { SiteAdmission } from '../serving/admission.ts';

/** A site that does not let somebody in sells nothing to them either. */
export async function isOpenTo(
  admission: SiteAdmission,
  call: { site: Site; request: FastifyRequest; visitor: Visitor | undefined },
): Promise<boolean> {
  const sitePass = readSecret(call.request, SITE_LOCK_COOKIE);
  return (await admission.toSite(call.site, { visitor: call.visitor, sitePass })).served === 'site';
}
