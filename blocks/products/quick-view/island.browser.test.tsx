import { NO_CENTS } from '#core/money/currency.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import { CENSUS_TIMEOUT_MS } from '#core/visitors/census.ts';
import { aCart } from '#core/commerce/cart/testing/a-cart.ts';
import QuickView from './island.tsx';

const props = {
  currency: 'USD',
  locale: 'en-US',
  isExpress: false,
  offer: { count: 0, minCents: NO_CENTS, maxCents: NO_CENTS },
} as const;
const variant = {
  id: 'v',
  sku: 'SQ0000001',
  price: 1000,
  salePrice: 0,
  onSale: false,
  unlimited: true,
  qtyInStock: 0,
};
const sized = (value: string, price: number) => ({
  ...variant,
  id: value,
  price,
  optionValues: [{ optionName: 'Size', value }],
});
const jam = {
  id: 'p',
  title: 'Jam',
  fullUrl: '/shop/jam',
  structuredContent: { variants: [sized('Small', 1000), sized('Large', 1500)] },
  onlyVariantId: null,
  pictures: { Large: '/images/abcdefghijklmnopqrstuvwx/1/large.jpg' },
  addOns: [],
  form: null,
};
const song = {
  ...jam,
  structuredContent: { variants: [], priceCents: 900, salePriceCents: 700, onSale: true },
  onlyVariantId: 'download',
};
const PIXEL = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==';

beforeEach(() => document.documentElement.setAttribute('data-counts', ''));
afterEach(() => {
  vi.restoreAllMocks();
  document.documentElement.removeAttribute('data-counts');
});

/** The list with one product, of which the server tells what it is told here. */
async function look(product: object) {
  const ask = vi.spyOn(window, 'fetch').mockImplementation(async (url) => {
    if ((url as string).includes('RecordQuickView')) return new Response('', { status: 500 });
    return new Response(JSON.stringify((url as string).includes('catalogue') ? product : aCart()));
  });
  await render(
    <div>
      <div className="product-card">
        <img src={PIXEL} alt="" />
        <button type="button" data-quick-view="jam" data-url="/shop/jam" hidden>
          Look
        </button>
      </div>
      <div data-island="quick-view">
        <QuickView {...props} />
      </div>
    </div>,
  );
  await userEvent.click(page.getByRole('button', { name: 'Look' }));
  return { ask, dialog: page.getByRole('dialog', { name: 'Jam' }) };
}

test('a product opens over the list, whatever comes of counting it, and Escape closes it', async () => {
  const timeout = vi.spyOn(AbortSignal, 'timeout');
  const { ask, dialog } = await look(jam);
  await expect.element(dialog.getByText('$10.00')).toBeVisible();
  const picture = () => dialog.element().querySelector('img')?.src;
  expect(picture()).toBe(PIXEL);
  await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Size' }), 'Large');
  await expect.element(dialog.getByText('$15.00')).toBeVisible();
  await expect.poll(picture).toContain('large.jpg');
  await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Size' }), 'Small');
  await expect.element(dialog.getByText('$10.00')).toBeVisible();
  await expect.poll(picture).toBe(PIXEL);
  await expect.element(dialog.getByRole('button', { name: 'Add to cart' })).toBeEnabled();
  const counted = ask.mock.calls.find(([url]) => (url as string).includes('/api/census/RecordQuickView/p'));
  expect([counted?.[1]?.method, counted?.[1]?.body ?? null]).toEqual(['POST', null]);
  expect([timeout.mock.calls, counted?.[1]?.signal]).toEqual([
    [[CENSUS_TIMEOUT_MS]],
    timeout.mock.results[0]?.value,
  ]);
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
});

test('who works on the site looks without being counted', async () => {
  document.documentElement.removeAttribute('data-counts');
  const { ask, dialog } = await look(jam);
  await expect.element(dialog.getByText('$10.00')).toBeVisible();
  expect(ask.mock.calls.filter(([url]) => (url as string).includes('/api/census/'))).toEqual([]);
});

test('a download, which has no variants, goes into the cart from here too', async () => {
  const { ask, dialog } = await look(song);
  await expect.element(dialog.getByText('$7.00 instead of $9.00')).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: 'Add to cart' }));
  await expect.element(dialog.getByRole('link', { name: 'View cart' })).toBeVisible();
  const sent = ask.mock.calls.find(([url]) => (url as string).includes('cart/entries'))?.[1]?.body;
  expect(JSON.parse(sent as string)).toEqual({ variantId: 'download', quantity: 1 });
});
