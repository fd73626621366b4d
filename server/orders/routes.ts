import { toCents } from '#core/money/currency.ts';
import { PageKind } from '#core/enumerations/page-kinds.ts';
import { Failure } from '#contract/errors.ts';
import { orders as contract } from '#contract/shop/orders.ts';
import type { Checkout } from '../checkout/service.ts';
import type { DraftContent } from '../content/drafts.ts';
import { sendDownload } from '../http/download.ts';
import { sendMailPage } from '../mail/page.ts';
import type { Handle } from '../http/handle.ts';
import { PAGE_HEADERS } from '../http/page-headers.ts';
import type { Bundle } from '../bundle/bundle.ts';
import type { Snapshots } from '../serving/snapshots.ts';
import type { OrderActor, Orders } from './service.ts';

const actorOf = (call: { site: OrderActor['site']; visitor: { accountId: string } }): OrderActor => ({
  site: call.site,
  accountId: call.visitor.accountId,
});

export function serveOrders(
  handle: Handle,
  deps: {
    orders: Orders;
    checkout: Checkout;
    snapshots: Snapshots;
    drafts: DraftContent;
    bundle: Bundle;
  },
): void {
  const { orders, checkout, snapshots, drafts, bundle } = deps;
  handle(contract.list, ({ site, query }) => orders.list(site.id, query));
  handle(contract.read, ({ site, params }) => orders.read(site, params.id));
  handle(contract.fulfil, (call) => orders.fulfil(actorOf(call), call.params.id, call.body));
  handle(contract.refund, (call) =>
    orders.refund(actorOf(call), call.params.id, { ...call.body, cents: toCents(call.body.cents) }),
  );
  handle(contract.cancel, (call) => orders.cancel(actorOf(call), call.params.id, call.body));
  handle(contract.markPaid, (call) => orders.markPaid(actorOf(call), call.params.id));
  handle(contract.annotate, (call) => orders.annotate(actorOf(call), call.params.id, call.body.note));
  handle(contract.resend, (call) => orders.resend(actorOf(call), call.params.id));
  handle(contract.quote, ({ site, body }) => checkout.quote(site, body));
  handle(contract.create, (call) => checkout.placeByOwner(actorOf(call), call.body));
  handle(contract.previewMail, async ({ site, query, reply }) => {
    const { settings, baseUrl } = await snapshots.assemble(site, await drafts.read(site.id, '/'));
    const html = await orders.previewMail({ settings, siteId: site.id, baseUrl }, query.kind);
    // Pages tell what kind they are; of a mail that is all there is to tell.
    const context = JSON.stringify({ pageType: PageKind.commerceEmailPreview });
    const data = `<script type="application/json" id="site-context">${context}</script></body>`;
    return sendMailPage(reply, html.replace('</body>', data));
  });
  handle(contract.paper, async ({ site, params, query, reply }) => {
    const order = await orders.read(site, params.id);
    if (order instanceof Failure) return order;
    const { settings } = await snapshots.of(site);
    const { renderOrderPaper } = await bundle.entry();
    return reply
      .headers({ ...PAGE_HEADERS, 'cache-control': 'private, no-store' })
      .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; img-src 'self'")
      .send(renderOrderPaper({ order, settings, isInvoice: query.kind !== 'packing-slip' }));
  });
  handle(contract.export, async ({ site, query, reply }) =>
    sendDownload(reply, {
      name: 'orders.csv',
      type: 'text/csv; charset=utf-8',
      bytes: Buffer.from(await orders.export(site.id, query)),
    }),
  );
}
