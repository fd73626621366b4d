import { effectivePrice, isVisible } from '#core/commerce/catalogue/product.ts';
import type { SiteLanguages } from '#core/languages/site-languages.ts';
import { languageKept, wordsInLanguage } from '#core/languages/words-in.ts';
import { toCents, type Cents } from '#core/money/currency.ts';
import {
  actionsFor,
  isListed,
  SUBSCRIPTION_EVENTS,
  type ListedSubscriptionState,
} from '#core/subscriptions/states.ts';
import { fail, type Failure } from '#contract/errors.ts';
import type { PayChoice } from '#contract/shop/cart.ts';
import type { MySubscription, Subscription, SubscriptionEntry } from '#contract/shop/subscriptions.ts';
import type { Tx } from '../database/database.ts';
import type { Site } from '../http/context.ts';
import { saidChoices } from '../payments/service.ts';
import type { Stock } from '../products/stock.ts';
import { termsOf } from './advancing.ts';
import { factsOf } from './changing.ts';
import { cartOf } from './attempting.ts';
import type { RenewalDeps } from './renewal.ts';
import { saidPlan, titleOfPlan, variantNameIn, type SaidPlan } from './said-plan.ts';
import * as store from './store.ts';
import type { SubscriptionRow } from './store.ts';

const PAGE = 50;
const MINE = 50;
const ORDERS = 24;
const EVENTS = 200;

type Offered = Awaited<ReturnType<Stock['variantsOf']>>[number];

function toEntry(row: SubscriptionRow, state: ListedSubscriptionState, dueAt: Date | null) {
  return {
    id: row.id,
    state,
    title: row.title,
    quantity: row.quantity,
    plan: row.plan,
    cents: toCents(row.unitCents * row.quantity),
    currency: row.currency,
    nextAt: dueAt?.toISOString() ?? null,
    createdAt: row.createdAt.toISOString(),
  };
}

/** What a subscription can be changed to. */
const toVariant = (variant: Offered, said: SaidPlan) => ({
  id: variant.variantId,
  name: variantNameIn(variant, said),
  cents: effectivePrice(variant),
});

/** What customers and owners see of subscriptions. */
export function makeReading(deps: RenewalDeps & { stock: Stock }) {
  const { db, carts, payments, priceOf, stock, now } = deps;

  /** In the words of the customer where the languages of the site are given, else as the owner wrote them. */
  async function toMine(
    tx: Tx,
    row: SubscriptionRow,
    languages?: SiteLanguages,
  ): Promise<MySubscription | undefined> {
    if (!isListed(row.state)) return undefined;
    const said = languages && (await saidPlan(tx, languages, row));
    const [dueAt, orders, offered] = await Promise.all([
      store.dueAtOf(tx, row.id),
      store.listPeriods(tx, row.id, ORDERS),
      stock.variantsOf(tx, row.productId),
    ]);
    const actions = actionsFor(factsOf(row));
    return {
      ...toEntry(row, row.state, dueAt ?? null),
      title: titleOfPlan(row, said),
      card: row.methodLabel,
      shipping: row.type === 'PHYSICAL' ? row.contact.shipping : null,
      actions,
      variantId: row.variantId,
      variants: offered.filter((each) => isVisible(each, now())).map((each) => toVariant(each, said)),
      orders: orders.map(({ orderId, number, startsAt, endsAt, ...order }) => ({
        ...order,
        id: orderId,
        number: number ?? 0,
        startsAt: startsAt.toISOString(),
        endsAt: endsAt.toISOString(),
      })),
    };
  }

  async function toWhole(tx: Tx, row: SubscriptionRow): Promise<Subscription | undefined> {
    const mine = await toMine(tx, row);
    const events = await store.listEvents(tx, row.id, EVENTS);
    return (
      mine && {
        ...mine,
        email: row.email,
        name: row.name,
        customerId: row.customerId,
        paidCycles: row.paidCycles,
        timeline: events.map(({ id, kind, words, orderId, by, at }) => ({
          id,
          at: at.toISOString(),
          words: words === '' ? SUBSCRIPTION_EVENTS[kind] : `${SUBSCRIPTION_EVENTS[kind]}: ${words}`,
          by,
          orderId,
        })),
      }
    );
  }

  /** `path` is the page that they are read on. */
  async function choices(site: Site, path: string): Promise<PayChoice[]> {
    const { settings, languages } = await carts.rulesOf(site);
    const words = wordsInLanguage(settings, languageKept(languages, path));
    return saidChoices(await payments.keepers(site), words);
  }

  return {
    async list(
      siteId: string,
      query: {
        state?: ListedSubscriptionState | undefined;
        words?: string | undefined;
        after?: string | undefined;
      },
    ): Promise<{ subscriptions: SubscriptionEntry[]; next: string | null }> {
      const rows = await db.readSite(siteId, (tx) =>
        store.list(tx, {
          state: query.state,
          words: query.words ?? '',
          after: store.readCursor(query.after),
          limit: PAGE + 1,
        }),
      );
      const last = rows.length > PAGE ? rows[PAGE - 1] : undefined;
      return {
        subscriptions: rows.slice(0, PAGE).flatMap((row) =>
          isListed(row.state)
            ? [
                {
                  ...toEntry(row, row.state, row.dueAt),
                  email: row.email,
                  name: row.name,
                  customerId: row.customerId,
                },
              ]
            : [],
        ),
        next: last ? store.cursorOf(last) : null,
      };
    },

    async read(siteId: string, id: string): Promise<Subscription | Failure> {
      const found = await db.readSite(siteId, async (tx) => {
        const row = await store.find(tx, id);
        return row && toWhole(tx, row);
      });
      return found ?? fail('notFound');
    },

    async ofCustomer(site: Site, customerId: string, path: string) {
      const { languages } = await carts.rulesOf(site);
      const subscriptions = await db.readSite(site.id, async (tx) => {
        const rows = await store.list(tx, { words: '', customerId, limit: MINE });
        const all = [];
        for (const row of rows) all.push(await toMine(tx, row, languages));
        return all.filter((each) => each !== undefined);
      });
      return { subscriptions, choices: await choices(site, path) };
    },

    /** For whoever holds the link, with what a payment would cost now where one is due. */
    async byLink(site: Site, id: string, path: string) {
      const rules = await carts.rulesOf(site);
      const found = await db.readSite(site.id, async (tx) => {
        const row = await store.find(tx, id);
        const subscription = row && (await toMine(tx, row, rules.languages));
        if (!row || !subscription) return undefined;
        const dueCents: Cents | null =
          row.state === 'pastDue'
            ? (
                await priceOf(tx, {
                  siteId: site.id,
                  row: cartOf(row, now()),
                  rules,
                  terms: termsOf(row, rules.settings),
                })
              ).cart.grandTotalCents
            : null;
        return { subscription, dueCents };
      });
      return found ? { ...found, choices: await choices(site, path) } : fail('notFound');
    },
  };
}
