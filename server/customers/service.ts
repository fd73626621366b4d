import type { FastifyRequest } from 'fastify';
import type { InboxEntry } from '#contract/forms.ts';
import type { Carts } from '../cart/service.ts';
import type { Database } from '../database/database.ts';
import type { Site } from '../http/context.ts';
import type { Mailing } from '../mail/service.ts';
import type { Orders } from '../orders/service.ts';
import type { Sites } from '../sites/service.ts';
import { makeCustomerAccount } from './account.ts';
import { customerTokenOf } from './cookies.ts';
import { makeCustomerLinks } from './links.ts';
import { makeCustomersOfShop } from './owners.ts';
import { makeCustomerSessions } from './sessions.ts';
import type { CustomersDonations, CustomersSubscriptions } from './subscriptions.ts';
import type { CustomerRow } from './store.ts';

/** Whoever is logged in on a site as its customer. */
export type CustomerOf = (site: Site, request: FastifyRequest) => Promise<CustomerRow | undefined>;

/** The customers of a site: their own accounts, and what the shop sees of them. */
export function makeCustomers(deps: {
  db: Database;
  sites: Sites;
  carts: Carts;
  orders: Orders;
  subscriptions: CustomersSubscriptions;
  mail: Mailing;
  submissionsBy: (siteId: string, email: string) => Promise<InboxEntry[]>;
  /** Names of the member areas that a customer may enter. */
  membershipsOf: (siteId: string, customerId: string) => Promise<string[]>;
  donations: CustomersDonations;
  reviewsOf: (siteId: string, email: string) => Promise<unknown[]>;
  now: () => Date;
}) {
  const sessions = makeCustomerSessions(deps);
  const of: CustomerOf = (site, request) => sessions.find(site.id, customerTokenOf(request));
  return {
    of,
    sessions,
    links: makeCustomerLinks({ ...deps, sessions }),
    account: makeCustomerAccount(deps),
    ofShop: makeCustomersOfShop(deps),
  };
}
