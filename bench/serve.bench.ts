/** Serving pages: against a bare node:http server, without the page cache, and with a thousand sites. */
import { get, type IncomingHttpHeaders } from 'node:http';
import { at, block, type Template } from '../site/templates/template.ts';
import { TEMPLATES } from '../site/templates/index.ts';
import { load } from './load.ts';
import { report, type Row } from './report.ts';
import { openWorld, type World } from './world.ts';

const SECONDS = Number(process.env.BENCH_SECONDS ?? 6);
const CONNECTIONS = 32;
const SITES = 1000;
const PAGES = 20;
const COMPRESSED = 'accept-encoding: br\r\n';
const MB = 1024 * 1024;

const world = await openWorld();
try {
  const [demo] = TEMPLATES;
  if (!demo) throw new Error('There is no template to measure.');
  await world.addSites([
    { identifier: 'demo', template: demo },
    { identifier: 'long', template: template(64, 60) },
    { identifier: 'many', template: template(PAGES, 12) },
  ]);
  report('serve', [...(await cached(world)), ...(await uncached(world)), ...(await manySites(world))]);
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
      target: { text: '≥ 0.7', isMet: ratio >= 0.7 },
    },
  ];
}

async function uncached(on: World): Promise<Row[]> {
  const plinth = await on.serve({ kind: 'plinth', pool: on.pool, pageCacheBytes: 0 });
  const next = (index: number) => ({ host: 'long.localhost', path: `/page-${index % 64}` });
  await load({ port: plinth.port, connections: CONNECTIONS, seconds: 2, next });
  const alone = await load({ port: plinth.port, connections: 1, seconds: SECONDS, next });
  const together = await load({ port: plinth.port, connections: CONNECTIONS, seconds: SECONDS, next });
  plinth.stop();
  return [
    {
      name: 'uncached 60-block page, one at a time, p50',
      value: alone.p50,
      unit: 'ms',
      target: { text: '≤ 5', isMet: alone.p50 <= 5 },
    },
    {
      name: 'uncached 60-block pages, 32 connections',
      value: together.perSecond,
      unit: 'req/s',
      target: { text: '≥ 400', isMet: together.perSecond >= 400 },
    },
  ];
}

async function manySites(on: World): Promise<Row[]> {
  await on.copySite('many', SITES);
  const plinth = await on.serve({ kind: 'plinth', pool: on.pool });
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
  const rss = (await plinth.memory()) / MB;
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
      name: 'memory with 1,000 sites',
      value: rss,
      unit: 'MB',
      target: { text: '< 1,000', isMet: rss < 1000 },
    },
  ];
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
