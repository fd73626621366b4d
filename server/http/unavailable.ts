import type { FastifyReply, FastifyRequest } from 'fastify';
import { platformVoice } from '#core/platform-words/words.ts';
import { ERRORS, fail } from '#contract/errors.ts';
import { RETRY_AFTER_SECONDS } from '../database/unavailable.ts';
import { sendFailure } from './errors.ts';

/** Needs nothing that could be away: no site, no bundle, no database. */
export function unavailablePage(asked = ''): string {
  const { say, declared, language } = platformVoice(asked);
  return `<!doctype html>
<html lang="${language}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${say('unavailable')}</title>
<style>
:root { color-scheme: light dark; font: 1.0625rem/1.5 system-ui, sans-serif }
body { margin: 20vh auto 0; max-width: 32rem; padding: 0 1.5rem }
h1 { font-size: 1.5rem; margin: 0 0 .5rem }
a { color: inherit }
</style>
<main>
<h1>${say('unavailable')}</h1>
<p>${declared(ERRORS.unavailable.sentence)}</p>
<p><a href="">${say('tryAgain')}</a></p>
</main>
</html>
`;
}

export const UNAVAILABLE_HEADERS = {
  'retry-after': String(RETRY_AFTER_SECONDS),
  'cache-control': 'private, no-store',
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
  'content-type': 'text/html; charset=utf-8',
};

const wantsPage = ({ headers, url }: FastifyRequest) =>
  !url.startsWith('/api/') && (headers.accept ?? '').includes('text/html');

/** What cannot be done now, and can be asked for again: a page for people, a sentence for programs. */
export function sendUnavailable(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (!wantsPage(request))
    return sendFailure(request, reply, fail('unavailable', { retryAfter: RETRY_AFTER_SECONDS }));
  return reply
    .code(ERRORS.unavailable.status)
    .headers(UNAVAILABLE_HEADERS)
    .send(unavailablePage(request.headers['accept-language']));
}
