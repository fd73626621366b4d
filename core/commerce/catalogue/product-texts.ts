import { siteFile } from '../../assets/file-field.ts';
import { group, image, list, optional, text, type ImageValue, type ValueOf } from '../../fields/index.ts';
import { MAX_CATEGORY_LENGTH, MAX_NESTED_CATEGORIES } from '../../limits.ts';
import type { RichText } from '../../rich-text/document.ts';
import { MAX_ADD_ON_LENGTH, MAX_ADD_ONS, type AddOn } from './add-ons.ts';
import { productFields } from './product-fields.ts';
import { MAX_OPTION_LENGTH, MAX_OPTIONS, MAX_VARIANTS } from './product.ts';

const word = (max: number, label?: string) => text({ max, ...(label !== undefined && { label }) });
const pictures = (label: string) => list(optional(image()), { max: MAX_VARIANTS, label });

/** What a product says, text by text; the values of an option once each, however many variants have them. */
export const productTexts = group({
  title: productFields.title,
  description: productFields.description,
  options: list(
    group({
      name: word(MAX_OPTION_LENGTH, 'Name'),
      values: list(word(MAX_OPTION_LENGTH), { max: MAX_VARIANTS, label: 'Values' }),
    }),
    { max: MAX_OPTIONS, label: 'Options' },
  ),
  addOns: list(group({ name: word(MAX_ADD_ON_LENGTH, 'Name') }), { max: MAX_ADD_ONS, label: 'Add-ons' }),
  images: pictures('Pictures'),
  variantImages: pictures('Pictures of variants'),
  /** What buyers of a download get, by its address. */
  file: siteFile({ label: 'File', accept: '', problem: 'Must be one of the site’s files.' }),
  seoTitle: productFields.seoTitle,
  seoDescription: productFields.seoDescription,
});
export type ProductTexts = ValueOf<typeof productTexts>;

/** What of a product holds its texts. */
export interface WordedProduct {
  title: string;
  description: RichText;
  options: string[];
  variants: { optionValues: string[]; image: ImageValue | null }[];
  addOns: AddOn[];
  images: ImageValue[];
  /** Left out where nobody can choose another. */
  file?: string;
  seoTitle: string;
  seoDescription: string;
}

export function textsOfProduct(product: WordedProduct): ProductTexts {
  const { title, description, options, variants, addOns, images, file = '' } = product;
  const { seoTitle, seoDescription } = product;
  return {
    title,
    description,
    options: options.map((name, at) => ({
      name,
      values: [...new Set(variants.flatMap(({ optionValues }) => optionValues[at] ?? []))],
    })),
    addOns: addOns.map(({ name }) => ({ name })),
    images,
    variantImages: variants.map((variant) => variant.image),
    file,
    seoTitle,
    seoDescription,
  };
}

/**
 * The product as it is shown where its texts are said otherwise. Two values of an option that would read the same stay
 * as they are written: nobody could tell them apart.
 */
export function asSaid<T extends WordedProduct>(product: T, said: ProductTexts): T {
  const written = textsOfProduct(product);
  const shown = written.options.map(({ values }, at) => {
    const others = said.options[at]?.values ?? [];
    const isClear = new Set(others).size === values.length;
    return new Map(values.map((value, index) => [value, (isClear && others[index]) || value]));
  });
  return {
    ...product,
    title: said.title,
    description: said.description,
    options: said.options.map(({ name }) => name),
    variants: product.variants.map((variant, index) => ({
      ...variant,
      optionValues: variant.optionValues.map((value, at) => shown[at]?.get(value) ?? value),
      image: said.variantImages[index] ?? variant.image,
    })),
    addOns: product.addOns.map((addOn, index) => ({
      ...addOn,
      name: said.addOns[index]?.name ?? addOn.name,
    })),
    images: product.images.map((each, index) => said.images[index] ?? each),
    seoTitle: said.seoTitle,
    seoDescription: said.seoDescription,
  };
}

/** Every category by its name. */
export const categoryTexts = group({
  categories: list(group({ name: word(MAX_CATEGORY_LENGTH, 'Name') }), {
    max: MAX_NESTED_CATEGORIES,
    label: 'Categories',
  }),
});
