import { beforeAll, expect, test } from 'vitest';
import { Permission, permissionsOf } from '#core/enumerations/permissions.ts';
import { FINER } from '#core/people/finer-permissions.ts';
import { CALLERS, isMet, mayCall, type Caller } from '#contract/who-may.ts';
import { crumbFor } from '../../accounts/service.ts';
import { PLATFORM } from '../../accounts/sessions/session-cookie.ts';
import { APP_DOMAIN, useApp, type Session, type TestSite } from '../../testing/app.ts';
import { addressOf, ROUTES, type NamedRoute } from '../testing/routes.ts';

const kit = useApp({ proxies: 1 });
let site: TestSite;
const accounts = new Map<string, string>();

beforeAll(async () => {
  site = await kit.aSite();
  for (const { name, roles, isSignedIn, isOwner } of CALLERS) {
    if (!isSignedIn) continue;
    const id = isOwner ? site.ownerId : (await kit.anAccount()).id;
    accounts.set(name, id);
    if (!isOwner && roles.length > 0)
      await kit.app.services.accounts.addMember(site.id, id, [...roles], false);
  }
});

const sessions = new Map<string, Promise<Session>>();

/** Nobody is asked again who they are; here it counts who may. */
function signedIn({ name }: Caller, { scope }: NamedRoute): Promise<Session> | undefined {
  const id = accounts.get(name);
  if (id === undefined) return undefined;
  const key = `${id} ${scope}`;
  const session = sessions.get(key) ?? signIn(id, scope);
  sessions.set(key, session);
  return session;
}

async function signIn(id: string, scope: NamedRoute['scope']): Promise<Session> {
  const host = scope === 'platform' ? APP_DOMAIN : site.host;
  const token = await kit.app.services.accounts.sessions.start(id, { host, device: '' });
  await kit.app.services.accounts.sessions.confirm(token);
  return { host, token, crumb: crumbFor(token, scope === 'platform' ? PLATFORM : site.id) };
}

let address = 0;

const ofAreas = ROUTES.filter(
  ({ needs }) =>
    typeof needs === 'object' &&
    (needs.or !== undefined ||
      needs.permission > 1000 ||
      needs.permission === Permission.commerce ||
      needs.permission === Permission.settings),
);

async function outcomeOf(
  caller: Caller,
  route: NamedRoute,
): Promise<'allowed' | 'refused' | 'asked to log in'> {
  const as = await signedIn(caller, route);
  const answer = await kit.call(route.method, addressOf(route), {
    host: route.scope === 'platform' ? APP_DOMAIN : site.host,
    ...(as && { as }),
    // Nothing that could be carried out: only who may call is asked here.
    body: route.method === 'GET' ? undefined : {},
    headers: { 'x-forwarded-for': `10.2.${(address += 1) >> 8}.${address & 255}` },
  });
  // A call that anybody may make can have 401s of its own, e.g. for a key that is not right.
  if (answer.status === 401 && answer.json().errorKey === 'loginRequired') {
    if (!as || (await kit.app.services.accounts.sessions.find(as.token, as.host))) return 'asked to log in';
    // A call before it has ended the session.
    sessions.clear();
    return outcomeOf(caller, route);
  }
  expect(answer.status, answer.body).toBeLessThan(500);
  return answer.status === 403 ? 'refused' : 'allowed';
}

test.each(ROUTES.map((route) => [route.name, route] as const))(
  '%s lets in exactly those it declares',
  async (_, route) => {
    const actual: Record<string, string> = {};
    const expected: Record<string, string> = {};
    const outcomes = await Promise.all(CALLERS.map((caller) => outcomeOf(caller, route)));
    for (const [at, caller] of CALLERS.entries()) {
      actual[caller.name] = outcomes[at] ?? '';
      expected[caller.name] = mayCall(route, caller)
        ? 'allowed'
        : caller.isSignedIn
          ? 'refused'
          : 'asked to log in';
    }
    expect(actual).toEqual(expected);
  },
);

test.each(FINER.map(({ id, name }) => [id, name] as const))(
  'somebody with permission %d alone (%s) is let into exactly what it opens',
  async (permission) => {
    const { id } = await kit.anAccount();
    await kit.app.services.accounts.addMember(site.id, id, [], false);
    const given = await kit.call('PUT', `/api/people/${id}/roles`, {
      as: await kit.signIn(site.ownerId, site.host, site.id),
      body: { roles: [], permissions: [permission] },
    });
    expect(given.json()).toMatchObject({ roles: [], permissions: [permission] });
    const held = permissionsOf([], [permission]);
    const actual: Record<string, string> = {};
    const expected: Record<string, string> = {};
    accounts.set('One permission', id);
    const caller = { name: 'One permission', isSignedIn: true, roles: [], isOwner: false };
    const outcomes = await Promise.all(ofAreas.map((route) => outcomeOf(caller, route)));
    for (const [at, { name, needs }] of ofAreas.entries()) {
      if (typeof needs !== 'object') continue;
      actual[name] = outcomes[at] ?? '';
      expected[name] = isMet(needs, held) ? 'allowed' : 'refused';
    }
    expect(Object.keys(actual).length).toBeGreaterThan(40);
    expect(actual).toEqual(expected);
    expect(Object.values(actual)).toContain('allowed');
  },
);
