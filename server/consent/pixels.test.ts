import { describe, expect, test } from 'vitest';
import { productPath } from '#core/commerce/catalogue/shop-paths.ts';
import { setLive, sell } from '../testing/a-shop.ts';
import { smallTemplate } from '../testing/small-template.ts';
import { useApp, type Reply, type TestSite } from '../testing/app.ts';

const kit = useApp();
const { call } = kit;

const PIXELS = { metaPixelId: '123456789012345', googleTagId: 'G-ABC1234567' };
const STRICT = { isCookieBannerEnabled: true, isAnalyticsCookiesDisabled: true };
const ACCEPTED = { cookie: 'ss_cookieAllowed=true' };

const aPixelSite = (settings: object = {}) =>
  kit.aSite({ ...smallTemplate, settings: { pixels: PIXELS, ...settings } });
const look = ({ host }: TestSite, path = '/', headers: Record<string, string> = {}) =>
  call('GET', path, { host, headers });
const pixelsIn = ({ body, headers }: Reply) => {
  const policy = String(headers['content-security-policy']);
  return {
    meta:
      body.includes(`fbq('init','${PIXELS.metaPixelId}')`) && policy.includes('https://connect.facebook.net'),
    google: body.includes(PIXELS.googleTagId) && policy.includes('https://www.googletagmanager.com'),
    nothing: !/fbq\(|gtag\(|facebook|googletagmanager/.test(body + policy),
  };
};
const BOTH = { meta: true, google: true, nothing: false };
const NOTHING = { meta: false, google: false, nothing: true };

test('without an id nothing of others is on a page', async () => {
  expect(pixelsIn(await look(await kit.aSite()))).toEqual(NOTHING);
});

test('an id puts the pixel on pages, and its host into the policy', async () => {
  const page = await look(await aPixelSite());
  expect(pixelsIn(page)).toEqual(BOTH);
  expect(page.body).toContain('data-consent-runs="statistics marketing"');
});

describe('consent', () => {
  test.each<[string, Record<string, string>, object]>([
    ['nobody was asked yet', {}, NOTHING],
    ['somebody accepted', ACCEPTED, BOTH],
    ['somebody declined', { cookie: 'ss_cookieAllowed=false' }, NOTHING],
    ['a browser objects', { ...ACCEPTED, 'sec-gpc': '1' }, NOTHING],
  ])('where it comes first and %s', async (_, headers, expected) => {
    expect(pixelsIn(await look(await aPixelSite({ cookies: STRICT }), '/', headers))).toEqual(expected);
  });
});

describe('pages', () => {
  test('products and search carry them; cart, checkout and account do not', async () => {
    const site = await aPixelSite();
    const { product } = await sell(kit, site);
    const page = await look(site, productPath(product.slug));
    expect(pixelsIn(page)).toEqual(BOTH);
    expect(page.body).toContain(`data-product="{&quot;productId&quot;:&quot;${product.id}&quot;`);
    expect(page.headers['cross-origin-opener-policy']).toBe('same-origin-allow-popups');
    expect(pixelsIn(await look(site, '/search?q=bowl'))).toEqual(BOTH);
    for (const path of ['/cart', '/commerce/account', '/no-such-page'])
      expect([path, pixelsIn(await look(site, path))]).toEqual([path, NOTHING]);
  });

  test('nobody who works on the site gets them', async () => {
    const site = await aPixelSite();
    expect(pixelsIn(await call('GET', '/', { as: site.owner }))).toEqual(NOTHING);
  });
});

test('an id that is none is refused, and one of an editor waits for somebody who may put code on the site', async () => {
  const site = await kit.aSite();
  await expect(setLive(kit, site, 'pixels', { metaPixelId: `1');alert(1)//` })).rejects.toThrow(
    'An id looks like',
  );
  await setLive(kit, site, 'pixels', PIXELS);
  expect(pixelsIn(await look(site))).toEqual(BOTH);
  const { body } = await call('GET', '/api/consent/inventory', { as: site.owner });
  expect(body).toContain('Google Tag Manager');
});
