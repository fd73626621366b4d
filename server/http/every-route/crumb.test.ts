import { expect, test } from 'vitest';
import { SESSION_COOKIE } from '../../accounts/sessions/session-cookie.ts';
import { useApp, type Session } from '../../testing/app.ts';

const kit = useApp();
const { call } = kit;
const cookieOf = ({ token }: Session) => ({ cookie: `__Host-${SESSION_COOKIE}=${token}` });

test.each(['', '?crumb=wrong'])(
  'logging out with the crumb %j is refused and offers the right one',
  async (query) => {
    const { host, owner } = await kit.aSite();
    const refused = await call('POST', `/api/auth/Logout${query}`, { host, headers: cookieOf(owner) });
    expect(refused.status).toBe(403);
    expect(refused.json()).toMatchObject({ crumbFail: true, crumb: owner.crumb, error: expect.any(String) });
    expect(String(refused.headers['set-cookie'])).toMatch(new RegExp(`^crumb=${owner.crumb}; Path=/`));
    expect((await call('GET', '/api/auth/Account', { as: owner })).status).toBe(200);
  },
);

test('logging out with the right crumb needs no body and ends the session', async () => {
  const { owner } = await kit.aSite();
  const answer = await call('POST', '/api/auth/Logout', { as: owner });
  expect([answer.status, answer.json()]).toEqual([200, { redirect: '/?logout=true' }]);
  expect((await call('GET', '/api/auth/Account', { as: owner })).json().loginRequired).toBe(true);
});

test('opening the address of the confirmation logs nobody out', async () => {
  const { owner } = await kit.aSite();
  await call('GET', '/?logout=true', { as: owner });
  expect((await call('GET', '/api/auth/Account', { as: owner })).status).toBe(200);
});

test('a crumb does not disturb a call that reads', async () => {
  const { owner } = await kit.aSite();
  const answer = await call('GET', `/api/content/documents?kind=page&crumb=${owner.crumb}`, { as: owner });
  expect(answer.status).toBe(200);
});
