import type { FastifyInstance } from 'fastify';
import { webhook } from '#contract/addresses/payments.ts';
import { fail } from '#contract/errors.ts';
import { paymentAccount as contract } from '#contract/payments.ts';
import { sendFailure } from '../http/errors.ts';
import type { Handle } from '../http/handle.ts';
import type { PaymentAccounts } from './accounts.ts';
import type { Payments } from './service.ts';
import { STRIPE } from './stripe-provider.ts';

const MAX_WEBHOOK_BYTES = 64 * 1024;

export function servePaymentAccount(handle: Handle, deps: { paymentAccounts: PaymentAccounts }): void {
  const { paymentAccounts: accounts } = deps;
  handle(contract.read, ({ site }) => accounts.read(site.id));
  handle(contract.connect, async ({ site, visitor, body }) => {
    await accounts.connect({ siteId: site.id, accountId: visitor.accountId }, body);
    return accounts.read(site.id);
  });
  handle(contract.disconnect, async ({ site, visitor }) => {
    await accounts.disconnect({ siteId: site.id, accountId: visitor.accountId });
    return accounts.read(site.id);
  });
}

/** Where the provider calls us. It is read as bytes: its signature is over them, not over what they mean. */
export async function servePayments(app: FastifyInstance, deps: { payments: Payments }): Promise<void> {
  const { payments } = deps;
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body));
    scope.post<{ Params: { provider: string }; Body: string | undefined }>(
      webhook.path,
      { config: { declared: true }, bodyLimit: MAX_WEBHOOK_BYTES },
      async (request, reply) => {
        const { provider } = request.params;
        if (provider !== payments.provider.name && provider !== STRIPE)
          return sendFailure(request, reply, fail('notFound'));
        const isKnown = await payments.receive(provider, request.body ?? '', request.headers);
        if (isKnown) return reply.header('cache-control', 'no-store').send({ received: true });
        request.log.warn({ provider }, 'A payment call was not signed, or about another payment');
        return sendFailure(request, reply, fail('badRequest'));
      },
    );
  });
}
