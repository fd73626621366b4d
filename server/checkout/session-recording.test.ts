import { expect, test } from 'vitest';
import { aBuyer } from '../testing/a-buyer.ts';
import { sell } from '../testing/a-shop.ts';
import { useApp } from '../testing/app.ts';

const ORIGIN = 'https://recorder.example';
const usual = useApp();
const recorded = useApp({
  flags: {
    'session-recording': { type: 'boolean', variant: 'true' },
    'session-recording-id': { type: 'string', variant: 'shop-7' },
    'session-recording-script': { type: 'string', variant: `${ORIGIN}/{id}.js` },
  },
});

test.each([
  ['nothing', usual, 'AUTOMATED_MOCK', false],
  ['a service', recorded, 'shop-7', true],
] as const)('where the operator set %s', async (_, app, id, isAllowed) => {
  const site = await app.aSite();
  const reply = await app.call('GET', '/api/commerce/session-recording-id', { host: site.host });
  expect([reply.status, JSON.parse(reply.body)]).toEqual([200, id]);
  expect(reply.headers['content-type']).toContain('application/json');

  const { variantId } = await sell(app, site);
  const buyer = aBuyer(app, site);
  await buyer.fill(variantId);
  const policyOf = async (path: string) =>
    String((await buyer.send('GET', path)).headers['content-security-policy']);
  const checkout = await policyOf('/commerce/goto-checkout');
  expect(checkout).toContain('script-src');
  expect(checkout.includes(ORIGIN)).toBe(isAllowed);
  expect(await policyOf('/cart')).not.toContain(ORIGIN);
});
