import { afterEach, expect, test, vi } from 'vitest';
import { makeMollieClient } from './mollie/client.ts';
import { ProviderSilent } from './provider.ts';
import { stripe } from './stripe/kind.ts';

afterEach(() => void vi.unstubAllGlobals());

test.each([
  ['{"data":{"object":{"metadata":{"reference":"order-1"}}}}', 'order-1'],
  ['{"data":{"object":{"metadata":{"reference":7}}}}', undefined],
  ['{"data":{"object":{}}}', undefined],
  ['[]', undefined],
  ['{', undefined],
])('a message of Stripe %s is about %j', (rawBody, reference) => {
  expect(stripe.referenceOf({ rawBody } as never)).toBe(reference);
});

test('a page speaks to the hosts of Stripe, or to what stands in for it', () => {
  expect(stripe.origins(undefined)).toContain('https://js.stripe.com');
  expect(stripe.origins('http://localhost:4242/x')).toEqual(['http://localhost:4242']);
  const problems: string[] = [];
  stripe.keys.check(
    { publicKey: 'sk_live_a', secretKey: 'rk_test_a', webhookSecret: 'whsec_a' },
    ({ path }) => problems.push(path),
    '',
  );
  expect(problems).toEqual(['publicKey']);
});

const client = makeMollieClient({ url: 'https://mollie.test', apiKey: 'live_k' });
const answering = (status: number, body: string) => {
  const fetched = vi.fn(async (_url: string, _init: RequestInit) => new Response(body, { status }));
  vi.stubGlobal('fetch', fetched);
  return fetched;
};

test('a call of Mollie carries its key, and a payment is asked for once', async () => {
  const fetched = answering(201, '{"id":"tr_1"}');
  expect(await client('POST', '/payments', { body: { a: 1 }, key: 'once' })).toEqual({
    isOk: true,
    status: 201,
    body: { id: 'tr_1' },
  });
  const [url, init] = fetched.mock.calls[0] ?? [];
  expect(url).toBe('https://mollie.test/v2/payments');
  expect(init).toMatchObject({
    method: 'POST',
    body: '{"a":1}',
    headers: { authorization: 'Bearer live_k', 'idempotency-key': 'once' },
  });
  await client('GET', '/payments/tr_1');
  expect(fetched.mock.calls[1]?.[1].headers).not.toHaveProperty('idempotency-key');
});

test.each([429, 500, 503])('%i is neither a yes nor a no', async (status) => {
  answering(status, '{}');
  await expect(client('GET', '/payments')).rejects.toThrow(ProviderSilent);
});

test('a no is an answer, whatever it says; no answer is none', async () => {
  answering(422, 'no json');
  expect(await client('GET', '/payments')).toEqual({ isOk: false, status: 422, body: {} });
  answering(404, '[1]');
  expect((await client('GET', '/payments')).body).toEqual({});
  vi.stubGlobal('fetch', async () => {
    throw new TypeError('offline');
  });
  await expect(client('GET', '/payments')).rejects.toThrow(ProviderSilent);
});
