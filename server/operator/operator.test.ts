import { beforeAll, describe, expect, test, vi } from 'vitest';
import type { OperatorOverview } from '#contract/operator.ts';
import { newId } from '../ids.ts';
import { crumbFor } from '../accounts/service.ts';
import { PLATFORM } from '../accounts/sessions/session-cookie.ts';
import type { Jobs } from '../jobs.ts';
import { useApp, type Session } from '../testing/app.ts';
import { makeNodes } from './nodes.ts';

const EMAIL = 'operator@example.com';
const kit = useApp({ operators: [EMAIL] });
const SOON = { timeout: 15_000, interval: 50 };
let operator: Session;
let jobs: Jobs;

beforeAll(async () => {
  operator = await signedIn(
    await kit.app.services.accounts.create({ email: EMAIL, name: 'Ops', password: 'x' }),
  );
  jobs = kit.app.services.jobs;
});

const signedIn = (accountId: string) => kit.signInOnPlatform(accountId);
const overview = async () =>
  (await kit.call('GET', '/api/operator', { as: operator })).json() as unknown as OperatorOverview;

describe('who may look inside', () => {
  test('an account that is not named is refused, and finds no page', async () => {
    const as = await signedIn((await kit.anAccount()).id);
    expect((await kit.call('GET', '/api/operator', { as })).json()).toMatchObject({
      errorKey: 'operatorOnly',
    });
    expect((await kit.call('POST', '/api/operator/jobs/retry', { as, body: {} })).status).toBe(403);
    expect((await kit.call('GET', '/operator', { as })).status).toBe(404);
    expect((await kit.call('GET', '/operator')).headers['location']).toBe('/login?to=%2Foperator');
  });

  test('an email counts once it is confirmed', async () => {
    const confirm = (at: string | null) =>
      kit.db.pool.query('update accounts set email_verified_at = $1 where email = $2', [at, EMAIL]);
    await confirm(null);
    expect((await kit.call('GET', '/api/operator', { as: operator })).status).toBe(403);
    await confirm('2026-01-01');
    expect((await kit.call('GET', '/api/operator', { as: operator })).status).toBe(200);
  });

  test('changes ask again who it is', async () => {
    const { accounts } = kit.app.services;
    const id = (await accounts.findByEmail(EMAIL)) ?? '';
    const token = await accounts.sessions.start(id, { host: operator.host, device: '' });
    const as = { host: operator.host, token, crumb: crumbFor(token, PLATFORM) };
    for (const path of ['jobs/retry', `jobs/${newId()}/retry`, 'mails/resend'])
      expect((await kit.call('POST', `/api/operator/${path}`, { as, body: {} })).json()).toMatchObject({
        errorKey: 'confirmIdentity',
      });
  });
});

/** A queue whose work fails as long as it is told to. */
async function aQueue() {
  const queue = `test-${newId()}`;
  const fate = { isDown: true, done: 0, hold: undefined as Promise<void> | undefined };
  await jobs.handle(queue, async () => {
    await fate.hold;
    if (fate.isDown) throw new Error('No answer for ada@example.com.');
    fate.done += 1;
  });
  await jobs.begin();
  return { queue, fate };
}

const failuresOf = async (queue: string) =>
  (await overview()).failures.filter((failure) => failure.queue === queue);
const giveUp = (queue: string) =>
  kit.db.pool.query('update jobs.job set retry_count = retry_limit, start_after = now() where name = $1', [
    queue,
  ]);

describe('jobs', () => {
  test('what failed is listed with its reason, without emails, and is retried by one', async () => {
    const { queue, fate } = await aQueue();
    await jobs.enqueue(kit.db.platform, queue, {});
    await vi.waitFor(async () => expect(await failuresOf(queue)).toHaveLength(1), SOON);
    const [failure] = await failuresOf(queue);
    expect(failure).toMatchObject({ isDead: false, tries: 1, reason: 'Error: No answer for …' });
    fate.isDown = false;
    const retry = (id = '') => kit.call('POST', `/api/operator/jobs/${id}/retry`, { as: operator });
    expect((await retry(failure?.id)).json()).toMatchObject({ count: 1 });
    await vi.waitFor(() => expect(fate.done).toBe(1), SOON);
    expect((await retry(failure?.id)).status).toBe(404);
    expect((await retry('nonsense')).status).toBe(404);
  });

  test('dead letters are retried by queue, and by one', async () => {
    const { queue, fate } = await aQueue();
    await jobs.enqueue(kit.db.platform, queue, {});
    await jobs.enqueue(kit.db.platform, queue, {});
    await vi.waitFor(async () => expect(await failuresOf(queue)).toHaveLength(2), SOON);
    await giveUp(queue);
    const dead = async () => (await overview()).queues.find((line) => line.queue === queue)?.dead;
    await vi.waitFor(async () => expect(await dead()).toBe(2), SOON);
    const [first] = await failuresOf(queue);
    expect(first).toMatchObject({ isDead: true });
    fate.isDown = false;
    await kit.call('POST', `/api/operator/jobs/${first?.id}/retry`, { as: operator });
    await vi.waitFor(() => expect(fate.done).toBe(1), SOON);
    const all = await kit.call('POST', '/api/operator/jobs/retry', { as: operator, body: { queue } });
    expect(all.json()).toMatchObject({ count: 1, redirect: '/operator?done=retried' });
    await vi.waitFor(() => expect(fate.done).toBe(2), SOON);
    expect(await dead()).toBeUndefined();
  });

  test('what runs is shown with the node that holds it', async () => {
    const { queue, fate } = await aQueue();
    let go = () => {};
    fate.isDown = false;
    fate.hold = new Promise((resolve) => (go = resolve));
    await jobs.enqueue(kit.db.platform, queue, {});
    await vi.waitFor(() => expect(jobs.held().map((job) => job.queue)).toContain(queue), SOON);
    const leave = await makeNodes({ db: kit.db, jobs, now: () => new Date() }).register('worker');
    const { nodes, running } = await overview();
    expect(nodes).toMatchObject([{ role: 'worker', isSilent: false }]);
    expect(running.find((job) => job.queue === queue)).toMatchObject({ node: nodes[0]?.host, tries: 1 });
    go();
    await leave();
    expect((await overview()).nodes).toEqual([]);
  });
});

describe('failed emails of all sites', () => {
  const to = 'zelda@example.com';

  const stateOf = async (id: string) =>
    (await kit.app.services.mail.listTo(to)).find((mail) => mail.id === id)?.state;

  /** As it is left by a mail server that refused it, or by a queue that gave it up. */
  async function aFailedMail(siteId?: string): Promise<string> {
    const { mail } = kit.app.services;
    const letter = { to, name: 'confirmEmail', values: { name: 'Zelda', url: 'https://x.example' } } as const;
    if (siteId === undefined) await mail.send(kit.db.platform, letter);
    else await kit.db.site(siteId, (tx) => mail.send(tx, { ...letter, siteId }));
    const [{ id } = { id: '' }] = await mail.listTo(to);
    await vi.waitFor(async () => expect(await stateOf(id)).toBe('sent'), SOON);
    await kit.db.mail(id, (tx) =>
      tx.$client.query(`update mails set state = 'failed', problem = '550 no' where id = $1`, [id]),
    );
    return id;
  }
  test('are listed without names, and sent again by one and by all', async () => {
    const site = await kit.aSite();
    const ofSite = await aFailedMail(site.id);
    const ofPlatform = await aFailedMail();
    const { mails } = await overview();
    expect(mails).toMatchObject({ failed: 2, retrying: 0 });
    expect(mails.list.find(({ id }) => id === ofSite)).toMatchObject({
      name: 'confirmEmail',
      to: 'z…@example.com',
      site: site.host.split('.')[0],
      problem: '550 no',
    });
    const page = await kit.call('GET', '/operator', { as: operator });
    expect(page.body).toContain('Send 2 emails again');
    expect(page.body).not.toContain(to);

    const resend = (body: object) => kit.call('POST', '/api/operator/mails/resend', { as: operator, body });
    expect((await resend({ id: ofSite })).json()).toMatchObject({ count: 1 });
    await vi.waitFor(async () => expect(await stateOf(ofSite)).toBe('sent'), SOON);
    expect(await stateOf(ofPlatform)).toBe('failed');
    expect((await resend({})).json()).toMatchObject({ count: 1 });
    await vi.waitFor(async () => expect(await stateOf(ofPlatform)).toBe('sent'), SOON);
    expect((await resend({})).json()).toMatchObject({ count: 0 });
  });

  test('a dead letter of a mail that is sent again goes, so that nothing is sent twice', async () => {
    const id = await aFailedMail();
    await kit.db.pool.query(
      `insert into jobs.job (name, source_name, data, state) values ('dead-letters', 'mail', $1, 'created')`,
      [{ mailId: id }],
    );
    await kit.call('POST', '/api/operator/mails/resend', { as: operator, body: { id } });
    await vi.waitFor(async () => expect(await stateOf(id)).toBe('sent'), SOON);
    expect((await overview()).queues.find(({ queue }) => queue === 'mail')?.dead ?? 0).toBe(0);
  });
});
