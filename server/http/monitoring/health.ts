import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { fail } from '#contract/errors.ts';
import { sendFailure } from '../errors.ts';
import type { MetricsDoor } from './metrics-door.ts';
import { METRICS_PATH, type OperatorDoor } from './operator-door.ts';
import { readReadiness, readWarnings, type ReadinessDeps } from './readiness.ts';

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
    const [{ isReady, checks }, warnings] = await Promise.all([
      readReadiness(deps, request.query.for === 'pages'),
      deps.mayRead(request.raw) ? readWarnings(deps) : [],
    ]);
    return reply
      .code(isReady ? 200 : 503)
      .send({ status: isReady ? 'ready' : 'not ready', checks, ...(warnings.length > 0 && { warnings }) });
  });

  for (const url of [METRICS_PATH, `${METRICS_PATH}/*`])
    app.route({
      ...options,
      method: ['GET', 'POST'],
      url,
      handler: async (request, reply) => {
        const isAnswered = deps.mayRead(request.raw) && (await deps.operatorDoor(request.raw, reply.raw));
        return isAnswered ? reply.hijack() : sendFailure(request, reply, fail('notFound'));
      },
    });
}
