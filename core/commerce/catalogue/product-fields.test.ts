import { expect, test } from 'vitest';
import { checkWith } from '../../fields/index.ts';
import { MAX_PRICE_CENTS } from '../../money/currency.ts';
import { counted } from '../../money/testing/plain.ts';
import {
  isAsked,
  NEW_PRODUCT,
  NEW_VARIANT,
  productBody,
  productField,
  variantProblems,
  type ProductDraft,
  type Sold,
} from './product-fields.ts';

const variant = { price: 1000, salePrice: 800, onSale: true, sku: 'A' };
test.each<[Partial<typeof variant>, string[]]>([
  [{}, []],
  [{ price: 0, salePrice: 0 }, []],
  [{ price: MAX_PRICE_CENTS }, []],
  [{ price: MAX_PRICE_CENTS + 1 }, ['price']],
  [{ price: -1, onSale: false }, ['price']],
  [{ salePrice: 1001 }, ['salePrice']],
  [{ salePrice: 1001, onSale: false }, []],
  [{ sku: 'x'.repeat(60) }, []],
  [{ sku: 'x'.repeat(61) }, ['sku']],
])('a variant with %j has problems with %j', (change, keys) => {
  expect(Object.keys(variantProblems(counted<Sold>({ ...variant, ...change })))).toEqual(keys);
});

const ID = 'a'.repeat(24);
const named = { ...NEW_PRODUCT, title: 'Jam' };

test('a whole variant has no problems', () => {
  expect(variantProblems(NEW_VARIANT)).toEqual({});
});

test('a new product is ready to be saved once it has a name', () => {
  expect(checkWith(productField, named)).toEqual({ ok: true, value: named });
  expect(checkWith(productField, NEW_PRODUCT)).toEqual({
    ok: false,
    problems: [{ path: 'title', message: 'Please give the product a name.' }],
  });
});

test.each<[string, Partial<Record<keyof ProductDraft, unknown>>, string]>([
  ['a name of spaces', { title: '  ' }, 'title'],
  ['a type that cannot be sold', { type: 'PAYWALL' }, 'type'],
  ['a state there is not', { workflow: 'needs_review' }, 'workflow'],
  ['half a date', { publishAt: '2030' }, 'publishAt'],
  ['an address with spaces', { slug: 'Bad Slug' }, 'slug'],
  ['an address that ends in a dash', { slug: 'jam-' }, 'slug'],
  ['no variants', { variants: [] }, 'variants'],
  ['a price below nothing', { variants: [{ ...NEW_VARIANT, price: -1 }] }, 'variants.0.price'],
  ['half a cent', { variants: [{ ...NEW_VARIANT, price: 1.5 }] }, 'variants.0.price'],
  ['a weight below nothing', { variants: [{ ...NEW_VARIANT, weight: -1 }] }, 'variants.0.weight'],
  ['a tag of spaces', { tags: [' '] }, 'tags.0'],
  ['a category by its name', { categories: ['bread'] }, 'categories'],
  ['an add-on without a name', { addOns: [{ id: '', name: '', priceCents: 0 }] }, 'addOns.0.name'],
  ['a form by its title', { formId: 'My form' }, 'formId'],
  ['a picture of elsewhere', { images: [{ src: 'https://elsewhere.example/x.jpg' }] }, 'images.0'],
  ['something nobody knows', { colour: 'red' } as object, 'colour'],
])('%s is refused where it stands', (_, change, path) => {
  const checked = checkWith(productField, { ...named, ...change });
  expect(checked.ok ? [] : checked.problems.map((problem) => problem.path)).toEqual([path]);
});

test('an empty date is none, and spaces around words do not count', () => {
  const checked = checkWith(productField, { ...named, publishAt: '', title: ' Jam ', tags: [' new '] });
  expect(checked).toMatchObject({ ok: true, value: { publishAt: null, title: 'Jam', tags: ['new'] } });
});

test('what was stored before a field existed takes its default, and bad leaves take theirs', () => {
  const stored = { seoTitle: 'Jam', isTaxable: false, related: [ID], formPlace: 'cellar' };
  expect(productBody.read(stored)).toEqual({
    ...productBody.initial,
    seoTitle: 'Jam',
    isTaxable: false,
    related: [ID],
  });
});

test.each<[string, Partial<ProductDraft>, boolean]>([
  ['publishAt', {}, false],
  ['publishAt', { workflow: 'scheduled' }, true],
  ['fileId', {}, false],
  ['fileId', { type: 'DIGITAL' }, true],
  ['options', { type: 'DIGITAL' }, false],
  ['formPlace', {}, false],
  ['formPlace', { formId: 'contact' }, true],
  ['seoTitle', {}, true],
  ['toString', {}, true],
])('%s of a product with %j is asked for: %s', (name, change, expected) => {
  expect(isAsked(name, { ...NEW_PRODUCT, ...change })).toBe(expected);
});

test('a new product is taxed and sold once; a new variant is at its price, and none are there', () => {
  expect(NEW_PRODUCT).toMatchObject({ isTaxable: true, isSubscription: false });
  expect(NEW_VARIANT).toMatchObject({ onSale: false, unlimited: false, qtyInStock: 0, weight: 0, price: 0 });
});

test.each<[string, object]>([
  ['as heavy as it may be', { variants: [{ ...NEW_VARIANT, weight: 100_000 }] }],
  ['a weight in tenths', { variants: [{ ...NEW_VARIANT, weight: 0.1 }] }],
  ['as many tags as there may be', { tags: Array.from({ length: 50 }, (_, index) => `tag ${index}`) }],
  ['as many categories as there may be', { categories: Array.from({ length: 50 }, () => ID) }],
  ['a SKU with spaces around it', { variants: [{ ...NEW_VARIANT, sku: ' A-1 ' }] }],
  ['words for search engines', { seoDescription: 'x'.repeat(400) }],
])('%s is fine', (_, change) => {
  expect(checkWith(productField, { ...named, ...change }).ok).toBe(true);
});
