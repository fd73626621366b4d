import { afterEach, expect, test } from 'vitest';
import { CRUMB_COOKIE } from '#core/visitors/cookies.ts';
import { deleteCookie } from '../storage/cookies.ts';
import { crumbCookie } from './crumb.ts';
import { makeDataLayer } from './data-layer.ts';
import { makeSiteUserSession } from './site-user-session.ts';

afterEach(() => deleteCookie(CRUMB_COOKIE));

const ada = { email: 'ada@example.com', xsrfToken: 'one' };
const entered = { email: 'ada@example.com', password: 'secret words', rememberMe: true };

function setUp(answers: { status?: number; body: unknown }[]) {
  const requests: { line: string; token: string | null; body: string }[] = [];
  const send = makeDataLayer({
    fetch: async (url, init) => {
      const request = new Request(url, init);
      const { status = 200, body } = answers[requests.length] ?? { body: { ok: true } };
      requests.push({
        line: `${request.method} ${request.url.replace(location.origin, '')}`,
        token: request.headers.get('X-SiteUser-XSRF-Token'),
        body: await request.text(),
      });
      return Response.json(body, { status });
    },
    crumb: crumbCookie,
    fire: () => {},
    showSystemError: () => {},
    secureOrigin: undefined,
  });
  return { session: makeSiteUserSession(send), requests };
}

test('a log-in sends what was entered, and the log-out carries the token it brought', async () => {
  const { session, requests } = setUp([{ body: ada }]);
  await session.logIn(entered);
  await session.logOut({ cloneCart: true });
  expect(requests).toEqual([
    { line: 'POST /api/site-users/session', token: null, body: JSON.stringify(entered) },
    { line: 'DELETE /api/site-users/session?cloneCart=true', token: 'one', body: '' },
  ]);
});

test.each([
  ['a new crumb', { crumbFail: true, crumb: 'new' }],
  ['another session', { crumbFail: true }],
])('a log-out refused for %s is repeated once', async (_, body) => {
  const refused = { status: 403, body };
  const again =
    'crumb' in body ? [refused, refused] : [refused, { body: { ...ada, xsrfToken: 'two' } }, refused];
  const { session, requests } = setUp([{ body: ada }, ...again]);
  await session.logIn(entered);
  await expect(session.logOut({ cloneCart: false })).rejects.toThrow('Unauthorized request');
  const ends = requests.filter(({ line }) =>
    line.startsWith('DELETE /api/site-users/session?cloneCart=false'),
  );
  expect(ends.map(({ token }) => token)).toEqual('crumb' in body ? ['one', 'one'] : ['one', 'two']);
});
