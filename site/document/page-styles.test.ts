import { expect, test } from 'vitest';
import { stylesOf } from '../../server/bundle/dev-styles.ts';
import { SHARED, stylesFor } from './page-styles.ts';

/** How many sheets are of the site itself. */
const OF_SITE = 15;

const MAX_SHARED = 13_000;

const styles = (markup: string, own = '') =>
  stylesFor(markup, { template: 'provisions', isCollection: false, also: [], own });

test('a page has the styles of what stands on it, and not those of what does not', () => {
  const { shared, template } = styles('<div class="block"><figure class="quote"><p>Words</p></figure></div>');
  expect(shared).toContain('.quote');
  expect(shared).toContain('.site-header');
  for (const other of [
    '.cart-entry',
    '.image-frame',
    '.site-cart-count',
    '.folder ul',
    '.stack-links',
    '.info-bar',
  ])
    expect(shared).not.toContain(other);
  expect(template).not.toContain('.product-card');
  expect(template.length).toBeGreaterThan(100);
});

test.each([
  ['<a class="site-cart">', '.site-cart{', '.product-card'],
  ['<div class="site-shop"><a class="site-account">', '.site-account', '.order-lines'],
  ['<div class="block" data-block="image">', '[data-block=image]', '.quote'],
  ['<aside class="info-bar">', '.info-bar{', '.stack-links'],
])('%s brings %s and not %s', (markup, wanted, other) => {
  const shared = styles(markup).shared.replaceAll(/["']|\s+(?={)/g, '');
  expect(shared).toContain(wanted);
  expect(shared).not.toContain(other);
});

test('of a block a page has the styles of what its owner chose', () => {
  const { shared, template } = styles(
    '<section class="section" data-space="small"><div class="gallery" data-design="grid"><b class="gallery-track">',
  );
  for (const [wanted, other] of [
    ["[data-design='grid']", "[data-design='autogrid']"],
    ["[data-space='small']", "[data-space='none']"],
  ] as const) {
    expect(shared).toContain(wanted);
    expect(shared).not.toContain(other);
  }
  const hero = "[data-variant='hero']";
  expect(template).not.toContain(hero);
  expect(styles('<section class="section" data-variant="hero">').template).toContain(hero);
});

test('what only the sheet of a block itself knows, its template may style', () => {
  const ledger = (inner: string, own = '') =>
    styles(`<section data-variant="ledger">${inner}</section>`, own).template;
  expect(ledger('')).not.toContain("'ledger'] .index-row");
  expect(ledger('<p data-block="x">', '.index-row{margin:0}')).toContain("'ledger'] .index-row");
});

test('what an island brings along is there in all its choices', () => {
  const products = (around: string) =>
    styles(`${around}<ul class="products" data-layout="grid"></ul>`).shared;
  const list = ".products[data-layout='list']";
  expect(products('')).not.toContain(list);
  expect(products('<div data-island="buy-box"></div>')).toContain(list);
});

test('a page of words and buttons carries little that it does not use', () => {
  const block = (type: string, inner: string) => `<div class="block" data-block="${type}">${inner}</div>`;
  const { shared } = styles(
    '<header class="site-header"><nav class="site-nav"><ul class="menu"></ul></nav></header><section class="section">' +
      block('heading', '<h1 class="heading">A</h1>') +
      block('text', '<div class="prose">B</div>') +
      block('button', '<a class="button is-solid">C</a>'),
  );
  // As it was written; the build makes a sixth less of it.
  expect(shared.length).toBeLessThanOrEqual(MAX_SHARED);
});

test('a box to buy from brings the styles of what its script draws', () => {
  const { shared } = styles('<div class="block"><div data-island="buy-box"></div></div>');
  for (const name of ['.shop-dialog', '.field-title']) expect(shared).toContain(name);
});

test('the same markup is given the very same text', () => {
  expect(styles('<p class="quote">').shared).toBe(styles('<b class="quote">').shared);
});

test('what stands in pages are the sheets of the one file, in its order', () => {
  const files = stylesOf(`${import.meta.dirname}/../..`, 'site/styles.ts');
  const names = files.map((file) => {
    const folder = file.split('/').at(-2) ?? '';
    if (file.startsWith('blocks/')) return `blocks/${folder}`;
    if (/^site\/shop\/.+\//.test(file)) return `shop/${folder}`;
    return undefined;
  });
  expect(SHARED).toHaveLength(files.length);
  expect(SHARED.slice(OF_SITE).map(({ name }) => name)).toEqual(names.slice(OF_SITE));
});
