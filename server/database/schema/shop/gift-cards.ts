import { sql } from 'drizzle-orm';
import { check, foreignKey, index, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { cents, moment, siteId } from '../columns.ts';
import { sites } from '../sites.ts';

/** Money that a shop owes to whoever holds the code. */
export const giftCards = pgTable(
  'gift_cards',
  {
    siteId: siteId().references(() => sites.id, { onDelete: 'cascade' }),
    id: text().notNull(),
    codeHash: text('code_hash').notNull(),
    /** The end of the code, by which people tell their cards apart. */
    last: text().notNull(),
    currency: text().notNull(),
    issuedCents: cents('issued_cents').notNull(),
    balanceCents: cents('balance_cents').notNull(),
    /** The order it was bought with; empty for those issued by hand. */
    orderId: text('order_id'),
    image: text().notNull().default(''),
    senderName: text('sender_name').notNull().default(''),
    senderEmail: text('sender_email').notNull().default(''),
    recipientName: text('recipient_name').notNull().default(''),
    recipientEmail: text('recipient_email').notNull().default(''),
    message: text().notNull().default(''),
    note: text().notNull().default(''),
    sendAt: moment('send_at'),
    sentAt: moment('sent_at'),
    disabledAt: moment('disabled_at'),
    expiresAt: moment('expires_at'),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.siteId, table.id] }),
    uniqueIndex('gift_cards_code').on(table.siteId, table.codeHash),
    index('gift_cards_newest').on(table.siteId, table.createdAt, table.id),
    index('gift_cards_of_order').on(table.siteId, table.orderId),
    index('gift_cards_of_recipient').on(table.siteId, table.recipientEmail),
    check('gift_cards_balance', sql`${table.balanceCents} between 0 and ${table.issuedCents}`),
  ],
);

/** Why a balance is what it is: all movements of a card come to its balance. */
export const giftCardMovements = pgTable(
  'gift_card_movements',
  {
    siteId: siteId(),
    id: text().notNull(),
    cardId: text('card_id').notNull(),
    kind: text().notNull(),
    cents: cents('cents').notNull(),
    orderId: text('order_id'),
    accountId: text('account_id'),
    at: moment('at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.siteId, table.id] }),
    index('gift_card_movements_of_card').on(table.siteId, table.cardId, table.at),
    index('gift_card_movements_of_order').on(table.siteId, table.orderId),
    foreignKey({
      columns: [table.siteId, table.cardId],
      foreignColumns: [giftCards.siteId, giftCards.id],
    }).onDelete('cascade'),
  ],
);
