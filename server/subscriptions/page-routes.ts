import { isInStock } from '#core/commerce/catalogue/product.ts';
import { PageKind } from '#core/enumerations/page-kinds.ts';
import { isId } from '#core/ids.ts';
import { languageKept } from '#core/languages/words-in.ts';
import { subscriptionPages as contract } from '#contract/shop/subscriptions.ts';
import type { SpecialPage } from '#site/page-input.ts';
import { isOpenTo } from '../access/open-to.ts';
import type { Checkout } from '../checkout/service.ts';
import type { ReadConsent } from '../consent/visitor.ts';
import type { CustomerCall } from '../customers/as-customer.ts';
import { makeKnownBuyer } from '../customers/known-buyer.ts';
import type { CustomerOf } from '../customers/service.ts';
import { allowingForm } from '../drawing/csp.ts';
import { toldIn } from '../languages/say-rows.ts';
import type { Members } from '../members/service.ts';
import type { Handle } from '../http/handle.ts';
import { sendPrivatePage } from '../http/page-headers.ts';
import { pathCameFrom } from '../http/visitors/came-from.ts';
import type { SiteAdmission } from '../serving/admission.ts';
import type { Catalogue } from '../products/catalogue.ts';
import type { Pages } from '../serving/pages.ts';
import type { Snapshots } from '../serving/snapshots.ts';
import type { Subscriptions } from './service.ts';

/** The checkout of a subscription, and one that was bought: never kept, and without the owner’s code. */
export function serveSubscriptionPages(
  handle: Handle,
  deps: {
    subscriptions: Subscriptions;
    catalogue: Pick<Catalogue, 'product'>;
    checkout: Checkout;
    customers: { of: CustomerOf };
    members: Members;
    snapshots: Snapshots;
    pages: Pages;
    admission: SiteAdmission;
    readConsent: ReadConsent;
  },
): void {
  const { subscriptions, catalogue, checkout, members, snapshots, pages, admission, readConsent } = deps;
  const knownOf = makeKnownBuyer(deps.customers);

  async function send(
    call: CustomerCall,
    answer: { status: number; pageType: number; page: SpecialPage; language?: string },
  ) {
    const { site, reply, request, visitor } = call;
    if (!(await isOpenTo(admission, call)))
      return reply.header('cache-control', 'private, no-store').redirect('/', 302);
    // Without the id of a subscription: pages are told their address.
    const path = request.url.split('?', 1)[0]?.replace(/^(\/commerce\/subscription)\/.*$/, '$1') ?? '/';
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
    const policy = drawn.headers['content-security-policy'] ?? '';
    const headers = {
      ...drawn.headers,
      'content-security-policy': allowingForm(policy, await checkout.formOrigins(site)),
    };
    return sendPrivatePage(reply, { ...drawn, headers });
  }

  /** From a button on a page. What has to be chosen first is chosen where the product is shown. */
  async function sendPlanOf(call: CustomerCall, id: string) {
    const { site, reply, request } = call;
    const { languages } = await snapshots.of(site);
    const told = toldIn(site.id, languages, languageKept(languages, pathCameFrom(request)));
    const found = isId(id) ? await catalogue.product(told, { id }) : undefined;
    if (!found) return send(call, { status: 404, pageType: PageKind.notFound, page: { name: 'planClosed' } });
    const [variant, ...others] = found.variants;
    const isClear = found.plan && variant && isInStock(variant) && others.length === 0;
    if (!isClear || found.formId !== '' || found.addOns.length > 0) return reply.redirect(found.url, 302);
    const page = {
      name: 'planCheckout',
      cartToken: '',
      variantId: variant.id,
      known: await knownOf(call),
    } as const;
    return send(call, { status: 200, pageType: PageKind.checkout, page });
  }

  handle(contract.checkout, async (call) => {
    const { cartToken = '', product } = call.query;
    if (product !== undefined) return sendPlanOf(call, product);
    const language =
      cartToken === '' ? undefined : await subscriptions.opening.languageOf(call.site, cartToken);
    if (language === undefined)
      return send(call, { status: 404, pageType: PageKind.notFound, page: { name: 'planClosed' } });
    const page = { name: 'planCheckout', cartToken, known: await knownOf(call) } as const;
    return send(call, { status: 200, pageType: PageKind.checkout, page, language });
  });

  handle(contract.subscription, async (call) => {
    const { site, params, query } = call;
    const { token = '' } = query;
    const opened = isId(params.id) ? await subscriptions.links.open(site.id, params.id, token) : undefined;
    if (!opened) return send(call, { status: 404, pageType: PageKind.notFound, page: { name: 'notFound' } });
    const told = toldIn(site.id, (await snapshots.of(site)).languages, opened.language);
    const joined = await members.givenBySubscription(told, params.id);
    return send(call, {
      status: 200,
      pageType: joined.length > 0 ? PageKind.membershipConfirmed : PageKind.subscriptionConfirmed,
      page: { name: 'plan', id: params.id, token, joined },
      language: opened.language,
    });
  });
}
