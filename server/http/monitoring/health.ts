import type { FastifyInstance } from 'fastify';
import { fail } from '#contract/errors.ts';
import type { Database } from '../../database/database.ts';
import type { Jobs } from '../../jobs.ts';
import { sendFailure } from '../errors.ts';
import type { MetricsDoor } from './metrics-door.ts';
import type { Metrics } from './metrics.ts';

const options = { config: { declared: true } };

/** For load balancers, on every host, and for monitoring, which sites know nothing about. */
export function serveHealth(
  app: FastifyInstance,
  deps: { db: Database; jobs: Jobs; metrics: Metrics; mayRead: MetricsDoor },
): void {
  const { db, jobs, metrics, mayRead } = deps;
  app.get('/healthz', options, async () => ({ status: 'alive' }));

  app.get('/readyz', options, async (_request, reply) => {
    const database = await db.pool.query('select 1').then(
      () => true,
      () => false,
    );
    // The server does not listen before its migrations are done, so answering at all says they are.
    const checks = { database, migrations: true, jobs: jobs.isReady() };
    const isReady = Object.values(checks).every(Boolean);
    return reply.code(isReady ? 200 : 503).send({ status: isReady ? 'ready' : 'not ready', checks });
  });

  app.get('/metrics', options, async (request, reply) => {
    if (!mayRead(request.raw)) return sendFailure(request, reply, fail('notFound'));
    return reply.type(metrics.contentType).send(await metrics.text());
  });
}
