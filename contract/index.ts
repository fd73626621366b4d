import { access } from './access.ts';
import { accounts } from './accounts.ts';
import { activity } from './activity.ts';
import { assets } from './assets.ts';
import { auth } from './auth.ts';
import { billing } from './billing.ts';
import { collections } from './collections.ts';
import { comments } from './comments.ts';
import { cartCalls, downloads, shopPages } from './cart.ts';
import { content } from './content.ts';
import { discounts } from './discounts.ts';
import { domains } from './domains.ts';
import { leftCarts } from './left-carts.ts';
import { orders } from './orders.ts';
import { paymentAccount } from './payments.ts';
import { people } from './people.ts';
import { presence } from './presence.ts';
import { previews } from './previews.ts';
import { forms } from './forms.ts';
import { moving } from './moving.ts';
import { mySites } from './my-sites.ts';
import { newsletter } from './newsletter.ts';
import { scriptErrors } from './script-errors.ts';
import { popup } from './popup.ts';
import { productFiles } from './product-files.ts';
import { products } from './products.ts';
import { sales } from './sales.ts';
import { siteUsers } from './site-users.ts';
import { sites } from './sites.ts';
import { widgets } from './widgets.ts';
import type { Address } from './address.ts';
import type { Given, Linked, ReplyOf, Route } from './route.ts';

const all = {
  access,
  accounts,
  activity,
  assets,
  auth,
  billing,
  collections,
  cart: cartCalls,
  shopPages,
  comments,
  downloads,
  content,
  discounts,
  domains,
  leftCarts,
  orders,
  paymentAccount,
  products,
  productFiles,
  sales,
  people,
  presence,
  previews,
  forms,
  moving,
  mySites,
  newsletter,
  popup,
  scriptErrors,
  siteUsers,
  sites,
  widgets,
} as const;

/** The whole HTTP API, by feature. OpenAPI and the check that every route is served come from this list. */
export const CONTRACT: Readonly<Record<string, Readonly<Record<string, Route>>>> = all;

type AnyRoute = { [F in keyof typeof all]: (typeof all)[F][keyof (typeof all)[F]] }[keyof typeof all];
type Key<A extends Address> = `${A['method']} ${A['path']}`;
type Routes = { [R in AnyRoute as Key<R>]: R };

/** The route that is declared at an address: visitors' code knows routes by these types alone. */
export type RouteAt<A extends Address> = Key<A> extends keyof Routes ? Routes[Key<A>] : never;
export type ReplyAt<A extends Address> = ReplyOf<RouteAt<A>>;

/** The last parameter of a call, left out where a route asks for nothing. */
type Asked<T> = Partial<T> extends T ? [given?: T] : [given: T];
export type GivenTo<A extends Address, Options = unknown> = Asked<Given<RouteAt<A>> & Options>;
export type LinkTo<A extends Address, Options = unknown> = Asked<Linked<RouteAt<A>> & Options>;
