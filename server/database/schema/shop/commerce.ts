import { sql } from 'drizzle-orm';
import {
  boolean,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { NO_CENTS } from '#core/money/currency.ts';
import { cents, moment, searchVector, siteId } from '../columns.ts';
import { sites } from '../sites.ts';

export const products = pgTable(
  'products',
  {
    siteId: siteId().references(() => sites.id, { onDelete: 'cascade' }),
    id: text().notNull(),
    type: text().notNull(),
    title: text().notNull(),
    slug: text().notNull(),
    workflow: text().notNull().default('draft'),
    publishAt: moment('publish_at'),
    /** Words, pictures, options, search words: what lists and sums do not ask for. */
    body: jsonb().notNull(),
    categories: text().array().notNull().default([]),
    tags: text().array().notNull().default([]),
    position: integer().notNull().default(0),
    /** Made from the variants whenever they change, so that lists need not look at them. */
    priceFrom: cents('price_from').notNull().default(NO_CENTS),
    priceTo: cents('price_to').notNull().default(NO_CENTS),
    isOnSale: boolean('is_on_sale').notNull().default(false),
    inStock: boolean('in_stock').notNull().default(true),
    /** Made from the approved reviews whenever they change. */
    rating: doublePrecision().notNull().default(0),
    ratingCount: integer('rating_count').notNull().default(0),
    search: searchVector().notNull(),
    deletedAt: moment('deleted_at'),
    createdAt: moment('created_at').notNull().defaultNow(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.siteId, table.id] }),
    uniqueIndex('products_slug')
      .on(table.siteId, table.slug)
      .where(sql`deleted_at is null`),
    index('products_listed')
      .on(table.siteId, table.position, table.id)
      .where(sql`deleted_at is null`),
    index('products_by_price')
      .on(table.siteId, table.priceFrom, table.id)
      .where(sql`deleted_at is null`),
    index('products_by_title')
      .on(table.siteId, sql`lower(title)`, table.id)
      .where(sql`deleted_at is null`),
    index('products_newest')
      .on(table.siteId, table.createdAt, table.id)
      .where(sql`deleted_at is null`),
    index('products_by_rating')
      .on(table.siteId, table.rating, table.ratingCount, table.id)
      .where(sql`deleted_at is null`),
    index('products_file')
      .on(table.siteId, sql`(body->>'fileId')`)
      .where(sql`type = 'DIGITAL'`),
    index('products_words').using('gin', table.search),
    index('products_categories').using('gin', table.categories),
  ],
);

export const productVariants = pgTable(
  'product_variants',
  {
    siteId: siteId().references(() => sites.id, { onDelete: 'cascade' }),
    id: text().notNull(),
    productId: text('product_id').notNull(),
    position: integer().notNull().default(0),
    sku: text().notNull(),
    price: cents('price').notNull(),
    salePrice: cents('sale_price').notNull().default(NO_CENTS),
    onSale: boolean('on_sale').notNull().default(false),
    unlimited: boolean().notNull().default(false),
    qtyInStock: integer('qty_in_stock').notNull().default(0),
    optionValues: text('option_values').array().notNull().default([]),
    weight: doublePrecision().notNull().default(0),
    width: doublePrecision().notNull().default(0),
    height: doublePrecision().notNull().default(0),
    length: doublePrecision().notNull().default(0),
    image: jsonb(),
    deletedAt: moment('deleted_at'),
  },
  (table) => [
    primaryKey({ columns: [table.siteId, table.id] }),
    uniqueIndex('product_variants_sku')
      .on(table.siteId, table.sku)
      .where(sql`deleted_at is null`),
    index('product_variants_of_product').on(table.siteId, table.productId, table.position),
  ],
);

export const productCategories = pgTable(
  'product_categories',
  {
    siteId: siteId().references(() => sites.id, { onDelete: 'cascade' }),
    id: text().notNull(),
    parentId: text('parent_id'),
    name: text().notNull(),
    slug: text().notNull(),
    position: integer().notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.siteId, table.id] }),
    uniqueIndex('product_categories_slug').on(table.siteId, table.slug),
  ],
);

/** Why a stock is what it is. */
export const stockChanges = pgTable(
  'stock_changes',
  {
    siteId: siteId().references(() => sites.id, { onDelete: 'cascade' }),
    id: text().notNull(),
    variantId: text('variant_id').notNull(),
    delta: integer().notNull(),
    reason: text().notNull(),
    orderId: text('order_id'),
    accountId: text('account_id'),
    at: moment('at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.siteId, table.id] }),
    index('stock_changes_of_variant').on(table.siteId, table.variantId, table.at),
  ],
);

export const carts = pgTable(
  'carts',
  {
    siteId: siteId().references(() => sites.id, { onDelete: 'cascade' }),
    id: text().notNull(),
    tokenHash: text('token_hash').notNull(),
    /** `{id, variantId, quantity}`: never a price. */
    entries: jsonb().notNull().default([]),
    coupons: text().array().notNull().default([]),
    /** Ids of the gift cards that pay for some of it, in the order they were entered. */
    giftCards: text('gift_cards').array().notNull().default([]),
    /** What the checkout was told so far. */
    contact: jsonb().notNull().default({}),
    shippingOption: text('shipping_option').notNull().default(''),
    /** It was filled in; empty is the site's own. */
    language: text().notNull().default(''),
    /** The order under way or placed; one cart is bought once. */
    orderId: text('order_id'),
    isPurchased: boolean('is_purchased').notNull().default(false),
    /** Whoever made it for a customer; empty for what visitors fill. */
    madeBy: text('made_by'),
    remindedAt: moment('reminded_at'),
    createdAt: moment('created_at').notNull().defaultNow(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.siteId, table.id] }),
    uniqueIndex('carts_token').on(table.siteId, table.tokenHash),
    index('carts_left').on(table.siteId, table.updatedAt),
  ],
);

export const orders = pgTable(
  'orders',
  {
    siteId: siteId().references(() => sites.id, { onDelete: 'cascade' }),
    id: text().notNull(),
    /** Given with the payment, so that numbers follow each other without gaps. */
    number: integer(),
    state: text().notNull(),
    cartId: text('cart_id'),
    /** Known from the start for those who were logged in; for guests once the order stands. */
    customerId: text('customer_id'),
    payWay: text('pay_way').notNull(),
    isPaid: boolean('is_paid').notNull().default(false),
    paymentId: text('payment_id'),
    email: text().notNull(),
    name: text().notNull(),
    currency: text().notNull(),
    totalCents: cents('total_cents').notNull(),
    refundedCents: cents('refunded_cents').notNull().default(NO_CENTS),
    /** Everything as it was when it was bought: lines, prices, reasons, addresses. */
    snapshot: jsonb().notNull(),
    words: text().notNull().default(''),
    tracking: jsonb(),
    /** Until then its goods are kept for whoever is paying. */
    heldUntil: moment('held_until'),
    createdAt: moment('created_at').notNull().defaultNow(),
    placedAt: moment('placed_at'),
  },
  (table) => [
    primaryKey({ columns: [table.siteId, table.id] }),
    uniqueIndex('orders_number').on(table.siteId, table.number),
    index('orders_newest').on(table.siteId, table.placedAt, table.id),
    index('orders_of_customer').on(table.siteId, table.customerId, table.placedAt),
    index('orders_to_ship')
      .on(table.siteId)
      .where(sql`state = 'PENDING'`),
    index('orders_held')
      .on(table.siteId, table.heldUntil)
      .where(sql`state = 'AWAITING'`),
  ],
);

export const orderEvents = pgTable(
  'order_events',
  {
    siteId: siteId().references(() => sites.id, { onDelete: 'cascade' }),
    id: text().notNull(),
    orderId: text('order_id').notNull(),
    kind: text().notNull(),
    detail: jsonb().notNull().default({}),
    accountId: text('account_id'),
    at: moment('at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.siteId, table.id] }),
    index('order_events_of_order').on(table.siteId, table.orderId, table.at),
  ],
);

/** Double entry: the rows of one movement sum to nothing. */
export const ledgerEntries = pgTable(
  'ledger_entries',
  {
    siteId: siteId().references(() => sites.id, { onDelete: 'cascade' }),
    id: text().notNull(),
    orderId: text('order_id').notNull(),
    account: text().notNull(),
    cents: cents('cents').notNull(),
    currency: text().notNull(),
    at: moment('at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.siteId, table.id] }),
    index('ledger_entries_of_order').on(table.siteId, table.orderId),
  ],
);

export const storeCounters = pgTable(
  'store_counters',
  {
    siteId: siteId().references(() => sites.id, { onDelete: 'cascade' }),
    lastOrder: integer('last_order').notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.siteId] })],
);

export const discounts = pgTable(
  'discounts',
  {
    siteId: siteId().references(() => sites.id, { onDelete: 'cascade' }),
    id: text().notNull(),
    name: text().notNull(),
    code: text().notNull().default(''),
    kind: text().notNull(),
    amount: integer().notNull().default(0),
    buy: integer().notNull().default(0),
    get: integer().notNull().default(0),
    productIds: text('product_ids').array().notNull().default([]),
    minimumCents: cents('minimum_cents').notNull().default(NO_CENTS),
    startsAt: moment('starts_at'),
    endsAt: moment('ends_at'),
    maxUses: integer('max_uses'),
    maxPerCustomer: integer('max_per_customer'),
    used: integer().notNull().default(0),
    isActive: boolean('is_active').notNull().default(true),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.siteId, table.id] }),
    uniqueIndex('discounts_code')
      .on(table.siteId, table.code)
      .where(sql`code <> ''`),
  ],
);

export const discountUses = pgTable(
  'discount_uses',
  {
    siteId: siteId().references(() => sites.id, { onDelete: 'cascade' }),
    discountId: text('discount_id').notNull(),
    orderId: text('order_id').notNull(),
    email: text().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.siteId, table.discountId, table.orderId] }),
    index('discount_uses_of_customer').on(table.siteId, table.discountId, table.email),
  ],
);

/** Accounts of a site at payment providers, by the keys its owner entered. */
export const providerAccounts = pgTable(
  'provider_accounts',
  {
    siteId: siteId().references(() => sites.id, { onDelete: 'cascade' }),
    provider: text().notNull(),
    /** Encrypted, all of them together. */
    keys: jsonb().$type<{ sealed: string }>().notNull(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.siteId, table.provider] })],
);

/** What the lists of the shop are narrowed to, under names for everybody who works on the site. */
export const savedViews = pgTable(
  'saved_views',
  {
    siteId: siteId().references(() => sites.id, { onDelete: 'cascade' }),
    id: text().notNull(),
    room: text().notNull(),
    name: text().notNull(),
    filters: jsonb().notNull(),
    savedAt: moment('saved_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.siteId, table.id] })],
);
