import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isId } from '#core/ids.ts';
import { parseFormat } from '#core/images.ts';
import { fail } from '#contract/errors.ts';
import { sendFailure } from '../http/errors.ts';
import { SITE_LOCK_COOKIE } from '#core/cookies.ts';
import { readCookie } from '../http/cookies.ts';
import type { Site } from '../http/context.ts';
import type { Gate } from '../http/handle.ts';
import { isContent, type SiteAdmission } from '../serving/admission.ts';
import type { Snapshots } from '../serving/snapshots.ts';
import type { AssetService } from './service.ts';

export function serveImages(
  app: FastifyInstance,
  deps: { gate: Gate; assets: AssetService; admission: SiteAdmission; snapshots: Snapshots },
): void {
  const { gate, assets, admission, snapshots } = deps;

  /** Pictures of a site are for those who may see the site. The icon is on its lock screen too. */
  async function admit(request: FastifyRequest, site: Site, id: string) {
    const sitePass = readCookie(request, SITE_LOCK_COOKIE);
    const open = await admission.toSite(site, { visitor: undefined, sitePass });
    if (isContent(open.served)) return { isAllowed: true, isShared: open.isOpen };
    const visitor = await gate.visitorOf(request, { kind: 'site', site });
    const { served } = await admission.toSite(site, { visitor, sitePass });
    const { settings } = await snapshots.of(site);
    const isIcon = settings.site.favicon.src.startsWith(`/images/${id}/`);
    return { isAllowed: isContent(served) || isIcon, isShared: false };
  }

  app.get<{ Params: { id: string; name: string }; Querystring: { format?: unknown } }>(
    '/images/:id/:name',
    { config: { declared: true } },
    async (request, reply) => {
      const place = await gate.placeOf(request);
      const { id } = request.params;
      if (place.kind !== 'site' || !isId(id)) return sendFailure(request, reply, fail('notFound'));
      const { format } = request.query;
      const width = parseFormat(format);
      if (format !== undefined && width === undefined) return sendFailure(request, reply, fail('badRequest'));
      const { isAllowed, isShared } = await admit(request, place.site, id);
      if (!isAllowed) return sendFailure(request, reply, fail('locked'));
      const found =
        width === undefined
          ? await assets.original(place.site.id, id)
          : await assets.rendition(place.site.id, id, width);
      if (!found) return sendFailure(request, reply, fail('notFound'));
      // An id never stands for other bytes, so browsers may keep them for good.
      return reply
        .headers({
          'cache-control': isShared ? 'public, max-age=31536000, immutable' : 'private, no-store',
          'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
        })
        .type(found.mime)
        .send(found.bytes);
    },
  );
}
