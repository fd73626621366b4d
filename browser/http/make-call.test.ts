import { expect, test, vi } from 'vitest';
import * as cart from '#contract/addresses/cart.ts';
import { upload } from '#contract/addresses/forms.ts';
import type { DataLayer } from './data-layer.ts';
import { makeCall } from './make-call.ts';

function setUp() {
  const send = vi.fn<DataLayer>(async () => ({ totalQuantity: 1 }));
  return { send, call: makeCall(send) };
}

test('what a route asks for goes where the contract declares it', async () => {
  const { send, call } = setUp();
  const { totalQuantity } = await call(cart.change, { params: { id: 'a b' }, body: { quantity: 2 } });
  expect(totalQuantity).toBe(1);
  expect(send.mock.calls).toEqual([
    [{ method: 'PUT', path: '/api/commerce/cart/entries/a%20b', json: { quantity: 2 } }],
  ]);
});

test('a route that asks for nothing is called by its address alone', async () => {
  const { send, call } = setUp();
  await call(cart.read);
  expect(send.mock.calls).toEqual([[{ method: 'GET', path: '/api/commerce/cart' }]]);
});

test('the data layer is told how to send it', async () => {
  const { send, call } = setUp();
  const query = { formId: 'f', fieldId: 'cv', name: 'cv.pdf' };
  const bytes = new Blob(['x']);
  const { signal } = new AbortController();
  await call(upload, { query, bytes, signal });
  expect(send.mock.calls).toEqual([[{ method: 'POST', path: '/api/form/Upload', query, bytes, signal }]]);
});
