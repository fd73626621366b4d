/** A collection of a hundred thousand items beside one of a hundred; moving in; feeds and sitemaps from cold. */
import { writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { Client } from 'pg';
import { newId } from '../server/ids.ts';
import { emptyReport } from '../core/moving/report.ts';
import { makeWxrImport } from '../server/moving/wordpress/wxr-import.ts';
import { wxrFile, wxrItem } from '../server/moving/testing/wxr-file.ts';
import { makeSite } from '../server/sites/new-site.ts';
import { at, block, type Template } from '../site/templates/template.ts';
import { send } from './client.ts';
import { report, type Row } from './report.ts';
import { openWorld } from './world.ts';

const FEW = 100;
const MANY = Number(process.env.BENCH_ITEMS ?? 100_000);
const MAPPED = 50_000;
const MOVED = 300;
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 40);

const world = await openWorld();
const app = await world.openApp({
  callsPerMinute: 1_000_000,
  // Every page is drawn anew: what is kept would say nothing of the number of items.
  pageCacheBytes: 0,
});
const { http, services } = app;
const rows: Row[] = [];

try {
  const ownerId = await services.accounts.create({
    email: 'bench@example.com',
    password: newId(),
    name: 'Bench',
  });
  for (const identifier of ['few', 'many', 'mapped', 'moved'])
    await makeSite(services, { identifier, template: template(), ownerId });
  await fill('few', FEW);
  await fill('many', MANY);
  await fill('mapped', MAPPED);
  await http.listen({ port: 0, host: '127.0.0.1' });
  const { port } = http.server.address() as AddressInfo;

  for (const [name, pathOf] of [
    ['list', () => '/blog'],
    ['item', (round: number) => `/blog/item-${(round * 7) % FEW}`],
    ['search', (round: number) => `/search?q=word${(round * 7) % FEW}`],
  ] as const) {
    const few = await p95(port, 'few', pathOf);
    const many = await p95(port, 'many', pathOf);
    rows.push(
      { name: `${name}, p95 of ${FEW} items`, value: few, unit: 'ms' },
      {
        name: `${name}, p95 of ${MANY} items`,
        value: many,
        unit: 'ms',
        target: { text: `≤ 2 × that of ${FEW}`, isMet: many <= 2 * few },
      },
    );
  }
  for (const [name, path] of [
    [`feed of ${MAPPED} items`, '/blog/feed.xml'],
    [`sitemap of ${MAPPED} addresses`, '/sitemap-1.xml'],
  ] as const) {
    const value = await timed(port, 'mapped', path);
    rows.push({ name: `${name}, cold`, value, unit: 'ms', target: { text: '≤ 1000', isMet: value <= 1000 } });
  }
  const rate = await moveIn(ownerId);
  rows.push({
    name: `moving ${MOVED} posts in`,
    value: rate,
    unit: '1/s',
    target: { text: '≥ 50', isMet: rate >= 50 },
  });
} finally {
  await app.close();
  await world.close();
}
report('content', rows);

async function timed(port: number, site: string, path: string): Promise<number> {
  const start = performance.now();
  const answer = await send(port, `${site}.localhost`, 'GET', path);
  if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}`);
  return performance.now() - start;
}

async function p95(port: number, site: string, pathOf: (round: number) => string): Promise<number> {
  const times: number[] = [];
  // The first ones warm up connections and plans.
  for (let round = -5; round < ROUNDS; round += 1) {
    const time = await timed(port, site, pathOf(round + 5));
    if (round >= 0) times.push(time);
  }
  return times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.95)] ?? 0;
}

async function moveIn(accountId: string): Promise<number> {
  const site = await services.sites.findByIdentifier('moved');
  if (!site) throw new Error('The site is missing.');
  const words = '<p>Words of <b>some</b> length.</p>'.repeat(20);
  const file = join(world.dir, 'export.xml');
  writeFileSync(
    file,
    wxrFile(Array.from({ length: MOVED }, (_, id) => wxrItem({ id: id + 1, content: words }))),
  );
  const run = makeWxrImport({ ...services, fetchPicture: async () => 'Not here.' });
  const start = performance.now();
  const progress = { report: emptyReport(), save: async () => {}, keepReport: async () => {} };
  await run({ siteId: site.id, accountId }, file, progress);
  return MOVED / ((performance.now() - start) / 1000);
}

/** Copies of the one item there is, each with words and a month of its own. */
async function fill(identifier: string, count: number): Promise<void> {
  const client = new Client(world.admin);
  await client.connect();
  const id = (prefix: string) => `'${prefix}' || lpad(n::text, 23, '0')`;
  await client.query(
    'create temp table seed as select i.* from items i join sites s on s.id = i.site_id where s.identifier = $1 and i.is_live',
    [identifier],
  );
  await client.query(`
    insert into documents (site_id, id, kind, key, draft_revision, live_revision)
      select seed.site_id, ${id('d')}, 'item', null, 1, 1 from seed, generate_series(0, ${count - 1}) n;
    insert into revisions (site_id, document_id, number, body, summary, search)
      select r.site_id, ${id('d')}, 1, r.body, r.summary, r.search from seed
      join revisions r on r.site_id = seed.site_id and r.document_id = seed.document_id and r.number = 1,
      generate_series(0, ${count - 1}) n;
    insert into items (site_id, is_live, document_id, collection_id, slug, title, status, is_visible, published_at,
        sort_at, is_indexed, is_featured, summary, updated_at, search)
      select site_id, true, ${id('d')}, collection_id, 'item-' || n, 'Item ' || n, status, true,
        published_at - n * interval '1 minute', published_at - n * interval '1 minute', true, false, summary, updated_at,
        to_tsvector('simple', 'Item ' || n || ' word' || n) || search
      from seed, generate_series(0, ${count - 1}) n;
    insert into item_terms (site_id, is_live, collection_id, taxonomy, slug, document_id, name, sort_at)
      select site_id, true, collection_id, 'tag', 'salt', ${id('d')}, 'Salt', published_at - n * interval '1 minute'
      from seed, generate_series(0, ${count - 1}) n;
    drop table seed;
    analyze items; analyze item_terms; analyze documents; analyze revisions`);
  await client.end();
}

function template(): Template {
  return {
    id: 'provisions',
    name: 'Bench',
    summary: '',
    theme: {},
    settings: {},
    header: {},
    footer: [],
    navigation: [],
    pages: [{ title: 'Home', path: '/', description: '', sections: [] }],
    pictures: [],
    collections: [
      {
        kind: 'blog',
        title: 'Blog',
        path: '/blog',
        items: [
          {
            title: 'Seed',
            slug: 'seed',
            publishAt: '2026-01-01T00:00:00.000Z',
            values: { tags: ['Salt'], excerpt: 'A few words.' },
            sections: [{ blocks: [block('text', at(1, 24), { text: 'text:Words that stand on a page.' })] }],
          },
        ],
      },
    ],
  };
}
