import { mergedFacts, tidyTags } from '#core/customers/customer.ts';
import { readCustomers, toCustomersCsv } from '#core/customers/customer-csv.ts';
import { hasPermission, Permission } from '#core/enumerations/permissions.ts';
import { formatMoney, isCurrencyCode } from '#core/money/currency.ts';
import { localeOf } from '#core/settings/locale.ts';
import { fail, type Failure } from '#contract/errors.ts';
import type { InboxEntry } from '#contract/forms.ts';
import type {
  Customer,
  CustomerEntry,
  CustomerFilters,
  CustomerHappening,
} from '#contract/shop/customers.ts';
import { recordAction } from '../audit.ts';
import type { Carts } from '../cart/service.ts';
import type { Database, Tx } from '../database/database.ts';
import { unlessRefused } from '../database/unless-refused.ts';
import type { Site } from '../http/context.ts';
import { newId } from '../ids.ts';
import type { Mailing } from '../mail/service.ts';
import type { Orders } from '../orders/service.ts';
import * as lists from './list-store.ts';
import type { CustomersSubscriptions } from './subscriptions.ts';
import * as store from './store.ts';

const PAGE = 50;
const EXPORTED = 100_000;
const SHOWN_TAGS = 200;
const SHOWN_DOUBLES = 5;
const SHOWN_HAPPENINGS = 100;
const IMPORT_STEP = 500;
const MAX_REFUSED_SHOWN = 20;

/** Somebody of the shop, with what they may see. */
export interface CustomerActor {
  site: Site;
  accountId: string;
  permissions: readonly number[];
}

interface Deps {
  db: Database;
  carts: Carts;
  orders: Orders;
  subscriptions: CustomersSubscriptions;
  mail: Mailing;
  /** What somebody with this email has sent by forms. */
  submissionsBy: (siteId: string, email: string) => Promise<InboxEntry[]>;
  now: () => Date;
}

/** Customers as those see them who run the shop. */
export function makeCustomersOfShop(deps: Deps) {
  const { db, carts, orders, subscriptions, mail, submissionsBy, now } = deps;

  async function timelineOf(
    { site, permissions }: CustomerActor,
    customer: store.CustomerRow,
  ): Promise<CustomerHappening[]> {
    const mayReadForms = hasPermission(permissions, Permission.contentManager);
    const [bought, sent, mails, settings] = await Promise.all([
      orders.entriesOf(site.id, customer.id),
      mayReadForms ? submissionsBy(site.id, customer.email) : [],
      mail.listToFor(site.id, customer.email, permissions),
      carts.settingsOf(site),
    ]);
    const locale = localeOf(settings.site);
    const all: CustomerHappening[] = [
      ...bought.map((order) => ({
        kind: 'order' as const,
        at: order.placedAt,
        words: `Order #${order.number}, ${formatMoney({ cents: order.totalCents, currency: order.currency, locale })}`,
        to: `/selling/orders/${order.id}`,
      })),
      ...sent.map((entry) => ({
        kind: 'form' as const,
        at: entry.createdAt,
        words: entry.preview === '' ? entry.formName : `${entry.formName}: ${entry.preview}`,
        to: `/inbox/${entry.id}`,
      })),
      ...mails.map(({ subject, createdAt }) => ({
        kind: 'mail' as const,
        at: createdAt.toISOString(),
        words: subject,
        to: '',
      })),
    ];
    return all.sort((a, b) => b.at.localeCompare(a.at)).slice(0, SHOWN_HAPPENINGS);
  }

  async function read(actor: CustomerActor, id: string): Promise<Customer | Failure> {
    const found = await db.readSite(actor.site.id, async (tx) => {
      const customer = await store.findCustomer(tx, id);
      return customer && { customer, doubles: await store.listDoubles(tx, customer, SHOWN_DOUBLES) };
    });
    if (!found) return fail('notFound');
    const { customer, doubles } = found;
    return {
      ...toEntry(customer),
      note: customer.note,
      addresses: customer.addresses,
      timeline: await timelineOf(actor, customer),
      doubles: doubles.map(({ joinedAt, ...double }) => ({ ...double, hasAccount: joinedAt !== null })),
    };
  }

  /** One change of a customer, locked while it is made, with a line in the activity log. */
  async function change(
    actor: CustomerActor,
    id: string,
    action: 'customer.save' | 'customer.block' | 'customer.unblock' | 'customer.merge',
    work: (tx: Tx, customer: store.CustomerRow) => Promise<Failure | undefined>,
  ): Promise<Customer | Failure> {
    const { site, accountId } = actor;
    const refusal = await unlessRefused(db.site, site.id, async (tx) => {
      const customer = await store.findCustomer(tx, id, true);
      if (!customer) return fail('notFound');
      const refused = await work(tx, customer);
      if (!refused) await recordAction(tx, { siteId: site.id, accountId, action, detail: { id } });
      return refused;
    });
    return refusal ?? read(actor, id);
  }

  return {
    async list(siteId: string, filters: CustomerFilters) {
      const filter = filterOf(filters);
      const { rows, tags } = await db.readSite(siteId, async (tx) => ({
        rows: await lists.listCustomers(tx, { ...filter, limit: PAGE + 1 }),
        tags: await lists.listTags(tx, SHOWN_TAGS),
      }));
      const last = rows.length > PAGE ? rows[PAGE - 1] : undefined;
      return {
        customers: rows.slice(0, PAGE).map(toEntry),
        tags,
        next: last ? lists.cursorOf(last, filter.sort) : null,
      };
    },

    read,

    save: (
      actor: CustomerActor,
      id: string,
      facts: { name: string; tags: readonly string[]; note: string; acceptsMarketing: boolean },
    ) =>
      change(actor, id, 'customer.save', async (tx) => {
        await store.updateCustomer(tx, id, { ...facts, tags: tidyTags(facts.tags) });
        return undefined;
      }),

    /** Ends all sessions with it: whoever is blocked is out at once. */
    block: (actor: CustomerActor, id: string, isBlocked: boolean) =>
      change(actor, id, isBlocked ? 'customer.block' : 'customer.unblock', async (tx, customer) => {
        await store.updateCustomer(tx, id, { blockedAt: isBlocked ? (customer.blockedAt ?? now()) : null });
        if (isBlocked) await store.deleteSessionsOf(tx, id);
        return undefined;
      }),

    /** An account is its customer's alone: it neither goes with a merge nor gets a second email. */
    merge: (actor: CustomerActor, id: string, otherId: string) =>
      change(actor, id, 'customer.merge', async (tx, kept) => {
        const other = id === otherId ? undefined : await store.findCustomer(tx, otherId, true);
        if (!other) return fail('notFound');
        if (other.joinedAt) return fail(kept.joinedAt ? 'customersHaveAccounts' : 'customerHasAccount');
        await store.updateCustomer(tx, id, {
          ...storedFacts(mergedFacts(kept, other)),
          blockedAt: kept.blockedAt ?? other.blockedAt,
        });
        await store.deleteCustomer(tx, otherId);
        await orders.moveToCustomer(tx, otherId, id);
        await subscriptions.moveCustomer(tx, otherId, id);
        return undefined;
      }),

    async import({ site, accountId }: CustomerActor, csv: string) {
      const { customers: found, refused } = readCustomers(csv);
      const rows = found.map((each) => ({ ...each, siteId: site.id, id: newId(), createdAt: now() }));
      return db.site(site.id, async (tx) => {
        let added = 0;
        for (let at = 0; at < rows.length; at += IMPORT_STEP)
          added += await lists.addCustomers(tx, rows.slice(at, at + IMPORT_STEP));
        await recordAction(tx, { siteId: site.id, accountId, action: 'customer.import', detail: { added } });
        return { added, known: rows.length - added, refused: refused.slice(0, MAX_REFUSED_SHOWN) };
      });
    },

    async export(siteId: string, filters: CustomerFilters): Promise<string> {
      const rows = await db.readSite(siteId, (tx) =>
        lists.listCustomers(tx, { ...filterOf(filters), limit: EXPORTED }),
      );
      return toCustomersCsv(rows.map((row) => ({ ...toEntry(row), note: row.note })));
    },
  };
}

export type CustomersOfShop = ReturnType<typeof makeCustomersOfShop>;

const storedFacts = ({ addresses, tags, ...facts }: ReturnType<typeof mergedFacts>) => ({
  ...facts,
  addresses: [...addresses],
  tags: [...tags],
});

const asked = (answer: 'yes' | 'no' | undefined) => (answer === undefined ? undefined : answer === 'yes');

function filterOf(filters: CustomerFilters): Omit<lists.CustomerFilter, 'limit'> {
  const { words = '', sort = 'newest', tag, after } = filters;
  return {
    words,
    hasOrdered: asked(filters.ordered),
    acceptsMarketing: asked(filters.marketing),
    isBlocked: asked(filters.blocked),
    hasAccount: asked(filters.account),
    tag,
    sort,
    after: lists.readCursor(after, sort),
  };
}

function toEntry(row: store.CustomerRow): CustomerEntry {
  const { id, email, name, acceptsMarketing, tags, orderCount, spentCents, currency } = row;
  return {
    id,
    email,
    name,
    acceptsMarketing,
    tags,
    hasAccount: row.joinedAt !== null,
    isBlocked: row.blockedAt !== null,
    orderCount,
    spentCents,
    currency: isCurrencyCode(currency) ? currency : null,
    lastOrderAt: row.lastOrderAt?.toISOString() ?? null,
    createdAt: row.createdAt.toISOString(),
  };
}
