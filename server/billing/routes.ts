import { createHash } from 'node:crypto';
import { billing as contract } from '#contract/billing.ts';
import { fail, type Failure } from '#contract/errors.ts';
import type { Site, Visitor } from '../http/context.ts';
import type { Handle } from '../http/handle.ts';
import type { Bundle } from '../bundle/bundle.ts';
import type { Sites } from '../sites/service.ts';
import type { Billing } from './service.ts';

export function serveBilling(handle: Handle, deps: { billing: Billing; sites: Sites; bundle: Bundle }): void {
  const { billing, sites, bundle } = deps;
  const payerOf = ({ site, visitor }: { site: Site; visitor: Visitor }) => ({
    siteId: site.id,
    accountId: visitor.accountId,
    billedTo: visitor.name ? `${visitor.name}\n${visitor.email}` : visitor.email,
  });
  const thenRead = async ({ site }: { site: Site }, refusal: Promise<Failure | undefined>) =>
    (await refusal) ?? billing.read(site.id);

  handle(contract.read, ({ site }) => billing.read(site.id));
  handle(contract.subscribe, (call) => billing.subscribe(payerOf(call), call.body));
  handle(contract.pay, (call) => billing.pay(payerOf(call), call.body));
  handle(contract.confirm, ({ site, params, body }) => billing.confirm(site.id, params.id, body.isApproved));
  handle(contract.changePlan, (call) => thenRead(call, billing.changePlan(payerOf(call), call.body)));
  handle(contract.changeMethod, (call) =>
    thenRead(call, billing.changeMethod(payerOf(call), call.body.method)),
  );
  handle(contract.cancel, (call) => thenRead(call, billing.cancel(payerOf(call))));
  handle(contract.resume, (call) => thenRead(call, billing.resume(payerOf(call))));

  handle(contract.invoice, async ({ site, params, reply }) => {
    const invoice = await billing.invoice(site.id, params.id);
    if (!invoice) return fail('notFound');
    const { renderInvoice } = await bundle.entry();
    const { html, style } = renderInvoice({
      ...invoice,
      issuer: new URL(sites.appUrl).host,
      siteUrl: sites.urlOf(site),
    });
    const hash = createHash('sha256').update(style).digest('base64');
    return reply
      .headers({
        'cache-control': 'private, no-store',
        'content-security-policy': `default-src 'none'; style-src 'sha256-${hash}'; font-src 'self'; frame-ancestors 'none'`,
      })
      .type('text/html; charset=utf-8')
      .send(html);
  });
}
