import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { ContributorRole } from '#core/enumerations/permissions.ts';
import type { AnalyticsReport } from '#contract/visits/analytics.ts';
import { smallTemplate } from '../testing/small-template.ts';
import { useApp, type Session, type TestSite } from '../testing/app.ts';

let time = new Date('2026-05-10T12:00:00Z');
const folder = mkdtempSync(join(tmpdir(), 'plinth-networks-'));
afterAll(() => rmSync(folder, { recursive: true }));
const datacentresFile = join(folder, 'datacentres.txt');
writeFileSync(datacentresFile, '198.51.100.0/24\n2001:db8:1::/48\n');
const kit = useApp({ now: () => time, proxies: 1, countryHeader: 'x-country', datacentresFile });

const PHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1';
const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:132.0) Gecko/20100101 Firefox/132.0';

interface View {
  path?: string;
  data?: object;
  event?: string;
  ss_cvr?: string;
  headers?: Record<string, string>;
  as?: Session;
}

let clock = 0;

function view(site: TestSite, { path = '/about', data, event = '1', ss_cvr, headers, as }: View = {}) {
  clock += 1;
  const fields = new URLSearchParams({
    event,
    data: JSON.stringify({ url: `https://${site.host}${path}`, title: 'About', clientDate: clock, ...data }),
    ...(ss_cvr !== undefined && { ss_cvr }),
  });
  return kit.call('POST', '/api/census/RecordHit', {
    host: site.host,
    body: String(fields),
    ...(as && { as }),
    headers: { 'content-type': 'application/x-www-form-urlencoded', 'user-agent': PHONE, ...headers },
  });
}

const after = (minutes: number) => {
  time = new Date(time.getTime() + minutes * 60_000);
};

/** As it is once everything is counted: a busy machine may still be at it when somebody looks. */
async function report(site: TestSite, query = ''): Promise<AnalyticsReport> {
  const look = async () => {
    const reply = await kit.call('GET', `/api/analytics/report${query}`, { as: site.owner });
    expect(reply.status).toBe(200);
    return reply.json() as unknown as AnalyticsReport;
  };
  let seen = await look();
  if (seen.daysLeft > 0) await expect.poll(async () => (seen = await look()).daysLeft).toBe(0);
  return seen;
}

const cookie = (id: string) => `${id}|1|1|1|1`;
const countsOf = ({ sums: { views, visits, visitors, bounces } }: AnalyticsReport) => [
  views,
  visits,
  visitors,
  bounces,
];
const partOf = (made: AnalyticsReport, name: keyof AnalyticsReport['parts']) =>
  (made.parts[name] ?? []).map((part) => [part.name, part.sums.visits || part.sums.events]);

describe('what is counted', () => {
  test('three views of a page are three views, one visit and one visitor', async () => {
    const site = await kit.aSite();
    for (let count = 0; count < 3; count += 1) expect((await view(site)).status).toBe(204);
    const made = await report(site, '?section=pages');
    expect(countsOf(made)).toEqual([3, 1, 1, 0]);
    expect(made.parts.page?.map(({ name, sums }) => [name, sums.views])).toEqual([['/about', 3]]);
    expect(made.parts.entry?.map(({ name }) => name)).toEqual(['/about']);
  });

  test('a quiet half hour ends a visit, and the time between first and last look is its length', async () => {
    const site = await kit.aSite();
    await view(site);
    after(10);
    await view(site, { path: '/' });
    after(31);
    await view(site);
    const made = await report(site);
    expect(countsOf(made)).toEqual([3, 2, 1, 1]);
    expect(made.sums.seconds).toBe(600);
  });

  test('somebody with another address or browser is another visitor', async () => {
    const site = await kit.aSite();
    await view(site);
    await view(site, { headers: { 'user-agent': FIREFOX } });
    await view(site, { headers: { 'x-forwarded-for': '203.0.113.9' } });
    const made = await report(site, '?section=visitors');
    expect(made.sums.visitors).toBe(3);
    expect(partOf(made, 'device')).toEqual([
      ['Phone', 2],
      ['Desktop', 1],
    ]);
    expect(partOf(made, 'browser')).toEqual([
      ['Safari', 2],
      ['Firefox', 1],
    ]);
  });

  test('sources, campaigns and countries, without the site’s own pages', async () => {
    const site = await kit.aSite();
    const from = (referrer: string, queryString = '', address = '') =>
      view(site, {
        data: { referrer, queryString },
        headers: { 'x-forwarded-for': address, 'x-country': 'DE' },
      });
    await from('https://www.search.example/?q=secret', '', '192.0.2.1');
    await from(`https://${site.host}/`, '', '192.0.2.1');
    await from('', '?utm_source=Letter&utm_campaign=<b>Spring</b>', '192.0.2.2');
    await from('', '', '192.0.2.3');
    const made = await report(site, '?section=sources');
    expect(partOf(made, 'source').toSorted(([a], [b]) => String(a).localeCompare(String(b)))).toEqual([
      ['', 1],
      ['letter', 1],
      ['search.example', 1],
    ]);
    expect(partOf(made, 'campaign')).toContainEqual(['b Spring /b', 1]);
    const narrowed = await report(site, '?section=pages&source=search.example');
    expect(countsOf(narrowed)).toEqual([2, 1, 1, 0]);
    expect((await report(site, '?section=visitors')).parts.country?.map(({ name }) => name)).toEqual(['DE']);
    expect(countsOf(await report(site, '?country=FR'))).toEqual([0, 0, 0, 0]);
  });

  test('buttons that were seen and pressed', async () => {
    const site = await kit.aSite();
    const body = { id: 'b1', buttonText: 'Buy', clickthroughUrl: '/shop', pagePath: '/about' };
    for (const path of ['button-render', 'button-click'])
      await kit.call('POST', `/api/census/${path}`, {
        host: site.host,
        body,
        headers: { 'user-agent': PHONE },
      });
    await kit.db.site(site.id, (tx) =>
      tx.$client.query(
        `insert into form_counts (site_id, form_id, day, event, field_id, count) values
           ($1, 'contact', '2026-05-10', 'view', '', 4), ($1, 'contact', '2026-05-10', 'start', '', 3),
           ($1, 'contact', '2026-05-10', 'submit', '', 1), ($1, 'contact', '2026-05-10', 'exit', 'phone', 2)`,
        [site.id],
      ),
    );
    const made = await report(site, '?section=actions&range=own&from=2026-05-01&to=2026-06-30');
    expect(made.forms).toMatchObject([
      { id: 'contact', views: 4, starts: 3, submits: 1, exits: [{ field: 'phone', count: 2 }] },
    ]);
    expect([partOf(made, 'buttonClick'), partOf(made, 'buttonRender')]).toEqual([[['Buy', 1]], [['Buy', 1]]]);
  });
});

test('newsletters that were sent and what was done with the pop-up, in the range alone', async () => {
  const site = await kit.aSite();
  await kit.db.site(site.id, async (tx) => {
    await tx.$client.query(
      `insert into popup_counts (site_id, version, day, event, count) values ($1, 1, '2026-05-09', 'render', 9),
         ($1, 2, '2026-05-10', 'render', 1), ($1, 2, '2026-05-10', 'submit', 2), ($1, 1, '2026-01-01', 'render', 50)`,
      [site.id],
    );
    await tx.$client.query(
      `insert into letters (site_id, id, subject, state, recipients, written, unsubscribed, started_at) values
         ($1, 'l1', 'Spring', 'sent', 4, 4, 1, '2026-05-09T10:00:00Z'),
         ($1, 'l2', 'Winter', 'sent', 4, 4, 0, '2026-01-09T10:00:00Z'), ($1, 'l3', 'Not sent', 'draft', 0, 0, 0, null)`,
      [site.id],
    );
    await tx.$client.query(
      `insert into mails (id, owner_site, letter, "to", subject, text, html, state) values
         ('m1' || $1, $1, 'l1', 'a@example.com', 'Spring', '', '', 'sent'),
         ('m2' || $1, $1, 'l1', 'b@example.com', 'Spring', '', '', 'failed')`,
      [site.id],
    );
  });
  const { popup, letters } = await report(site, '?section=marketing&range=own&from=2026-05-01&to=2026-05-31');
  expect(popup).toEqual({ render: 10, close: 0, submit: 2, click: 0 });
  expect(letters).toEqual([
    { id: 'l1', subject: 'Spring', day: '2026-05-09', recipients: 4, delivered: 3, unsubscribed: 1 },
  ]);
});

test('searches, missing pages and the steps of a purchase are noticed by the server', async () => {
  const site = await kit.aSite();
  const headers = { 'user-agent': PHONE, accept: 'text/html' };
  const look = (url: string) => kit.call('GET', url, { host: site.host, headers });
  await look('/search?q=About');
  await look('/search?q=Zzyzx');
  await look('/old-page');
  const { intake, writer } = kit.app.services.analytics;
  const found = await kit.app.services.sites.find(site.id);
  if (!found) throw new Error('The site is gone.');
  const teller = { site: found, visitor: undefined, headers, address: '127.0.0.1' };
  await view(site, { path: '/shop/jam', data: { referrer: 'https://blog.example/', recordType: 11 } });
  for (const kind of [8, 9] as const) await intake.tell(teller, { kind, url: '/' });
  await intake.tell(teller, { kind: 10, url: '/', target: 'order', value: 1250, clientDate: 0 });
  await intake.tell(teller, { kind: 10, url: '/', target: 'order', value: 1250, clientDate: 0 });
  await writer.settled();
  const search = await report(site, '?section=search');
  expect([partOf(search, 'search'), partOf(search, 'emptySearch')]).toEqual([[['about', 1]], [['zzyzx', 1]]]);
  expect(partOf(await report(site, '?section=missing'), 'notFound')).toEqual([['/old-page', 1]]);
  const shop = await report(site, '?section=shop');
  expect(shop.parts.step?.map(({ name, sums }) => [name, sums.visitors])).toEqual(
    expect.arrayContaining([
      ['product', 1],
      ['cart', 1],
      ['checkout', 1],
      ['order', 1],
    ]),
  );
  expect(shop.parts.source?.map(({ name, sums }) => [name, sums.cents])).toEqual([['blog.example', 1250]]);
});

describe('who is not counted', () => {
  test('bots, what is fetched in advance, people who work here, and pages without visitors', async () => {
    const site = await kit.aSite();
    const viewer = await kit.aMember(site, [ContributorRole.viewer]);
    const editor = await kit.aMember(site, [ContributorRole.editor]);
    await view(site, { headers: { 'user-agent': 'Googlebot/2.1' } });
    await view(site, { headers: { 'sec-purpose': 'prefetch;prerender' } });
    await view(site, { as: site.owner });
    await view(site, { as: editor });
    await view(site, { path: '/search' });
    await view(site, { path: '/config/pages' });
    await view(site, { event: '2' });
    await view(site, { as: viewer });
    await view(site, { path: '/configurator' });
    await kit.app.services.analytics.writer.settled();
    const made = await report(site);
    expect(made.sums.views).toBe(2);
    expect(Object.fromEntries(made.dropped.map(({ reason, count }) => [reason, count]))).toEqual({
      bot: 1,
      prefetch: 1,
      team: 2,
      page: 2,
    });
  });

  test('hosting networks, by a list that is read again when it changes', async () => {
    const site = await kit.aSite();
    const from = (address: string) => view(site, { headers: { 'x-forwarded-for': address } });
    const seen = async () => {
      await kit.app.services.analytics.writer.settled();
      const { sums, dropped } = await report(site);
      return [sums.views, dropped.find(({ reason }) => reason === 'hosting')?.count ?? 0];
    };
    for (const address of ['198.51.100.7', '2001:db8:1::5', '192.0.2.1']) await from(address);
    expect(await seen()).toEqual([1, 2]);
    writeFileSync(datacentresFile, '192.0.2.0/24 # moved\n');
    after(1);
    for (const address of ['198.51.100.7', '192.0.2.1']) await from(address);
    expect(await seen()).toEqual([2, 3]);
    writeFileSync(datacentresFile, 'no networks at all');
    after(1);
    await from('192.0.2.1');
    expect(await seen()).toEqual([2, 4]);
  });

  test('a forged crumb is dropped quietly', async () => {
    const site = await kit.aSite();
    const viewer = await kit.aMember(site, [ContributorRole.viewer]);
    const reply = await view(site, { as: { ...viewer, crumb: 'wrong' } });
    expect([reply.status, reply.body]).toEqual([204, '']);
    expect((await report(site)).sums.views).toBe(0);
  });

  test('the same hit again, also in the name of another site', async () => {
    const [site, other] = [await kit.aSite(), await kit.aSite()];
    const data = { clientDate: 7, websiteId: other.id };
    await Promise.all([view(site, { data }), view(site, { data }), view(site, { data })]);
    await view(site, { data });
    expect((await report(site)).sums.views).toBe(1);
    expect((await report(other)).sums.views).toBe(0);
  });
});

describe('bad input', () => {
  const send = (site: TestSite, body: string) =>
    kit.call('POST', '/api/census/RecordHit', {
      host: site.host,
      body,
      headers: { 'content-type': 'application/x-www-form-urlencoded', 'user-agent': PHONE },
    });

  test.each([
    ['no fields', '', 400],
    ['no JSON', 'event=1&data=%7Bnope', 400],
    ['no address', 'event=1&data=%7B%7D', 400],
    ['more than 64 kB', `event=1&data=${'x'.repeat(65 * 1024)}`, 413],
  ])('%s', async (_, body, status) => {
    const site = await kit.aSite();
    expect((await send(site, body)).status).toBe(status);
  });

  test.each(['form-render', 'overlay', 'button-render'])('more than 64 kB at %s', async (name) => {
    const site = await kit.aSite();
    const body = { formId: 'x'.repeat(65 * 1024) };
    expect((await kit.call('POST', `/api/census/${name}`, { host: site.host, body })).status).toBe(413);
  });

  test.each([0, -1, 1e300, 4e12])('a clock that says %s changes nothing', async (clientDate) => {
    const site = await kit.aSite();
    expect((await view(site, { data: { clientDate } })).status).toBe(204);
    expect((await report(site, '?range=week')).steps.at(-1)?.sums.views).toBe(1);
  });
});

test('words of others are short and harmless, whatever they send', async () => {
  const site = await kit.aSite();
  const long = 'x'.repeat(12_000);
  const data = {
    referrer: `https://${long}.example/<script>`,
    queryString: `?utm_campaign=%3Cimg%20onerror=1%3E&utm_source=%3Cscript%3E${long}`,
  };
  expect((await view(site, { data, path: `/<b>"${'y'.repeat(5000)}` })).status).toBe(204);
  const { parts } = await report(site, '?section=sources');
  const { parts: ofPages } = await report(site, '?section=pages');
  for (const [list, most] of [
    [parts.source, 100],
    [parts.campaign, 100],
    [ofPages.page, 300],
  ] as const) {
    expect(list).toHaveLength(1);
    expect(list?.[0]?.name).toMatch(new RegExp(`^[^<>"]{3,${most}}$`));
  }
});

test('a button that is told again at once is told once', async () => {
  const site = await kit.aSite();
  const body = { id: 'b1', buttonText: 'Buy', pagePath: '/about' };
  const headers = { 'user-agent': PHONE };
  for (const _ of [1, 2, 3])
    await kit.call('POST', '/api/census/button-click', { host: site.host, body, headers });
  const { parts } = await report(site, '?section=actions');
  expect(parts.buttonClick?.map(({ name, sums }) => [name, sums.events])).toEqual([['Buy', 1]]);
});

describe('who somebody is', () => {
  test('is not known again where consent is asked for and was not given', async () => {
    const cookies = { isCookieBannerEnabled: true, isAnalyticsCookiesDisabled: true };
    const site = await kit.aSite({ ...smallTemplate, settings: { cookies } });
    const one = { ss_cvr: cookie('visitor-0123456789') };
    const elsewhere = { 'x-forwarded-for': '203.0.113.4' };
    await view(site, one);
    await view(site, { ...one, headers: elsewhere });
    expect((await report(site)).sums.visitors).toBe(2);
    const agreed = { cookie: 'ss_cookieAllowed=true' };
    await view(site, { ...one, headers: agreed });
    await view(site, { ...one, headers: { ...elsewhere, ...agreed } });
    expect((await report(site)).sums.visitors).toBe(3);
  });

  test('is known again on another day with the cookie, and not without it', async () => {
    const site = await kit.aSite();
    await view(site, { ss_cvr: cookie('visitor-0123456789') });
    await view(site, { ss_cvr: cookie('visitor-0123456789'), headers: { 'x-forwarded-for': '203.0.113.4' } });
    await view(site, { ss_cvr: 'nonsense' });
    expect((await report(site)).sums.visitors).toBe(2);
  });

  test('and is nowhere to be read', async () => {
    const site = await kit.aSite();
    const canary = `${PHONE} Canary/1`;
    await view(site, {
      ss_cvr: cookie('canary-0123456789abc'),
      headers: { 'user-agent': canary, 'x-forwarded-for': '198.51.100.77' },
    });
    await report(site);
    const tables = await kit.db.pool.query<{ name: string }>(
      `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition`,
    );
    for (const { name } of tables.rows) {
      const rows = await kit.db.site(site.id, (tx) =>
        tx.$client.query<{ text: string }>(`select t::text as text from "${name}" t`),
      );
      for (const { text } of rows.rows) expect(text).not.toMatch(/canary|198\.51\.100\.77/i);
    }
  });

  test('a salt lasts no longer than its day', async () => {
    const site = await kit.aSite();
    await view(site);
    const names = async () =>
      (await kit.db.pool.query<{ name: string }>('select name from visitor_salts')).rows.map(
        ({ name }) => name,
      );
    const [first] = await names();
    after(24 * 60);
    await view(site);
    expect(await names()).not.toContain(first);
    expect((await report(site)).sums.visitors).toBe(2);
  });
});

test('late hits, and another time zone, are summed up like a recount', async () => {
  const site = await kit.aSite();
  await view(site);
  await report(site);
  const { writer } = kit.app.services.analytics;
  const late = {
    kind: 1,
    day: '2026-03-29',
    visitor: 5n,
    page: '/late',
    target: '',
    source: '',
    campaign: '',
    country: '',
    device: 0,
    value: 0,
  } as const;
  await writer.record(site.id, { ...late, at: new Date('2026-03-29T00:59:59Z'), key: 1n });
  await writer.record(site.id, { ...late, at: new Date('2026-03-29T01:00:01Z'), key: 2n });
  await writer.record(site.id, { ...late, at: new Date('2026-03-29T01:00:01Z'), key: 2n });
  const made = await report(site, '?section=pages&range=own&from=2026-03-29&to=2026-03-29');
  expect(countsOf(made)).toEqual([2, 1, 1, 0]);
  const recounted = await report(site, '?section=pages&range=own&from=2026-03-29&to=2026-03-29&page=/late');
  expect(countsOf(recounted)).toEqual(countsOf(made));
});

test('who is here now', async () => {
  const site = await kit.aSite();
  await view(site, { path: '/' });
  after(1);
  await view(site);
  const live = await kit.call('GET', '/api/analytics/live', { as: site.owner });
  expect(live.json()).toEqual({ visitors: 1, pages: [{ path: '/about', visitors: 1 }] });
  after(6);
  expect((await kit.call('GET', '/api/analytics/live', { as: site.owner })).json()).toEqual({
    visitors: 0,
    pages: [],
  });
});

test('a month goes at once, and its sums stay', async () => {
  const site = await kit.aSite();
  const range = '?range=own&from=2024-01-15&to=2024-01-15';
  const at = new Date('2024-01-15T12:00:00Z');
  const old = { kind: 1, at, day: '2024-01-15', visitor: 5n, key: 1n, page: '/old', target: '' } as const;
  const { writer } = kit.app.services.analytics;
  await writer.record(site.id, { ...old, source: '', campaign: '', country: '', device: 0, value: 0 });
  expect((await report(site, range)).sums.views).toBe(1);
  await kit.db.pool.query(`select hits_drop_months_before('2024-02-01')`);
  expect((await report(site, range)).sums.views).toBe(1);
  expect((await report(site, `${range}&page=/old`)).sums.views).toBe(0);
});

test('a year is read by its months, and says the same as its days', async () => {
  const site = await kit.aSite();
  const { writer } = kit.app.services.analytics;
  const none = { target: '', campaign: '', country: '', device: 0, value: 0 };
  let key = 0n;
  const look = (day: string, page: string) => {
    key += 1n;
    const at = new Date(`${day}T12:00:00Z`);
    return writer.record(site.id, {
      ...none,
      kind: 1,
      at,
      day,
      visitor: key,
      key,
      page,
      source: 'a.example',
    });
  };
  const range = '?section=pages&range=own&from=2025-06-15&to=2026-05-10';
  const views = async () =>
    (await report(site, range)).parts.page?.map(({ name, sums }) => [name, sums.views]);
  for (const day of ['2025-06-14', '2025-06-15', '2025-07-01', '2025-07-31', '2026-04-30', '2026-05-02'])
    await look(day, '/about');
  expect(await views()).toEqual([['/about', 5]]);
  // Late, into a month that was summed up.
  await look('2025-07-15', '/late');
  expect(await views()).toEqual([
    ['/about', 5],
    ['/late', 1],
  ]);
  expect((await report(site, `${range}&source=a.example`)).sums.views).toBe(6);
});

test('as CSV', async () => {
  const site = await kit.aSite();
  await view(site);
  const reply = await kit.call('GET', '/api/analytics/export?section=pages&range=week', { as: site.owner });
  expect(reply.body).toContain('"page","/about","1","1","1"');
});
