import { expect, test } from 'vitest';
import { at, block } from '#site/templates/template.ts';
import { smallTemplate } from '../../testing/small-template.ts';
import { setLive } from '../../testing/a-shop.ts';
import { PROVIDERS_PATH } from '../../payments/testing/a-shop-with.ts';
import { useApp, type TestSite } from '../../testing/app.ts';

const kit = useApp();
const { call } = kit;

const asking = {
  ...smallTemplate,
  settings: {
    ...smallTemplate.settings,
    cookies: { isCookieBannerEnabled: true, isAnalyticsCookiesDisabled: true },
  },
};

async function addPage(site: TestSite, path: string, blocks: { type: string; values: object }[]) {
  const id = (index: number) => `abcdefghijklmnopqrstuvb${index}`;
  const sections = [
    {
      id: 'abcdefghijklmnopqrstuvss',
      blocks: blocks.map((each, index) => ({
        id: id(index),
        place: { base: { column: 1, span: 24, row: index + 1, rows: 1 } },
        ...each,
      })),
    },
  ];
  const body = { title: 'More', path, body: { sections } };
  const saved = await call('POST', '/api/content/documents', {
    as: site.owner,
    body: { kind: 'page', body },
  });
  expect(saved.status).toBe(200);
}
const publish = (site: TestSite) => call('POST', '/api/content/publish', { as: site.owner, body: {} });
const inventory = async (site: TestSite) =>
  (await call('GET', '/api/consent/inventory', { as: site.owner })).json() as {
    thirdParties: { name: string; category: string; hosts: string[]; places: string[] }[];
    writers: { title: string }[];
  };
const findings = async (site: TestSite) =>
  (
    (await call('GET', '/api/content/checks', { as: site.owner })).json().findings as {
      check: string;
      message: string;
    }[]
  )
    .filter(({ check }) => check === 'thirdParty')
    .map(({ message }) => message);

test('what is published is in it, a draft is not, and the check names what a change adds', async () => {
  const site = await kit.aSite();
  await addPage(site, '/film', [
    { type: 'embed', values: { address: 'https://player.vimeo.com/video/1' } },
    { type: 'code', values: { html: '<script>document.cookie = "a=1"</script>' } },
  ]);
  expect((await inventory(site)).thirdParties).toEqual([]);
  expect(await findings(site)).toEqual(['It contacts Vimeo, which the site did not before.']);
  await publish(site);
  const { thirdParties, writers } = await inventory(site);
  expect(thirdParties).toMatchObject([{ name: 'Vimeo', places: ['More'] }]);
  expect(writers).toEqual([{ title: 'More', label: 'Code block' }]);
  await addPage(site, '/again', [{ type: 'embed', values: { address: 'https://player.vimeo.com/video/2' } }]);
  expect(await findings(site)).toEqual([]);
});

test('blocks that load a service are in it, though they name no address', async () => {
  const site = await kit.aSite();
  await addPage(site, '/visit', [
    { type: 'reservation', values: { kind: 'tock', businessName: 'harbour-room' } },
    { type: 'map', values: { provider: 'openStreetMap' } },
  ]);
  expect(await findings(site)).toEqual([
    'It contacts Tock, which the site did not before.',
    'It contacts OpenStreetMap, which the site did not before.',
  ]);
  await publish(site);
  const { thirdParties } = await inventory(site);
  expect(thirdParties.map(({ name }) => name)).toEqual(['OpenStreetMap', 'Tock']);
});

test('whoever takes payments is in it, and in the cookie table, from the moment they are connected', async () => {
  const site = await kit.aSite({
    ...asking,
    pages: [
      ...asking.pages,
      {
        title: 'Privacy',
        path: '/privacy',
        description: 'What we keep.',
        sections: [{ blocks: [block('cookie-table', at(1, 24), {})] }],
      },
    ],
  });
  const page = async () => (await call('GET', '/privacy', { host: site.host })).body;
  const connect = (provider: string, body: object) =>
    call('PUT', `${PROVIDERS_PATH}/${provider}`, { as: site.owner, body });
  expect(await page()).not.toContain('Stripe');
  const stripe = { publicKey: 'pk_live_1', secretKey: 'sk_live_1', webhookSecret: 'whsec_1' };
  expect((await connect('stripe', stripe)).status).toBe(200);
  expect((await connect('mollie', { apiKey: `live_${'a'.repeat(30)}` })).status).toBe(200);
  expect((await inventory(site)).thirdParties).toMatchObject([
    { name: 'Mollie', category: 'necessary', hosts: ['www.mollie.com'], places: ['Checkout'] },
    {
      name: 'Stripe',
      category: 'necessary',
      hosts: ['js.stripe.com', 'api.stripe.com', 'hooks.stripe.com'],
      places: ['Checkout'],
    },
  ]);
  expect(await page()).toContain('<td>Stripe</td>');
  await call('DELETE', `${PROVIDERS_PATH}/stripe`, { as: site.owner });
  expect(await page()).not.toContain('<td>Stripe</td>');
});

test('a cookie table is drawn from it and follows every publish', async () => {
  const site = await kit.aSite({
    ...asking,
    pages: [
      ...asking.pages,
      {
        title: 'Privacy',
        path: '/privacy',
        description: 'What we keep.',
        sections: [{ blocks: [block('cookie-table', at(1, 24), {})] }],
      },
    ],
  });
  const page = async () => (await call('GET', '/privacy', { host: site.host })).body;
  expect(await page()).toContain('ss_cookieAllowed');
  expect(await page()).not.toContain('Vimeo');
  await addPage(site, '/film', [{ type: 'embed', values: { address: 'https://player.vimeo.com/video/1' } }]);
  await publish(site);
  expect(await page()).toContain('<td>Vimeo</td>');
});

test.each<[string, object, boolean]>([
  ['other words', { cookieBannerText: 'We keep crumbs.' }, true],
  ['another button', { cookieBannerCtaText: 'Fine' }, true],
  ['categories to choose', { cookieBannerAcceptType: 'OPT_IN_AND_OUT' }, true],
  ['other colours', { cookieBannerTheme: 'LIGHT' }, false],
])('with %s visitors are asked again: %s', async (_, change, isAsked) => {
  const site = await kit.aSite(asking);
  const asks = async () =>
    /data-asks="([\w-]+)"/.exec((await call('GET', '/', { host: site.host })).body)?.[1];
  const before = await asks();
  await setLive(kit, site, 'cookies', change);
  expect([before === undefined, (await asks()) !== before]).toEqual([false, isAsked]);
});

test('visitors are asked again where a third party gets another purpose', async () => {
  const html = '<script src="https://plausible.io/js/x.js"></script>';
  const asks = async (consent: string) => {
    const site = await kit.aSite(asking);
    await addPage(site, '/code', [{ type: 'code', values: { html, consent } }]);
    await publish(site);
    return /data-asks="([\w-]+)"/.exec((await call('GET', '/', { host: site.host })).body)?.[1];
  };
  expect(await asks('statistics')).not.toBe(await asks('marketing'));
});

test('visitors are asked again once a third party is added, and consent to less counts no more', async () => {
  const site = await kit.aSite(asking);
  const asks = async (path = '/') =>
    /data-asks="([\w-]+)"/.exec((await call('GET', path, { host: site.host })).body)?.[1];
  const before = await asks();
  const chosen = await call('POST', '/api/consent', { host: site.host, body: { way: 'accept' } });
  const cookie = (chosen.headers['set-cookie'] as string[]).map((each) => each.split(';')[0]).join('; ');
  const state = async () =>
    (await call('GET', '/api/consent/state.css', { host: site.host, headers: { cookie } })).body;
  const style = await state();
  await addPage(site, '/code', [
    { type: 'code', values: { html: '<script src="https://plausible.io/js/x.js"></script>' } },
  ]);
  await publish(site);
  expect(await asks()).not.toBe(before);
  expect([style.includes('display:none'), (await state()).includes('display:none')]).toEqual([true, false]);
  const pageWith = async (sent: string) =>
    (await call('GET', '/code', { host: site.host, headers: { cookie: sent } })).body;
  expect(await pageWith(cookie)).not.toContain('plausible.io/js');
  const again = await call('POST', '/api/consent', { host: site.host, body: { way: 'accept' } });
  const fresh = (again.headers['set-cookie'] as string[]).map((each) => each.split(';')[0]).join('; ');
  expect(await pageWith(fresh)).toContain('plausible.io/js');
});
