import {
  fractionDigitsOf,
  type CurrencyCode,
  type Cents,
  toCents,
  NO_CENTS,
  MAX_PRICE_CENTS,
} from '../../money/currency.ts';
import { readCsvTable, type CsvRow } from '../../text/csv.ts';
import { wordsOfHtml } from '../../text/html.ts';
import type { CsvKind } from './csv-kinds.ts';
import { MAX_OPTIONS, MAX_STOCK } from './product.ts';

export interface CsvVariant {
  sku: string;
  price: Cents;
  salePrice: Cents;
  onSale: boolean;
  unlimited: boolean;
  qtyInStock: number;
  weight: number;
  optionValues: string[];
}

/** A product as the files of other shops can say it. */
export interface CsvProduct {
  title: string;
  slug: string;
  description: string;
  isDownload: boolean;
  isShown: boolean;
  isTaxable: boolean;
  tags: string[];
  categories: string[];
  options: string[];
  variants: CsvVariant[];
  seoTitle: string;
  seoDescription: string;
}

/** Which of the two wrote the file, told by its columns. */
function kindOfCsv([first]: readonly CsvRow[]): CsvKind | undefined {
  if (first && 'handle' in first && 'variant price' in first) return 'shopify';
  return first && 'name' in first && 'regular price' in first ? 'woocommerce' : undefined;
}

/** Nothing when it is a file of somebody else. */
export function readProductCsv(text: string, currency: CurrencyCode): CsvProduct[] | undefined {
  const rows = readCsvTable(text);
  const kind = kindOfCsv(rows);
  const digits = fractionDigitsOf(currency);
  if (kind === 'shopify') return readShopify(rows, digits);
  return kind === 'woocommerce' ? readWoo(rows, digits) : undefined;
}

const cell = (row: CsvRow, name: string) => row[name] ?? '';
const isYes = (text: string) => ['true', '1', 'yes', 'active'].includes(text.toLowerCase());

function listOf(text: string): string[] {
  const parts = text.split(',').map((part) => part.trim());
  return [...new Set(parts.filter((part) => part !== ''))];
}

/** The last point or comma begins the fraction; one that stands there twice only groups digits. */
function amountOf(text: string): number {
  const plain = text.replaceAll(/[^\d.,]/g, '');
  const at = Math.max(plain.lastIndexOf('.'), plain.lastIndexOf(','));
  const digitsOf = (part: string) => part.replaceAll(/[.,]/g, '');
  const hasFraction = at >= 0 && plain.indexOf(plain.charAt(at)) === at;
  return Number(hasFraction ? `${digitsOf(plain.slice(0, at))}.${plain.slice(at + 1)}` : digitsOf(plain));
}

function centsOf(text: string, digits: number): Cents {
  const amount = amountOf(text);
  return Number.isFinite(amount)
    ? toCents(Math.min(Math.round(amount * 10 ** digits), MAX_PRICE_CENTS))
    : NO_CENTS;
}

function countOf(text: string): number {
  const count = Math.floor(Number(text));
  return Number.isFinite(count) ? Math.min(Math.max(0, count), MAX_STOCK) : 0;
}

/** One row for each variant; those after the first have no title, and some bring only a picture. */
function readShopify(rows: readonly CsvRow[], digits: number): CsvProduct[] {
  const groups = Map.groupBy(rows, (row) => cell(row, 'handle'));
  return [...groups].flatMap(([slug, all]) => {
    const [first] = all;
    if (!first || slug === '') return [];
    const options = [1, 2, 3]
      .map((at) => cell(first, `option${at} name`))
      .filter((name) => name !== '' && name !== 'Title');
    const status = cell(first, 'status') || cell(first, 'published');
    return [
      {
        title: cell(first, 'title'),
        slug,
        description: wordsOfHtml(cell(first, 'body (html)')),
        isDownload: cell(first, 'variant requires shipping').toLowerCase() === 'false',
        isShown: isYes(status),
        isTaxable: cell(first, 'variant taxable').toLowerCase() !== 'false',
        tags: listOf(cell(first, 'tags')),
        categories: cell(first, 'type') === '' ? [] : [cell(first, 'type')],
        options,
        variants: all
          .filter((row) => cell(row, 'variant price') !== '')
          .map((row) => shopifyVariant(row, options, digits)),
        seoTitle: cell(first, 'seo title'),
        seoDescription: cell(first, 'seo description'),
      },
    ];
  });
}

function shopifyVariant(row: CsvRow, options: readonly string[], digits: number): CsvVariant {
  const asked = centsOf(cell(row, 'variant price'), digits);
  const before = centsOf(cell(row, 'variant compare at price'), digits);
  const onSale = before > asked;
  return {
    sku: cell(row, 'variant sku').replace(/^'/, ''),
    price: onSale ? before : asked,
    salePrice: onSale ? asked : NO_CENTS,
    onSale,
    unlimited:
      cell(row, 'variant inventory tracker') === '' || cell(row, 'variant inventory policy') === 'continue',
    qtyInStock: countOf(cell(row, 'variant inventory qty')),
    weight: Number(cell(row, 'variant grams')) / 1000 || 0,
    optionValues: options.map((_, at) => cell(row, `option${at + 1} value`) || '-'),
  };
}

const OPTION_PLACES = Array.from({ length: MAX_OPTIONS }, (_, index) => index + 1);
const isVariation = (row: CsvRow) => cell(row, 'type').startsWith('variation');

/** One row for each product, and one for each variation, which names its parent. */
function readWoo(rows: readonly CsvRow[], digits: number): CsvProduct[] {
  const below = Map.groupBy(rows.filter(isVariation), (row) => cell(row, 'parent'));
  return rows
    .filter((row) => !isVariation(row) && cell(row, 'name') !== '')
    .map((row) => {
      const own = below.get(cell(row, 'sku')) ?? below.get(`id:${cell(row, 'id')}`) ?? [];
      const options =
        own.length === 0
          ? []
          : OPTION_PLACES.map((at) => cell(row, `attribute ${at} name`)).filter((name) => name !== '');
      return {
        title: cell(row, 'name'),
        slug: '',
        description: wordsOfHtml(cell(row, 'description') || cell(row, 'short description')),
        isDownload: cell(row, 'type').includes('downloadable'),
        isShown: cell(row, 'published') === '1',
        isTaxable: cell(row, 'tax status') !== 'none',
        tags: listOf(cell(row, 'tags')),
        categories: listOf(cell(row, 'categories')).map((path) => path.split('>').at(-1)?.trim() ?? path),
        options,
        variants: (own.length === 0 ? [row] : own).map((each) => wooVariant(each, options, digits)),
        seoTitle: '',
        seoDescription: '',
      };
    });
}

function wooVariant(row: CsvRow, options: readonly string[], digits: number): CsvVariant {
  const price = centsOf(cell(row, 'regular price'), digits);
  const salePrice = centsOf(cell(row, 'sale price'), digits);
  const onSale = cell(row, 'sale price') !== '' && salePrice < price;
  return {
    sku: cell(row, 'sku'),
    price,
    salePrice: onSale ? salePrice : NO_CENTS,
    onSale,
    unlimited: cell(row, 'stock') === '' && cell(row, 'in stock?') !== '0',
    qtyInStock: countOf(cell(row, 'stock')),
    weight: Number(cell(row, 'weight (kg)') || cell(row, 'weight (lbs)')) || 0,
    optionValues: options.map((name) => {
      const at = OPTION_PLACES.find((each) => cell(row, `attribute ${each} name`) === name) ?? 0;
      return cell(row, `attribute ${at} value(s)`) || '-';
    }),
  };
}
