import { describe, expect, test } from 'vitest';
import { MAX_ERRORS_OF_A_CALL, MAX_KEPT_ERRORS } from '#core/script-errors.ts';
import { ContributorRole } from '#core/enumerations/permissions.ts';
import type { KeptError } from '#contract/script-errors.ts';
import { SESSION_COOKIE } from '../accounts/sessions/session-cookie.ts';
import { useApp, type Session, type TestSite } from '../testing/app.ts';

let address = 0;
const kit = useApp({ proxies: 1 });
const { call } = kit;
const PATH = '/api/events/RecordJavascriptErrors';

const entry = (data: object = {}) => ({
  event: 'javascript-error',
  timestamp: 1,
  data: {
    app: 'site',
    message: 'TypeError: x is not a function',
    stack: 'at a.js:1',
    file: 'https://x.test/a.js',
    line: 1,
    column: 2,
    custom: { step: 2 },
    websiteId: 'somebody else’s',
    templateId: 'atelier',
    url: 'https://x.test/about?email=ada@example.com',
    userAgent: 'Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0',
    ...data,
  },
});
const send = ({ host }: TestSite, body: unknown, headers: Record<string, string> = {}) =>
  call('POST', PATH, {
    host,
    body,
    headers: { 'x-forwarded-for': `10.9.${(address += 1) >> 8}.${address & 255}`, ...headers },
  });
const list = async (as: Session) =>
  (await call('GET', '/api/script-errors', { as })).json().errors as KeptError[];

test('an error is kept with its site, counted, and shown without what visitors looked for', async () => {
  const [site, other] = [await kit.aSite(), await kit.aSite()];
  for (const times of [1, 2]) expect((await send(site, [entry({ stack: `${times}` })])).status).toBe(200);
  expect(await list(site.owner)).toEqual([
    {
      id: expect.stringMatching(/^[0-9a-f]{24}$/) as string,
      app: 'site',
      message: 'TypeError: x is not a function',
      stack: '2',
      file: 'https://x.test/a.js',
      line: 1,
      column: 2,
      custom: '{"step":2}',
      path: '/about',
      device: 'Chrome on Linux',
      count: 2,
      firstAt: expect.any(String) as string,
      lastAt: expect.any(String) as string,
    },
  ]);
  expect(await list(other.owner)).toEqual([]);
});

test('a wrong crumb, or a page of another host, is dropped without a word', async () => {
  const site = await kit.aSite();
  const cookie = `__Host-${SESSION_COOKIE}=${site.owner.token}`;
  const answers = [
    await send(site, [entry()], { cookie, 'x-csrf-token': 'wrong' }),
    await send(site, [entry()], { origin: 'https://evil.example' }),
  ];
  expect(answers.map(({ status, body }) => [status, body])).toEqual([
    [200, '{"ok":true}'],
    [200, '{"ok":true}'],
  ]);
  expect(await list(site.owner)).toEqual([]);
  await send(site, [entry()], { cookie, 'x-csrf-token': site.owner.crumb });
  expect(await list(site.owner)).toHaveLength(1);
});

test.each<[string, unknown, number]>([
  ['no array', entry(), 400],
  ['an entry without data', [{ event: 'x', timestamp: 1 }], 400],
  ['too many at once', Array.from({ length: MAX_ERRORS_OF_A_CALL + 1 }, () => entry()), 400],
  ['a text without end', [entry({ message: 'x'.repeat(20_001) })], 400],
  ['a body without end', [entry({ custom: 'x'.repeat(600_000) })], 413],
  ['nothing', [], 200],
  ['hardly anything', [{ event: 'x', timestamp: 1, data: {} }], 200],
  ['zero bytes', [entry({ message: 'a\0b' })], 400],
  ['endless numbers', [entry({ line: 2 ** 40, column: -1 })], 200],
])('%s is answered as it should be', async (_, body, status) => {
  expect((await send(await kit.aSite(), body)).status).toBe(status);
});

test('only so many are kept, the newest', async () => {
  const site = await kit.aSite();
  const { scriptErrors } = kit.app.services;
  for (let first = 0; first < MAX_KEPT_ERRORS + 20; first += MAX_ERRORS_OF_A_CALL)
    await scriptErrors.record(
      site.id,
      Array.from({ length: MAX_ERRORS_OF_A_CALL }, (_, index) =>
        entry({ message: `error ${first + index}` }),
      ),
    );
  const kept = await list(site.owner);
  expect(kept).toHaveLength(MAX_KEPT_ERRORS);
  expect(kept.map(({ message }) => message)).toContain('error 219');
  expect(kept.map(({ message }) => message)).not.toContain('error 3');
});

describe('reading and clearing', () => {
  test('the figures’ reader may look, only who may change settings clears, which is in the log', async () => {
    const site = await kit.aSite();
    await send(site, [entry()]);
    const reader = await kit.aMember(site, [ContributorRole.reporting]);
    expect(await list(reader)).toHaveLength(1);
    expect((await call('DELETE', '/api/script-errors', { as: reader })).status).toBe(403);
    expect((await call('DELETE', '/api/script-errors', { as: site.owner })).status).toBe(200);
    expect(await list(site.owner)).toEqual([]);
    const log = (await call('GET', '/api/activity', { as: site.owner })).body;
    expect(log).toContain('site.clearErrors');
  });
});
