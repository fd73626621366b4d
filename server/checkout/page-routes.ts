import type { FastifyReply, FastifyRequest } from 'fastify';
import { orderAsBuyerReads } from '#core/commerce/cart/cart.ts';
import { recordingOf } from '#core/experiments/session-recording.ts';
import { isId } from '#core/ids.ts';
import { languageAt } from '#core/languages/site-languages.ts';
import { PAYMENT_PROBLEMS, type PaymentProblem } from '#core/payments/payment.ts';
import { PageKind } from '#core/enumerations/page-kinds.ts';
import { downloads, shopPages as contract } from '#contract/shop/cart.ts';
import { giftCards } from '#contract/shop/gift-cards.ts';
import { fail } from '#contract/errors.ts';
import type { BuyerOrder, SpecialPage } from '#site/page-input.ts';
import { disposition, sendBytes } from '../assets/routes.ts';
import type { AssetService } from '../assets/service.ts';
import { cartTokenOf, dropCart } from '../cart/cookies.ts';
import type { Catalogue } from '../products/catalogue.ts';
import { pathCameFrom } from '../http/visitors/came-from.ts';
import { speechIn } from '../languages/in-language.ts';
import { isOpenTo } from '../access/open-to.ts';
import type { Carts } from '../cart/service.ts';
import type { ReadConsent } from '../consent/visitor.ts';
import type { Site, Visitor } from '../http/context.ts';
import { makeKnownBuyer } from '../customers/known-buyer.ts';
import type { CustomerOf } from '../customers/service.ts';
import type { Handle } from '../http/handle.ts';
import type { Members } from '../members/service.ts';
import type { Orders } from '../orders/service.ts';
import type { SiteAdmission } from '../serving/admission.ts';
import { sendPrivatePage } from '../http/page-headers.ts';
import type { Pages } from '../serving/pages.ts';
import { toldIn } from '../languages/say-rows.ts';
import type { Snapshots } from '../serving/snapshots.ts';
import { allowingForm } from '../drawing/csp.ts';
import type { Checkout } from './service.ts';

interface Caller {
  site: Site;
  request: FastifyRequest;
  reply: FastifyReply;
  visitor: Visitor | undefined;
}

interface ShopPageDeps {
  carts: Carts;
  checkout: Checkout;
  orders: Orders;
  pages: Pages;
  assets: AssetService;
  admission: SiteAdmission;
  customers: { of: CustomerOf };
  catalogue: Catalogue;
  snapshots: Snapshots;
  members: Members;
  readConsent: ReadConsent;
}

/** Cart, checkout and order as pages: never kept, and nobody's but the visitor's. */
export function serveShopPages(handle: Handle, deps: ShopPageDeps): void {
  const { carts, checkout, orders, pages, assets, admission, catalogue, snapshots, members, readConsent } =
    deps;
  const knownOf = makeKnownBuyer(deps.customers);

  async function send(
    call: Caller,
    answer: { status: number; pageType: number; page: SpecialPage; language?: string | undefined },
    formOrigins: readonly string[] = [],
  ) {
    const { site, reply, request, visitor } = call;
    // Without the id of an order: pages are told their address.
    const path = request.url.split('?', 1)[0]?.replace(/^(\/commerce\/order-confirmed)\/.*$/, '$1') ?? '/';
    const drawn = await pages.renderSpecial(
      {
        site,
        path,
        query: new URLSearchParams(),
        visitor,
        isWithoutCode: true,
        styleFor: readConsent(request.headers),
        language: answer.language,
        cameFrom: pathCameFrom(request),
      },
      answer,
    );
    const policy = allowingForm(drawn.headers['content-security-policy'] ?? '', formOrigins);
    return sendPrivatePage(reply, {
      ...drawn,
      status: answer.status,
      headers: { ...drawn.headers, 'content-security-policy': policy },
    });
  }

  const languageOf = ({ site, request }: Caller) =>
    carts.languageOf({ site, token: cartTokenOf(request), path: pathCameFrom(request) });

  async function speechOf({ site, request }: Caller) {
    const { languages } = await snapshots.of(site);
    return speechIn(languages, languageAt(languages, pathCameFrom(request)).language);
  }

  async function recordingOrigins(site: Site): Promise<string[]> {
    const recording = recordingOf((await snapshots.of(site)).flags);
    return recording ? [recording.origin] : [];
  }

  /** Whoever may not see the site is shown its lock first. */
  const admit = async (call: Caller) =>
    (await isOpenTo(admission, call))
      ? undefined
      : call.reply.header('cache-control', 'private, no-store').redirect('/', 302);

  handle(contract.cart, async (call) => {
    const page = { status: 200, pageType: PageKind.commerceCartV2, page: { name: 'cart' } } as const;
    return (await admit(call)) ?? send(call, { ...page, language: await languageOf(call) });
  });

  handle(contract.checkout, async (call) => {
    const elsewhere = await admit(call);
    if (elsewhere) return elsewhere;
    const token = cartTokenOf(call.request);
    const state = token ? await carts.stateOf(call.site.id, token) : 'unknown';
    if (state === 'unknown') {
      dropCart(call.reply);
      return send(call, { status: 200, pageType: PageKind.checkout, page: { name: 'checkoutClosed' } });
    }
    const { payment } = call.query;
    const problem = payment ?? '';
    if (state === 'empty')
      return call.reply.header('cache-control', 'private, no-store').redirect('/cart', 302);
    return send(
      call,
      {
        status: 200,
        pageType: PageKind.checkout,
        page: { name: 'checkout', problem, known: await knownOf(call) },
        language: await languageOf(call),
      },
      [...(await checkout.formOrigins(call.site)), ...(await recordingOrigins(call.site))],
    );
  });

  handle(giftCards.checkoutPage, async (call) => {
    const elsewhere = await admit(call);
    if (elsewhere) return elsewhere;
    const { websiteId, giftCardProductId: id = '', sku = '', payment = '' } = call.query;
    const isOwn = websiteId === call.site.id && isId(id);
    const speech = await speechOf(call);
    const product = isOwn ? await catalogue.product({ siteId: call.site.id, speech }, { id }) : undefined;
    if (product?.type !== 'GIFT_CARD')
      return send(call, { status: 404, pageType: PageKind.notFound, page: { name: 'notFound' } });
    const problem = Object.hasOwn(PAYMENT_PROBLEMS, payment) ? (payment as PaymentProblem) : '';
    const page = { name: 'giftCard', product, sku, problem, known: await knownOf(call) } as const;
    const origins = await checkout.formOrigins(call.site);
    return send(call, { status: 200, pageType: PageKind.checkout, page }, origins);
  });

  handle(giftCards.balancePage, async (call) => {
    const page = { status: 200, pageType: PageKind.page, page: { name: 'giftCardBalance' } } as const;
    return (await admit(call)) ?? send(call, page);
  });

  handle(downloads.open, async ({ site, params, query, request, reply }) => {
    const order = isId(params.order) ? await orders.forBuyer(site, params.order) : undefined;
    const link = { productId: params.product, until: Number(query.until), token: query.token ?? '' };
    const file = await orders.downloads.open(site, order, link);
    if (!file) return fail('linkEnded');
    reply.headers({
      'cache-control': 'private, no-store',
      'content-disposition': disposition(true, file.name),
    });
    return sendBytes(request, reply.type(file.mime), assets, file);
  });

  handle(contract.returned, async (call) => {
    const { site, params, query, reply } = call;
    if (!isId(params.id) || !(await orders.links.mayRead(site.id, params.id, query.token ?? '')))
      return send(call, { status: 404, pageType: PageKind.notFound, page: { name: 'notFound' } });
    return reply
      .header('cache-control', 'private, no-store')
      .redirect(await checkout.returned(site, params.id), 302);
  });

  handle(contract.order, async (call) => {
    const { site, params, query, reply } = call;
    const isTheirs = isId(params.id) && (await orders.links.mayRead(site.id, params.id, query.token ?? ''));
    const order = isTheirs ? await orders.forBuyer(site, params.id) : undefined;
    if (!order) return send(call, { status: 404, pageType: PageKind.notFound, page: { name: 'notFound' } });
    // The cart is bought; what the browser still knows of it leads nowhere.
    const token = cartTokenOf(call.request);
    if (token !== undefined && (await carts.stateOf(site.id, token)) !== 'open') dropCart(reply);
    const page = toBuyerOrder(order, await orders.downloads.linksOf(site.id, order));
    const bought = order.snapshot.lines.map(({ productId }) => productId);
    const { language = '' } = order.snapshot;
    const told = toldIn(site.id, (await snapshots.of(site)).languages, language);
    const joined = order.isPaid ? await members.givenBy(told, bought) : [];
    const confirmed = joined.length > 0 ? PageKind.membershipConfirmed : PageKind.orderConfirmed;
    return send(call, {
      status: 200,
      pageType: page.isWaiting ? PageKind.orderReceived : confirmed,
      page: { name: 'order', order: page, joined },
      language,
    });
  });
}

function toBuyerOrder(
  order: NonNullable<Awaited<ReturnType<Orders['forBuyer']>>>,
  links: BuyerOrder['downloads'],
): BuyerOrder {
  return {
    number: order.number,
    email: order.email,
    currency: order.currency,
    isWaiting: order.state === 'AWAITING',
    isUnpaid: !order.isPaid,
    isSent: order.state === 'FULFILLED',
    isCanceled: order.state === 'CANCELED',
    refundedCents: order.refundedCents,
    tracking: order.tracking,
    snapshot: orderAsBuyerReads(order.snapshot),
    downloads: links,
  };
}
