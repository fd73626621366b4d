import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { CONSENT_CHANGE_EVENT } from '#core/consent/banner-events.ts';
import { cookieSettings, publicCookieSettings } from '#core/consent/settings.ts';
import type { SiteContext } from '#core/site-context/context.ts';
import type { SpeedRecord } from '#core/speed/records.ts';
import { deleteCookie, writeCookie } from '#browser/storage/cookies.ts';
import { askPageLoadId, collect } from './collector.ts';
import { sendRecords } from './send.ts';
import { startSpeed } from './start.ts';

const SETTINGS = '/api/1/performance/settings';
const RECORDS = '/api/1/performance/records';
const told = vi.fn();
const beacons: { address: string; records: SpeedRecord[] }[] = [];
let stop = () => {};
let visibility: DocumentVisibilityState = 'visible';

const asks = () => vi.mocked(fetch).mock.calls.map(([address]) => address as string);
const answerWith = (reply: () => Promise<Response>) => vi.spyOn(window, 'fetch').mockImplementation(reply);

function open(stored: object = {}, account: { id: string } | null = null) {
  const settings = publicCookieSettings(cookieSettings.read(stored));
  stop = startSpeed({ cookieSettings: settings, authenticatedAccount: account } as SiteContext, told);
}

function hide() {
  visibility = 'hidden';
  document.dispatchEvent(new Event('visibilitychange'));
}

const settle = () => vi.advanceTimersByTimeAsync(0);

const forgetCookies = () => {
  for (const name of ['ss_cookieAllowed', 'ss_consent', 'crumb']) deleteCookie(name);
};

beforeEach(() => {
  // Pages of other tests before this one may have left theirs.
  forgetCookies();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  beacons.length = 0;
  told.mockClear();
  visibility = 'visible';
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility);
  const [loaded] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  vi.spyOn(performance, 'now').mockReturnValue(loaded?.loadEventEnd ?? 0);
  vi.spyOn(navigator, 'sendBeacon').mockImplementation((address, body) => {
    beacons.push({ address: String(address), records: JSON.parse(body as string) as SpeedRecord[] });
    return true;
  });
  answerWith(async () => Response.json({ pageLoadId: 'load-1' }));
});
afterEach(() => {
  stop();
  forgetCookies();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('the page is told about half a minute after it loaded, and once more within a minute', async () => {
  open();
  await vi.advanceTimersByTimeAsync(29_000);
  expect(beacons).toEqual([]);
  await vi.advanceTimersByTimeAsync(2000);
  expect(beacons.map(({ address }) => address)).toEqual([RECORDS]);
  const [first] = beacons[0]?.records ?? [];
  expect(Object.keys(first ?? {}).toSorted()).toEqual(['app', 'data', 'event', 'pageLoadId', 'ts']);
  expect(first).toMatchObject({
    event: 'page_speed',
    pageLoadId: 'load-1',
    ts: expect.any(Number) as number,
    data: { version: '4.3.0', path: location.pathname, ttfb: expect.any(Number) as number },
  });
  expect(first?.data).not.toHaveProperty('cls');
  await vi.advanceTimersByTimeAsync(30_000);
  expect(beacons).toHaveLength(2);
  expect(beacons[1]?.records[0]).toMatchObject({
    event: 'page_speed',
    data: { cls: expect.any(Number) as number },
  });
  hide();
  await settle();
  expect(beacons).toHaveLength(2);
});

test('a page that is left tells everything at once', async () => {
  open();
  await settle();
  hide();
  await settle();
  const events = beacons[0]?.records.map(({ event }) => event) ?? [];
  expect(beacons).toHaveLength(1);
  expect(events.filter((event) => event === 'page_speed')).toHaveLength(2);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(beacons).toHaveLength(1);
});

test('a signed-in account is named, with the proof that the call is ours', async () => {
  writeCookie('crumb', 'abc');
  open({}, { id: 'member-1' });
  await settle();
  hide();
  await settle();
  expect(beacons[0]?.address).toBe(`${RECORDS}?crumb=abc`);
  expect(beacons[0]?.records[0]?.data).toMatchObject({ memberId: 'member-1' });
});

describe('consent', () => {
  test.each([
    ['where it has to come first', () => {}, { isAnalyticsCookiesDisabled: true }],
    ['from somebody who refused', () => refuse(), {}],
  ])('is not assumed %s: nothing is asked or sent', async (_, prepare, stored) => {
    prepare();
    open(stored);
    await vi.advanceTimersByTimeAsync(61_000);
    expect([asks(), beacons]).toEqual([[], []]);
  });

  test('begins it, also later on the same page', async () => {
    open({ isAnalyticsCookiesDisabled: true });
    agree();
    document.dispatchEvent(new CustomEvent(CONSENT_CHANGE_EVENT));
    await settle();
    expect(asks()).toEqual([SETTINGS]);
  });

  test('that is withdrawn ends it', async () => {
    open();
    refuse();
    await vi.advanceTimersByTimeAsync(61_000);
    expect(beacons).toEqual([]);
  });
});

const refuse = () => {
  writeCookie('ss_cookieAllowed', 'false');
  writeCookie('ss_consent', 'n.v.abcdefghijklmnopqrst.1.decline');
};
const agree = () => {
  writeCookie('ss_cookieAllowed', 'true');
  writeCookie('ss_consent', 'npsm..abcdefghijklmnopqrst.1.accept');
};

describe('what goes wrong', () => {
  test('settings that take longer than 30 s', async () => {
    vi.spyOn(window, 'fetch').mockImplementation(
      (_, init) =>
        new Promise((_resolve, reject) => init?.signal?.addEventListener('abort', () => reject(new Error()))),
    );
    const asking = expect(askPageLoadId()).rejects.toThrow('Metric settings request timeout');
    await vi.advanceTimersByTimeAsync(30_000);
    await asking;
  });

  test.each([{}, { pageLoadId: '' }, { pageLoadId: 5 }])('settings without an id: %j', async (body) => {
    answerWith(async () => Response.json(body));
    await expect(askPageLoadId()).rejects.toThrow('Unable to resolve pageLoadId');
  });

  test('records without data', async () => {
    const given = { pageLoadId: Promise.resolve('a'), about: {} };
    await expect(collect([], given)).rejects.toThrow('Data is empty');
    await expect(collect([{ event: 'user', data: {} }], given)).rejects.toThrow('Data is empty');
  });

  test('is told to the owners, and posts nothing', async () => {
    answerWith(async () => Response.json({}));
    open();
    await settle();
    hide();
    await vi.waitFor(() =>
      expect(String(told.mock.calls[0]?.[0])).toBe('Error: Unable to resolve pageLoadId'),
    );
    expect(beacons).toEqual([]);
  });
});

describe('without beacons', () => {
  test.each([undefined, () => false])(
    '%s, a request goes to the same address, and its failure is told',
    (beacon) => {
      vi.restoreAllMocks();
      Object.defineProperty(navigator, 'sendBeacon', { configurable: true, value: beacon });
      const sent: string[] = [];
      vi.spyOn(XMLHttpRequest.prototype, 'open').mockImplementation(function (
        this: XMLHttpRequest,
        method,
        address,
      ) {
        sent.push(`${method} ${String(address)}`);
        Object.defineProperty(this, 'status', { value: 500 });
      });
      vi.spyOn(XMLHttpRequest.prototype, 'setRequestHeader').mockImplementation(() => {});
      vi.spyOn(XMLHttpRequest.prototype, 'send').mockImplementation(function (this: XMLHttpRequest) {
        this.dispatchEvent(new ProgressEvent('loadend'));
      });
      const onFailure = vi.fn();
      sendRecords([], onFailure);
      expect(sent).toEqual([`POST ${RECORDS}`]);
      expect(String(onFailure.mock.calls[0]?.[0])).toBe(
        'Error: XHR request DONE with unexpected status: 500',
      );
      Reflect.deleteProperty(navigator, 'sendBeacon');
    },
  );
});
