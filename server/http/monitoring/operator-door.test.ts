import { expect, test, vi } from 'vitest';
import { makeOperatorDoor } from './operator-door.ts';

function setUp() {
  const retryDead = vi.fn(async (_queue?: string) => 3);
  const door = makeOperatorDoor({
    metrics: { contentType: 'text/plain', text: async () => 'up 1' },
    jobs: { report: async () => ['mail'], retryDead },
    outages: { list: async () => [] },
    events: { report: async () => ({ started: 1 }) },
  } as never);
  const ask = async (method: string, url: string, headers: object = {}) => {
    const response = { writeHead: vi.fn(() => response), end: vi.fn() };
    const isAnswered = await door({ method, url, headers } as never, response as never);
    return {
      isAnswered,
      body: response.end.mock.calls[0]?.[0] as string | undefined,
      status: (response.writeHead.mock.calls as unknown[][])[0]?.[0],
    };
  };
  return { ask, retryDead };
}

test.each([
  ['GET', '/metrics', 'up 1'],
  ['GET', '/metrics/jobs', '{"queues":["mail"],"outages":[]}'],
  ['GET', '/metrics/events?x=1', '{"started":1}'],
  ['POST', '/metrics/jobs/retry', '{"retried":3}'],
])('%s %s', async (method, url, body) => {
  expect(await setUp().ask(method, url)).toEqual({ isAnswered: true, body, status: 200 });
});

test.each([
  ['POST', '/metrics'],
  ['GET', '/metrics/jobs/retry'],
  ['GET', '/metrics/'],
  ['GET', '/'],
])('%s %s is none of its', async (method, url) => {
  expect((await setUp().ask(method, url)).isAnswered).toBe(false);
});

test('a page of a stranger retries nothing', async () => {
  const { ask, retryDead } = setUp();
  for (const headers of [{ origin: 'https://evil.test' }, { 'sec-fetch-site': 'cross-site' }])
    expect((await ask('POST', '/metrics/jobs/retry', headers)).isAnswered).toBe(false);
  expect(retryDead).not.toHaveBeenCalled();
  await ask('POST', '/metrics/jobs/retry?queue=mail');
  expect(retryDead.mock.calls).toEqual([['mail']]);
});
