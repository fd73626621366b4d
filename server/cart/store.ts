import { and, desc, eq, isNull, lt, sql } from 'drizzle-orm';
import type { Gift } from '#core/commerce/gift-cards/gift-card.ts';
import type { Answer } from '#core/forms/summary.ts';
import type { CheckoutContact } from '#contract/shop/cart.ts';
import type { Tx } from '../database/database.ts';
import { carts } from '../database/schema.ts';
import { statementForMany } from '../database/gathering.ts';
import { statement } from '../database/statement.ts';

export interface StoredEntry {
  id: string;
  variantId: string;
  quantity: number;
  /** Ids of what was chosen with it. */
  addOns?: readonly string[];
  /** What the product's own questions were answered with. */
  answers?: readonly Answer[];
  /** It is subscribed to: the cart has a checkout of its own. */
  isPlan?: true;
  /** Of a gift card: whom it is for. */
  gift?: Gift;
}

export interface CartRow {
  id: string;
  entries: StoredEntry[];
  coupons: string[];
  /** Ids of cards, in the order they were entered. */
  giftCards: string[];
  contact: Partial<CheckoutContact>;
  shippingOption: string;
  /** Of the page it was filled on; empty is the site's own. */
  language: string;
  orderId: string | null;
  isPurchased: boolean;
  createdAt: Date;
}

const COLUMNS = `id, entries, coupons, gift_cards as "giftCards", contact, shipping_option as "shippingOption", language, order_id as "orderId",
  is_purchased as "isPurchased", created_at as "createdAt"`;
const finding = statement<CartRow>('find-cart', `select ${COLUMNS} from carts where token_hash = $1`);
const locking = statement<CartRow>(
  'lock-cart',
  `select ${COLUMNS} from carts where token_hash = $1 for update`,
);

export async function findCart(tx: Tx, tokenHash: string, isLocked: boolean): Promise<CartRow | undefined> {
  return (await (isLocked ? locking : finding)(tx, [tokenHash]))[0];
}

const inserting = statementForMany<
  Omit<CartRow, 'orderId' | 'isPurchased'> & { siteId: string; tokenHash: string; madeBy: string | null }
>(
  'insert-cart',
  `insert into carts (site_id, id, token_hash, entries, coupons, contact, shipping_option, created_at, updated_at,
     made_by, gift_cards, language)
   select "siteId", id, "tokenHash", entries, coupons, contact, "shippingOption", "createdAt", "createdAt",
     "madeBy", "giftCards", language
   from json_to_recordset($1::json) as asked("siteId" text, id text, "tokenHash" text, entries jsonb, coupons text[],
     contact jsonb, "shippingOption" text, "createdAt" timestamptz, "madeBy" text, "giftCards" text[], language text)`,
);

export async function insertCart(
  tx: Tx,
  siteId: string,
  tokenHash: string,
  {
    orderId: _orderId,
    isPurchased: _isPurchased,
    madeBy = null,
    ...row
  }: CartRow & { madeBy?: string | null },
): Promise<void> {
  await inserting(tx, [{ ...row, siteId, tokenHash, madeBy }]);
}

const updating = statement(
  'update-cart',
  `update carts set entries = $2, coupons = $3, contact = $4, shipping_option = $5, updated_at = $6,
     gift_cards = $7, language = $8 where id = $1`,
);

export async function updateCart(tx: Tx, row: CartRow, updatedAt: Date): Promise<void> {
  const { id, entries, coupons, contact, shippingOption, giftCards, language } = row;
  const texts = [JSON.stringify(entries), coupons, JSON.stringify(contact)];
  await updating(tx, [id, ...texts, shippingOption, updatedAt, giftCards, language]);
}

// Carts come in quicker than the database counts them. It takes a shop for one with a few, and would rather read all of
// them than look for several at once; one that is named by its id it always finds by that.
const binding = statement('bind-cart', 'update carts set order_id = $2, updated_at = $3 where id = $1');
const purchasing = statement('purchase-cart', 'update carts set is_purchased = true where id = $1');

/** From here on the cart is that order. */
export async function bindOrder(tx: Tx, id: string, orderId: string, updatedAt: Date): Promise<void> {
  await binding(tx, [id, orderId, updatedAt]);
}

/** Frees the cart of an order that came to nothing. */
export async function releaseOrder(tx: Tx, id: string, orderId: string): Promise<void> {
  await tx
    .update(carts)
    .set({ orderId: null })
    .where(and(eq(carts.id, id), eq(carts.orderId, orderId), eq(carts.isPurchased, false)));
}

export async function markPurchased(tx: Tx, id: string): Promise<void> {
  await purchasing(tx, [id]);
}

/** From now on the cart belongs to whoever holds the new token. */
export async function setToken(tx: Tx, id: string, tokenHash: string): Promise<void> {
  await tx.update(carts).set({ tokenHash }).where(eq(carts.id, id));
}

export async function findById(tx: Tx, id: string): Promise<AbandonedRow | undefined> {
  return (await tx.select(abandonedColumns).from(carts).where(eq(carts.id, id)).for('update'))[0];
}

export async function markReminded(tx: Tx, id: string, at: Date): Promise<void> {
  await tx.update(carts).set({ remindedAt: at }).where(eq(carts.id, id));
}

/** A cart that somebody has left, with what is known of them. */
export interface AbandonedRow extends CartRow {
  updatedAt: Date;
  remindedAt: Date | null;
}

const abandonedColumns = {
  id: carts.id,
  entries: sql<StoredEntry[]>`${carts.entries}`,
  coupons: carts.coupons,
  giftCards: carts.giftCards,
  contact: sql<Partial<CheckoutContact>>`${carts.contact}`,
  shippingOption: carts.shippingOption,
  language: carts.language,
  orderId: carts.orderId,
  isPurchased: carts.isPurchased,
  createdAt: carts.createdAt,
  updatedAt: carts.updatedAt,
  remindedAt: carts.remindedAt,
};

/** Those whose owner can be reached, newest first. */
export async function listAbandoned(tx: Tx, before: Date, limit: number): Promise<AbandonedRow[]> {
  return tx
    .select(abandonedColumns)
    .from(carts)
    .where(
      and(
        eq(carts.isPurchased, false),
        isNull(carts.madeBy),
        lt(carts.updatedAt, before),
        isFilled,
        sql`not (${carts.entries} @> '[{"gift": {}}]')`,
        sql`coalesce(${carts.contact}->>'email', '') <> ''`,
      ),
    )
    .orderBy(desc(carts.updatedAt))
    .limit(limit);
}

const isFilled = sql`${carts.entries} <> '[]' and not ${carts.entries} @> '[{"isPlan": true}]'`;
