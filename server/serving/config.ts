import type { FastifyInstance } from 'fastify';
import { ADMIN_KEYS, type AdminKeyName } from '#core/access/admin-key.ts';
import { hasPermission, isViewerOnly, Permission } from '#core/enumerations/permissions.ts';
import { platformVoice } from '#core/platform-words/words.ts';
import { ERRORS, fail } from '#contract/errors.ts';
import type { AdminKeys } from '../accounts/admin-keys.ts';
import { isFromBrowser, opensWindow } from '../http/fetch-metadata.ts';
import { sendFailure } from '../http/errors.ts';
import type { Gate } from '../http/handle.ts';
import type { Sites } from '../sites/service.ts';
import type { OpenDoor, Storage } from '../storage/storage.ts';
import type { Bundle } from '../bundle/bundle.ts';
import { adminLanguage, adminLanguages } from '#core/words/admin-language.ts';

// The admin's styles are made in the browser by its component library.
const CSP =
  "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; object-src 'none'; base-uri 'none'; frame-ancestors 'none'";
/** Large files go to a bucket without passing through the server. */
const policyWith = (door: OpenDoor | undefined) => (door ? `${CSP}; connect-src 'self' ${door.origin}` : CSP);
const options = { config: { declared: true } };
/** Where a page is opened to be edited. */
const EDITOR_PATH = /^\/config\/pages\/[a-z0-9]{24}(?:\?|$)/;

/** The owners' application at /config, for whoever may enter it. */
export function serveConfig(
  app: FastifyInstance,
  deps: { gate: Gate; sites: Sites; bundle: Bundle; adminKeys: AdminKeys; storage: Storage },
): void {
  const { gate, sites, bundle, adminKeys, storage } = deps;
  const policy = policyWith(storage.openDoor);
  app.get('/config', options, async (request, reply) =>
    reply.redirect(`/config/${request.url.slice('/config'.length)}`, 302),
  );

  app.get('/config/*', options, async (request, reply) => {
    const place = await gate.placeOf(request);
    if (place.kind !== 'site') return sendFailure(request, reply, fail('notFound'));
    // Its keys are for a window of its own: a script of the site must not get them by a call or from a frame.
    if (isFromBrowser(request.headers) && !opensWindow(request.headers)) {
      reply.headers({ 'content-security-policy': policy, 'cache-control': 'private, no-store' });
      return sendFailure(request, reply, fail('adminOnly'));
    }
    const visitor = await gate.visitorOf(request, place);
    if (!visitor) return reply.redirect(sites.openUrl(place.site.identifier, request.url), 302);
    reply.headers({ 'content-security-policy': policy, 'cache-control': 'private, no-store' });
    if (isViewerOnly(visitor.roles)) return reply.redirect('/', 302);
    reply.type('text/html; charset=utf-8');
    if (!hasPermission(visitor.permissions, Permission.config))
      return reply
        .code(ERRORS.forbidden.status)
        .send(noAccess(sites.appUrl, visitor.language || (request.headers['accept-language'] ?? '')));
    const keys = await adminKeys.make({ siteId: place.site.id, accountId: visitor.accountId });
    const language = adminLanguage(
      visitor.language || (request.headers['accept-language'] ?? ''),
      adminLanguages(bundle.assets.adminWords),
    );
    return reply.send(shell(bundle, keys, { language, isEditor: EDITOR_PATH.test(request.url) }));
  });
}

const HEAD = `<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="color-scheme" content="light dark">
<link rel="icon" href="/favicon.svg">
<link rel="manifest" href="/config/app.webmanifest">
<style>@font-face{font-family:Inter;src:url(/fonts/inter-latin-wght-normal.woff2) format("woff2");font-weight:100 900;font-display:swap}</style>`;

function shell(
  { assets }: Bundle,
  keys: Readonly<Record<AdminKeyName, string>>,
  { language, isEditor }: { language: string; isEditor: boolean },
): string {
  // Told here, the browser fetches them along with the first script and not after it.
  const words = assets.adminWords[language];
  const parts = [...assets.adminParts[isEditor ? 'editor' : 'elsewhere'], ...(words ? [words] : [])]
    .map((href) => `<link rel="modulepreload" href="${href}">`)
    .join('\n');
  const styles = assets.adminStyles.map((href) => `<link rel="stylesheet" href="${href}">`).join('\n');
  return `<!doctype html>
<html lang="${language}">
<head>
${HEAD}
${ADMIN_KEYS.map((name) => `<meta name="${name}" content="${keys[name]}">`).join('\n')}
<title>Plinth</title>
<link rel="preload" href="/fonts/inter-latin-wght-normal.woff2" as="font" type="font/woff2" crossorigin>
${styles}
${parts}
<script type="module" src="${assets.adminScript}"></script>
</head>
<body>
<div id="root"></div>
<noscript><p>The admin needs JavaScript. The site itself does not.</p></noscript>
</body>
</html>
`;
}

function noAccess(appUrl: string, asked: string): string {
  const { say, declared, language } = platformVoice(asked);
  return `<!doctype html>
<html lang="${language}">
<head>
${HEAD}
<title>${say('noAccessTitle')}</title>
<style>body{max-width:36rem;margin:20vh auto;padding:0 24px;font:17px/1.5 Inter,system-ui,sans-serif}</style>
</head>
<body>
<main>
<h1>${say('noAccessHere')}</h1>
<p>${declared(ERRORS.forbidden.sentence)} ${say('ownerInvites')}</p>
<p><a href="/">${say('goToSite')}</a> ${say('or')} <a href="${appUrl}/">${say('toOwnSites')}</a></p>
</main>
</body>
</html>
`;
}
