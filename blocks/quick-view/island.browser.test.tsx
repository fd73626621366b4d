import { afterEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import QuickView from './island.tsx';

const props = {
  currency: 'USD',
  locale: 'en-US',
  isExpress: false,
  offer: { count: 0, minCents: 0, maxCents: 0 },
} as const;
const variant = {
  id: 'v',
  sku: 'SQ0000001',
  price: 1000,
  salePrice: 0,
  onSale: false,
  unlimited: true,
  qtyInStock: 0,
  optionValues: [],
};
const jam = {
  id: 'p',
  title: 'Jam',
  fullUrl: '/shop/jam',
  structuredContent: { variants: [variant] },
  addOns: [],
  form: null,
};

afterEach(() => vi.restoreAllMocks());

test('a product opens over the list, whatever comes of counting it, and Escape closes it', async () => {
  const ask = vi
    .spyOn(window, 'fetch')
    .mockImplementation(async (url) =>
      (url as string).includes('RecordQuickView')
        ? new Response('', { status: 500 })
        : new Response(JSON.stringify(jam)),
    );
  await render(
    <div>
      <button type="button" data-quick-view="jam" data-url="/shop/jam" hidden>
        Look
      </button>
      <div data-island="quick-view">
        <QuickView {...props} />
      </div>
    </div>,
  );
  await userEvent.click(page.getByRole('button', { name: 'Look' }));
  const dialog = page.getByRole('dialog', { name: 'Jam' });
  await expect.element(dialog.getByText('$10.00')).toBeVisible();
  await expect.element(dialog.getByRole('button', { name: 'Add to cart' })).toBeEnabled();
  const counted = ask.mock.calls.find(([url]) => (url as string).includes('/api/census/RecordQuickView/p'));
  expect([counted?.[1]?.method, counted?.[1]?.body ?? null]).toEqual(['POST', null]);
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
});
