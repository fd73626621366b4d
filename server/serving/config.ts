import type { FastifyInstance } from 'fastify';
import { hasPermission, Permission } from '#core/enumerations/permissions.ts';
import { fail } from '#contract/errors.ts';
import { sendFailure } from '../http/errors.ts';
import type { Gate } from '../http/handle.ts';
import type { Sites } from '../sites/service.ts';
import type { Bundle } from './bundle.ts';

// The admin's styles are made in the browser by its component library.
const CSP =
  "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; object-src 'none'; base-uri 'none'; frame-ancestors 'none'";
const options = { config: { declared: true } };

/** The owners' application at /config, for whoever may enter it. */
export function serveConfig(app: FastifyInstance, deps: { gate: Gate; sites: Sites; bundle: Bundle }): void {
  const { gate, sites, bundle } = deps;
  app.get('/config', options, async (request, reply) =>
    reply.redirect(`/config/${request.url.slice('/config'.length)}`, 302),
  );

  app.get('/config/*', options, async (request, reply) => {
    const place = await gate.placeOf(request);
    if (place.kind !== 'site') return sendFailure(request, reply, fail('notFound'));
    const visitor = await gate.visitorOf(request, place);
    if (!visitor) return reply.redirect(sites.openUrl(place.site.identifier, request.url), 302);
    if (!hasPermission(visitor.permissions, Permission.config))
      return sendFailure(request, reply, fail('forbidden'));
    return reply
      .headers({ 'content-security-policy': CSP, 'cache-control': 'private, no-store' })
      .type('text/html; charset=utf-8')
      .send(shell(bundle));
  });
}

function shell({ assets }: Bundle): string {
  const styles = assets.adminStyles.map((href) => `<link rel="stylesheet" href="${href}">`).join('');
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Plinth</title>
<link rel="icon" href="/favicon.svg">${styles}<script type="module" src="${assets.adminScript}"></script></head>
<body><div id="root"></div></body></html>
`;
}
