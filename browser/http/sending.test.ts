import { afterEach, expect, test, vi } from 'vitest';
import { tellByBeacon } from './beacon.ts';
import { request } from './request.ts';

afterEach(() => void vi.unstubAllGlobals());

const address = { method: 'POST', path: '/api/census' } as const;

/** A request that ends as told. */
function requestsThatEnd(status: number) {
  const sent: unknown[] = [];
  class Request {
    status = status;
    onloadend = () => {};
    open = (...open: unknown[]) => void sent.push(open);
    setRequestHeader = () => {};
    send(text: string) {
      sent.push(text);
      this.onloadend();
    }
  }
  vi.stubGlobal('XMLHttpRequest', Request);
  return sent;
}

test('a beacon that is taken is all', () => {
  const sent = requestsThatEnd(500);
  const sendBeacon = vi.fn(() => true);
  vi.stubGlobal('navigator', { sendBeacon });
  tellByBeacon(address, 'text', { query: '?a=1', onFailure: () => expect.unreachable() });
  expect(sendBeacon.mock.calls).toEqual([['/api/census?a=1', 'text']]);
  expect(sent).toEqual([]);
});

test.each([
  [200, undefined],
  [299, undefined],
  [300, 300],
  [199, 199],
  [0, 0],
  [500, 500],
])('without beacons a request tells, and its %i is told as %j', (status, told) => {
  for (const navigator of [{}, { sendBeacon: () => false }]) {
    const sent = requestsThatEnd(status);
    const onFailure = vi.fn();
    vi.stubGlobal('navigator', navigator);
    tellByBeacon(address, 'text', { onFailure });
    expect(sent).toEqual([['POST', '/api/census'], 'text']);
    expect(onFailure.mock.calls).toEqual(told === undefined ? [] : [[told]]);
  }
});

test('only what has a body says of which kind it is, and bytes are sent as they are', async () => {
  const fetched = vi.fn(async () => new Response());
  vi.stubGlobal('fetch', fetched);
  await request('GET', '/a');
  await request('POST', '/b', { json: { one: 1 }, headers: { 'x-crumb': 'c' } });
  await request('PUT', '/c', { body: 'bytes', headers: { 'content-type': 'image/png' } });
  expect(fetched.mock.calls).toEqual([
    ['/a', { body: undefined, method: 'GET', headers: {} }],
    [
      '/b',
      { body: '{"one":1}', method: 'POST', headers: { 'content-type': 'application/json', 'x-crumb': 'c' } },
    ],
    ['/c', { body: 'bytes', method: 'PUT', headers: { 'content-type': 'image/png' } }],
  ]);
});
