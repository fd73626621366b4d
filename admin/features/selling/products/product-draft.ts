import { combine } from '#core/commerce/catalogue/product.ts';
import {
  NEW_VARIANT,
  type ProductDraft,
  type VariantDraft,
} from '#core/commerce/catalogue/product-fields.ts';

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
  const variants = combine(used).map((optionValues): VariantDraft => {
    const before = known.get(optionValues.join('\n'));
    return before ?? { ...first, id: '', sku: '', qtyInStock: 0, image: null, optionValues };
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
