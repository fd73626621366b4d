import { control, type Control, type Field } from '../../fields/field.ts';
import { idField } from '../../fields/id-field.ts';
import {
  checkWith,
  choice,
  group,
  image,
  list,
  money,
  number,
  optional,
  reference,
  references,
  text,
  toggle,
  type ImageValue,
  type ValueOf,
} from '../../fields/index.ts';
import { moment } from '../../fields/moment.ts';
import { MAX_TAG_LENGTH, tagLengthMessage } from '../../limits.ts';
import { richText } from '../../rich-text/field.ts';
import { ADD_ON_ID_PATTERN, MAX_ADD_ON_LENGTH, MAX_ADD_ONS } from './add-ons.ts';
import { FORM_PLACES } from './product-form.ts';
import { subscriptionPlanField } from './subscription-plan.ts';
import {
  MAX_OPTION_LENGTH,
  MAX_OPTIONS,
  MAX_SKU_LENGTH,
  MAX_STOCK,
  MAX_TITLE_LENGTH,
  MAX_VARIANTS,
  PRICE_TOO_HIGH,
  SALE_ABOVE_PRICE,
  SELLABLE_TYPES,
  SKU_TOO_LONG,
  TYPE_LABELS,
  WORKFLOW_LABELS,
  WORKFLOW_STATES,
} from './product.ts';

const MAX_PICTURES = 50;
const MAX_TAGS = 50;
const MAX_CATEGORIES = 50;
const MAX_RELATED = 12;

const priceField = (label: string) => money({ label, tooHigh: PRICE_TOO_HIGH });
const measure = (label: string) => number({ min: 0, max: 100_000, step: 0.1, initial: 0, label });
const optionName = text({ max: MAX_OPTION_LENGTH, missing: 'Please give it a name.' });

const sold = {
  sku: text({ max: MAX_SKU_LENGTH, tooLong: SKU_TOO_LONG, isTrimmed: true, label: 'SKU' }),
  price: priceField('Price'),
  salePrice: priceField('Sale price'),
};

export const variantFields = {
  /** Empty for one that is new. */
  id: idField,
  ...sold,
  onSale: toggle(false, { label: 'On sale' }),
  unlimited: toggle(false, { label: 'Unlimited stock' }),
  qtyInStock: number({ min: 0, max: MAX_STOCK, initial: 0, label: 'Stock' }),
  optionValues: list(optionName, { max: MAX_OPTIONS }),
  weight: measure('Weight'),
  width: measure('Width'),
  height: measure('Height'),
  length: measure('Length'),
  image: optional(image({ label: 'Picture' })),
};
export const variantField = group(variantFields);
export type VariantDraft = ValueOf<typeof variantField>;

export const addOnField = group({
  /** Empty for one that is new. */
  id: {
    ...text({
      max: 40,
      pattern: {
        test: ADD_ON_ID_PATTERN,
        problem: 'Must be an id of lowercase letters, digits and dashes.',
      },
    }),
    control: control('id', {}),
  },
  name: text({ max: MAX_ADD_ON_LENGTH, missing: 'Please give it a name.', placeholder: 'Gift wrap' }),
  priceCents: priceField('Price'),
});

/** What lists, searches and sums ask for: columns of their own. */
const listed = {
  title: text({ max: MAX_TITLE_LENGTH, missing: 'Please give the product a name.', label: 'Name' }),
  workflow: choice(WORKFLOW_STATES, 'published', { label: 'Status', labels: WORKFLOW_LABELS }),
  publishAt: optional(moment({ label: 'Appears on' })),
  type: choice(SELLABLE_TYPES, 'PHYSICAL', { label: 'Type', labels: TYPE_LABELS }),
  categories: references('category', { label: 'Categories', max: MAX_CATEGORIES }),
  tags: drawnAs(
    list(text({ max: MAX_TAG_LENGTH, missing: 'A tag needs a name.', tooLong: tagLengthMessage() }), {
      max: MAX_TAGS,
    }),
    control('terms', { label: 'Tags' }, { taxonomy: 'tags', max: MAX_TAG_LENGTH }),
  ),
  slug: text({
    max: 100,
    label: 'Address',
    help: '/shop/…; made from the name when empty.',
    pattern: { test: /^[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/, problem: 'Use small letters, digits and dashes.' },
  }),
};

/** Everything else. A field that is added here is kept, checked, archived and offered in the admin. */
const described = {
  description: richText({ label: 'Description' }),
  images: drawnAs(
    list<ImageValue>(image(), { max: MAX_PICTURES }),
    control('pictures', { label: 'Pictures' }, { max: MAX_PICTURES }),
  ),
  fileId: reference('file', {
    label: 'File',
    help: 'What buyers get. They find it on the page of their order, by links that work for a day.',
  }),
  options: drawnAs(list(optionName, { max: MAX_OPTIONS }), control('options', {}, { max: MAX_OPTIONS })),
  addOns: list(addOnField, {
    max: MAX_ADD_ONS,
    label: 'Add-ons',
    help: 'Small extras such as wrapping or an engraving. Their price is added to each piece.',
  }),
  related: references('product', {
    max: MAX_RELATED,
    label: 'Related products',
    help: 'Shown below the product.',
  }),
  formId: reference('form', {
    label: 'Questions to the buyer',
    help: 'One of your forms. Its answers come with the order; files cannot be asked for here.',
  }),
  formPlace: choice(FORM_PLACES, 'page', {
    label: 'Asked',
    labels: { page: 'On the product’s page', lightbox: 'In a dialog, after “Add to cart”' },
  }),
  isTaxable: toggle(true, { label: 'Charge tax' }),
  isSubscription: toggle(false, {
    label: 'Sell as a subscription',
    help: 'Buyers subscribe instead of adding it to the cart, and their orders renew by themselves.',
  }),
  subscriptionPlan: subscriptionPlanField,
  seoTitle: text({ max: 200, label: 'Title for search engines' }),
  seoDescription: text({ max: 400, lines: 2, label: 'Description for search engines' }),
};

/** What is kept of a product beside its columns, in one value. */
export const productBody = group(described);
export type ProductBody = ValueOf<typeof productBody>;

/** Everything an owner can say about a product. */
export const productFields = {
  ...listed,
  ...described,
  variants: drawnAs(
    list(variantField, { max: MAX_VARIANTS, min: 1 }),
    control('variants', {}, { min: 1, max: MAX_VARIANTS }),
  ),
};
export const productField = group(productFields);
export type ProductDraft = ValueOf<typeof productField>;

export const NEW_VARIANT: VariantDraft = variantField.initial;
export const NEW_PRODUCT: ProductDraft = { ...productField.initial, variants: [NEW_VARIANT] };

/** Fields that mean something beside certain others only. */
const ASKED: { readonly [K in keyof ProductDraft]?: (draft: ProductDraft) => boolean } = {
  publishAt: ({ workflow }) => workflow === 'scheduled',
  fileId: ({ type }) => type === 'DIGITAL',
  options: ({ type }) => type !== 'DIGITAL',
  formPlace: ({ formId }) => formId !== '',
  subscriptionPlan: ({ isSubscription }) => isSubscription,
};

export function isAsked(name: string, draft: ProductDraft): boolean {
  const rule = Object.hasOwn(ASKED, name) ? ASKED[name as keyof ProductDraft] : undefined;
  return rule === undefined || rule(draft);
}

export type Sold = Pick<VariantDraft, 'price' | 'salePrice' | 'onSale' | 'sku'>;
const soldField = group(sold);

/** What is wrong with the prices and the SKU of a variant, by field. */
export function variantProblems({ sku, price, salePrice, onSale }: Sold): Record<string, string> {
  const checked = checkWith(soldField, { sku, price, salePrice });
  return {
    ...(onSale && salePrice > price && { salePrice: SALE_ABOVE_PRICE }),
    ...(!checked.ok && Object.fromEntries(checked.problems.map(({ path, message }) => [path, message]))),
  };
}

/** A list with a control of its own. */
function drawnAs<T>(field: Field<T[]>, drawn: Control): Field<T[]> {
  const { item } = field.control;
  return { ...field, control: item ? { ...drawn, item } : drawn };
}
