import type { TemplateProduct } from '../template.ts';
import { PRODUCTS, SHELVES, type Product } from './products.ts';

const GRAMS_PER_KILO = 1000;

/** Things that come in more than one kind, and what is different about them. */
const KINDS: Readonly<Record<string, TemplateProduct['option']>> = {
  'linen-cloth': {
    name: 'Stripes',
    values: [
      { value: 'Blue', priceCents: 2400, stock: 14 },
      { value: 'Red', priceCents: 2400, stock: 0 },
    ],
  },
  'hill-coffee': {
    name: 'Bag',
    values: [
      { value: '250 g', priceCents: 980, stock: 40 },
      { value: '1 kg', priceCents: 3400, stock: 12 },
    ],
  },
  'olive-oil': {
    name: 'Tin',
    values: [
      { value: '3 l', priceCents: 4600, stock: 22 },
      { value: '5 l', priceCents: 7200, stock: 9 },
    ],
  },
};
const STOCK: Readonly<Record<string, number>> = { 'october-box': 4, anchovies: 60, 'mountain-cheese': 0 };
const USUAL_STOCK = 30;
const SALES: Readonly<Record<string, number>> = { 'pickled-lemons': 740 };

export const categories = SHELVES.map(({ id, title }) => ({ slug: id, name: title }));

/** What comes by itself, on the first Thursday of the month. */
const MONTHLY_BOX: TemplateProduct = {
  slug: 'monthly-box',
  title: 'The monthly box',
  words:
    '*One crate, about 4 kg, every month*\n\nWhat is on our own table, packed on the first Thursday of the month: something in a jar, something in a bottle, a loaf, and the fruit of the season.\n\nSkip a month when you are away, change the number of boxes, or cancel whenever you like.',
  pictures: ['hero-autumn-table'],
  category: 'kitchen',
  priceCents: 3600,
  weight: 4,
  goesWith: ['october-box', 'hill-coffee'],
  plan: { billingPeriod: { value: 1, unit: 'month' } },
};

const GIFT_CARD: TemplateProduct = {
  slug: 'gift-card',
  title: 'Gift card',
  words:
    'For somebody whose cupboard you do not know. They choose what they like, spend it in as many orders as they want, and it stays good for years.',
  pictures: ['hero-autumn-table'],
  category: 'kitchen',
  priceCents: 2500,
  weight: 0,
  isGiftCard: true,
  option: {
    name: 'Amount',
    values: [
      { value: '£10', priceCents: 1000 },
      { value: '£25', priceCents: 2500 },
      { value: '£50', priceCents: 5000 },
    ],
  },
  goesWith: ['october-box'],
};

const shelved = PRODUCTS.map((product): TemplateProduct => {
  const option = KINDS[product.slug];
  const salePriceCents = SALES[product.slug];
  return {
    slug: product.slug,
    title: product.name,
    words: wordsOf(product),
    pictures: [product.picture],
    category: product.shelf,
    priceCents: Math.round(Number(product.price.replace('£', '')) * 100),
    weight: weightOf(product.size),
    stock: STOCK[product.slug] ?? USUAL_STOCK,
    goesWith: product.goesWith,
    ...(option && { option }),
    ...(salePriceCents !== undefined && { salePriceCents }),
  };
});

/** The shelf as a shop keeps it: prices as numbers, stock, kinds. */
export const goodsForSale: readonly TemplateProduct[] = [...shelved, MONTHLY_BOX, GIFT_CARD];

function wordsOf({ size, place, lead, story, facts }: Product): string {
  const list = facts.map(({ title, meta }) => `**${title}:** ${meta}`).join('\n');
  return [`*${size}, ${place}*`, lead, story, list].join('\n\n');
}

function weightOf(size: string): number {
  const [, grams] = /(\d+) g/.exec(size) ?? [];
  return grams === undefined ? 1 : Number(grams) / GRAMS_PER_KILO;
}
