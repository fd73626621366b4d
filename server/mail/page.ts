import type { FastifyReply } from 'fastify';

/** A mail brings its styles with it and runs nothing. Of the same origin, so that the admin knows it for its own. */
const POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; img-src https: data:; frame-ancestors 'self'; sandbox allow-same-origin";

/** A mail as a page, for the admin to look at before it is sent. */
export function sendMailPage(reply: FastifyReply, html: string): FastifyReply {
  return reply
    .headers({ 'content-security-policy': POLICY, 'cache-control': 'private, no-store' })
    .type('text/html; charset=utf-8')
    .send(html);
}
