import { NO_CENTS, toCents } from '#core/money/currency.ts';
import { afterEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import { subscriptionPlanField } from '#core/commerce/catalogue/subscription-plan.ts';
import { aCart } from '#core/commerce/cart/testing/a-cart.ts';
import BuyBox, { type BuyBoxProps } from './island.tsx';

const variant = {
  id: 'v',
  sku: 'SQ0000001',
  price: toCents(1000),
  salePrice: toCents(0),
  onSale: false,
  unlimited: false,
  qtyInStock: 10,
  optionValues: [],
};
const props: BuyBoxProps = {
  title: 'Jam',
  options: [],
  variants: [variant],
  currency: 'USD',
  locale: 'en-US',
  isExpress: false,
  offer: { count: 0, minCents: NO_CENTS, maxCents: NO_CENTS },
};
const form = {
  formId: 'engraving',
  fields: [{ id: 'words', type: 'text', title: 'Words', required: true } as const],
};

function serve() {
  return vi.spyOn(window, 'fetch').mockImplementation(async () => new Response(JSON.stringify(aCart())));
}
const bodyOf = (ask: ReturnType<typeof serve>) =>
  JSON.parse(ask.mock.calls[0]?.[1]?.body as string) as unknown;
const press = () => userEvent.click(page.getByRole('button', { name: 'Add to cart' }).last());

afterEach(() => vi.restoreAllMocks());

test('add-ons change the price and go into the cart', async () => {
  const ask = serve();
  await render(<BuyBox {...props} addOns={[{ id: 'wrap', name: 'Gift wrap', priceCents: toCents(250) }]} />);
  await userEvent.click(page.getByRole('checkbox', { name: /^Gift wrap/ }));
  await expect.element(page.getByText('$12.50')).toBeVisible();
  await press();
  await expect.element(page.getByText('View cart')).toBeVisible();
  expect(bodyOf(ask)).toEqual({ variantId: 'v', quantity: 1, addOns: ['wrap'] });
});

test.each([
  ['week', '$10.00 every week'],
  ['month', '$10.00 every month'],
  ['year', '$10.00 every year'],
] as const)('what is paid by the %s says so beside the price', async (unit, sentence) => {
  const plan = { ...subscriptionPlanField.initial, billingPeriod: { value: 1, unit } };
  await render(<BuyBox {...props} plan={plan} />);
  await expect.element(page.getByText(sentence, { exact: true })).toBeVisible();
});

test.each([
  ['taken', 200, [{ event: 'addToCart', data: { variantId: 'v', quantity: 1 } }]],
  ['refused', 409, []],
])('pixels hear once of what was %s', async (_, status, expected) => {
  vi.spyOn(window, 'fetch').mockImplementation(async () => Response.json(aCart(), { status }));
  const heard: unknown[] = [];
  const hear = (event: Event) => heard.push((event as CustomEvent).detail);
  document.addEventListener('site:track', hear);
  await render(<BuyBox {...props} />);
  await press();
  await expect.element(page.getByRole('status')).not.toBeEmptyDOMElement();
  document.removeEventListener('site:track', hear);
  expect(heard).toEqual(expected);
});

test.each(['page', 'lightbox'] as const)('questions on the %s are answered first', async (place) => {
  const ask = serve();
  await render(<BuyBox {...props} form={{ ...form, place }} />);
  if (place === 'lightbox') await press();
  await press();
  await expect.element(page.getByText('Update the missing or invalid information above.')).toBeVisible();
  expect(ask).not.toHaveBeenCalled();
  await userEvent.fill(page.getByRole('textbox', { name: /^Words/ }), 'For Ada');
  await press();
  await expect.element(page.getByText('View cart')).toBeVisible();
  expect(bodyOf(ask)).toEqual({ variantId: 'v', quantity: 1, form: { words: 'For Ada' } });
});

test('a variant that is sold out can be chosen and not be bought', async () => {
  const variants = ['Small', 'Large'].map((value) => ({
    ...variant,
    id: value,
    qtyInStock: value === 'Large' ? 0 : 1,
    optionValues: [{ optionName: 'Size', value }],
  }));
  await render(<BuyBox {...props} options={['Size']} variants={variants} />);
  await expect.element(page.getByRole('button', { name: 'Add to cart' })).toBeEnabled();
  await userEvent.selectOptions(page.getByRole('combobox', { name: 'Size' }), 'Large');
  await expect.element(page.getByRole('button', { name: 'Sold Out' })).toBeDisabled();
  await expect.element(page.getByRole('combobox', { name: 'Size' })).toHaveValue('Large');
});

test('why something did not go into the cart is said beside it', async () => {
  const error = 'There are only 2 left.';
  vi.spyOn(window, 'fetch').mockResolvedValue(new Response(JSON.stringify({ error }), { status: 409 }));
  await render(<BuyBox {...props} />);
  await press();
  await expect.element(page.getByRole('status')).toHaveTextContent(error);
});

test('express: the button buys at once and leads to the checkout', async () => {
  const ask = serve();
  const left = new Promise<string>((resolve) =>
    window.navigation.addEventListener(
      'navigate',
      (event) => {
        event.preventDefault();
        resolve(new URL(event.destination.url).pathname);
      },
      { once: true },
    ),
  );
  await render(<BuyBox {...props} isExpress />);
  await userEvent.click(page.getByRole('button', { name: 'Buy now' }));
  expect([await left, bodyOf(ask)]).toEqual(['/commerce/goto-checkout', { variantId: 'v', quantity: 1 }]);
});

test('what is sold out stays to be looked at, and cannot be bought', async () => {
  await render(<BuyBox {...props} variants={[{ ...variant, qtyInStock: 0 }]} />);
  await expect.element(page.getByRole('button', { name: 'Sold Out' })).toBeDisabled();
});

test('the picture of what is chosen comes first, once somebody chooses', async () => {
  const of = (id: string, value: string) => ({
    ...variant,
    id,
    optionValues: [{ optionName: 'Colour', value }],
  });
  await render(
    <div className="product-page">
      <div className="product-gallery">
        <div data-picture="/red" data-testid="red" />
        <div data-picture="/blue" data-testid="blue" />
      </div>
      <BuyBox
        {...props}
        options={['Colour']}
        variants={[of('r', 'Red'), of('b', 'Blue'), of('g', 'Green')]}
        pictures={{ r: '/red', b: '/blue' }}
      />
    </div>,
  );
  const chosen = () => document.querySelector('[data-chosen]')?.getAttribute('data-picture');
  expect(chosen()).toBeUndefined();
  await userEvent.selectOptions(page.getByRole('combobox', { name: 'Colour' }), 'Blue');
  await expect.poll(chosen).toBe('/blue');
  await userEvent.selectOptions(page.getByRole('combobox', { name: 'Colour' }), 'Red');
  await expect.poll(chosen).toBe('/red');
  await userEvent.selectOptions(page.getByRole('combobox', { name: 'Colour' }), 'Green');
  await expect.poll(chosen).toBeUndefined();
});
