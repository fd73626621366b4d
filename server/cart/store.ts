import { and, eq, lt, sql } from 'drizzle-orm';
import type { CheckoutContact } from '#contract/cart.ts';
import type { Tx } from '../database/database.ts';
import { carts } from '../database/schema.ts';

export interface StoredEntry {
  id: string;
  variantId: string;
  quantity: number;
}

export interface CartRow {
  id: string;
  entries: StoredEntry[];
  coupons: string[];
  contact: Partial<CheckoutContact>;
  shippingOption: string;
  orderId: string | null;
  isPurchased: boolean;
  createdAt: Date;
}

const columns = {
  id: carts.id,
  entries: sql<StoredEntry[]>`${carts.entries}`,
  coupons: carts.coupons,
  contact: sql<Partial<CheckoutContact>>`${carts.contact}`,
  shippingOption: carts.shippingOption,
  orderId: carts.orderId,
  isPurchased: carts.isPurchased,
  createdAt: carts.createdAt,
};

export async function findCart(tx: Tx, tokenHash: string, isLocked: boolean): Promise<CartRow | undefined> {
  const query = tx.select(columns).from(carts).where(eq(carts.tokenHash, tokenHash));
  const [row] = await (isLocked ? query.for('update') : query);
  return row;
}

export async function insertCart(
  tx: Tx,
  row: {
    siteId: string;
    id: string;
    tokenHash: string;
    createdAt: Date;
    entries?: StoredEntry[];
    coupons?: string[];
  },
): Promise<CartRow> {
  const [made] = await tx
    .insert(carts)
    .values({ ...row, updatedAt: row.createdAt })
    .returning(columns);
  if (!made) throw new Error('The cart was not written.');
  return made;
}

export async function updateCart(
  tx: Tx,
  id: string,
  change: Partial<Omit<CartRow, 'id' | 'createdAt'>> & { updatedAt: Date },
): Promise<void> {
  await tx.update(carts).set(change).where(eq(carts.id, id));
}

/** Frees the cart of an order that came to nothing. */
export async function releaseOrder(tx: Tx, orderId: string): Promise<void> {
  await tx
    .update(carts)
    .set({ orderId: null })
    .where(and(eq(carts.orderId, orderId), eq(carts.isPurchased, false)));
}

export async function markPurchased(tx: Tx, orderId: string): Promise<void> {
  await tx.update(carts).set({ isPurchased: true }).where(eq(carts.orderId, orderId));
}

export async function countLeft(tx: Tx, before: Date): Promise<number> {
  const [row] = await tx
    .select({ count: sql<number>`count(*)` })
    .from(carts)
    .where(and(eq(carts.isPurchased, false), lt(carts.updatedAt, before), sql`${carts.entries} <> '[]'`));
  return row?.count ?? 0;
}
