import { expect, test } from 'vitest';
import { stylesOf } from '../../server/bundle/dev-styles.ts';
import { SHARED, stylesFor } from './page-styles.ts';

const styles = (markup: string) =>
  stylesFor(markup, { template: 'provisions', isCollection: false, also: [] });

test('a page has the styles of what stands on it, and not those of what does not', () => {
  const { shared, template } = styles('<div class="block"><figure class="quote"><p>Words</p></figure></div>');
  expect(shared).toContain('.quote');
  expect(shared).toContain('.site-header');
  expect(shared).not.toContain('.cart-entry');
  expect(template).not.toContain('.product-card');
  expect(template.length).toBeGreaterThan(100);
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
  expect(SHARED.slice(11).map(({ name }) => name)).toEqual(names.slice(11));
});
