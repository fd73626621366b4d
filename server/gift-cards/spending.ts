import type { CardPart } from '#core/commerce/gift-cards/spending.ts';
import type { LedgerAccount } from '#core/commerce/orders/ledger.ts';
import { sumCents, toCents, type Cents } from '#core/money/currency.ts';
import { fail, type Failure } from '#contract/errors.ts';
import type { Tx } from '../database/database.ts';
import { newId, stableId } from '../ids.ts';
import { post } from '../ledger/posting.ts';
import * as store from './store.ts';

/** How long money on an expired card can be spent once it came back there. */
const GRACE_MS = 365 * 86_400_000;

/** The order that money of cards is about. */
export interface CardOrder {
  siteId: string;
  orderId: string;
  currency: string;
}

/** How money leaves cards and comes back to them, always inside the transaction of the order it is about. */
export function makeCardSpending(deps: {
  /** Sees to it that a card ends when it has to. */
  watchExpiry: (tx: Tx, siteId: string, cardId: string, at: Date) => Promise<void>;
  now: () => Date;
}) {
  const { watchExpiry, now } = deps;

  /** Every cent of it goes back to the card it came from. */
  async function returnParts(
    tx: Tx,
    order: CardOrder,
    parts: readonly CardPart[],
    from: LedgerAccount,
  ): Promise<void> {
    const at = now();
    const until = new Date(at.getTime() + GRACE_MS);
    const { siteId, orderId } = order;
    for (const { id, cents } of inOrder(parts)) {
      const { isExtended } = await store.putBack(tx, id, { cents, orderId, at, until });
      if (isExtended) await watchExpiry(tx, siteId, id, until);
    }
    await store.insertMovements(
      tx,
      parts.map(({ id, cents }) => ({ ...moved(order, id, at), kind: 'returned', cents })),
    );
    const whole = sumCents(parts.map(({ cents }) => cents));
    await post(tx, { ...order, at }, { giftCards: toCents(0 - whole), [from]: whole });
  }

  return {
    /** Those of them that can pay now, in the order they were entered. */
    async usable(tx: Tx, ids: readonly string[], currency: string) {
      const found = await store.listUsable(tx, ids, currency, now());
      return ids.flatMap((id) => found.find((card) => card.id === id) ?? []);
    },

    /** False when one of them holds less than the buyer was told. */
    async take(tx: Tx, order: CardOrder, parts: readonly CardPart[]): Promise<boolean> {
      const at = now();
      const used = parts.filter(({ cents }) => cents > 0);
      if (used.length === 0) return true;
      for (const { id, cents } of inOrder(used))
        if (!(await store.take(tx, id, { cents, currency: order.currency, at }))) return false;
      await store.insertMovements(
        tx,
        used.map(({ id, cents }) => ({ ...moved(order, id, at), kind: 'spent', cents: toCents(0 - cents) })),
      );
      const whole = sumCents(used.map(({ cents }) => cents));
      await post(tx, { ...order, at }, { giftCards: whole, giftCardsHeld: toCents(0 - whole) });
      return true;
    },

    /** All that an order has taken, when it comes to nothing before it was paid. */
    async release(tx: Tx, order: CardOrder): Promise<void> {
      const parts = await store.takenFor(tx, order.orderId);
      if (parts.length > 0) await returnParts(tx, order, parts, 'giftCardsHeld');
    },

    /** Some of a paid order. */
    refund: (tx: Tx, order: CardOrder, parts: readonly CardPart[]) =>
      parts.length === 0 ? Promise.resolve() : returnParts(tx, order, parts, 'refunds'),

    /**
     * Takes back what cards of an order are worth before their buyer is refunded, so that nobody spends it meanwhile.
     * The same key takes once.
     */
    async withdraw(
      tx: Tx,
      order: CardOrder,
      { key, cents }: { key: string; cents: Cents },
    ): Promise<Failure | undefined> {
      const at = now();
      const cards = await store.lockOfOrder(tx, order.orderId);
      const idOf = withdrawalIds(order, key);
      if (await store.hasMovement(tx, cards.map(idOf))) return undefined;
      let left: number = cents;
      const parts = cards.map((card) => {
        const part = Math.min(left, card.balanceCents);
        left -= part;
        return { card, part };
      });
      if (left > 0) return fail('giftCardSpent');
      const used = parts.filter(({ part }) => part > 0);
      await store.insertMovements(
        tx,
        used.map(({ card, part }) => ({
          ...moved(order, card.id, at),
          id: idOf(card),
          kind: 'withdrawn',
          cents: toCents(0 - part),
        })),
      );
      for (const { card, part } of used)
        await store.setBalance(tx, card.id, toCents(card.balanceCents - part));
      await post(tx, { ...order, at }, { giftCards: cents, giftCardsHeld: toCents(0 - cents) });
      return undefined;
    },

    /** Nobody was refunded after all: the cards are worth what they were before. */
    async undoWithdrawal(tx: Tx, order: CardOrder, key: string): Promise<void> {
      const cards = await store.lockOfOrder(tx, order.orderId);
      const undone = await store.deleteMovements(tx, cards.map(withdrawalIds(order, key)));
      for (const { cardId, cents } of undone) {
        const card = cards.find(({ id }) => id === cardId);
        if (card) await store.setBalance(tx, cardId, toCents(card.balanceCents - cents));
      }
      const whole = sumCents(undone.map(({ cents }) => cents));
      await post(tx, { ...order, at: now() }, { giftCards: whole, giftCardsHeld: toCents(0 - whole) });
    },
  };
}

/** Always in the same order, so that two who want the same cards never wait in a circle. */
const inOrder = (parts: readonly CardPart[]) => parts.toSorted((a, b) => (a.id < b.id ? -1 : 1));

const moved = ({ siteId, orderId }: CardOrder, cardId: string, at: Date) => ({
  siteId,
  id: newId(),
  cardId,
  orderId,
  accountId: null,
  at,
});

const withdrawalIds =
  ({ orderId }: CardOrder, key: string) =>
  ({ id }: { id: string }) =>
    stableId(`${orderId}:withdraw:${key}:${id}`);
