/** Serving pages: against a bare node:http server, without the page cache, and with a thousand sites. */
import { get, type IncomingHttpHeaders } from 'node:http';
import { at, block, type Template } from '../site/templates/template.ts';
import { TEMPLATES } from '../site/templates/index.ts';
import { CUSTOMER_COOKIE, pageLockCookie } from '../core/visitors/cookies.ts';
import { makePass } from '../server/access/passes.ts';
import { DAY_MS } from '../core/durations.ts';
import { newId } from '../server/ids.ts';
import { digest } from '../server/secrets/secrets.ts';
import { send } from './client.ts';
import { connect } from './connect.ts';
import { sayInTen, withoutAlternates } from './languages/ten-languages.ts';
import { load } from './load.ts';
import { report, type Row } from './report.ts';
import { openWorld, type World } from './world.ts';

const SECONDS = Number(process.env.BENCH_SECONDS ?? 6);
const CONNECTIONS = 32;
const SITES = 1000;
const PAGES = 20;
const LOCKED_PAGES = 8;
const COMPRESSED = 'accept-encoding: br\r\n';
const MB = 1024 * 1024;

const PARTS = { cached, uncached, behindPasswords, membersOnly, inTenLanguages, manySites };
/** `--only=membersOnly` and the like, for one part of it. */
const only = process.argv.find((word) => word.startsWith('--only='))?.slice('--only='.length);
if (only !== undefined && !(only in PARTS)) throw new Error(`Parts are ${Object.keys(PARTS).join(', ')}.`);

const world = await openWorld();
try {
  const [demo] = TEMPLATES;
  if (!demo) throw new Error('There is no template to measure.');
  await world.addSites([
    { identifier: 'demo', template: demo },
    { identifier: 'long', template: template(64, 60) },
    { identifier: 'many', template: template(PAGES, 12) },
    { identifier: 'locked', template: template(LOCKED_PAGES, 60) },
    { identifier: 'members', template: forMembers(template(64, 60)) },
    // Names of one length, so that pages can be compared byte by byte.
    { identifier: 'one-tongue', template: template(16, 60) },
    { identifier: 'ten-tongue', template: template(16, 60), afterwards: sayInTen },
  ]);
  const rows: Row[] = [];
  for (const [part, measure] of Object.entries(PARTS))
    if (only === undefined || only === part) rows.push(...(await measure(world)));
  report('serve', rows, { isPart: only !== undefined });
} finally {
  await world.close();
}

async function cached(on: World): Promise<Row[]> {
  const plinth = await on.serve({ kind: 'plinth', pool: on.pool });
  const target = { host: 'demo.localhost', path: '/' };
  const page = await fetchPage(plinth.port, target.host, target.path);
  const bare = await on.serve({ kind: 'bare', headers: page.headers, body: page.body.toString('base64') });
  const measure = (port: number) =>
    load({ port, connections: CONNECTIONS, seconds: SECONDS, next: () => target, headers: COMPRESSED });
  // Warm-up for both, then in turns, so that a busy moment of the machine strikes both alike.
  for (const { port } of [plinth, bare])
    await load({ port, connections: CONNECTIONS, seconds: 2, next: () => target, headers: COMPRESSED });
  const rates: Record<'plinth' | 'bare', number[]> = { plinth: [], bare: [] };
  for (let round = 0; round < 3; round += 1) {
    rates.bare.push((await measure(bare.port)).perSecond);
    rates.plinth.push((await measure(plinth.port)).perSecond);
  }
  plinth.stop();
  bare.stop();
  const ratio = median(rates.plinth) / median(rates.bare);
  return [
    { name: 'bare node:http, same bytes', value: median(rates.bare), unit: 'req/s' },
    { name: 'cached demo home', value: median(rates.plinth), unit: 'req/s' },
    {
      name: 'cached demo home / bare',
      value: ratio,
      unit: '',
      target: { text: '≥ 0.85', isMet: ratio >= 0.85 },
    },
  ];
}

/** As on a machine that runs one process on each of two cores; the load shares the cores with them. */
async function uncached(on: World): Promise<Row[]> {
  const order = { kind: 'plinth', pool: on.pool, pageCacheBytes: 0 } as const;
  const [first, second] = [await on.serve(order), await on.serve(order)];
  const next = (index: number) => ({ host: 'long.localhost', path: `/page-${index % 64}` });
  const measure = async (connections: number, seconds = SECONDS) => {
    if (connections === 1) return load({ port: first.port, connections, seconds, next });
    const half = (port: number) => load({ port, connections: connections / 2, seconds, next });
    const [one, other] = await Promise.all([half(first.port), half(second.port)]);
    return { ...one, perSecond: one.perSecond + other.perSecond };
  };
  await measure(CONNECTIONS, 2);
  const rows = await aloneAndTogether('uncached 60-block pages, two processes', { perSecond: 900 }, measure);
  for (const { stop } of [first, second]) stop();
  return rows;
}

async function aloneAndTogether(
  what: string,
  least: { perSecond: number },
  measure: (connections: number) => ReturnType<typeof load>,
): Promise<Row[]> {
  const [{ p50 }, { perSecond }] = [await measure(1), await measure(CONNECTIONS)];
  return [
    {
      name: `${what}, one at a time, p50`,
      value: p50,
      unit: 'ms',
      target: { text: '≤ 3', isMet: p50 <= 3 },
    },
    {
      name: `${what}, ${CONNECTIONS} connections`,
      value: perSecond,
      unit: 'req/s',
      target: { text: `≥ ${least.perSecond}`, isMet: perSecond >= least.perSecond },
    },
  ];
}

/** Pages that have a password each, for somebody who has given them, as browsers ask for them. */
async function behindPasswords(on: World): Promise<Row[]> {
  const passes = await giveEveryPageAPassword(on);
  const plinth = await on.serve({ kind: 'plinth', pool: on.pool });
  const headers = `${COMPRESSED}cookie: ${passes}\r\n`;
  const next = (index: number) => ({ host: 'locked.localhost', path: `/page-${index % LOCKED_PAGES}` });
  const stranger = await send(plinth.port, 'locked.localhost', 'GET', '/page-1');
  if (stranger.status !== 401) throw new Error(`A stranger was answered with ${stranger.status}.`);
  const measure = (connections: number, seconds = SECONDS) =>
    load({ port: plinth.port, connections, seconds, next, headers });
  await measure(CONNECTIONS, 2);
  const rows = await aloneAndTogether('60-block pages behind a page password', { perSecond: 900 }, measure);
  plinth.stop();
  return rows;
}

/** The same pages in the open and for somebody who has paid, in turns, one at a time. */
async function membersOnly(on: World): Promise<Row[]> {
  const token = await joinMembers(on);
  const plinth = await on.serve({ kind: 'plinth', pool: on.pool, pageCacheBytes: 0 });
  const path = (index: number) => `/page-${index % 64}`;
  const cookie = `${CUSTOMER_COOKIE}=${token}`;
  const { status } = await send(plinth.port, 'members.localhost', 'GET', '/page-1', { cookie });
  if (status !== 200) throw new Error(`A member was answered with ${status}.`);
  const measure = (host: string, headers: string, seconds: number) =>
    load({
      port: plinth.port,
      connections: 1,
      seconds,
      next: (index) => ({ host, path: path(index) }),
      headers,
    });
  const open: number[] = [];
  const inside: number[] = [];
  for (let round = 0; round < 4; round += 1) {
    const seconds = round === 0 ? 2 : SECONDS / 2;
    const [one, other] = [
      await measure('long.localhost', '', seconds),
      await measure('members.localhost', `cookie: ${cookie}\r\n`, seconds),
    ];
    if (round === 0) continue;
    open.push(one.p50);
    inside.push(other.p50);
  }
  plinth.stop();
  const ratio = median(inside) / median(open);
  return [
    { name: 'the same page for members, p50', value: median(inside), unit: 'ms' },
    {
      name: 'page for members / page in the open, uncached',
      value: ratio,
      unit: '',
      target: { text: '≤ 1.3', isMet: ratio <= 1.3 },
    },
  ];
}

/** The same pages in a site of one language and in one of ten, in turns, one at a time. */
async function inTenLanguages(on: World): Promise<Row[]> {
  const plinth = await on.serve({ kind: 'plinth', pool: on.pool, pageCacheBytes: 0 });
  const measure = async (host: string, prefix: string, seconds: number) => {
    const next = (index: number) => ({ host, path: `${prefix}/page-${index % 16}` });
    return (await load({ port: plinth.port, connections: 1, seconds, next })).p50;
  };
  const times: Record<'one' | 'ten' | 'translated', number[]> = { one: [], ten: [], translated: [] };
  for (let round = 0; round < 6; round += 1) {
    const seconds = round === 0 ? 2 : SECONDS / 3;
    const [one, ten, translated] = [
      await measure('one-tongue.localhost', '', seconds),
      await measure('ten-tongue.localhost', '', seconds),
      await measure('ten-tongue.localhost', '/de', seconds),
    ];
    if (round === 0) continue;
    times.one.push(one);
    times.ten.push(ten);
    times.translated.push(translated);
  }
  const htmlOf = async (host: string) =>
    (await send(plinth.port, host, 'GET', '/page-1')).body.replaceAll(host, 'host');
  const [alone, among] = [await htmlOf('one-tongue.localhost'), await htmlOf('ten-tongue.localhost')];
  plinth.stop();
  const ratio = median(times.ten) / median(times.one);
  const more = Buffer.byteLength(withoutAlternates(among)) - Buffer.byteLength(withoutAlternates(alone));
  return [
    { name: 'page of a site in one language, uncached, p50', value: median(times.one), unit: 'ms' },
    {
      name: 'page of a site in ten languages / in one, uncached',
      value: ratio,
      unit: '',
      target: { text: '≤ 1.1', isMet: ratio <= 1.1 },
    },
    {
      name: 'translated page / page in one language, uncached',
      value: median(times.translated) / median(times.one),
      unit: '',
    },
    {
      name: 'more in a page of ten languages, besides alternates',
      value: more,
      unit: 'bytes',
      target: { text: '= 0', isMet: more === 0 },
    },
  ];
}

async function manySites(on: World): Promise<Row[]> {
  await on.copySite('many', SITES);
  const plinth = await on.serveBuilt();
  const one = (index: number) => ({ host: 'many.localhost', path: `/page-${index % PAGES}` });
  // Steps through all pages of all sites in an order without pattern.
  const all = (index: number) => {
    const place = (index * 7919) % (SITES * PAGES);
    return { host: `copy${1 + Math.floor(place / PAGES)}.localhost`, path: `/page-${place % PAGES}` };
  };
  let visited = 0;
  while (visited < SITES * PAGES) {
    const from = visited;
    const { requests } = await load({
      port: plinth.port,
      connections: CONNECTIONS,
      seconds: 5,
      next: (index) => all(from + index),
      headers: COMPRESSED,
    });
    visited += requests;
  }
  const measure = (next: typeof one) =>
    load({ port: plinth.port, connections: CONNECTIONS, seconds: SECONDS, next, headers: COMPRESSED });
  const [single, many] = [await measure(one), await measure(all)];
  const memory = plinth.memory() / MB;
  plinth.stop();
  const ratio = many.p99 / single.p99;
  return [
    { name: 'one site × 20 pages, p99', value: single.p99, unit: 'ms' },
    { name: '1,000 sites × 20 pages, p99', value: many.p99, unit: 'ms' },
    {
      name: '1,000 sites / one site, p99',
      value: ratio,
      unit: '',
      target: { text: '≤ 1.5', isMet: ratio <= 1.5 },
    },
    {
      name: 'memory of the built product with 1,000 sites (PSS)',
      value: memory,
      unit: 'MB',
      target: { text: '≤ 450', isMet: memory <= 450 },
    },
  ];
}

/** Answers with the cookies of somebody who has given all of them. */
async function giveEveryPageAPassword({ admin }: World): Promise<string> {
  const client = await connect(admin.connectionString);
  const { rows } = await client.query<{ siteId: string; pageId: string; key: string }>(
    `insert into page_passwords (site_id, document_id, password_hash)
     select site_id, document_id, 'unknown' from live_pages
     where site_id = (select id from sites where identifier = 'locked')
     returning site_id as "siteId", document_id as "pageId",
       encode(sha256(convert_to(password_hash, 'UTF8')), 'hex') as key`,
  );
  await client.end();
  const tomorrow = new Date(Date.now() + DAY_MS);
  return rows
    .map(
      ({ siteId, pageId, key }) => `${pageLockCookie(pageId)}=${makePass(key, { siteId, pageId }, tomorrow)}`,
    )
    .join('; ');
}

/** Somebody logged in who subscribes to what gives access; answers with the token of the session. */
async function joinMembers({ admin }: World): Promise<string> {
  const token = newId();
  const client = await connect(admin.connectionString);
  const at = [`(select id from sites where identifier = 'members')`, `'member'`] as const;
  await client.query(`insert into site_users (site_id, id, email, password_hash, joined_at, created_at)
    values (${at.join()}, 'member@example.com', '', now(), now())`);
  await client.query(
    `insert into site_user_sessions (site_id, site_user_id, token_hash, expires_at)
     values (${at.join()}, $1, now() + interval '1 day')`,
    [digest(token)],
  );
  await client.query(`insert into customer_subscriptions (site_id, customer_id, id, cart_id, email, name, state, type,
      product_id, variant_id, title, quantity, plan, unit_cents, currency, contact, pay_way, time_zone, anchor, steps,
      period_start, period_end, created_at)
    select ${at.join()}, 'plan', 'cart', 'member@example.com', 'Member', 'active', 'SERVICE', id, 'variant', 'Plan', 1,
      '{}', 1000, 'USD', '{}', 'card', 'UTC', now(), 1, now(), now() + interval '1 month', now()
    from products where title = 'Plan'`);
  await client.end();
  return token;
}

/** All of it for those who have paid. */
function forMembers(open: Template): Template {
  const plan = { slug: 'plan', title: 'Plan', words: '', pictures: [], category: '', goesWith: [] };
  return {
    ...open,
    products: [{ ...plan, priceCents: 1000, weight: 0, plan: {} }],
    memberAreas: [
      {
        id: newId(),
        name: 'Members',
        words: '',
        pages: open.pages.map(({ path }) => path),
        products: ['plan'],
      },
    ],
  };
}

function template(pages: number, blocks: number): Template {
  const words =
    'text:Words of *some* length, with a [link](/page-1), as they stand on a page that somebody has written.';
  return {
    id: 'provisions',
    name: 'Bench',
    summary: '',
    theme: {},
    settings: { site: { title: 'Bench' } },
    header: {},
    footer: [{ blocks: [block('text', at(1, 24), { text: words })] }],
    navigation: Array.from({ length: 6 }, (_, index) => ({ title: `Page ${index}`, to: `/page-${index}` })),
    pages: Array.from({ length: pages }, (_, page) => ({
      title: `Page ${page}`,
      path: `/page-${page}`,
      description: 'A page to measure.',
      sections: [
        {
          blocks: Array.from({ length: blocks }, (_, index) =>
            index % 3 === 0
              ? block('heading', at(1, 12, index + 1), {
                  text: `Heading ${index}`,
                  level: index === 0 ? 1 : 2,
                })
              : index % 3 === 1
                ? block('text', at(1, 12, index + 1), { text: words })
                : block('button', at(1, 12, index + 1), {
                    label: 'Go on',
                    to: { href: '/page-2', newWindow: false },
                  }),
          ),
        },
      ],
    })),
    pictures: [],
  };
}

function fetchPage(
  port: number,
  host: string,
  path: string,
): Promise<{ headers: Record<string, string>; body: Buffer }> {
  return new Promise((resolve, reject) => {
    get({ port, host: '127.0.0.1', path, headers: { host, 'accept-encoding': 'br' } }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => resolve({ headers: plain(response.headers), body: Buffer.concat(chunks) }));
    }).on('error', reject);
  });
}

/** Headers the server sets itself on every answer are left to it. */
function plain(headers: IncomingHttpHeaders): Record<string, string> {
  const own = ['date', 'connection', 'keep-alive', 'transfer-encoding'];
  return Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) =>
      own.includes(name) || value === undefined ? [] : [[name, String(value)]],
    ),
  );
}

function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
