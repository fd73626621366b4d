import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { COMMON_FIELDS } from '#core/analytics/common-data.ts';
import { deleteCookie, writeCookie } from '../storage/cookies.ts';
import { analyticsId } from './analytics-id.ts';
import { trackProductEvent } from './product-event.ts';
import { makeTrace } from './trace.ts';
import { recordWork } from './work-event.ts';

const PAYLOAD = Object.fromEntries(COMMON_FIELDS.map((name) => [name, name]));
let status = 202;

beforeEach(() => {
  status = 202;
  vi.spyOn(window, 'fetch').mockImplementation(async () => new Response(null, { status }));
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
  deleteCookie('analyticsId');
  deleteCookie('crumb');
  localStorage.clear();
});

const calls = () => vi.mocked(fetch).mock.calls.map(([url, init]) => [url as string, init?.body] as const);

describe('the id', () => {
  test('stands in a cookie and in storage, and comes back from there', async () => {
    const id = analyticsId(1000);
    const { cookieStore } = window as unknown as {
      cookieStore: { get(name: string): Promise<{ value: string; expires: number } | null> };
    };
    // A cookie is on its way to the store for a moment.
    const kept = await vi.waitFor(async () => {
      const found = await cookieStore.get('analyticsId');
      expect(found?.value).toBe(id);
      return found;
    });
    expect(((kept?.expires ?? 0) - Date.now()) / 86_400_000).toBeCloseTo(390, 1);
    expect(JSON.parse(localStorage.getItem('analyticsId') ?? '')).toEqual({
      value: id,
      expiry: 1000 + 390 * 86_400_000,
    });
    deleteCookie('analyticsId');
    expect(analyticsId(2000)).toBe(id);
    deleteCookie('analyticsId');
    expect(analyticsId(2000 + 391 * 86_400_000)).not.toBe(id);
  });

  test('is missed aloud where nothing can be stored', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('shut');
    });
    vi.spyOn(document, 'cookie', 'get').mockReturnValue('');
    analyticsId();
    expect(console.warn).toHaveBeenCalledWith('Unable to store analyticsId');
  });
});

describe('an event of the product', () => {
  test('has four parts, and says what browser it came from', async () => {
    await trackProductEvent(PAYLOAD, 'showcase');
    const [url, body] = calls()[0] ?? [];
    expect(url).toBe('/api/v1/events');
    const sent = JSON.parse(body as string) as Record<string, Record<string, unknown>>;
    expect(Object.keys(sent)).toEqual(['analyticsId', 'commonData', 'customData', 'customSchemaName']);
    expect(Object.keys(sent['customData'] ?? {})).toEqual([
      'frame_url',
      'effective_connection_type',
      'selected_template_identifier',
      'template_identifier',
      'device_orientation',
      'display_mode',
    ]);
    expect(sent['commonData']).toEqual(PAYLOAD);
  });

  test('needs a payload', async () => {
    await expect(trackProductEvent(undefined, '')).rejects.toThrow('no payload');
  });

  test('is missed aloud where it is not taken', async () => {
    status = 500;
    await expect(trackProductEvent(PAYLOAD, '')).rejects.toThrow('Error tracking event: HTTP Status 500');
    expect(console.warn).toHaveBeenCalledWith('Error tracking event: HTTP Status 500');
  });
});

test('what was done is sent as fields with the crumb, and heard by other tabs of admins', async () => {
  writeCookie('crumb', 'proof');
  const other = new BroadcastChannel('site-analytics');
  const heard = vi.fn();
  other.addEventListener('message', ({ data }) => heard(data));
  recordWork({ eventName: 'item-save', payload: { itemId: 'i' } }, { isAdmin: false });
  recordWork({ eventName: 'page-save', payload: { pageId: 'p' } }, { isAdmin: true });
  await vi.waitFor(() => expect(heard).toHaveBeenCalled());
  expect(heard.mock.calls).toMatchObject([[{ event: 'page-save', data: { pageId: 'p' } }]]);
  other.close();
  const [url, body] = calls()[0] ?? [];
  const fields = body as URLSearchParams;
  expect([url, [...fields.keys()], fields.get('crumb')]).toEqual([
    '/api/events/RecordEvent',
    ['crumb', 'event', 'data'],
    'proof',
  ]);
  expect(JSON.parse(fields.get('data') ?? '')).toMatchObject({
    eventName: 'item-save',
    payload: { itemId: 'i', pagePath: location.pathname, pageHash: location.hash },
  });
});

test('traces go together every half minute, and when the page is left', () => {
  vi.useFakeTimers();
  const { write, stop } = makeTrace();
  write('slow', 1);
  vi.advanceTimersByTime(5000);
  write('slow', 2);
  expect(calls()).toEqual([]);
  vi.advanceTimersByTime(25_000);
  const [url, body] = calls()[0] ?? [];
  expect(url).toBe('/api/events/Trace');
  const { data } = JSON.parse(body as string) as { data: string };
  expect(JSON.parse(data)).toEqual([
    { pageUrl: location.href, type: 'slow', data: 1 },
    { pageUrl: location.href, type: 'slow', data: 2 },
  ]);
  vi.advanceTimersByTime(60_000);
  expect(calls()).toHaveLength(1);
  write('last', 3);
  dispatchEvent(new Event('pagehide'));
  expect(calls()).toHaveLength(2);
  stop();
});
