import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { CENSUS_TIMEOUT_MS } from '#core/visitors/census.ts';
import type { SiteContext } from '#core/site-context/context.ts';
import { deleteCookie, readCookie, writeCookie } from '#browser/storage/cookies.ts';
import { startCounting } from './start.ts';

const context = (differs: object = {}) =>
  ({
    website: { id: 'site', locale: 'en-GB' },
    templateId: 'showcase',
    authenticatedAccount: null,
    websiteRoles: [],
    pageType: 2,
    collectionId: 'page',
    item: null,
    itemId: null,
    cookieSettings: {
      isCookieBannerEnabled: false,
      isRestrictiveCookiePolicyEnabled: false,
      isRestrictiveCookiePolicyAbsolute: false,
    },
    ...differs,
  }) as unknown as SiteContext;
const RESTRICTED = {
  cookieSettings: {
    isCookieBannerEnabled: false,
    isRestrictiveCookiePolicyEnabled: true,
    isRestrictiveCookiePolicyAbsolute: false,
  },
};
/** Tells when a cookie ends, which `document.cookie` does not. */
interface WithCookieStore {
  cookieStore: {
    get(name: string): Promise<{ value: string; path: string; sameSite: string; expires: number } | null>;
  };
}
let stop = () => {};

beforeEach(() => {
  vi.spyOn(window, 'fetch').mockImplementation(async () => new Response(null, { status: 500 }));
  history.replaceState(null, '', '/about?utm_source=a');
});
afterEach(() => {
  stop();
  vi.restoreAllMocks();
  ['ss_cvr', 'ss_cvt', 'ss_cookieAllowed'].forEach(deleteCookie);
  document.body.replaceChildren();
  localStorage.clear();
  sessionStorage.clear();
});

const start = async (differs?: object) => {
  const before = vi.mocked(fetch).mock.calls.length;
  stop = startCounting(context(differs));
  await vi.waitFor(() => expect(vi.mocked(fetch).mock.calls.length).toBeGreaterThan(before));
};
const sent = () => vi.mocked(fetch).mock.calls.map(([url, init]) => ({ url: url as string, init }));
const hits = () =>
  sent()
    .filter(({ url }) => url === '/api/census/RecordHit')
    .map(({ init }) => init?.body as URLSearchParams);

test('a page view is told once, with what is known of it, and nobody waits for it', async () => {
  const timeout = vi.spyOn(AbortSignal, 'timeout');
  await start();
  const [hit] = hits();
  expect(hits()).toHaveLength(1);
  expect(sent()[0]?.init).toMatchObject({ method: 'POST', keepalive: true });
  expect(timeout).toHaveBeenCalledWith(CENSUS_TIMEOUT_MS);
  expect([...(hit?.keys() ?? [])]).toEqual(['event', 'data', 'ss_cvr']);
  expect(hit?.get('event')).toBe('1');
  const data = JSON.parse(hit?.get('data') ?? '') as Record<string, unknown>;
  expect(Object.keys(data).toSorted().join(' ')).toBe(
    'clientDate collectionId itemId localStorageSupported queryString recordType referrer screenHeight screenWidth ' +
      'templateId title url userAgent viewportInnerHeight viewportInnerWidth websiteId website_locale',
  );
  expect(data).toMatchObject({ url: location.href, queryString: '?utm_source=a', websiteId: 'site' });
});

test('of somebody with an account, neither the view nor the buttons say who it is', async () => {
  document.body.innerHTML = '<a class="button" href="/shop">Shop</a>';
  await start({ authenticatedAccount: { id: 'the-account' } });
  for (const { init } of sent())
    expect(JSON.stringify([...new URLSearchParams(init?.body as URLSearchParams)])).not.toContain(
      'the-account',
    );
});

test('the view of an item says which, and of what kind it is', async () => {
  await start({ item: { id: 'post', recordType: 1 } });
  await start();
  const records = hits().map((hit) => JSON.parse(hit.get('data') ?? '') as object);
  expect(records).toMatchObject([
    { itemId: 'post', recordType: 1 },
    { itemId: null, recordType: null },
  ]);
});

test('the two cookies count visits', async () => {
  await start();
  const first = readCookie('ss_cvr') ?? '';
  expect(first).toMatch(/^[\w-]{16,}\|[1-9]\d*\|[1-9]\d*\|[1-9]\d*\|1$/);
  expect(readCookie('ss_cvt')).toMatch(/^[1-9]\d*$/);
  expect(hits()[0]?.get('ss_cvr')).toBe(first);
  expect([localStorage.length, sessionStorage.length]).toEqual([1, 1]);
  await start();
  expect(readCookie('ss_cvr')).toBe(first);
  deleteCookie('ss_cvt');
  await start();
  expect(readCookie('ss_cvr')).toMatch(new RegExp(`^${first.split('|')[0]}\\|.*\\|2$`));
  writeCookie('ss_cvr', 'bad');
  await start();
  expect(readCookie('ss_cvr')).toMatch(/\|1$/);
});

test('every look renews the half hour of a visit, and two browsers are two visitors', async () => {
  const keptAt = async (name: string) =>
    (await (window as unknown as WithCookieStore).cookieStore.get(name)) ?? undefined;
  const seconds = (expires: number | undefined) => ((expires ?? 0) - Date.now()) / 1000;
  await start();
  const [visitor, visit] = [await keptAt('ss_cvr'), await keptAt('ss_cvt')];
  expect(seconds(visit?.expires) / 60).toBeCloseTo(30, 0);
  expect(seconds(visitor?.expires) / 86_400).toBeGreaterThan(365);
  expect(visit).toMatchObject({ path: '/', sameSite: 'lax' });
  expect(Math.abs(Number(visit?.value) - Date.now())).toBeLessThan(60_000);
  writeCookie('ss_cvt', '1700000000000', { seconds: 60 });
  await start();
  expect(seconds((await keptAt('ss_cvt'))?.expires) / 60).toBeCloseTo(30, 0);
  const first = readCookie('ss_cvr')?.split('|')[0];
  deleteCookie('ss_cvr');
  await start();
  expect(readCookie('ss_cvr')?.split('|')[0]).not.toBe(first);
});

test('the first session is noted in both storages, a later one in the lasting one alone', async () => {
  const noted = () => [sessionStorage, localStorage].map((storage) => storage.getItem('ss_first_session'));
  await start();
  expect(noted()).toEqual(['true', 'true']);
  stop();
  sessionStorage.clear();
  // The half hour is over: the next look is a second visit.
  deleteCookie('ss_cvt');
  await start();
  expect(noted()).toEqual([null, 'true']);
});

test('without consent there is no identity, and with it there is', async () => {
  await start(RESTRICTED);
  expect([hits()[0]?.get('ss_cvr'), readCookie('ss_cvr'), localStorage.length]).toEqual(['', undefined, 0]);
  writeCookie('ss_cookieAllowed', 'true');
  await start(RESTRICTED);
  expect(hits()[1]?.get('ss_cvr')).toBe(readCookie('ss_cvr'));
});

test('never is never: also with consent there is no identity', async () => {
  writeCookie('ss_cookieAllowed', 'true');
  const { cookieSettings } = RESTRICTED;
  await start({ cookieSettings: { ...cookieSettings, isRestrictiveCookiePolicyAbsolute: true } });
  expect([hits()[0]?.get('ss_cvr'), readCookie('ss_cvr'), readCookie('ss_cvt')]).toEqual([
    '',
    undefined,
    undefined,
  ]);
});

test.each([
  ['true', /\|1$/, /^[1-9]\d*$/],
  ['false', /^$/, /^$/],
])('an answer of %s counts at once, and the view only once', async (answer, visitor, visit) => {
  await start(RESTRICTED);
  writeCookie('ss_cookieAllowed', answer);
  document.dispatchEvent(new CustomEvent('consent:change'));
  expect(readCookie('ss_cvr') ?? '').toMatch(visitor);
  expect(readCookie('ss_cvt') ?? '').toMatch(visit);
  expect(hits()).toHaveLength(1);
});

test.each([
  [undefined, 1],
  ['2', 2],
  ['3', 3],
])('buttons are told when they are seen and pressed, on a page of permission %s', async (said, type) => {
  if (said !== undefined) document.body.dataset['permission'] = said;
  onTestFinished(() => void delete document.body.dataset['permission']);
  document.body.innerHTML =
    '<main><div id="b7" data-block="button"><p data-align="left"><a class="button is-medium" href="#shop">Buy</a></p></div></main>';
  await start();
  const told = (path: string) => sent().filter(({ url }) => url === `/api/census/${path}`);
  await vi.waitFor(() => expect(told('button-render')).toHaveLength(1));
  document.querySelector<HTMLElement>('a')?.click();
  expect(told('button-click')).toHaveLength(1);
  expect(JSON.parse(told('button-click')[0]?.init?.body as string)).toEqual({
    id: 'b7',
    buttonText: 'Buy',
    clickthroughUrl: '#shop',
    alignment: 'left',
    size: 'medium',
    newWindow: false,
    context: 'main',
    visitorCookie: readCookie('ss_cvr'),
    pageTitle: document.title,
    pageId: 'page',
    contentSource: 'c',
    pagePath: '/about',
    pagePermissionTypeValue: type,
  });
});
