import { expect, test, vi } from 'vitest';
import { startCommerce } from './start-commerce.ts';

test('a missing commerce module is told on the console alone', async () => {
  const told = vi.spyOn(console, 'error').mockImplementation(() => {});
  await startCommerce(() => Promise.reject(new TypeError('Failed to fetch')));
  expect(told.mock.calls).toEqual([['The commerce module is missing.']]);
  const readCart = vi.fn<() => void>();
  await startCommerce(async () => ({ readCart }));
  expect([readCart.mock.calls.length, told.mock.calls.length]).toEqual([1, 1]);
  told.mockRestore();
});
