import { NO_CENTS, toCents } from '../../money/currency.ts';
import { expect, test } from 'vitest';
import { toCsv } from '../../text/csv.ts';
import { wordsOfHtml } from '../../text/html.ts';
import { CSV_KINDS, readProductCsv, type CsvProduct, type CsvVariant } from './product-csv.ts';
import { productTable } from './product-csv-write.ts';

const variant = (change: Partial<CsvVariant> = {}): CsvVariant => ({
  sku: 'JAM-1',
  price: toCents(900),
  salePrice: NO_CENTS,
  onSale: false,
  unlimited: false,
  qtyInStock: 4,
  weight: 0.35,
  optionValues: [],
  ...change,
});

const JAM: CsvProduct = {
  title: 'Jam; of plums, "dark"',
  slug: 'jam',
  description: 'Two lines\nof words',
  isDownload: false,
  isShown: true,
  isTaxable: true,
  tags: ['sweet', 'jar'],
  categories: ['For bread'],
  options: [],
  variants: [variant()],
  seoTitle: '',
  seoDescription: '',
};
const SHIRT: CsvProduct = {
  ...JAM,
  title: 'Shirt',
  slug: 'shirt',
  isShown: false,
  options: ['Size', 'Colour'],
  variants: [
    variant({
      sku: 'S-1',
      optionValues: ['S', 'Red'],
      price: toCents(2000),
      salePrice: toCents(1500),
      onSale: true,
    }),
    variant({ sku: 'S-2', optionValues: ['L', 'Blue'], unlimited: true, qtyInStock: 0 }),
  ],
};

test.each(CSV_KINDS)('what is written for %s is read again as it was', (kind) => {
  const read = readProductCsv(toCsv(productTable([JAM, SHIRT], kind, 'GBP')), 'GBP');
  const slugOf = ({ slug }: CsvProduct) => (kind === 'shopify' ? slug : '');
  expect(read).toMatchObject(
    [JAM, SHIRT].map((product) => ({
      ...product,
      slug: slugOf(product),
      variants: product.variants.map(({ qtyInStock: _some, ...each }) => each),
    })),
  );
});

test('a file of Shopify with pictures on rows of their own, and prices before a sale', () => {
  const text = [
    'Handle,Title,Body (HTML),Option1 Name,Option1 Value,Variant Inventory Tracker,Variant Inventory Qty,Variant Price,Variant Compare At Price,Image Src,Status',
    'mug,Mug,"<p>Blue &amp; round</p><p>Made here</p>",Title,Default Title,shopify,-3,12.50,15.00,https://x.test/1.png,active',
    'mug,,,,,,,,,https://x.test/2.png,',
  ].join('\n');
  expect(readProductCsv(text, 'USD')).toMatchObject([
    {
      title: 'Mug',
      description: 'Blue & round\nMade here',
      isShown: true,
      options: [],
      variants: [{ price: 1500, salePrice: 1250, onSale: true, qtyInStock: 0, unlimited: false }],
    },
  ]);
});

test('currencies without cents keep their whole numbers', () => {
  const text = 'Name,Type,Regular price\nTea,simple,1200';
  expect(readProductCsv(text, 'JPY')?.[0]?.variants[0]?.price).toBe(1200);
});

test.each(['', 'a,b\n1,2', 'Handle\nx'])('%j is no list of products', (text) => {
  expect(readProductCsv(text, 'USD')).toBeUndefined();
});

test('semicolons, quotes and line breaks', () => {
  expect(wordsOfHtml('<ul><li>a</li><li>b</li></ul>')).toBe('a\nb');
});
