/** Publishing a site of a thousand pages, all of them changed, and taking it back; what the first visitor gets. */
import type { AddressInfo } from 'node:net';
import { Client } from 'pg';
import { newId } from '../server/ids.ts';
import { makeSite } from '../server/sites/new-site.ts';
import { at, block, type Template } from '../site/templates/template.ts';
import { logIn, send, type Owner } from './client.ts';
import { report } from './report.ts';
import { openWorld } from './world.ts';

const PAGES = 1000;
const BLOCKS = 12;
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 5);
const SITE = 'big';
const HOST = `${SITE}.localhost`;
const ACCOUNT = { email: 'bench@example.com', password: newId(), name: 'Bench' };

const world = await openWorld();
const app = await world.openApp();
const { http, services } = app;
const times: Record<'publish' | 'undo' | 'one' | 'undoOne' | 'visit', number[]> = {
  publish: [],
  undo: [],
  one: [],
  undoOne: [],
  visit: [],
};
let [visits, stale] = [0, 0];

try {
  const ownerId = await services.accounts.create(ACCOUNT);
  await makeSite(services, { identifier: SITE, template: template(), ownerId });
  await http.listen({ port: 0, host: '127.0.0.1' });
  const { port } = http.server.address() as AddressInfo;
  const owner = await logIn(port, 'localhost', SITE, ACCOUNT);
  // One unmeasured round, as after a start.
  for (let round = 0; round <= ROUNDS; round += 1) {
    await changeDrafts('true', `Round ${round}`);
    const all = await measure('publish', round, () => post(port, owner, '/api/content/publish', {}));
    await visit(port, `Round ${round}`, round);
    await measure('undo', round, () => post(port, owner, `/api/content/releases/${all.number}/undo`));
    await visit(port, round === 0 ? 'Page 7' : `Round ${round - 1}`, round);
    await post(port, owner, '/api/content/publish', {});
    await changeDrafts(`draft_path = '/page-7'`, `Single ${round}`);
    const one = await measure('one', round, () => post(port, owner, '/api/content/publish', {}));
    await visit(port, `Single ${round}`, round);
    await measure('undoOne', round, () => post(port, owner, `/api/content/releases/${one.number}/undo`));
    await visit(port, `Round ${round}`, round);
  }
} finally {
  await app.close();
  await world.close();
}

const limit = (name: string, values: number[], max: number) => {
  const value = Math.max(...values);
  return { name, value, unit: 'ms', target: { text: `≤ ${max}`, isMet: value <= max } };
};
report('publish', [
  limit(`publish of ${PAGES} changed pages, slowest`, times.publish, 1000),
  limit('undo of that, slowest', times.undo, 200),
  limit(`publish of one page of ${PAGES}, slowest`, times.one, 1000),
  limit('undo of that, slowest ', times.undoOne, 200),
  { name: 'first visit after a change, slowest', value: Math.max(...times.visit), unit: 'ms' },
  {
    name: `first visits that got an old page, of ${visits}`,
    value: stale,
    unit: '',
    target: { text: '0', isMet: stale === 0 },
  },
]);

async function measure<T>(name: keyof typeof times, round: number, work: () => Promise<T>): Promise<T> {
  const start = performance.now();
  const result = await work();
  if (round > 0) times[name].push(performance.now() - start);
  return result;
}

async function post(port: number, owner: Owner, path: string, body?: unknown): Promise<{ number: number }> {
  const url = `${path}?crumb=${owner.crumb}`;
  const answer = await send(port, HOST, 'POST', url, {
    cookie: owner.cookie,
    ...(body !== undefined && { body }),
  });
  if (answer.status !== 200) throw new Error(answer.body);
  return JSON.parse(answer.body) as { number: number };
}

async function visit(port: number, title: string, round: number): Promise<void> {
  const answer = await measure('visit', round, () => send(port, HOST, 'GET', '/page-7'));
  visits += 1;
  if (!answer.body.includes(`<title>${title} `)) stale += 1;
}

/** A new draft of every page, as its owner would have saved it. */
async function changeDrafts(which: string, title: string): Promise<void> {
  const client = new Client(world.admin);
  await client.connect();
  await client.query(
    `insert into revisions (site_id, document_id, number, body, summary, search)
     select d.site_id, d.id, d.draft_revision + 1, jsonb_set(r.body, '{title}', to_jsonb($1::text)),
       jsonb_set(r.summary, '{title}', to_jsonb($1::text)), to_tsvector('simple', $1) || r.search
     from documents d join revisions r on r.site_id = d.site_id and r.document_id = d.id and r.number = d.draft_revision
     where d.kind = 'page' and ${which}`,
    [title],
  );
  await client.query(
    `update documents set draft_revision = draft_revision + 1 where kind = 'page' and ${which}`,
  );
  await client.end();
}

function template(): Template {
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
    navigation: [{ title: 'Page 1', to: '/page-1' }],
    pages: Array.from({ length: PAGES }, (_, page) => ({
      title: `Page ${page}`,
      path: page === 0 ? '/' : `/page-${page}`,
      description: 'A page.',
      sections: [
        {
          blocks: Array.from({ length: BLOCKS }, (_, index) =>
            block('text', at(1, 24, index + 1), { text: words }),
          ),
        },
      ],
    })),
    pictures: [],
  };
}
