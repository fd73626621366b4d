import { afterEach, expect, test, vi } from 'vitest';
import { toCents } from '#core/money/currency.ts';
import { showBadge } from './badge.ts';

afterEach(() => void vi.unstubAllGlobals());

test.each([
  [0, 0, 'en', '0', '$0.00', true],
  [3, 1250, 'en', '3', '$12.50', false],
  [100, 100, '', '100', '$1.00', false],
  [101, 100, 'en', '100+', '$1.00', false],
  [1, 1250, 'de', '1', '12,50 $', false],
])('%i in the cart for %i cents in %j', (totalQuantity, amount, lang, count, total, isHidden) => {
  const shown: Record<string, { textContent: string; hidden: boolean }[]> = {
    '.site-cart-count': [
      { textContent: '', hidden: false },
      { textContent: '', hidden: true },
    ],
    '.site-cart-total': [{ textContent: '', hidden: false }],
  };
  vi.stubGlobal('document', {
    querySelectorAll: (selector: string) => shown[selector] ?? [],
    documentElement: { lang },
  });
  const subtotalAmount = { currencyCode: 'USD' } as never;
  showBadge({ totalQuantity, subtotalCents: toCents(amount), subtotalAmount });
  const plain = (text: string) => text.replaceAll(/\s/gu, ' ');
  expect(shown['.site-cart-count']?.map(({ textContent, hidden }) => [textContent, hidden])).toEqual([
    [count, isHidden],
    [count, isHidden],
  ]);
  expect(plain(shown['.site-cart-total']?.[0]?.textContent ?? '')).toBe(total);
});
