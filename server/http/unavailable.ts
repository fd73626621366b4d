import type { FastifyReply, FastifyRequest } from 'fastify';
import { ERRORS, fail } from '#contract/errors.ts';
import { RETRY_AFTER_SECONDS } from '../database/unavailable.ts';
import { sendFailure } from './errors.ts';

/** Needs nothing that could be away: no site, no bundle, no database. */
export const UNAVAILABLE_PAGE = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Temporarily unavailable</title>
<style>
:root { color-scheme: light dark; font: 1.0625rem/1.5 system-ui, sans-serif }
body { margin: 20vh auto 0; max-width: 32rem; padding: 0 1.5rem }
h1 { font-size: 1.5rem; margin: 0 0 .5rem }
</style>
<h1>Temporarily unavailable</h1>
<p>${ERRORS.unavailable.sentence}</p>
<p><a href="">Try again</a></p>
</html>
`;

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
  return reply.code(ERRORS.unavailable.status).headers(UNAVAILABLE_HEADERS).send(UNAVAILABLE_PAGE);
}
