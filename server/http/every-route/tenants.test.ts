import { afterAll, beforeAll, expect, test } from 'vitest';
import { ContributorRole } from '#core/enumerations/permissions.ts';
import { newId } from '../../ids.ts';
import { useApp, type Session, type TestSite } from '../../testing/app.ts';
import { openFingerprints } from '../testing/fingerprint.ts';
import { addressOf, NO_ID, ROUTES, sampleOf, type NamedRoute } from '../testing/routes.ts';

const kit = useApp({ proxies: 1 });
const RELEASES = 3;
const NO_RELEASE = '999999';
let own: TestSite;
let platform: Session;
let foreign: string[];
let fingerprints: Awaited<ReturnType<typeof openFingerprints>>;

/** One of everything that has an id, on the site of somebody else. */
async function idsOfAnotherSite(): Promise<string[]> {
  const { call } = kit;
  const site = await kit.aSite();
  const as = site.owner;
  for (let number = 2; number <= RELEASES; number += 1) {
    const body = { kind: 'page', body: { title: `Page ${number}`, path: `/page-${number}` } };
    await call('POST', '/api/content/documents', { as, body });
    await call('POST', '/api/content/publish', { as, body: {} });
  }
  await call('POST', '/api/content/schedules', { as, body: { at: '2099-01-01T00:00:00.000Z' } });
  await call('POST', '/api/people/invitations', { as, body: { email: 'a@b.co', roles: [4] } });
  await kit.aMember(site, [ContributorRole.admin]);
  const { rows: tables } = await kit.db.pool.query<{ name: string }>(
    `select table_name as name from information_schema.columns where column_name = 'site_id' and table_schema = 'public'
     intersect select table_name from information_schema.columns where column_name = 'id' and data_type = 'text'`,
  );
  const ids = await kit.db.site(site.id, async (tx) => {
    const found: string[] = [];
    for (const { name } of tables) {
      const { rows } = await tx.$client.query<{ id: string }>(`select id from "${name}"`);
      // Not by chance: without one there would be nothing to try.
      found.push(...rows.slice(0, 2).map(({ id }) => id));
    }
    const members = await tx.$client.query<{ id: string }>('select account_id as id from memberships');
    return [...found, ...members.rows.map(({ id }) => id)];
  });
  return [site.id, String(RELEASES), ...ids];
}

beforeAll(async () => {
  own = await kit.aSite();
  platform = await kit.signInOnPlatform(own.ownerId);
  foreign = await idsOfAnotherSite();
  fingerprints = await openFingerprints(kit.db);
});
afterAll(() => fingerprints.close());

let address = 0;

async function answerTo(route: NamedRoute, id: string) {
  const names = [...route.path.matchAll(/:(\w+)/g)].map(([, name = '']) => name);
  // Beside an id, a number counts what belongs to it.
  const isCount = (name: string) => name === 'number' && names.includes('id');
  const valueFor = (name: string) => (isCount(name) ? '1' : name === 'language' ? 'de' : id);
  const path = addressOf(route, Object.fromEntries(names.map((name) => [name, valueFor(name)])));
  const { status, headers, body } = await kit.call(route.method, path, {
    as: route.scope === 'platform' ? platform : own.owner,
    body: bodyFor(route),
    headers: { 'x-forwarded-for': `10.3.${(address += 1) >> 8}.${address & 255}` },
  });
  const { 'x-request-id': _id, date: _date, 'content-length': _length, ...rest } = headers;
  return {
    status,
    headers: rest,
    body: body
      .replace(/"requestId":"[^"]+"/, '')
      .replaceAll(path.split('?')[0] ?? path, 'what was asked for'),
  };
}

function bodyFor(route: NamedRoute): unknown {
  const body = sampleOf(route.body) as Record<string, unknown> | undefined;
  return body && 'password' in body ? { ...body, password: 'correct horse' } : body;
}

test('there is one of everything to try', () => {
  expect(foreign.length).toBeGreaterThanOrEqual(8);
});

/** Calls of customers ask for a session of theirs before anything else; their own tests give them one. */
const withId = ROUTES.filter(
  (route) =>
    /:(?!format)/.test(route.path) &&
    addressOf(route).includes(NO_ID) &&
    !route.path.startsWith('/api/site-users/') &&
    route.needs !== 'operator',
);

test.each(withId.map((route) => [route.name, route] as const))(
  '%s answers to the id of another site as to one that nobody has',
  async (_, route) => {
    const toNumber = await answerTo(route, NO_RELEASE);
    const toId = await answerTo(route, newId());
    // A number where an id is wanted, or the other way round, is no valid address at all.
    for (const { status } of [toNumber, toId]) expect([400, 404]).toContain(status);
    expect([toNumber.status, toId.status]).toContain(404);
    const answers = await Promise.all(foreign.map((id) => answerTo(route, id)));
    for (const [at, id] of foreign.entries())
      expect({ id, ...answers[at] }).toEqual({ id, ...(/^\d+$/.test(id) ? toNumber : toId) });
    expect(await fingerprints.changedByTen(), 'by this call or one of the nine before').toEqual([]);
  },
);

test('a publish that names pages of another site publishes nothing', async () => {
  const ask = (documentIds: string[]) =>
    kit.call('POST', '/api/content/publish', { as: own.owner, body: { documentIds } });
  const ids = foreign.filter((id) => id.length === 24);
  const [theirs, nobodys] = [await ask(ids), await ask([newId()])];
  expect(theirs.json().errorKey).toBe(nobodys.json().errorKey);
  expect(await fingerprints.changed()).toEqual([]);
});
