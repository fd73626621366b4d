import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { submit } from '../forms/testing/forms.ts';
import { STAND_IN_KEYS, startMollieStandIn } from '../payments/providers/mollie/testing/stand-in.ts';
import { PROVIDERS_PATH } from '../payments/testing/a-shop-with.ts';
import { aBuyer } from '../testing/a-buyer.ts';
import { aVerifiedDomain } from '../testing/a-domain.ts';
import { A_CONTACT, GOOD_CARD } from '../testing/a-product.ts';
import { sell } from '../testing/a-shop.ts';
import { useApp, type TestSite } from '../testing/app.ts';
import { smallTemplate } from '../testing/small-template.ts';

const mollie = await startMollieStandIn();
const kit = useApp({ providerUrls: { mollie: mollie.url } });
const { call } = kit;
afterAll(() => mollie.stop());

const ROOF = 'theroofoftheoldmill00000';
const PROVIDER = `${PROVIDERS_PATH}/mollie`;
let site: TestSite;
let main: string;
let german: string;
let variantId: string;

/** In English and German, with a main domain and one for German. */
beforeAll(async () => {
  site = await kit.aSite({ ...smallTemplate, donationPages: [{ id: ROOF, title: 'The roof' }] });
  await call('PUT', '/api/multilingual/languages', { as: site.owner, body: { languages: ['de'] } });
  main = await aVerifiedDomain(kit, site);
  await call('PUT', '/api/domains/primary', { as: site.owner, body: { host: main } });
  german = await aVerifiedDomain(kit, site, { language: 'de' });
  ({ variantId } = await sell(kit, site, { title: 'Jam' }));
  // With a domain of its own a site takes real money, unless its owner says otherwise.
  const testing = await call('PUT', '/api/commerce/test-mode', { as: site.owner, body: { isTest: true } });
  expect(testing.status, testing.body).toBe(200);
});

let keys = 0;
const give = (host: string, change: Readonly<Record<string, unknown>> = {}) => {
  keys += 1;
  return call('POST', '/api/donations', {
    host,
    body: {
      key: `donation-key-${keys}`,
      pageId: ROOF,
      amountCents: 2500,
      coversFee: false,
      name: 'Ada Byron',
      email: 'ada@example.com',
      message: '',
      isAnonymous: false,
      ...change,
    },
  });
};

/** What was mailed to somebody, once it was. */
async function textTo(email: string): Promise<string> {
  const sent = async () => (await kit.app.services.mail.listOf(site.id)).find(({ to }) => to === email)?.text;
  await expect.poll(sent, { timeout: 20_000 }).toBeDefined();
  return (await sent()) ?? '';
}
const hostsIn = (text: string) => [
  ...new Set([...text.matchAll(/https:\/\/([^/\s]+)/g)].map(([, host]) => host)),
];

describe('whoever pays on a page of their provider comes back to the host they came from', () => {
  beforeAll(() => call('PUT', PROVIDER, { as: site.owner, body: STAND_IN_KEYS }));
  afterAll(() => call('DELETE', PROVIDER, { as: site.owner }));

  const hosts = () => [main, german];
  const cameBack = () => new URL([...mollie.payments.values()].at(-1)?.redirectUrl ?? '');

  test('for an order', async () => {
    for (const host of hosts()) {
      const buyer = aBuyer(kit, { ...site, host });
      const { quote } = await buyer.fill(variantId);
      await buyer.send('POST', '/api/commerce/checkout/place', { quote, way: 'card', provider: 'mollie' });
      expect(cameBack().host).toBe(host);
    }
  });

  test('for a donation', async () => {
    for (const host of hosts()) {
      const given = await give(host, { provider: 'mollie' });
      expect(given.json()).toMatchObject({ state: 'needsConfirmation' });
      const { host: where, pathname, search } = cameBack();
      expect(where).toBe(host);
      const back = await call('GET', pathname + search, { host: where });
      expect(back.headers.location).toMatch(/^\/checkout\/donate\?/);
    }
  });
});

describe('mails to whoever acts at the domain of a language lead there', () => {
  test('about an order', async () => {
    const buyer = aBuyer(kit, { ...site, host: german });
    await buyer.fill(variantId);
    const contact = { ...A_CONTACT, email: 'order@example.com' };
    await buyer.send('PUT', '/api/commerce/checkout/contact', contact);
    const { quote } = (await buyer.cart('GET')).json() as { quote: string };
    const placed = await buyer.place(quote);
    expect(placed.status, placed.body).toBe(200);
    expect(hostsIn(await textTo(contact.email))).toEqual([german]);
  });

  test('about a donation', async () => {
    const given = await give(german, { email: 'donor@example.com', method: GOOD_CARD });
    expect(given.status, given.body).toBe(200);
    expect(hostsIn(await textTo('donor@example.com'))).toEqual([german]);
  });

  test('about a mailing list', async () => {
    const list = await call('POST', '/api/newsletter/lists', {
      as: site.owner,
      body: { name: 'Letters', isDoubleOptIn: true },
    });
    const formId = list.json()['id'] as string;
    const body = { formId, pagePath: '/about', form: { email: 'list@example.com' } };
    expect((await submit(kit, { ...site, host: german }, body)).status).toBe(200);
    expect(hostsIn(await textTo('list@example.com'))).toEqual([german]);
  });

  test('and those of the others to the main domain', async () => {
    await give(main, { email: 'english@example.com', method: GOOD_CARD });
    expect(hostsIn(await textTo('english@example.com'))).toEqual([main]);
  });
});
