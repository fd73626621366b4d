import { combine } from '#core/commerce/catalogue/product.ts';
import { EMPTY_RICH_TEXT } from '#core/rich-text/document.ts';
import type { ProductDraft, VariantDraft } from '#contract/shop/products.ts';

export const NEW_VARIANT: VariantDraft = {
  sku: '',
  price: 0,
  salePrice: 0,
  onSale: false,
  unlimited: false,
  qtyInStock: 0,
  optionValues: [],
  weight: 0,
  width: 0,
  height: 0,
  length: 0,
  image: null,
};

export const NEW_PRODUCT: ProductDraft = {
  type: 'PHYSICAL',
  title: '',
  slug: '',
  workflow: 'published',
  publishAt: null,
  description: EMPTY_RICH_TEXT as unknown as Record<string, unknown>,
  images: [],
  options: [],
  variants: [NEW_VARIANT],
  categories: [],
  tags: [],
  related: [],
  seoTitle: '',
  seoDescription: '',
  isTaxable: true,
  fileId: '',
  addOns: [],
  formId: '',
  formPlace: 'page',
};

export interface OptionDraft {
  name: string;
  values: string[];
}

/** The options of a product with the values its variants have, in the order they appear. */
export function optionsOf({ options, variants }: Pick<ProductDraft, 'options' | 'variants'>): OptionDraft[] {
  return options.map((name, at) => ({
    name,
    values: [...new Set(variants.flatMap(({ optionValues }) => optionValues[at] ?? []))],
  }));
}

/** Makes a variant for every combination. Those that were there before keep their price, SKU and stock. */
export function withOptions(draft: ProductDraft, options: readonly OptionDraft[]): ProductDraft {
  const used = options.filter(({ name, values }) => name.trim() !== '' && values.length > 0);
  const known = new Map(draft.variants.map((variant) => [variant.optionValues.join('\n'), variant]));
  const [first = NEW_VARIANT] = draft.variants;
  const { id: _id, ...pattern } = first;
  const variants = combine(used).map((optionValues): VariantDraft => {
    const before = known.get(optionValues.join('\n'));
    return before ?? { ...pattern, sku: '', qtyInStock: 0, image: null, optionValues };
  });
  return { ...draft, options: used.map(({ name }) => name.trim()), variants };
}

/** Sets one value on all variants that were chosen. */
export function setOnAll(
  variants: readonly VariantDraft[],
  chosen: ReadonlySet<number>,
  change: Partial<VariantDraft>,
): VariantDraft[] {
  return variants.map((variant, index) => (chosen.has(index) ? { ...variant, ...change } : variant));
}
