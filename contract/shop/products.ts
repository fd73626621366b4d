import { z } from 'zod';
import { ADD_ON_ID_PATTERN, MAX_ADD_ON_LENGTH, MAX_ADD_ONS, type AddOn } from '#core/commerce/add-ons.ts';
import {
  MAX_OPTION_LENGTH,
  MAX_OPTIONS,
  MAX_PRICE_CENTS,
  MAX_SKU_LENGTH,
  MAX_STOCK,
  MAX_TITLE_LENGTH,
  MAX_VARIANTS,
  PRICE_TOO_HIGH,
  SELLABLE_TYPES,
  SKU_TOO_LONG,
  WORKFLOW_STATES,
} from '#core/commerce/product.ts';
import { FORM_PLACES, type ProductForm } from '#core/commerce/product-form.ts';
import { CURRENCY_CODES } from '#core/money/currency.ts';
import { Permission } from '#core/enumerations/permissions.ts';
import {
  categoriesLimitMessage,
  itemsLimitMessage,
  MAX_CATEGORY_LENGTH,
  MAX_NESTED_CATEGORIES,
  MAX_ORDERABLE_ITEMS,
  MAX_TAG_LENGTH,
} from '#core/limits.ts';
import { formId } from '../forms.ts';
import { id } from '../id.ts';
import * as at from '../addresses/products.ts';
import { route } from '../route.ts';

const scope = 'site';
const needs = { permission: Permission.commerce } as const;
const moment = z.iso.datetime();
const price = z.int().min(0, 'A price cannot be less than nothing.').max(MAX_PRICE_CENTS, PRICE_TOO_HIGH);
const measure = z.number().min(0).max(100_000);
const slug = z
  .string()
  .regex(/^[a-z0-9](?:[a-z0-9-]{0,98}[a-z0-9])?$/, 'Use small letters, digits and dashes.');
/** Checked as a field by the service, with words of its own for each problem. */
const picture = z.record(z.string(), z.unknown());

const variant = z.strictObject({
  id: id.optional(),
  sku: z.string().trim().max(MAX_SKU_LENGTH, SKU_TOO_LONG),
  price,
  salePrice: price,
  onSale: z.boolean(),
  unlimited: z.boolean(),
  qtyInStock: z.int().min(0).max(MAX_STOCK),
  optionValues: z.array(z.string().trim().min(1).max(MAX_OPTION_LENGTH)).max(MAX_OPTIONS),
  weight: measure,
  width: measure,
  height: measure,
  length: measure,
  image: picture.nullable(),
});

const draft = z.strictObject({
  type: z.enum(SELLABLE_TYPES),
  title: z.string().trim().min(1, 'Please give the product a name.').max(MAX_TITLE_LENGTH),
  slug: slug.or(z.literal('')),
  workflow: z.enum(WORKFLOW_STATES),
  publishAt: moment.nullable(),
  description: z.record(z.string(), z.unknown()),
  images: z.array(picture).max(50),
  options: z.array(z.string().trim().min(1).max(MAX_OPTION_LENGTH)).max(MAX_OPTIONS),
  variants: z.array(variant).min(1).max(MAX_VARIANTS),
  categories: z.array(id).max(50),
  tags: z.array(z.string().trim().min(1).max(MAX_TAG_LENGTH)).max(50),
  related: z.array(id).max(12),
  seoTitle: z.string().max(200),
  seoDescription: z.string().max(400),
  isTaxable: z.boolean(),
  /** The file of a download. */
  fileId: z.string().max(40),
  addOns: z
    .array(
      z.strictObject({
        id: z.string().regex(ADD_ON_ID_PATTERN, 'Must be an id of lowercase letters, digits and dashes.'),
        name: z.string().trim().min(1, 'Please give it a name.').max(MAX_ADD_ON_LENGTH),
        priceCents: price,
      }),
    )
    .max(MAX_ADD_ONS)
    .default([]),
  /** The product's own questions: one of the site's forms, or none. */
  formId: formId.or(z.literal('')).default(''),
  formPlace: z.enum(FORM_PLACES).default('page'),
});
export type ProductDraft = z.output<typeof draft>;
export type VariantDraft = z.output<typeof variant>;

const product = draft.extend({
  id,
  slug,
  variants: z.array(variant.extend({ id })),
  addOns: draft.shape.addOns.unwrap(),
  formId: draft.shape.formId.unwrap(),
  formPlace: draft.shape.formPlace.unwrap(),
  updatedAt: moment,
});
export type OwnerProduct = z.output<typeof product>;

const entry = z.object({
  id,
  title: z.string(),
  slug: z.string(),
  type: z.string(),
  workflow: z.string(),
  publishAt: moment.nullable(),
  image: z.string(),
  priceFrom: z.int(),
  priceTo: z.int(),
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
  price: z.int(),
  salePrice: z.int(),
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
    priceCents: z.int().optional(),
    salePriceCents: z.int().optional(),
    onSale: z.boolean().optional(),
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
    needs,
    query: listQuery,
    reply: z.object({ products: z.array(entry), total: z.int(), next: z.string().nullable() }),
  }),
  read: route({
    method: 'GET',
    path: '/api/commerce/products/:id',
    summary: 'A product with its variants',
    scope,
    needs,
    params: z.object({ id }),
    reply: product,
  }),
  create: route({
    method: 'POST',
    path: '/api/commerce/products',
    summary: 'Add a product',
    scope,
    needs,
    body: draft,
    reply: product,
    maxBodyBytes: 4 * 1024 * 1024,
    records: 'product.create',
  }),
  save: route({
    method: 'PUT',
    path: '/api/commerce/products/:id',
    summary:
      'Save a product and its variants. Stock is changed on its own, so that a sale meanwhile is not undone',
    scope,
    needs,
    params: z.object({ id }),
    body: draft.extend({ base: moment }),
    reply: product,
    maxBodyBytes: 4 * 1024 * 1024,
    records: 'product.save',
  }),
  duplicate: route({
    method: 'POST',
    path: '/api/commerce/products/:id/duplicate',
    summary: 'Make a hidden copy of a product',
    scope,
    needs,
    params: z.object({ id }),
    reply: product,
    records: 'product.create',
  }),
  remove: route({
    method: 'DELETE',
    path: '/api/commerce/products/:id',
    summary: 'Delete a product',
    scope,
    needs,
    params: z.object({ id }),
    reply: done,
    records: 'product.delete',
  }),
  restore: route({
    method: 'POST',
    path: '/api/commerce/products/:id/restore',
    summary: 'Bring a deleted product back',
    scope,
    needs,
    params: z.object({ id }),
    reply: product,
    records: 'product.restore',
  }),
  arrange: route({
    method: 'PUT',
    path: '/api/commerce/products',
    summary: 'Put products in this order before all others',
    scope,
    needs,
    body: z.strictObject({ ids: z.array(id).min(1).max(MAX_ORDERABLE_ITEMS, itemsLimitMessage()) }),
    reply: done,
    records: 'product.arrange',
  }),
  categories: route({
    method: 'GET',
    path: '/api/commerce/categories',
    summary: 'The shop’s categories',
    scope,
    needs,
    reply: z.object({ categories: z.array(category) }),
  }),
  saveCategories: route({
    method: 'PUT',
    path: '/api/commerce/categories',
    summary: 'Replace the list of categories',
    scope,
    needs,
    body: z.strictObject({
      categories: z
        .array(
          z.strictObject({
            id,
            parentId: id.nullable(),
            name: z.string().trim().min(1).max(MAX_CATEGORY_LENGTH),
          }),
        )
        .max(MAX_NESTED_CATEGORIES, categoriesLimitMessage()),
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
    needs,
    query: stockQuery,
    reply: z.object({ rows: z.array(stockRow), next: z.string().nullable() }),
  }),
  changeStock: route({
    method: 'PUT',
    path: '/api/commerce/inventory',
    summary: 'Count the stock of variants, or let them never run out',
    scope,
    needs,
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
    needs,
    params: z.object({ id }),
    reply: z.object({ changes: z.array(stockChange) }),
  }),
  store: route({
    method: 'GET',
    path: '/api/commerce/store',
    summary: 'In which money and measures the shop reckons',
    scope,
    needs,
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
    reply: z.unknown(),
  }),
} as const;
