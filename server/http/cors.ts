import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { fail } from '#contract/errors.ts';
import type { Sites } from '../sites/service.ts';
import { sendFailure } from './errors.ts';
import type { Gate } from './handle.ts';

/** A browser asks again after this many seconds: a domain that was removed must not be trusted for long. */
const PREFLIGHT_SECONDS = 600;

/**
 * Pages on a site's own domain send their secure calls to its host below the app domain. They may read
 * the answers, with credentials; no other origin may.
 */
export function allowOwnDomains(app: FastifyInstance, deps: { gate: Gate; sites: Sites }): void {
  const { gate, sites } = deps;

  async function allow(request: FastifyRequest, reply: FastifyReply): Promise<boolean> {
    const { origin } = request.headers;
    reply.header('vary', 'origin');
    if (origin === undefined) return false;
    const place = await gate.placeOf(request);
    if (place.kind !== 'site' || !sites.isOwnOrigin(place.site, origin)) return false;
    reply.headers({ 'access-control-allow-origin': origin, 'access-control-allow-credentials': 'true' });
    return true;
  }

  app.addHook('onRequest', async (request, reply) => {
    if (request.headers.origin !== undefined && request.url.startsWith('/api/')) await allow(request, reply);
  });

  app.route({
    method: 'OPTIONS',
    url: '/api/*',
    config: { declared: true },
    handler: async (request, reply) => {
      if (!(await allow(request, reply))) return sendFailure(request, reply, fail('forbidden'));
      return reply
        .headers({
          'access-control-allow-methods': 'GET, POST, PUT, DELETE',
          'access-control-allow-headers': 'content-type, x-csrf-token',
          'access-control-max-age': PREFLIGHT_SECONDS,
        })
        .code(204)
        .send();
    },
  });
}
