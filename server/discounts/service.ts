import type { Cents } from '#core/money/currency.ts';
import {
  DISCOUNT_REFUSALS,
  normalCode,
  refusalOf,
  type Discount,
  type DiscountRefusal,
} from '#core/commerce/pricing/discounts.ts';
import { LISTED_KINDS } from '#core/fields/reference-kinds.ts';
import type { AuditAction } from '#core/activity/actions.ts';
import type { DiscountDraft, DiscountEntry } from '#contract/shop/discounts.ts';
import { fail, Failure } from '#contract/errors.ts';
import { recordAction } from '../audit.ts';
import type { Actor } from '../content/service.ts';
import type { Database, Tx } from '../database/database.ts';
import { isUniqueViolation } from '../database/errors.ts';
import { newId } from '../ids.ts';
import { strangeProducts } from '../products/references.ts';
import * as store from './store.ts';
import type { Say } from '#core/words/words.ts';

/** Discounts that a cart may have, with how often its customer used those that are limited. */
export interface Offers {
  found: readonly Discount[];
  uses: ReadonlyMap<string, number>;
}

export interface CodeAnswer {
  applied: Discount[];
  valid: { code: string; name: string }[];
  invalid: { code: string; reason: string }[];
}

interface Written {
  id: string;
  draft: DiscountDraft;
  /** What it was; nothing for one that is new. */
  before?: DiscountDraft;
}

export function makeDiscounts(deps: { db: Database; now: () => Date }) {
  const { db, now } = deps;

  async function change<T>(
    actor: Actor,
    action: AuditAction,
    work: (tx: Tx) => Promise<{ name: string; result: T } | Failure>,
  ): Promise<T | Failure> {
    try {
      return await db.site(actor.siteId, async (tx) => {
        const done = await work(tx);
        if (done instanceof Failure) return done;
        const { siteId, accountId } = actor;
        await recordAction(tx, { siteId, accountId, action, detail: { name: done.name } });
        return done.result;
      });
    } catch (error) {
      if (isUniqueViolation(error, 'discounts_code')) return fail('codeTaken');
      throw error;
    }
  }

  /** A new one, or another one in its place. */
  async function write(tx: Tx, { siteId }: Actor, { id, draft, before }: Written) {
    if (await strangeProducts(tx, draft.productIds, before?.productIds ?? [])) {
      const { problem } = LISTED_KINDS.product;
      return fail('invalid', { errors: { productIds: problem } }, problem);
    }
    const row: store.DiscountValues = {
      ...draft,
      id,
      code: normalCode(draft.code),
      startsAt: draft.startsAt === null ? null : new Date(draft.startsAt),
      endsAt: draft.endsAt === null ? null : new Date(draft.endsAt),
    };
    if (before) await store.updateDiscount(tx, row);
    else await store.insertDiscount(tx, siteId, row);
    const found = await store.findDiscount(tx, id);
    return found ? { name: found.name, result: toEntry(found) } : fail('notFound');
  }

  return {
    list: async (siteId: string) => ({
      discounts: (await db.readSite(siteId, store.listDiscounts)).map(toEntry),
    }),
    create: (actor: Actor, draft: DiscountDraft) =>
      change(actor, 'discount.create', (tx) => write(tx, actor, { id: newId(), draft })),
    /** What is left out stays as it is. */
    save: (actor: Actor, id: string, changes: Partial<DiscountDraft>) =>
      change(actor, 'discount.save', async (tx) => {
        const found = await store.findDiscount(tx, id);
        if (!found) return fail('notFound');
        const before = toEntry(found);
        const { id: _id, used: _used, ...draft } = { ...before, ...changes };
        return write(tx, actor, { id, draft, before });
      }),
    remove: (actor: Actor, id: string) =>
      change(actor, 'discount.delete', async (tx) => {
        const name = await store.deleteDiscount(tx, id);
        return name === undefined ? fail('notFound') : { name, result: { success: true as const } };
      }),

    /** What the database knows about these codes and this customer, and about what applies by itself. */
    async look(tx: Tx, codes: readonly string[], email: string): Promise<Offers> {
      const found = await store.listFor(tx, codes);
      const limited = found.filter(({ maxPerCustomer }) => maxPerCustomer !== null).map(({ id }) => id);
      return { found, uses: await store.countUses(tx, limited, email) };
    },

    /** Which codes hold for this cart, and what else applies by itself. */
    answer(
      { found, uses }: Offers,
      codes: readonly string[],
      cart: { subtotalCents: Cents; productIds: readonly string[]; say: Say<'cart'> },
    ): CodeAnswer {
      const refusal = (discount: Discount): DiscountRefusal | undefined =>
        refusalOf(discount, { ...cart, now: now(), usedByCustomer: uses.get(discount.id) ?? 0 });
      const named = codes.map((code) => {
        const discount = found.find((each) => each.code === code);
        return { code, discount, problem: discount ? refusal(discount) : ('unknown' as const) };
      });
      return {
        applied: [
          ...found.filter((discount) => discount.code === '' && !refusal(discount)),
          ...named.flatMap(({ discount, problem }) => (discount && !problem ? [discount] : [])),
        ],
        valid: named.flatMap(({ code, discount, problem }) =>
          discount && !problem ? [{ code, name: discount.name }] : [],
        ),
        invalid: named.flatMap(({ code, problem }) =>
          problem ? [{ code, reason: cart.say(DISCOUNT_REFUSALS[problem]) }] : [],
        ),
      };
    },

    /** Counts the uses of an order; false when one of them has been used up meanwhile. */
    async use(tx: Tx, order: { siteId: string; orderId: string; email: string; ids: readonly string[] }) {
      const { siteId, orderId, email } = order;
      for (const discountId of [...order.ids].sort()) {
        const discount = await store.useOnce(tx, discountId);
        if (!discount) return false;
        if (discount.maxPerCustomer !== null) {
          const uses = await store.countUses(tx, [discountId], email);
          if ((uses.get(discountId) ?? 0) >= discount.maxPerCustomer) return false;
        }
        await store.insertUse(tx, { siteId, discountId, orderId, email });
      }
      return true;
    },

    giveBack: store.giveBack,
  };
}

export type Discounts = ReturnType<typeof makeDiscounts>;

function toEntry({ startsAt, endsAt, ...row }: Discount): DiscountEntry {
  return {
    ...row,
    startsAt: startsAt?.toISOString() ?? null,
    endsAt: endsAt?.toISOString() ?? null,
  };
}
