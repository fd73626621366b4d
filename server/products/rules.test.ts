import { expect, test } from 'vitest';
import { productField, variantField, type ProductDraft } from '#core/commerce/catalogue/product-fields.ts';
import { slugOf } from './naming.ts';
import { draftProblems } from './check.ts';

test.each([
  ['Blue Bowl', 'blue-bowl'],
  ['  Größe & Maß!  ', 'grosse-mass'],
  ['--a--b--', 'a-b'],
  ['100 %', '100'],
  ['…', 'product'],
  ['', 'product'],
  ['x'.repeat(200), 'x'.repeat(92)],
])('%j is found at %j', (title, slug) => {
  expect(slugOf(title)).toBe(slug);
});

const variant = (...optionValues: string[]) => ({ ...variantField.initial, optionValues });
const draft = (more: object): ProductDraft => ({ ...productField.initial, variants: [variant()], ...more });

test.each<[string, object, string[]]>([
  ['nothing wrong', {}, []],
  ['an option without a value', { options: ['Size'], variants: [variant()] }, ['variants.0.optionValues']],
  ['a value of no option', { variants: [variant('S')] }, ['variants.0.optionValues']],
  ['different variants', { options: ['Size'], variants: [variant('S'), variant('M')] }, []],
  ['twice the same', { options: ['Size'], variants: [variant('S'), variant('S')] }, ['variants']],
  [
    'a sale above the price',
    { variants: [{ ...variant(), price: 100, salePrice: 200, onSale: true }] },
    ['variants.0.salePrice'],
  ],
  ['one id for two add-ons', { addOns: [{ id: 'a' }, { id: 'a' }] }, ['addOns']],
  ['add-ons that are new', { addOns: [{ id: '' }, { id: '' }] }, []],
  ['a plan without a day', { workflow: 'scheduled', publishAt: null }, ['publishAt']],
  ['a plan with a day', { workflow: 'scheduled', publishAt: '2030-01-01T00:00:00Z' }, []],
])('%s', (_, more, paths) => {
  expect(Object.keys(draftProblems(draft(more)))).toEqual(paths);
});
