import type { FastifyInstance } from 'fastify';
import { webhook } from '#contract/addresses/payments.ts';
import { fail } from '#contract/errors.ts';
import { paymentProviders as contract } from '#contract/shop/payments.ts';
import { sendFailure } from '../http/errors.ts';
import type { Gate, Handle } from '../http/handle.ts';
import type { PaymentAccounts } from './accounts.ts';
import type { Payments } from './service.ts';
import type { PaymentSettings } from './test-mode.ts';

const MAX_WEBHOOK_BYTES = 64 * 1024;

export function servePaymentProviders(
  handle: Handle,
  deps: { paymentAccounts: PaymentAccounts; paymentSettings: PaymentSettings },
): void {
  const { paymentAccounts: accounts, paymentSettings } = deps;
  handle(contract.list, ({ site }) => paymentSettings.read(site));
  handle(contract.setTestMode, ({ site, visitor, body }) =>
    paymentSettings.setTestMode({ siteId: site.id, accountId: visitor.accountId }, site, body.isTest),
  );
  handle(contract.connect, async ({ site, visitor, params, body }) => {
    const actor = { siteId: site.id, accountId: visitor.accountId };
    return (await accounts.connect(actor, params.provider, body)) ?? paymentSettings.read(site);
  });
  handle(contract.disconnect, async ({ site, visitor, params }) => {
    const actor = { siteId: site.id, accountId: visitor.accountId };
    return (await accounts.disconnect(actor, params.provider)) ?? paymentSettings.read(site);
  });
}

interface WebhookRoute {
  Params: { provider: string };
  Querystring: Record<string, string | undefined>;
  Body: string | undefined;
}

/** Where providers call us. Calls are read as bytes: signatures are over them, not over what they mean. */
export async function serveWebhooks(
  app: FastifyInstance,
  deps: { payments: Payments; gate: Gate },
): Promise<void> {
  const { webhooks } = deps.payments;
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body));
    scope.post<WebhookRoute>(
      webhook.path,
      { config: { declared: true }, bodyLimit: MAX_WEBHOOK_BYTES },
      async (request, reply) => {
        const { provider } = request.params;
        const place = await deps.gate.placeOf(request);
        if (place.kind === 'unknown' || !webhooks.isKnown(provider))
          return sendFailure(request, reply, fail('notFound'));
        const siteId = place.kind === 'site' ? place.site.id : undefined;
        const { headers, query, body: rawBody = '' } = request;
        if (await webhooks.receive({ provider, siteId }, { rawBody, headers, query }))
          return reply.header('cache-control', 'no-store').send({ received: true });
        request.log.warn({ provider }, 'A payment call was not signed, or about another payment');
        return sendFailure(request, reply, fail('badRequest'));
      },
    );
  });
}
