import { and, asc, desc, eq, gt, ilike, inArray, isNotNull, isNull, lt, lte, or, sql } from 'drizzle-orm';
import type { CardMovement, GiftCardState } from '#core/commerce/gift-cards/gift-card.ts';
import type { Cents, CurrencyCode } from '#core/money/currency.ts';
import type { Tx } from '../database/database.ts';
import { accounts, giftCardMovements, giftCards, orders } from '../database/schema.ts';
import { statement } from '../database/statement.ts';

const columns = {
  id: giftCards.id,
  last: giftCards.last,
  currency: sql<CurrencyCode>`${giftCards.currency}`,
  issuedCents: giftCards.issuedCents,
  balanceCents: giftCards.balanceCents,
  orderId: giftCards.orderId,
  image: giftCards.image,
  senderName: giftCards.senderName,
  senderEmail: giftCards.senderEmail,
  recipientName: giftCards.recipientName,
  recipientEmail: giftCards.recipientEmail,
  message: giftCards.message,
  note: giftCards.note,
  sendAt: giftCards.sendAt,
  sentAt: giftCards.sentAt,
  disabledAt: giftCards.disabledAt,
  expiresAt: giftCards.expiresAt,
  createdAt: giftCards.createdAt,
};

export type GiftCardRow = Awaited<ReturnType<typeof listCards>>[number];
export type NewCard = Omit<GiftCardRow, 'sentAt' | 'disabledAt'> & { siteId: string; codeHash: string };

/** Says which of them are new: the same id is issued once. */
export async function insertCards(tx: Tx, cards: readonly NewCard[]): Promise<string[]> {
  if (cards.length === 0) return [];
  const rows = await tx
    .insert(giftCards)
    .values([...cards])
    .onConflictDoNothing({ target: [giftCards.siteId, giftCards.id] })
    .returning({ id: giftCards.id });
  return rows.map(({ id }) => id);
}

export interface NewMovement {
  siteId: string;
  id: string;
  cardId: string;
  kind: CardMovement;
  cents: Cents;
  orderId: string | null;
  accountId: string | null;
  at: Date;
}

/** False when one of them was written before. */
export async function insertMovements(tx: Tx, movements: readonly NewMovement[]): Promise<boolean> {
  if (movements.length === 0) return true;
  const rows = await tx
    .insert(giftCardMovements)
    .values([...movements])
    .onConflictDoNothing()
    .returning({ id: giftCardMovements.id });
  return rows.length === movements.length;
}

export async function hasMovement(tx: Tx, ids: readonly string[]): Promise<boolean> {
  return (await tx.$count(giftCardMovements, inArray(giftCardMovements.id, [...ids]))) > 0;
}

export async function deleteMovements(tx: Tx, ids: readonly string[]) {
  return tx
    .delete(giftCardMovements)
    .where(inArray(giftCardMovements.id, [...ids]))
    .returning({ cardId: giftCardMovements.cardId, cents: giftCardMovements.cents });
}

const taking = statement<{ id: string }>(
  'take-from-gift-card',
  `update gift_cards set balance_cents = balance_cents - $2
   where id = $1 and balance_cents >= $2 and currency = $3 and disabled_at is null
     and (expires_at is null or expires_at > $4)
   returning id`,
);

/** One statement decides: whoever finds too little left takes nothing. */
export async function take(
  tx: Tx,
  id: string,
  wanted: { cents: Cents; currency: string; at: Date },
): Promise<boolean> {
  return (await taking(tx, [id, wanted.cents, wanted.currency, wanted.at])).length > 0;
}

const returning = statement<{ isExtended: boolean | null }>(
  'return-to-gift-card',
  `update gift_cards c set balance_cents = balance_cents + $2,
     expires_at = case when expires_at <= $4 then $5 else expires_at end
   where id = $1 and $2 <= (
     select -coalesce(sum(m.cents), 0) from gift_card_movements m
     where m.site_id = c.site_id and m.card_id = c.id and m.order_id = $3 and m.kind in ('spent', 'returned'))
   returning expires_at = $5 as "isExtended"`,
);

/** Never more than the card has paid for that order and not got back. One that has expired lives on until then. */
export async function putBack(
  tx: Tx,
  id: string,
  returned: { cents: Cents; orderId: string; at: Date; until: Date },
): Promise<{ isExtended: boolean }> {
  const rows = await returning(tx, [id, returned.cents, returned.orderId, returned.at, returned.until]);
  const [row] = rows;
  if (!row) throw new Error('More would go back to a gift card than it has paid.');
  return { isExtended: row.isExtended === true };
}

/** What an order has taken from cards and not given back, card by card. */
export async function takenFor(tx: Tx, orderId: string): Promise<{ id: string; cents: Cents }[]> {
  return tx
    .select({ id: giftCardMovements.cardId, cents: sql<Cents>`-sum(${giftCardMovements.cents})::float8` })
    .from(giftCardMovements)
    .where(
      and(eq(giftCardMovements.orderId, orderId), inArray(giftCardMovements.kind, ['spent', 'returned'])),
    )
    .groupBy(giftCardMovements.cardId)
    .having(sql`sum(${giftCardMovements.cents}) < 0`)
    .orderBy(giftCardMovements.cardId);
}

export async function setBalance(tx: Tx, id: string, balanceCents: Cents): Promise<void> {
  await tx.update(giftCards).set({ balanceCents }).where(eq(giftCards.id, id));
}

export async function updateCard(
  tx: Tx,
  id: string,
  change: Partial<Pick<GiftCardRow, 'disabledAt' | 'sentAt' | 'note'>>,
): Promise<void> {
  await tx.update(giftCards).set(change).where(eq(giftCards.id, id));
}

const usable = statement<{ id: string; last: string; balanceCents: Cents }>(
  'usable-gift-cards',
  `select id, last, balance_cents as "balanceCents" from gift_cards
   where id = any($1::text[]) and currency = $2 and balance_cents > 0 and disabled_at is null
     and (expires_at is null or expires_at > $3)`,
);

export async function listUsable(tx: Tx, ids: readonly string[], currency: string, at: Date) {
  return ids.length === 0 ? [] : usable(tx, [ids, currency, at]);
}

export async function findByHash(tx: Tx, codeHash: string): Promise<GiftCardRow | undefined> {
  return (await tx.select(columns).from(giftCards).where(eq(giftCards.codeHash, codeHash)))[0];
}

export async function findLocked(tx: Tx, id: string): Promise<GiftCardRow | undefined> {
  return (await tx.select(columns).from(giftCards).where(eq(giftCards.id, id)).for('update'))[0];
}

/** What a card was bought in; empty is the language of the site. */
export async function languageOf(tx: Tx, { orderId }: Pick<GiftCardRow, 'orderId'>): Promise<string> {
  if (orderId === null) return '';
  const language = sql<string | null>`${orders.snapshot}->>'language'`;
  const [row] = await tx.select({ language }).from(orders).where(eq(orders.id, orderId));
  return row?.language ?? '';
}

export async function lockOfOrder(tx: Tx, orderId: string): Promise<GiftCardRow[]> {
  return tx
    .select(columns)
    .from(giftCards)
    .where(eq(giftCards.orderId, orderId))
    .orderBy(asc(giftCards.id))
    .for('update');
}

export interface CardFilter {
  words: string;
  state?: GiftCardState | undefined;
  recipientEmail?: string;
  before?: { createdAt: Date; id: string } | undefined;
  at: Date;
  limit: number;
}

const isOver = (at: Date) => and(isNotNull(giftCards.expiresAt), lte(giftCards.expiresAt, at));
const isOpen = (at: Date) => or(isNull(giftCards.expiresAt), gt(giftCards.expiresAt, at));

function inState(state: GiftCardState, at: Date) {
  if (state === 'disabled') return isNotNull(giftCards.disabledAt);
  if (state === 'expired') return and(isNull(giftCards.disabledAt), isOver(at));
  const isWorth = state === 'active' ? gt(giftCards.balanceCents, ZERO) : eq(giftCards.balanceCents, ZERO);
  return and(isNull(giftCards.disabledAt), isOpen(at), isWorth);
}
const ZERO = 0 as Cents;

export async function listCards(tx: Tx, filter: CardFilter) {
  const words = filter.words.trim();
  const { before } = filter;
  return tx
    .select(columns)
    .from(giftCards)
    .where(
      and(
        filter.state && inState(filter.state, filter.at),
        filter.recipientEmail === undefined ? undefined : eq(giftCards.recipientEmail, filter.recipientEmail),
        words === ''
          ? undefined
          : ilike(
              sql`concat_ws(' ', ${giftCards.last}, ${giftCards.recipientName}, ${giftCards.recipientEmail}, ${giftCards.senderName}, ${giftCards.senderEmail}, ${giftCards.note})`,
              `%${words.replaceAll(/[\\%_]/g, '\\$&')}%`,
            ),
        before &&
          or(
            lt(giftCards.createdAt, before.createdAt),
            and(eq(giftCards.createdAt, before.createdAt), lt(giftCards.id, before.id)),
          ),
      ),
    )
    .orderBy(desc(giftCards.createdAt), desc(giftCards.id))
    .limit(filter.limit);
}

export async function listMovements(tx: Tx, cardId: string) {
  return tx
    .select({
      id: giftCardMovements.id,
      kind: sql<CardMovement>`${giftCardMovements.kind}`,
      cents: giftCardMovements.cents,
      orderId: giftCardMovements.orderId,
      by: sql<string>`coalesce(${accounts.name}, '')`,
      at: giftCardMovements.at,
    })
    .from(giftCardMovements)
    .leftJoin(accounts, eq(accounts.id, giftCardMovements.accountId))
    .where(eq(giftCardMovements.cardId, cardId))
    .orderBy(asc(giftCardMovements.at), asc(giftCardMovements.id));
}

/** What is owed to holders, by currency. */
export async function liabilities(tx: Tx) {
  return tx
    .select({
      currency: sql<CurrencyCode>`${giftCards.currency}`,
      cents: sql<Cents>`sum(${giftCards.balanceCents})::float8`,
    })
    .from(giftCards)
    .where(gt(giftCards.balanceCents, ZERO))
    .groupBy(giftCards.currency)
    .orderBy(giftCards.currency);
}
