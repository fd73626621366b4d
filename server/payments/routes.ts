import type { FastifyInstance } from 'fastify';
import { fail } from '#contract/errors.ts';
import { sendFailure } from '../http/errors.ts';
import type { Payments } from './service.ts';

const MAX_WEBHOOK_BYTES = 64 * 1024;

/** Where the provider calls us. It is read as bytes: its signature is over them, not over what they mean. */
export async function servePayments(app: FastifyInstance, deps: { payments: Payments }): Promise<void> {
  const { payments } = deps;
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body));
    scope.post<{ Params: { provider: string }; Body: string | undefined }>(
      '/api/payments/webhook/:provider',
      { config: { declared: true }, bodyLimit: MAX_WEBHOOK_BYTES },
      async (request, reply) => {
        if (request.params.provider !== payments.provider.name)
          return sendFailure(request, reply, fail('notFound'));
        const isKnown = await payments.receive(request.body ?? '', request.headers);
        if (isKnown) return reply.header('cache-control', 'no-store').send({ received: true });
        request.log.warn({ provider: payments.provider.name }, 'A payment call was not signed');
        return sendFailure(request, reply, fail('badRequest'));
      },
    );
  });
}
