import { access } from './people/access.ts';
import { accounts } from './people/accounts.ts';
import { activity } from './people/activity.ts';
import { analytics } from './visits/analytics.ts';
import { assets } from './content/assets.ts';
import { pictureSources } from './content/picture-sources.ts';
import { auth } from './people/auth.ts';
import { billing } from './billing.ts';
import { collections } from './content/collections.ts';
import { code } from './code.ts';
import { comments } from './comments.ts';
import { cartCalls, downloads, shopPages } from './shop/cart.ts';
import { consent } from './consent.ts';
import { content } from './content/content.ts';
import { customerAccounts } from './shop/customer-accounts.ts';
import { members } from './shop/members.ts';
import { customers } from './shop/customers.ts';
import { discounts } from './shop/discounts.ts';
import { giftCards } from './shop/gift-cards.ts';
import { ledger } from './shop/ledger.ts';
import { domains } from './sites/domains.ts';
import { abandonedCarts } from './shop/abandoned-carts.ts';
import { orders } from './shop/orders.ts';
import { paymentProviders } from './shop/payments.ts';
import { passkeys } from './people/passkeys.ts';
import { people } from './people/people.ts';
import { presence } from './people/presence.ts';
import { previews } from './content/previews.ts';
import { fonts } from './content/fonts.ts';
import { savedSections } from './content/saved-sections.ts';
import { events } from './visits/events.ts';
import { experiments } from './experiments.ts';
import { goals } from './visits/goals.ts';
import { forms } from './forms.ts';
import { findCalls } from './sites/find.ts';
import { homeCalls } from './sites/home.ts';
import { pushCalls } from './sites/push.ts';
import { samples } from './sites/samples.ts';
import { moving } from './content/moving.ts';
import { maps } from './content/maps.ts';
import { machineTranslation } from './content/machine-translation.ts';
import { multilingual } from './content/multilingual.ts';
import { mySites } from './sites/my-sites.ts';
import { newsletter } from './newsletter.ts';
import { operator } from './operator.ts';
import { scriptErrors } from './script-errors.ts';
import { popup } from './popup.ts';
import { productFiles } from './shop/product-files.ts';
import { productTable } from './shop/product-table.ts';
import { products } from './shop/products.ts';
import { donationPages, donations } from './shop/donations.ts';
import { reviews } from './shop/reviews.ts';
import { sales } from './shop/sales.ts';
import { savedViews } from './shop/saved-views.ts';
import {
  customerSubscriptions,
  planCheckout,
  subscriptionPages,
  subscriptions,
} from './shop/subscriptions.ts';
import { fastForward } from './shop/fast-forward.ts';
import { sites } from './sites/sites.ts';
import { speed } from './visits/speed.ts';
import { widgets } from './widgets.ts';
import type { Address } from './address.ts';
import type { Given, Linked, ReplyOf, Route } from './route.ts';

const all = {
  access,
  accounts,
  activity,
  analytics,
  assets,
  pictureSources,
  auth,
  billing,
  collections,
  cart: cartCalls,
  shopPages,
  code,
  comments,
  downloads,
  consent,
  content,
  customerAccounts,
  members,
  customers,
  customerSubscriptions,
  planCheckout,
  subscriptionPages,
  fastForward,
  subscriptions,
  discounts,
  giftCards,
  ledger,
  domains,
  abandonedCarts,
  orders,
  paymentProviders,
  products,
  productFiles,
  productTable,
  savedViews,
  reviews,
  donationPages,
  donations,
  sales,
  passkeys,
  people,
  presence,
  previews,
  savedSections,
  fonts,
  find: findCalls,
  home: homeCalls,
  push: pushCalls,
  samples,
  events,
  experiments,
  goals,
  forms,
  moving,
  maps,
  multilingual,
  machineTranslation,
  mySites,
  newsletter,
  operator,
  popup,
  scriptErrors,
  sites,
  speed,
  widgets,
} as const;

/** The whole HTTP API, by feature. OpenAPI and the check that every route is served come from this list. */
export const CONTRACT: Readonly<Record<string, Readonly<Record<string, Route>>>> = all;

type AnyRoute = { [F in keyof typeof all]: (typeof all)[F][keyof (typeof all)[F]] }[keyof typeof all];
type Key<A extends Address> = `${A['method']} ${A['path']}`;
type GivenByKey = { [R in AnyRoute as Key<R>]: Given<R> };
type LinkByKey = { [R in AnyRoute as Key<R>]: Linked<R> };
type ReplyByKey = { [R in AnyRoute as Key<R>]: ReplyOf<R> };
// Interfaces, because TypeScript works their keys out once and those of a mapped type at every use.
interface Givens extends GivenByKey {}
interface Links extends LinkByKey {}
interface Replies extends ReplyByKey {}
type At<A extends Address, Known> = Key<A> extends keyof Known ? Known[Key<A>] : never;

/** What the route that is declared at an address answers. Visitors' code knows routes by these types alone. */
export type ReplyAt<A extends Address> = At<A, Replies>;
/** What it takes as JSON. */
export type BodyAt<A extends Address> = At<A, Givens> extends { body?: infer B } ? B : never;

/** The last parameter of a call, left out where a route asks for nothing. */
type Asked<T> = Partial<T> extends T ? [given?: T] : [given: T];
export type GivenTo<A extends Address, Options = unknown> = Asked<At<A, Givens> & Options>;
export type LinkTo<A extends Address, Options = unknown> = Asked<At<A, Links> & Options>;
