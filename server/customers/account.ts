import { passwordProblem } from '#core/accounts/password.ts';
import { addressProblems, type Address } from '#core/commerce/cart/address.ts';
import { asBuyerReads } from '#core/commerce/cart/cart.ts';
import { fail, Failure } from '#contract/errors.ts';
import type { CustomerProfile } from '#contract/shop/customer-accounts.ts';
import { hashPassword, isPassword } from '../accounts/passwords.ts';
import { makeTries, tryKey } from '../accounts/tries.ts';
import type { CartPlace } from '../cart/changing.ts';
import type { Carts } from '../cart/service.ts';
import type { Database } from '../database/database.ts';
import type { Site } from '../http/context.ts';
import type { Mailing } from '../mail/service.ts';
import type { Orders } from '../orders/service.ts';
import { digest } from '../secrets/secrets.ts';
import type { Sites } from '../sites/service.ts';
import type { CustomersDonations, CustomersSubscriptions } from './subscriptions.ts';
import * as store from './store.ts';
import { languageKept } from '#core/languages/words-in.ts';
import { wordsOfSite } from '#core/settings/site-words.ts';

/** Somebody logged in on a site, by this session. */
export interface CustomerCaller {
  site: Site;
  customer: store.CustomerRow;
  token: string;
  /** The page they are on. */
  cameFrom: string;
}

/** What customers do with their own account. */
export function makeCustomerAccount(deps: {
  db: Database;
  sites: Sites;
  carts: Carts;
  orders: Orders;
  subscriptions: CustomersSubscriptions;
  mail: Mailing;
  membershipsOf: (siteId: string, customerId: string) => Promise<string[]>;
  donations: CustomersDonations;
  reviewsOf: (siteId: string, email: string) => Promise<unknown[]>;
  now: () => Date;
}) {
  const { db, carts, orders, subscriptions, mail, membershipsOf, donations, reviewsOf } = deps;
  const tries = makeTries(deps);

  async function change(
    { site, customer }: CustomerCaller,
    changed: Partial<Pick<store.CustomerRow, 'name' | 'acceptsMarketing' | 'addresses'>>,
  ): Promise<CustomerProfile> {
    await db.site(site.id, (tx) => store.updateCustomer(tx, customer.id, changed));
    return profileOf({ ...customer, ...changed });
  }

  /** Whether it is really them, and not somebody who found their device open. */
  async function isProven({ customer }: CustomerCaller, proof: string): Promise<true | Failure> {
    if (customer.passwordHash === '')
      return proof.trim().toLowerCase() === customer.email ? true : fail('wrongEmail');
    const refusal = await tries.begin(tryKey.password(customer.id));
    if (refusal) return refusal;
    if (!(await isPassword(customer.passwordHash, proof))) return fail('wrongPassword');
    await tries.forgive(tryKey.password(customer.id));
    return true;
  }

  /** What the shop is set to, as they read it. */
  async function settingsFor({ site, cameFrom }: CustomerCaller) {
    const { languages } = await carts.rulesOf(site);
    return (await carts.rulesOf(site, languageKept(languages, cameFrom))).settings;
  }

  return {
    save: (caller: CustomerCaller, profile: { name: string; acceptsMarketing: boolean }) =>
      change(caller, profile),

    async saveAddresses(caller: CustomerCaller, addresses: Address[]): Promise<CustomerProfile | Failure> {
      const say = wordsOfSite(await settingsFor(caller)).of('checkout');
      const errors = Object.fromEntries(
        addresses.flatMap((address, index) =>
          Object.entries(addressProblems(address, say)).map(([name, problem]) => [
            `addresses.${index}.${name}`,
            problem,
          ]),
        ),
      );
      const [first] = Object.values(errors);
      return first === undefined ? change(caller, { addresses }) : fail('invalid', { errors }, first);
    },

    async changePassword(
      caller: CustomerCaller,
      input: { present: string; password: string },
    ): Promise<{ ok: true } | Failure> {
      const { site, customer, token } = caller;
      // Whoever has none yet came by a link to their mailbox, and has nothing to prove with.
      const proven = customer.passwordHash === '' ? true : await isProven(caller, input.present);
      if (proven instanceof Failure) return proven;
      const problem = passwordProblem(input.password, customer.email);
      if (problem) return fail('invalid', { errors: { password: problem } }, problem);
      const passwordHash = await hashPassword(input.password);
      const settings = await settingsFor(caller);
      await db.site(site.id, async (tx) => {
        await store.updateCustomer(tx, customer.id, { passwordHash });
        await store.deleteSessionsOf(tx, customer.id, digest(token));
        await store.deleteLinksTo(tx, customer.email);
        await mail.send(tx, {
          to: customer.email,
          siteId: site.id,
          name: 'customerPassword',
          values: { siteTitle: settings.site.title, name: customer.name },
          words: wordsOfSite(settings),
        });
      });
      return { ok: true };
    },

    orders: ({ site, customer }: CustomerCaller, before?: string) =>
      orders.ofCustomer(site, customer.id, before),

    /** Puts the lines of an order into the cart one by one; what the shop no longer sells is told. */
    async reorder(
      { customer, cameFrom }: CustomerCaller,
      { site, token }: CartPlace,
      orderId: string,
    ): Promise<{ added: number; missing: string[]; token: string | undefined } | Failure> {
      const lines = await orders.linesOf(site.id, customer.id, orderId);
      if (!lines) return fail('notFound');
      const missing: string[] = [];
      let cart = token;
      for (const line of lines) {
        const { variantId, quantity, addOns } = line;
        const wanted = { variantId, quantity, addOns: addOns?.map(({ id }) => id) };
        const added = await carts.add({ site, token: cart, path: cameFrom }, wanted);
        if (added instanceof Failure) missing.push(asBuyerReads(line).title);
        else cart = added.token;
      }
      return { added: lines.length - missing.length, missing, token: cart };
    },

    async exportData({ site, customer }: CustomerCaller): Promise<string> {
      const data = {
        ...profileOf(customer),
        customerSince: customer.createdAt.toISOString(),
        accountSince: customer.joinedAt?.toISOString() ?? null,
        orders: await orders.exportOf(site.id, customer.id),
        memberships: await membershipsOf(site.id, customer.id),
        reviews: await reviewsOf(site.id, customer.email),
        donations: await donations.exportOf(site.id, customer.email),
      };
      return `${JSON.stringify(data, undefined, 2)}\n`;
    },

    /** Orders stay in the books of the shop, which has to keep them; nothing else does. */
    async remove(caller: CustomerCaller, proof: string): Promise<{ ok: true } | Failure> {
      const { site, customer } = caller;
      const proven = await isProven(caller, proof);
      if (proven instanceof Failure) return proven;
      await db.site(site.id, async (tx) => {
        await subscriptions.leaveCustomer(tx, customer.id);
        await donations.monthly.leaveDonor(tx, customer.email);
        await orders.leaveCustomer(tx, customer.id);
        await store.deleteLinksTo(tx, customer.email);
        await store.deleteCustomer(tx, customer.id);
      });
      return { ok: true };
    },
  };
}

export type CustomerAccount = ReturnType<typeof makeCustomerAccount>;

export function profileOf(customer: store.CustomerRow): CustomerProfile {
  const { email, name, addresses, acceptsMarketing, passwordHash } = customer;
  return { email, name, addresses, acceptsMarketing, hasPassword: passwordHash !== '' };
}
