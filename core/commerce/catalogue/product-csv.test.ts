import { NO_CENTS, toCents } from '../../money/currency.ts';
import { expect, test } from 'vitest';
import { toCsv } from '../../text/csv.ts';
import { wordsOfHtml } from '../../text/html.ts';
import { CSV_KINDS } from './csv-kinds.ts';
import { readProductCsv, type CsvProduct, type CsvVariant } from './product-csv.ts';
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

test.each([
  ['12.50', 1250],
  ['12,50', 1250],
  ['€ 12.5', 1250],
  ['1,234.50', 123_450],
  ['1.234,50', 123_450],
  ['1,000,000', 100_000_000],
  ['0.005', 1],
  ['.', 0],
  ['', 0],
  ['99999999999', 100_000_000],
])('a price of %j is %i cents', (text, cents) => {
  const table = toCsv([
    ['Name', 'Type', 'Regular price'],
    ['Tea', 'simple', text],
  ]);
  expect(readProductCsv(table, 'USD')?.[0]?.variants[0]?.price).toBe(cents);
});

const woo = (...rows: string[]) =>
  readProductCsv(
    [
      'ID,Type,SKU,Name,Published,Short description,Description,Tax status,In stock?,Stock,Weight (lbs),Regular price,Sale price,Categories,Tags,Parent,Attribute 1 name,Attribute 1 value(s)',
      ...rows,
    ].join('\n'),
    'USD',
  );

test('a file of WooCommerce says less in some columns', () => {
  expect(
    woo(
      '7,"simple, downloadable",B,Book,0,Short,,none,0,,2.5,10,12,"Media > Books, Media > Books",,,Colour,red',
    ),
  ).toMatchObject([
    {
      title: 'Book',
      description: 'Short',
      isDownload: true,
      isShown: false,
      isTaxable: false,
      categories: ['Books'],
      options: [],
      variants: [{ price: 1000, onSale: false, salePrice: 0, unlimited: false, qtyInStock: 0, weight: 2.5 }],
    },
  ]);
});

test('variations find their product by its SKU or its id, and say what they leave open', () => {
  const found = woo(
    '7,variable,,Shirt,1,,,taxable,1,,,,,,,,Size,"S, L"',
    '8,variation,S-1,Shirt,1,,,,1,3,,10,,,,id:7,Size,S',
    '9,variation,S-2,Shirt,1,,,,1,,,10,9,,,id:7,Size,',
    '10,simple,,,1,,,,,,,10,,,,,,',
  );
  expect(found).toMatchObject([
    {
      title: 'Shirt',
      isTaxable: true,
      options: ['Size'],
      variants: [
        { sku: 'S-1', optionValues: ['S'], qtyInStock: 3, unlimited: false, onSale: false },
        { sku: 'S-2', optionValues: ['-'], unlimited: true, onSale: true, salePrice: 900 },
      ],
    },
  ]);
  expect(found).toHaveLength(1);
});

test('the sixth attribute is read, and a sale at the same price is none', () => {
  const text = [
    'Type,SKU,Name,Parent,Regular price,Sale price,Attribute 6 name,Attribute 6 value(s)',
    'variable,S,Shirt,,,,Size,"S, L"',
    '"variation, virtual",S-1,Shirt,S,10,10,Size,L',
  ].join('\n');
  expect(readProductCsv(text, 'USD')).toMatchObject([
    { options: ['Size'], variants: [{ optionValues: ['L'], onSale: false, salePrice: 0 }] },
  ]);
});

const shopify = (change: Record<string, string>) => {
  const cells = { Handle: 'mug', Title: 'Mug', 'Variant Price': '10', ...change };
  return readProductCsv(toCsv([Object.keys(cells), Object.values(cells)]), 'USD')?.[0];
};

test.each<[Record<string, string>, object]>([
  [{ Published: 'TRUE' }, { isShown: true }],
  [{ Published: 'TRUE', Status: 'draft' }, { isShown: false }],
  [{ 'Variant Requires Shipping': 'FALSE' }, { isDownload: true }],
  [{ 'Variant Requires Shipping': 'true' }, { isDownload: false }],
  [{ 'Variant Taxable': 'FALSE' }, { isTaxable: false }],
  [{}, { isTaxable: true, isDownload: false, categories: [], tags: [] }],
  [
    { Type: 'Cups', Tags: 'a, b,,a' },
    { categories: ['Cups'], tags: ['a', 'b'] },
  ],
  [{ 'Variant Compare At Price': '10' }, { variants: [{ price: 1000, onSale: false, salePrice: 0 }] }],
  [{ 'Variant Inventory Tracker': 'shopify' }, { variants: [{ unlimited: false }] }],
  [
    { 'Variant Inventory Tracker': 'shopify', 'Variant Inventory Policy': 'continue' },
    { variants: [{ unlimited: true }] },
  ],
  [{ 'Variant Inventory Qty': '3.7' }, { variants: [{ qtyInStock: 3 }] }],
  [{ 'Variant Inventory Qty': '9999999' }, { variants: [{ qtyInStock: 1_000_000 }] }],
  [{ 'Variant Inventory Qty': 'many' }, { variants: [{ qtyInStock: 0 }] }],
  [{ 'Variant Grams': '350' }, { variants: [{ weight: 0.35 }] }],
  [{ 'Variant Grams': 'x' }, { variants: [{ weight: 0 }] }],
  [{ 'Variant SKU': "'007" }, { variants: [{ sku: '007' }] }],
  [
    { 'Option1 Name': 'Size', 'Option1 Value': '', 'Option3 Name': 'Colour' },
    { options: ['Size', 'Colour'], variants: [{ optionValues: ['-', '-'] }] },
  ],
])('a row of Shopify with %j is %j', (change, expected) => {
  expect(shopify(change)).toMatchObject(expected);
});

test('rows without an address are no products', () => {
  expect(shopify({ Handle: '' })).toBeUndefined();
});

/** The cells of one product as they are written, by their names. */
const written = (product: CsvProduct, kind: (typeof CSV_KINDS)[number]) => {
  const [header = [], ...rows] = productTable([product], kind, 'USD');
  return rows.map((row) => Object.fromEntries(row.map((text, at) => [header[at], text])));
};

test('Shopify gets what a product is once, and of each variant what it needs', () => {
  const [first, second] = written({ ...SHIRT, isTaxable: false, isDownload: true }, 'shopify');
  expect(first).toMatchObject({
    Handle: 'shirt',
    Title: 'Shirt',
    Type: 'For bread',
    Tags: 'sweet, jar',
    Published: 'FALSE',
    Status: 'draft',
    'Option1 Name': 'Size',
    'Option2 Value': 'Red',
    'Variant Grams': '350',
    'Variant Inventory Tracker': 'shopify',
    'Variant Inventory Policy': 'deny',
    'Variant Price': '15.00',
    'Variant Compare At Price': '20.00',
    'Variant Requires Shipping': 'FALSE',
    'Variant Taxable': 'FALSE',
  });
  expect(second).toMatchObject({
    Title: '',
    'Option1 Name': '',
    'Option1 Value': 'L',
    'Variant Inventory Tracker': '',
    'Variant Inventory Policy': 'continue',
    'Variant Price': '9.00',
    'Variant Compare At Price': '',
  });
  expect(written({ ...JAM, categories: [] }, 'shopify')[0]).toMatchObject({
    Type: '',
    Published: 'TRUE',
    Status: 'active',
    'Option1 Name': 'Title',
    'Option1 Value': 'Default Title',
    'Variant Requires Shipping': 'TRUE',
    'Variant Taxable': 'TRUE',
  });
});

test('weights are whole grams, and the last piece is in stock', () => {
  expect(written({ ...JAM, variants: [variant({ weight: 0.3506 })] }, 'shopify')[0]).toMatchObject({
    'Variant Grams': '351',
  });
  expect(written({ ...JAM, variants: [variant({ qtyInStock: 1 })] }, 'woocommerce')[0]).toMatchObject({
    'In stock?': '1',
  });
});

test('WooCommerce gets one row for a simple product, and one more for what varies', () => {
  expect(written(JAM, 'woocommerce')).toEqual([
    expect.objectContaining({
      Type: 'simple',
      SKU: 'JAM-1',
      Published: '1',
      'Tax status': 'taxable',
      'In stock?': '1',
      Stock: '4',
      'Weight (kg)': '0.35',
      'Regular price': '9.00',
      'Sale price': '',
    }),
  ]);
  expect(written({ ...JAM, isDownload: true, isTaxable: false }, 'woocommerce')[0]).toMatchObject({
    Type: 'simple, downloadable, virtual',
    'Tax status': 'none',
  });
  expect(
    written({ ...JAM, variants: [variant({ qtyInStock: 0, weight: 0 })] }, 'woocommerce')[0],
  ).toMatchObject({
    'In stock?': '0',
    Stock: '0',
    'Weight (kg)': '',
  });
  expect(written({ ...JAM, variants: [] }, 'woocommerce')).toEqual([]);
  const [head, small, large] = written(SHIRT, 'woocommerce');
  expect(head).toMatchObject({
    Type: 'variable',
    SKU: 'shirt',
    Published: '0',
    'Attribute 1 name': 'Size',
    'Attribute 1 value(s)': 'S, L',
    'Attribute 2 value(s)': 'Red, Blue',
  });
  expect(small).toMatchObject({
    Type: 'variation',
    Parent: 'shirt',
    'Sale price': '15.00',
    'Attribute 1 value(s)': 'S',
  });
  expect(large).toMatchObject({ 'In stock?': '1', Stock: '', 'Sale price': '' });
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
