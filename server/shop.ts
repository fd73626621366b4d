import { makeCartPricing } from './cart/pricing.ts';
import { serveAbandonedCarts } from './cart/abandoned-routes.ts';
import { makeAbandonedCarts } from './cart/abandoned.ts';
import { makeCarts } from './cart/service.ts';
import { serveCart } from './cart/routes.ts';
import { serveCheckout } from './checkout/routes.ts';
import { makeCheckout } from './checkout/service.ts';
import type { Publishing } from './content/publishing.ts';
import type { Content } from './content/service.ts';
import type { DraftContent } from './content/drafts.ts';
import type { InboxEntry } from '#contract/forms.ts';
import { serveCustomerAccounts } from './customers/account-routes.ts';
import { customerBook } from './customers/book.ts';
import type { ReadConsent } from './consent/visitor.ts';
import { serveAccountPages } from './customers/page-routes.ts';
import { serveCustomers } from './customers/routes.ts';
import { makeCustomers } from './customers/service.ts';
import type { Database } from './database/database.ts';
import { serveDiscounts } from './discounts/routes.ts';
import { makeDiscounts } from './discounts/service.ts';
import { serveGiftCards } from './gift-cards/routes.ts';
import { makeGiftCards } from './gift-cards/service.ts';
import type { SiteSecrets } from './secrets/site-secrets.ts';
import type { Handle } from './http/handle.ts';
import { serveMembers } from './members/routes.ts';
import type { Members } from './members/service.ts';
import { makeLedgerExport } from './ledger/export.ts';
import { serveLedger } from './ledger/routes.ts';
import type { Jobs } from './jobs.ts';
import type { Mailing } from './mail/service.ts';
import type { AssetService } from './assets/service.ts';
import { makeDownloads } from './orders/downloads.ts';
import { makeOrderMails } from './orders/mails.ts';
import { makeOrderLinks } from './orders/pages.ts';
import { serveOrders } from './orders/routes.ts';
import { makeOrders } from './orders/service.ts';
import type { PaymentAccounts } from './payments/accounts.ts';
import { servePaymentProviders } from './payments/routes.ts';
import type { Payments } from './payments/service.ts';
import type { Catalogue } from './products/catalogue.ts';
import { makeProductFiles } from './products/files.ts';
import { serveProducts } from './products/routes.ts';
import type { Products } from './products/service.ts';
import { serveDonations } from './donations/routes.ts';
import { makeDonations } from './donations/service.ts';
import type { ShownDonations } from './donations/pages.ts';
import { makePlanReviewRequest } from './reviews/planning.ts';
import { makeReviews } from './reviews/service.ts';
import { serveSales } from './sales/routes.ts';
import { makePaymentSettings } from './payments/test-mode.ts';
import { makeSales } from './sales/service.ts';
import type { Stock } from './products/stock.ts';
import { serveSubscriptionPages } from './subscriptions/page-routes.ts';
import { serveSubscriptions } from './subscriptions/routes.ts';
import { makeSubscriptions } from './subscriptions/service.ts';
import type { SiteAdmission } from './serving/admission.ts';
import type { Bundle } from './bundle/bundle.ts';
import type { Pages } from './serving/pages.ts';
import { serveShopPages } from './checkout/page-routes.ts';
import type { Snapshots } from './serving/snapshots.ts';
import { makeKeepSaid } from './languages/renamed-terms.ts';
import { makeKeepTags } from './products/languages/renamed-tags.ts';
import { serveSavedViews } from './saved-views/routes.ts';
import { makeSavedViews } from './saved-views/service.ts';
import type { Sites } from './sites/service.ts';
import type { TellNews } from './news/news.ts';

/** Everything a shop is made of, built in order. */
export async function makeShop(deps: {
  db: Database;
  jobs: Jobs;
  sites: Sites;
  snapshots: Snapshots;
  payments: Payments;
  paymentAccounts: PaymentAccounts;
  mail: Mailing;
  tellNews: TellNews;
  secrets: SiteSecrets;
  catalogue: Catalogue;
  stock: Stock;
  products: Products;
  assets: AssetService;
  publishing: Publishing;
  content: Content;
  shownDonations: ShownDonations;
  members: Members;
  submissionsBy: (siteId: string, email: string) => Promise<InboxEntry[]>;
  now: () => Date;
}) {
  const { catalogue, stock, products } = deps;
  const discounts = makeDiscounts(deps);
  const giftCards = await makeGiftCards(deps);
  const pricing = makeCartPricing({ ...deps, stock, discounts, giftCards });
  const carts = makeCarts({ ...deps, pricing, giftCards });
  const mails = makeOrderMails(deps);
  const abandonedCarts = makeAbandonedCarts({ ...deps, carts, pricing, mails });
  const orders = await makeOrders({
    ...deps,
    carts,
    discounts,
    giftCards,
    stock,
    mails,
    links: makeOrderLinks(deps),
    downloads: makeDownloads(deps),
    book: customerBook,
    planReviewRequest: makePlanReviewRequest(deps),
  });
  const checkout = await makeCheckout({
    ...deps,
    carts,
    orders,
    discounts,
    giftCards,
    stock,
    pricing,
    abandonedCarts,
    mails,
    book: customerBook,
  });
  const { paymentAccounts } = deps;
  const subscriptions = await makeSubscriptions({
    ...deps,
    carts,
    orders,
    pricing,
    writing: checkout.writing,
    book: customerBook,
  });
  const productFiles = makeProductFiles(deps);
  const reviews = await makeReviews({ ...deps, orders });
  const donations = await makeDonations({ ...deps, book: customerBook });
  return {
    productFiles,
    keepTags: makeKeepTags({ db: deps.db, keepSaid: makeKeepSaid(deps) }),
    savedViews: makeSavedViews(deps),
    stock,
    products,
    catalogue,
    discounts,
    giftCards,
    carts,
    abandonedCarts,
    orders,
    ledger: makeLedgerExport(deps),
    customers: makeCustomers({
      ...deps,
      carts,
      orders,
      subscriptions: subscriptions.changing,
      membershipsOf: deps.members.namesOf,
      donations,
      reviewsOf: reviews.exportOf,
    }),
    subscriptions,
    sales: makeSales({ ...deps, carts }),
    reviews,
    donations,
    checkout,
    paymentAccounts,
    paymentSettings: makePaymentSettings(deps),
  };
}

export type Shop = Awaited<ReturnType<typeof makeShop>>;

export function serveShop(
  handle: Handle,
  deps: {
    shop: Shop;
    snapshots: Snapshots;
    admission: SiteAdmission;
    pages: Pages;
    bundle: Bundle;
    assets: AssetService;
    drafts: DraftContent;
    payments: Payments;
    shownDonations: ShownDonations;
    members: Members;
    readConsent: ReadConsent;
  },
): void {
  const { shop } = deps;
  serveProducts(handle, { ...deps, ...shop });
  serveCart(handle, { ...deps, ...shop });
  serveCheckout(handle, { ...deps, ...shop });
  serveAbandonedCarts(handle, { ...deps, ...shop });
  serveOrders(handle, { ...deps, ...shop });
  serveSavedViews(handle, shop);
  serveSales(handle, shop);
  serveLedger(handle, shop);
  serveDiscounts(handle, shop);
  serveGiftCards(handle, { ...deps, ...shop });
  servePaymentProviders(handle, shop);
  serveShopPages(handle, { ...deps, ...shop });
  serveCustomers(handle, shop);
  serveCustomerAccounts(handle, { ...deps, ...shop });
  serveAccountPages(handle, { ...deps, ...shop });
  serveMembers(handle, { ...deps, ...shop });
  serveSubscriptions(handle, { ...deps, ...shop });
  serveSubscriptionPages(handle, { ...deps, ...shop });
  serveDonations(handle, { ...deps, ...shop });
}
