import { Script } from 'node:vm';
import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { ContributorRole } from '#core/enumerations/permissions.ts';
import { MAX_DEVICES, WORKER_PATH } from '#core/home/push.ts';
import type { PushState } from '#contract/sites/push.ts';
import { newId } from '../ids.ts';
import { useApp, type Session, type TestSite } from '../testing/app.ts';
import { usePushService } from './testing/push-service.ts';

const kit = useApp({ allowsPrivateTargets: true });
const service = usePushService();
const { call } = kit;

const DEVICES = '/api/home/push/devices';
const stateOf = async (as: Session) => (await call('GET', '/api/home/push', { as })).json() as PushState;
const countOf = async (site: TestSite) => {
  const { rows } = await kit.db.site(site.id, (tx) =>
    tx.execute<{ id: string }>(sql`select id from push_devices`),
  );
  return rows.length;
};

/** A browser that somebody has turned on. */
async function turnOn(as: Session) {
  const device = service.subscribe(newId());
  const reply = await call('POST', DEVICES, { as, body: device.subscription });
  expect(reply.status).toBe(200);
  return { ...device, id: (reply.json() as PushState).devices.find(({ isCurrent }) => isCurrent)?.id ?? '' };
}

/** News of the kind, as features tell it. */
const tell = (site: TestSite, kind: 'comment' | 'order', by?: { email: string; accountId: string }) =>
  kit.db.site(site.id, (tx) =>
    kit.app.services.tellNews(tx, {
      kind,
      mail: {
        name: 'newReview',
        values: {
          productTitle: 'Rye',
          name: 'Ada',
          rating: 5,
          text: 'Secret',
          isWaiting: true,
          queueUrl: '',
        },
      },
      line: { key: 'review', values: { title: 'Rye' } },
      siteId: site.id,
      siteTitle: 'Salt',
      path: '/config/reviews',
      ...(by && { by }),
    }),
  );

describe('a device', () => {
  test('is told the news in one line, by a sender that proves itself', async () => {
    const site = await kit.aSite();
    const device = await turnOn(site.owner);
    await tell(site, 'comment');
    await expect.poll(() => service.messagesOf(device), { timeout: 10_000 }).toHaveLength(1);
    const [message] = service.messagesOf(device);
    expect(message).toMatchObject({ title: 'Salt', body: 'New review: Rye', path: '/config/reviews' });
    expect(JSON.stringify(message)).not.toMatch(/Ada|Secret/);
    const [sent] = service.delivered;
    if (!sent) throw new Error('Nothing was delivered.');
    expect(sent.headers).toMatchObject({ ttl: '86400', 'content-encoding': 'aes128gcm' });
    const { key, claims } = service.claimsOf(sent);
    expect(key).toBe((await stateOf(site.owner)).publicKey);
    expect(claims).toMatchObject({
      aud: new URL(device.subscription.endpoint).origin,
      sub: 'https://plinth.test',
    });
    expect(Number(claims['exp']) - Date.now() / 1000).toBeLessThan(24 * 60 * 60);
  });

  test('is told in the language its person chose, otherwise in the one its browser asks for', async () => {
    const site = await kit.aSite();
    const device = service.subscribe(newId());
    const headers = { 'accept-language': 'de-AT,de;q=0.9,en;q=0.5' };
    await call('POST', DEVICES, { as: site.owner, body: device.subscription, headers });
    await tell(site, 'comment');
    const said = () => service.messagesOf(device).map(({ body }) => body);
    await expect.poll(said, { timeout: 10_000 }).toEqual(['Neue Bewertung: Rye']);
    const { id } = (await stateOf(site.owner)).devices[0] ?? {};
    await call('POST', `${DEVICES}/${id}/test`, { as: site.owner, headers });
    await expect
      .poll(said, { timeout: 10_000 })
      .toContain('Mitteilungen sind für dieses Gerät eingeschaltet.');
    await kit.db.account(site.ownerId, (tx) =>
      tx.execute(sql`update accounts set language = 'en' where id = ${site.ownerId}`),
    );
    await tell(site, 'comment');
    await expect.poll(said, { timeout: 10_000 }).toContain('New review: Rye');
  });

  test('hears of the kinds its person chose and may open, and not of what they did themselves', async () => {
    const site = await kit.aSite();
    const owner = await turnOn(site.owner);
    const moderator = await kit.aMember(site, [ContributorRole.moderator]);
    const member = await turnOn(moderator);
    expect((await stateOf(moderator)).kinds).toEqual(['comment']);
    await call('PUT', '/api/home/push', { as: site.owner, body: { kinds: ['comment'] } });
    await tell(site, 'order');
    await tell(site, 'comment', { email: 'x@example.com', accountId: site.ownerId });
    await tell(site, 'comment');
    await expect.poll(() => service.delivered, { timeout: 10_000 }).toHaveLength(3);
    expect([service.messagesOf(owner), service.messagesOf(member)].map(({ length }) => length)).toEqual([
      1, 2,
    ]);
  });

  test('is tried again while its service is away, and forgotten once it is gone', async () => {
    const site = await kit.aSite();
    const device = await turnOn(site.owner);
    service.answerWith((count) => (count === 1 ? 503 : 410));
    await tell(site, 'comment');
    await expect.poll(() => service.delivered.length, { timeout: 10_000 }).toBe(1);
    expect(await countOf(site)).toBe(1);
    // The queue waits before it tries again; whoever runs the server need not.
    await expect.poll(() => kit.app.services.jobs.hurry('push'), { timeout: 10_000 }).toBe(1);
    await expect.poll(() => countOf(site), { timeout: 10_000 }).toBe(0);
    expect(service.messagesOf(device)).toHaveLength(2);
  });

  test('goes with its session, and with its person', async () => {
    const site = await kit.aSite();
    const member = await kit.aMember(site, [ContributorRole.admin]);
    const { accounts, people } = kit.app.services;
    await turnOn(site.owner);
    await turnOn(member);
    const again = await kit.signIn(site.ownerId, site.host, site.id);
    await turnOn(again);
    expect(await countOf(site)).toBe(3);
    await accounts.sessions.end(again.token);
    expect(await countOf(site)).toBe(2);
    const { people: all } = await people.list(site.id);
    const personId = all.find(({ isOwner }) => !isOwner)?.id ?? '';
    const siteFound = await kit.app.services.sites.find(site.id);
    if (!siteFound) throw new Error('No site.');
    await people.remove({ site: siteFound, accountId: site.ownerId }, personId);
    expect(await countOf(site)).toBe(1);
    await kit.db.account(site.ownerId, (tx) => accounts.sessions.endAll(tx, site.ownerId));
    expect(await countOf(site)).toBe(0);
  });

  test('is turned off and tried out by its own person alone', async () => {
    const site = await kit.aSite();
    const device = await turnOn(site.owner);
    const other = await kit.aMember(site, [ContributorRole.admin]);
    expect((await call('POST', `${DEVICES}/${device.id}/test`, { as: other })).status).toBe(404);
    expect((await call('DELETE', `${DEVICES}/${device.id}`, { as: other })).status).toBe(404);
    expect((await call('POST', `${DEVICES}/${device.id}/test`, { as: site.owner })).status).toBe(200);
    await expect.poll(() => service.messagesOf(device), { timeout: 10_000 }).toHaveLength(1);
    const off = await call('DELETE', `${DEVICES}/${device.id}`, { as: site.owner });
    expect((off.json() as PushState).devices).toEqual([]);
  });

  test('that speaks for somebody else now no longer speaks for who turned it on before', async () => {
    const site = await kit.aSite();
    const { subscription } = await turnOn(site.owner);
    const other = await kit.aMember(site, [ContributorRole.admin]);
    await call('POST', DEVICES, { as: other, body: subscription });
    expect((await stateOf(site.owner)).devices).toEqual([]);
    expect((await stateOf(other)).devices).toHaveLength(1);
  });
});

test('somebody has a handful of devices; the one turned on first makes way', async () => {
  const site = await kit.aSite();
  for (let count = 0; count <= MAX_DEVICES; count += 1) await turnOn(site.owner);
  expect((await stateOf(site.owner)).devices).toHaveLength(MAX_DEVICES);
});

test('the key is made once, and stands encrypted in the database', async () => {
  const [one, other] = [await kit.aSite(), await kit.aSite()];
  const { publicKey } = await stateOf(one.owner);
  expect((await stateOf(other.owner)).publicKey).toBe(publicKey);
  const { rows } = await kit.db.pool.query<{ secret: string }>('select secret from installation_secrets');
  expect(rows.map(({ secret }) => secret.slice(0, 3))).toEqual(['v1.']);
});

test('browsers get the worker and the manifest without a log-in', async () => {
  const site = await kit.aSite();
  const headers = { 'service-worker': 'script' };
  const worker = await call('GET', WORKER_PATH, { host: site.host, headers });
  expect(worker.headers['content-type']).toMatch('text/javascript');
  expect(() => new Script(worker.body)).not.toThrow();
  const manifest = await call('GET', '/config/app.webmanifest', { host: site.host });
  expect(manifest.json()).toMatchObject({ scope: '/config/' });
});

describe('on a server that is open to the web', () => {
  const open = useApp({ allowsPrivateTargets: false });

  test.each(['http://127.0.0.1:1/a', 'https://127.0.0.1/a', 'http://push.example.com/a', 'nonsense'])(
    '%s takes no messages',
    async (endpoint) => {
      const site = await open.aSite();
      const { subscription } = service.subscribe('a');
      const reply = await open.call('POST', DEVICES, { as: site.owner, body: { ...subscription, endpoint } });
      expect(reply.status).toBe(400);
    },
  );

  test('one that leads into its own network after all is forgotten', async () => {
    const site = await open.aSite();
    const { subscription } = service.subscribe('a');
    const body = { ...subscription, endpoint: 'https://push.example.com/a' };
    const { devices } = (await open.call('POST', DEVICES, { as: site.owner, body })).json() as PushState;
    await open.db.site(site.id, (tx) =>
      tx.execute(sql`update push_devices set endpoint = 'https://127.0.0.1/a'`),
    );
    await open.call('POST', `${DEVICES}/${devices[0]?.id}/test`, { as: site.owner });
    const left = async () =>
      ((await open.call('GET', '/api/home/push', { as: site.owner })).json() as PushState).devices;
    await expect.poll(left, { timeout: 10_000 }).toEqual([]);
  });
});
