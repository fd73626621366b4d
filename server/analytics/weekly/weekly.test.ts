import { expect, test } from 'vitest';
import { useApp, type TestSite } from '../../testing/app.ts';

let time = new Date('2026-11-10T12:00:00Z');
const kit = useApp({ now: () => time });
const MONDAY = new Date('2026-11-16T08:00:00Z');
const NOTIFY = '/api/home/notifications';

const view = (site: TestSite) =>
  kit.call('POST', '/api/census/RecordHit', {
    host: site.host,
    body: String(
      new URLSearchParams({ event: '1', data: JSON.stringify({ url: `https://${site.host}/about` }) }),
    ),
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      'user-agent': 'Mozilla/5.0 Firefox/132.0',
    },
  });

async function reportsTo(site: TestSite): Promise<string[]> {
  const { mails } = (await kit.call('GET', '/api/inbox/mails', { as: site.owner })).json() as {
    mails: { subject: string }[];
  };
  return mails.map(({ subject }) => subject).filter((subject) => subject.includes('last week'));
}

async function visited(): Promise<TestSite> {
  time = new Date('2026-11-10T12:00:00Z');
  const site = await kit.aSite();
  await view(site);
  await expect.poll(() => planned(site)).toBe(1);
  return site;
}

const planned = async (site: TestSite) =>
  (await kit.db.pool.query(`select 1 from weekly_reports where site_id = $1`, [site.id])).rowCount;
const sendDue = () => kit.app.services.analytics.weekly.sendDue();

test('comes on Monday morning, once', async () => {
  const site = await visited();
  time = new Date(MONDAY.getTime() - 1000);
  await sendDue();
  expect(await reportsTo(site)).toEqual([]);
  time = MONDAY;
  await Promise.all([sendDue(), sendDue()]);
  await sendDue();
  expect(await reportsTo(site)).toHaveLength(1);
  expect((await reportsTo(site))[0]).toContain('1 visit last week');
});

test('not to those who declined, and not of a site that nobody visited for two weeks', async () => {
  const site = await visited();
  await kit.call('PUT', NOTIFY, { as: site.owner, body: { kinds: ['order'] } });
  time = MONDAY;
  await sendDue();
  expect(await reportsTo(site)).toEqual([]);
  await kit.call('PUT', NOTIFY, { as: site.owner, body: { kinds: ['weekly'] } });
  time = new Date('2026-12-07T09:00:00Z');
  await sendDue();
  expect(await reportsTo(site)).toEqual([]);
});
