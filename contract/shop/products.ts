import { z } from 'zod';
import { cents } from '../cents.ts';
import type { AddOn } from '#core/commerce/catalogue/add-ons.ts';
import { productFields } from '#core/commerce/catalogue/product-fields.ts';
import { MAX_STOCK, WORKFLOW_STATES } from '#core/commerce/catalogue/product.ts';
import type { SubscriptionPlan } from '#core/commerce/catalogue/subscription-plan.ts';
import type { ProductForm } from '#core/commerce/catalogue/product-form.ts';
import { CURRENCY_CODES } from '#core/money/currency.ts';
import { Permission } from '#core/enumerations/permissions.ts';
import { CommercePermission } from '#core/people/finer-permissions.ts';
import {
  categoriesLimitMessage,
  itemsLimitMessage,
  MAX_CATEGORY_LENGTH,
  MAX_NESTED_CATEGORIES,
  MAX_ORDERABLE_ITEMS,
} from '#core/limits.ts';
import { answerOf, changesOf, newOf } from '../field-schema.ts';
import { id } from '../id.ts';
import * as at from '../addresses/products.ts';
import { route } from '../route.ts';

export type { VariantDraft } from '#core/commerce/catalogue/product-fields.ts';

const scope = 'site';
const moment = z.iso.datetime();
const slug = z
  .string()
  .regex(/^[a-z0-9](?:[a-z0-9-]{0,98}[a-z0-9])?$/, 'Use small letters, digits and dashes.');
const draft = newOf(productFields);
const product = answerOf(productFields).extend({ id, updatedAt: moment });
export type OwnerProduct = z.output<typeof product>;

const entry = z.object({
  id,
  title: z.string(),
  slug: z.string(),
  type: z.string(),
  workflow: z.string(),
  publishAt: moment.nullable(),
  image: z.string(),
  priceFrom: cents,
  priceTo: cents,
  isOnSale: z.boolean(),
  variantCount: z.int(),
  /** Null where at least one variant never runs out. */
  stock: z.int().nullable(),
});
export type ProductEntry = z.output<typeof entry>;

const category = z.object({ id, parentId: id.nullable(), name: z.string(), slug: z.string() });

const stockRow = z.object({
  variantId: id,
  productId: id,
  title: z.string(),
  name: z.string(),
  sku: z.string(),
  image: z.string(),
  unlimited: z.boolean(),
  qtyInStock: z.int(),
});
export type StockRow = z.output<typeof stockRow>;

const stockChange = z.object({
  delta: z.int(),
  reason: z.string(),
  orderId: id.nullable(),
  by: z.string(),
  at: moment,
});

/** In one call. */
export const MAX_STOCK_CHANGES = 500;

const done = z.object({ success: z.literal(true) });
const listQuery = z.strictObject({
  words: z.string().max(200).optional(),
  workflow: z.enum(WORKFLOW_STATES).optional(),
  after: z.string().max(80).optional(),
});
const stockQuery = z.strictObject({
  words: z.string().max(200).optional(),
  show: z.enum(['all', 'low', 'out']).optional(),
  after: z.string().max(80).optional(),
});

/** A product as a visitor's browser may know it. */
const structuredVariant = z.object({
  id,
  sku: z.string(),
  price: cents,
  salePrice: cents,
  onSale: z.boolean(),
  unlimited: z.boolean(),
  qtyInStock: z.int(),
  optionValues: z.array(z.object({ optionName: z.string(), value: z.string() })),
});
const publicProduct = z.object({
  id,
  title: z.string(),
  fullUrl: z.string(),
  recordType: z.int(),
  workflowState: z.string(),
  structuredContent: z.object({
    productType: z.string(),
    productTypeId: z.int(),
    variants: z.array(structuredVariant),
    priceCents: cents.optional(),
    salePriceCents: cents.optional(),
    onSale: z.boolean().optional(),
    /** Of what is sold as a subscription. */
    subscriptionPlan: z.custom<SubscriptionPlan>().optional(),
    currencyCode: z.enum(CURRENCY_CODES),
  }),
  /** What goes into the cart of a download, which has no variants to choose from; otherwise one of the variants does. */
  onlyVariantId: id.nullable(),
  /** Of variants that have one of their own, by their id: where it lies. */
  pictures: z.record(z.string(), z.string()),
  addOns: z.array(z.custom<AddOn>()),
  form: z.custom<ProductForm>().nullable(),
});
export type PublicProduct = z.output<typeof publicProduct>;

export const products = {
  list: route({
    method: 'GET',
    path: '/api/commerce/products',
    summary: 'The shop’s products, in the order they are shown',
    scope,
    needs: { permission: CommercePermission.viewProducts },
    query: listQuery,
    reply: z.object({ products: z.array(entry), total: z.int(), next: z.string().nullable() }),
  }),
  read: route({
    method: 'GET',
    path: '/api/commerce/products/:id',
    summary: 'A product with its variants',
    scope,
    needs: { permission: CommercePermission.viewProducts },
    params: z.object({ id }),
    reply: product,
  }),
  create: route({
    method: 'POST',
    path: '/api/commerce/products',
    summary: 'Add a product',
    scope,
    needs: { permission: CommercePermission.editProducts },
    body: draft,
    reply: product,
    maxBodyBytes: 4 * 1024 * 1024,
    records: 'product.create',
  }),
  save: route({
    method: 'PUT',
    path: '/api/commerce/products/:id',
    summary:
      'Save a product and its variants; what is left out stays. Stock is changed on its own, so that a sale meanwhile is not undone',
    scope,
    needs: { permission: CommercePermission.editProducts },
    params: z.object({ id }),
    body: changesOf(productFields).extend({ base: moment }),
    reply: product,
    maxBodyBytes: 4 * 1024 * 1024,
    records: 'product.save',
  }),
  duplicate: route({
    method: 'POST',
    path: '/api/commerce/products/:id/duplicate',
    summary: 'Make a hidden copy of a product',
    scope,
    needs: { permission: CommercePermission.editProducts },
    params: z.object({ id }),
    reply: product,
    records: 'product.create',
  }),
  remove: route({
    method: 'DELETE',
    path: '/api/commerce/products/:id',
    summary: 'Delete a product',
    scope,
    needs: { permission: CommercePermission.editProducts },
    params: z.object({ id }),
    reply: done,
    records: 'product.delete',
  }),
  restore: route({
    method: 'POST',
    path: '/api/commerce/products/:id/restore',
    summary: 'Bring a deleted product back',
    scope,
    needs: { permission: CommercePermission.editProducts },
    params: z.object({ id }),
    reply: product,
    records: 'product.restore',
  }),
  arrange: route({
    method: 'PUT',
    path: '/api/commerce/products',
    summary: 'Put products in this order before all others',
    scope,
    needs: { permission: CommercePermission.editProducts },
    body: z.strictObject({ ids: z.array(id).min(1).max(MAX_ORDERABLE_ITEMS, itemsLimitMessage()) }),
    reply: done,
    records: 'product.arrange',
  }),
  categories: route({
    method: 'GET',
    path: '/api/commerce/categories',
    summary: 'The shop’s categories',
    scope,
    needs: { permission: CommercePermission.viewProducts },
    reply: z.object({ categories: z.array(category) }),
  }),
  saveCategories: route({
    method: 'PUT',
    path: '/api/commerce/categories',
    summary: 'Replace the list of categories',
    scope,
    needs: { permission: CommercePermission.editProducts },
    body: z.strictObject({
      categories: z
        .array(
          z.strictObject({
            id,
            parentId: id.nullable(),
            name: z.string().trim().min(1).max(MAX_CATEGORY_LENGTH),
          }),
        )
        .max(MAX_NESTED_CATEGORIES, { error: categoriesLimitMessage }),
    }),
    maxBodyBytes: 4 * 1024 * 1024,
    reply: z.object({ categories: z.array(category) }),
    records: 'product.categories',
  }),
  stock: route({
    method: 'GET',
    path: '/api/commerce/inventory',
    summary: 'What is in stock, variant by variant',
    scope,
    needs: { permission: CommercePermission.inventory },
    query: stockQuery,
    reply: z.object({ rows: z.array(stockRow), next: z.string().nullable() }),
  }),
  changeStock: route({
    method: 'PUT',
    path: '/api/commerce/inventory',
    summary: 'Count the stock of variants, or let them never run out',
    scope,
    needs: { permission: CommercePermission.inventory },
    body: z.strictObject({
      changes: z
        .array(
          z.strictObject({
            variantId: id,
            /** More or less than before, so that what was sold meanwhile stays sold. */
            delta: z.int().min(-MAX_STOCK).max(MAX_STOCK).optional(),
            unlimited: z.boolean().optional(),
          }),
        )
        .min(1)
        .max(MAX_STOCK_CHANGES),
    }),
    reply: z.object({ rows: z.array(stockRow) }),
    records: 'product.stock',
  }),
  stockHistory: route({
    method: 'GET',
    path: '/api/commerce/inventory/:id',
    summary: 'Why the stock of a variant is what it is',
    scope,
    needs: { permission: CommercePermission.inventory },
    params: z.object({ id }),
    reply: z.object({ changes: z.array(stockChange) }),
  }),
  store: route({
    method: 'GET',
    path: '/api/commerce/store',
    summary: 'In which money and measures the shop reckons',
    scope,
    // For every screen of the shop, and told to visitors too.
    needs: { permission: Permission.config },
    reply: z.object({
      currency: z.enum(CURRENCY_CODES),
      units: z.object({ weight: z.string(), dimension: z.string() }),
    }),
  }),
  open: route({
    ...at.open,
    summary: 'A product as visitors know it',
    scope,
    needs: 'nobody',
    params: z.object({ slug }),
    reply: publicProduct,
  }),
  quickView: route({
    ...at.quickView,
    summary: 'A product was looked at in the list',
    scope,
    needs: 'nobody',
    params: z.object({ id: z.string().max(40) }),
    dropsForged: 204,
    reply: z.unknown(),
  }),
} as const;
