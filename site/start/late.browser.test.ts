import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { pixelCode } from '#core/pixels/code.ts';
import { pixelSettings } from '#core/pixels/settings.ts';
import { cookieSettings, publicCookieSettings } from '#core/consent/settings.ts';
import { PageKind } from '#core/enumerations/page-kinds.ts';
import type { SiteContext } from '#core/site-context/context.ts';
import { SUBMIT_SUCCESS_EVENT } from '#core/forms/submission/events.ts';
import { track } from '#browser/page/tracking/track.ts';
import { startLate } from './late.ts';

const fbq = vi.fn();
const calls: { address: string; body: unknown }[] = [];
let stop = () => {};

function open(change: Partial<SiteContext> = {}) {
  stop = startLate({
    cookieSettings: publicCookieSettings(cookieSettings.read({})),
    authenticatedAccount: null,
    websiteSettings: { pinterestOverlayOptions: { mode: 'disabled' } },
    siteStatus: { value: 8 },
    pageType: PageKind.page,
    flags: {},
    experiments: [],
    ...change,
  } as SiteContext);
}

beforeEach(() => {
  calls.length = 0;
  Object.assign(window, { fbq });
  vi.spyOn(window, 'fetch').mockImplementation(async (address, init) => {
    calls.push({
      address: address as string,
      body: init?.body ? JSON.parse(init.body as string) : undefined,
    });
    return Response.json({ pageLoadId: 'x' });
  });
  // As it stands in the head of a page with this id.
  const html = pixelCode(pixelSettings.read({ metaPixelId: '123456789012345' }))[0]?.html ?? '';
  const script = document.createElement('script');
  script.textContent = /<script>([\s\S]*?)<\/script>/.exec(html)?.[1] ?? '';
  if (!document.querySelector('script[data-pixel]')) {
    script.dataset['pixel'] = '';
    document.head.append(script);
  }
  fbq.mockClear();
});
afterEach(() => {
  stop();
  document.body.innerHTML = '';
  document.documentElement.removeAttribute('data-consent-runs');
  history.replaceState(null, '', location.pathname);
  sessionStorage.clear();
  vi.restoreAllMocks();
});

const told = () => fbq.mock.calls.map(([, name]) => name as string);

test('a page that says nothing tells nothing', () => {
  open();
  expect(told()).toEqual([]);
});

test('a pixel hears of a product that is looked at, once', () => {
  document.body.innerHTML = `<section data-product='{"productId":"p1","name":"Bowl","value":12,"currency":"EUR"}'></section>`;
  open();
  expect(fbq.mock.calls).toEqual([
    ['track', 'ViewContent', { productId: 'p1', name: 'Bowl', value: 12, currency: 'EUR' }],
  ]);
});

test('of a search', () => {
  history.replaceState(null, '', '?q=bowl');
  open({ pageType: PageKind.search });
  expect(fbq.mock.calls).toEqual([['track', 'Search', { query: 'bowl' }]]);
});

test('of an account that was created where no pixel stands', async () => {
  sessionStorage.setItem('plinth-track', 'createAccount');
  open();
  expect(told()).toEqual([]);
  stop();
  document.documentElement.dataset['consentRuns'] = 'marketing';
  open();
  await vi.waitFor(() => expect(told()).toEqual(['CompleteRegistration']));
});

test.each([
  ['addToCart', 'AddToCart'],
  ['subscribe', 'Lead'],
] as const)('of %s', (event, name) => {
  track(event);
  expect(told()).toEqual([name]);
});

const counted = () =>
  calls.filter(({ address }) => address.includes('/api/experiments/count')).map(({ body }) => body);

test('a site without experiments tells of none', () => {
  open();
  expect([counted(), window.Flags]).toEqual([[], undefined]);
});

test('variants that are seen, and goals that are reached, are told', async () => {
  const path = location.pathname;
  open({
    pageType: PageKind.orderConfirmed,
    experiments: [
      { slug: 'headline', goal: { kind: 'form', path: '' }, variant: 'B' },
      { slug: 'price', goal: { kind: 'view', path } },
      { slug: 'shop', goal: { kind: 'purchase', path: '' } },
    ],
  });
  await vi.waitFor(() => expect(counted()).toHaveLength(3));
  document.body.dispatchEvent(new CustomEvent(SUBMIT_SUCCESS_EVENT, { bubbles: true }));
  expect(counted()).toEqual(['seen', 'view', 'purchase', 'form'].map((kind) => ({ kind, path })));
  expect(window.Flags?.getABTest('headline')).toEqual({ segment: 'page', variant: 'B' });
});

test('an override of an internal site is kept until it is reset', async () => {
  const experiments = [{ slug: 'headline', goal: { kind: 'form', path: '' } as const, variant: 'B' }];
  history.replaceState(null, '', '?exp_headline=B');
  open({ siteStatus: { value: 6 }, experiments });
  const kept = () => sessionStorage.getItem('plinth-exp_headline');
  await vi.waitFor(() => expect(kept()).toBe('B'));
  stop();
  history.replaceState(null, '', '?exp_headline=reset');
  open({ siteStatus: { value: 6 }, experiments });
  await vi.waitFor(() => expect(kept()).toBe(''));
});

test('a variant that was asked for is shown on every page until then', async () => {
  sessionStorage.setItem('plinth-exp_headline', 'B');
  const left = new Promise<string>((resolve) => {
    const follow = (event: NavigateEvent) => {
      event.preventDefault();
      resolve(new URL(event.destination.url).search);
    };
    window.navigation.addEventListener('navigate', follow, { once: true });
  });
  open({
    siteStatus: { value: 6 },
    experiments: [{ slug: 'headline', goal: { kind: 'form', path: '' }, variant: 'A' }],
  });
  expect(await left).toBe('?exp_headline=B');
  expect(counted()).toEqual([]);
});

test('on other sites nothing that was asked for is kept', async () => {
  history.replaceState(null, '', '?exp_headline=B');
  open({ experiments: [{ slug: 'headline', goal: { kind: 'form', path: '' }, variant: 'A' }] });
  await vi.waitFor(() => expect(counted()).toHaveLength(1));
  expect(sessionStorage.getItem('plinth-exp_headline')).toBeNull();
});
