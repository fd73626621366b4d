import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { fail } from '#contract/errors.ts';
import { sendFailure } from '../errors.ts';
import type { MetricsDoor } from './metrics-door.ts';
import { METRICS_PATH, type OperatorDoor } from './operator-door.ts';
import { readReadiness, type ReadinessDeps } from './readiness.ts';

const options = { config: { declared: true } };

/** All that a node answers which only does jobs. */
export const isForMonitoring = ({ url = '' }: IncomingMessage) => /^\/(?:healthz|readyz|metrics)\b/.test(url);

export function sendAway(response: ServerResponse): void {
  response
    .writeHead(421, { 'content-type': 'text/plain; charset=utf-8' })
    .end('This node only does background work. Send requests to the others.\n');
}

/** For load balancers, on every host, and for monitoring, which sites know nothing about. */
export function serveHealth(
  app: FastifyInstance,
  deps: ReadinessDeps & { operatorDoor: OperatorDoor; mayRead: MetricsDoor },
): void {
  app.get('/healthz', options, async () => ({ status: 'alive' }));

  app.get<{ Querystring: { for?: unknown } }>('/readyz', options, async (request, reply) => {
    const { isReady, ...found } = await readReadiness(deps, request.query.for === 'pages');
    return reply.code(isReady ? 200 : 503).send({ status: isReady ? 'ready' : 'not ready', ...found });
  });

  app.route({
    ...options,
    method: ['GET', 'POST'],
    url: `${METRICS_PATH}*`,
    handler: async (request, reply) => {
      if (!deps.mayRead(request.raw)) return sendFailure(request, reply, fail('notFound'));
      if (!(await deps.operatorDoor(request.raw, reply.raw)))
        return sendFailure(request, reply, fail('notFound'));
      return reply.hijack();
    },
  });
}
