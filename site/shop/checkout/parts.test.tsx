import { expect, test } from 'vitest';
import { countOf, textIn } from '#blocks/kit/testing/draw-view.tsx';
import { renderToStaticMarkup } from '#blocks/kit/testing/render.tsx';
import { EMPTY_ADDRESS } from '#core/commerce/cart/address.ts';
import { toCents } from '#core/money/currency.ts';
import { productData } from '../product-data.ts';
import { AddressFields } from './address-fields.tsx';
import { Field } from './field.tsx';
import { StepFrame } from './step-frame.tsx';

test('a field is a line or a list, and says what is wrong', () => {
  const draw = (more: object) =>
    renderToStaticMarkup(<Field label="Name" value="Ada" onChange={() => {}} {...more} />);
  expect(draw({})).toContain('aria-invalid="false"');
  expect(draw({})).not.toContain('cart-problem');
  const wrong = draw({ error: 'Too short.', isWide: true });
  expect(wrong).toContain('is-wide');
  expect(wrong).toMatch(/aria-describedby="([^"]+)".*id="\1"[^>]*>Too short\./s);
  expect(countOf(draw({ choices: [{ code: 'a', name: 'A' }] }), '<option')).toBe(2);
});

test.each([
  ['open', false, true],
  ['done', true, false],
  ['ahead', false, false],
])('a step that is %s', (state, canChange, isOpen) => {
  const markup = renderToStaticMarkup(
    <StepFrame
      title="Address"
      state={state}
      summary="Bath"
      problem={isOpen ? 'Look again.' : ''}
      onOpen={() => {}}
    >
      inside
    </StepFrame>,
  );
  expect(markup.includes('<button')).toBe(canChange);
  expect(markup.includes('Bath')).toBe(canChange);
  expect(markup.includes('inside')).toBe(isOpen);
  expect(markup.includes('role="alert"')).toBe(isOpen);
});

test('an address asks for what is written in its country', () => {
  const draw = (country: string, more: object = {}) =>
    renderToStaticMarkup(
      <AddressFields
        prefix="billing"
        address={{ ...EMPTY_ADDRESS, country }}
        errors={{ 'billing.city': 'Which?' }}
        countries={[{ code: 'US', name: 'USA' }]}
        onChange={() => {}}
        {...more}
      />,
    );
  expect(draw('US')).toContain('billing address-level1');
  expect(draw('DE')).not.toContain('address-level1');
  expect(textIn(draw('US'))).not.toBe(textIn(draw('DE')));
  expect(textIn(draw('DE'))).toContain('Which?');
  expect(countOf(draw('DE', { isNameOnly: true }), '<input')).toBe(2);
});

test('a product as search engines read it', () => {
  const variant = {
    sku: 'J',
    price: toCents(1000),
    salePrice: toCents(800),
    onSale: true,
    unlimited: false,
    qtyInStock: 0,
  };
  const review = { name: 'Ada', at: '2030-05-01T10:00:00Z', rating: 4, text: '' };
  const told = (reviews: object | null) =>
    productData({ images: [], variants: [variant, { ...variant, onSale: false, qtyInStock: 2 }] } as never, {
      baseUrl: 'https://salt.test',
      url: 'https://salt.test/shop/jar',
      currency: 'EUR',
      name: 'Jar',
      description: '',
      reviews: reviews as never,
    });
  expect(told(null).offers).toMatchObject([
    { price: '8.00', availability: 'https://schema.org/OutOfStock' },
    { price: '10.00', availability: 'https://schema.org/InStock' },
  ]);
  expect(told(null)).not.toHaveProperty('aggregateRating');
  const rated = told({ summary: { average: 4, count: 7 }, reviews: Array.from({ length: 7 }, () => review) });
  expect(rated).toMatchObject({ aggregateRating: { ratingValue: 4, reviewCount: 7 } });
  expect(rated.review).toHaveLength(5);
  expect(rated.review?.[0]).toMatchObject({ datePublished: '2030-05-01' });
  expect(rated.review?.[0]).not.toHaveProperty('reviewBody');
});
