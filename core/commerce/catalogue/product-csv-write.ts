import { fractionDigitsOf, type CurrencyCode, type Cents } from '../../money/currency.ts';
import type { CsvKind } from './csv-kinds.ts';
import type { CsvProduct, CsvVariant } from './product-csv.ts';
import { MAX_OPTIONS } from './product.ts';

type Amount = (cents: Cents) => string;
type Cells = Record<string, string>;

/** Rows with a header, as the other shops read them. */
export function productTable(
  products: readonly CsvProduct[],
  kind: CsvKind,
  currency: CurrencyCode,
): string[][] {
  const digits = fractionDigitsOf(currency);
  const amount = (cents: Cents) => (cents / 10 ** digits).toFixed(digits);
  const rows = products.flatMap((product) =>
    kind === 'shopify' ? shopifyRows(product, amount) : wooRows(product, amount),
  );
  const header = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  return [header, ...rows.map((row) => header.map((name) => row[name] ?? ''))];
}

function shopifyRows(product: CsvProduct, amount: Amount): Cells[] {
  const aboutProduct: Cells = {
    Title: product.title,
    'Body (HTML)': product.description.replaceAll('\n', '<br>'),
    Type: product.categories[0] ?? '',
    Tags: product.tags.join(', '),
    Published: wordOf(product.isShown),
    Status: product.isShown ? 'active' : 'draft',
    'SEO Title': product.seoTitle,
    'SEO Description': product.seoDescription,
  };
  return product.variants.map((variant, index) => ({
    Handle: product.slug,
    ...(index === 0 && aboutProduct),
    ...shopifyOptions(product, variant, index === 0),
    'Variant SKU': variant.sku,
    'Variant Grams': String(Math.round(variant.weight * 1000)),
    'Variant Inventory Tracker': variant.unlimited ? '' : 'shopify',
    'Variant Inventory Qty': String(variant.qtyInStock),
    'Variant Inventory Policy': variant.unlimited ? 'continue' : 'deny',
    'Variant Price': amount(variant.onSale ? variant.salePrice : variant.price),
    'Variant Compare At Price': variant.onSale ? amount(variant.price) : '',
    'Variant Requires Shipping': wordOf(!product.isDownload),
    'Variant Taxable': wordOf(product.isTaxable),
  }));
}

/** A product without options has one that is called Title. */
function shopifyOptions({ options }: CsvProduct, { optionValues }: CsvVariant, isFirst: boolean): Cells {
  const names = options.length === 0 ? ['Title'] : options;
  const values = options.length === 0 ? ['Default Title'] : optionValues;
  return Object.fromEntries(
    names.flatMap((name, at) => [
      [`Option${at + 1} Name`, isFirst ? name : ''],
      [`Option${at + 1} Value`, values[at] ?? ''],
    ]),
  );
}

function wooRows(product: CsvProduct, amount: Amount): Cells[] {
  const [only] = product.variants;
  const isSimple = product.options.length === 0;
  const head: Cells = {
    Type: isSimple ? (product.isDownload ? 'simple, downloadable, virtual' : 'simple') : 'variable',
    SKU: isSimple ? (only?.sku ?? '') : product.slug,
    Name: product.title,
    Published: digitOf(product.isShown),
    Description: product.description,
    'Tax status': product.isTaxable ? 'taxable' : 'none',
    Categories: product.categories.join(', '),
    Tags: product.tags.join(', '),
  };
  if (isSimple) return only ? [{ ...head, ...wooGoods(only, amount) }] : [];
  const allOf = (at: number) =>
    [...new Set(product.variants.map(({ optionValues }) => optionValues[at] ?? ''))].join(', ');
  return [
    { ...head, ...wooOptions(product, allOf) },
    ...product.variants.map((variant) => ({
      Type: 'variation',
      SKU: variant.sku,
      Name: product.title,
      Published: digitOf(product.isShown),
      Parent: product.slug,
      ...wooGoods(variant, amount),
      ...wooOptions(product, (at) => variant.optionValues[at] ?? ''),
    })),
  ];
}

function wooGoods(variant: CsvVariant, amount: Amount): Cells {
  return {
    'In stock?': digitOf(variant.unlimited || variant.qtyInStock > 0),
    Stock: variant.unlimited ? '' : String(variant.qtyInStock),
    'Weight (kg)': variant.weight === 0 ? '' : String(variant.weight),
    'Regular price': amount(variant.price),
    'Sale price': variant.onSale ? amount(variant.salePrice) : '',
  };
}

function wooOptions({ options }: CsvProduct, valueAt: (at: number) => string): Cells {
  return Object.fromEntries(
    options.slice(0, MAX_OPTIONS).flatMap((name, at) => [
      [`Attribute ${at + 1} name`, name],
      [`Attribute ${at + 1} value(s)`, valueAt(at)],
    ]),
  );
}

const wordOf = (is: boolean) => (is ? 'TRUE' : 'FALSE');
const digitOf = (is: boolean) => (is ? '1' : '0');
