/** Caches in front, as `deploy/` sets them up: whether they serve without us, and whether anybody sees an old page. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { logIn, send, type Owner } from '../bench/client.ts';
import { makeNode } from '../bench/node.ts';
import { DEMO_OWNER } from '../server/demo/owner.ts';
import { nginxCache, varnishCache, type Cache } from './caches/programs.ts';
import { hasProgram } from './programs/daemon.ts';
import { publish } from './publish.ts';
import { report, type Line } from './report.ts';

const PORT = Number(process.env.PROVE_PORT ?? 39_930);
const DOMAIN = `localhost:${PORT}`;
const HOST = `demo.${DOMAIN}`;
const PUBLISHES = 20;
const READERS = 4;
/** From then on nobody may see what was there before a publish. */
const SEEN_WITHIN_MS = 1000;
const GIVE_UP_AFTER_MS = 5000;
const LOOK_EVERY_MS = 5;
/** Each publish is told twice; the second time comes after this. */
const TOLD_TWICE_AFTER_MS = 11_000;

const missing = ['nginx', 'varnishd'].filter((name) => !hasProgram(name));
if (missing.length > 0) {
  console.error(
    `Not installed: ${missing.join(', ')}. On Debian: apt-get install nginx libnginx-mod-http-lua varnish`,
  );
  process.exit(1);
}

const lines: Line[] = [];
const folder = mkdtempSync(join(tmpdir(), 'plinth-caches-'));
const caches = [
  nginxCache(join(folder, 'nginx'), PORT + 10, PORT),
  varnishCache(join(folder, 'varnish'), PORT + 20, PORT),
];
const node = makeNode({
  port: PORT,
  appDomain: DOMAIN,
  dataDir: join(folder, 'data'),
  env: {
    CACHE_PURGE_URL: caches.map(({ purgeUrl }) => purgeUrl).join(','),
    CACHE_PURGE_TOKEN: 'change-me',
    DEMOS: 'demo',
  },
});

try {
  await Promise.all([node.start(), ...caches.map((cache) => cache.start())]);
  const owner = await logIn(PORT, DOMAIN, 'demo', DEMO_OWNER);
  for (const cache of caches) await proveFreshness(cache, owner);
  for (const cache of caches) await proveAround(cache, owner);
  await proveMissed(caches, owner);
  await proveWithoutUs(caches);
} finally {
  await Promise.all(caches.map((cache) => cache.end()));
  await node.end();
  rmSync(folder, { recursive: true, force: true });
}
report('caches', lines);

function look({ port }: { port: number }, init: { cookie?: string; encoding?: string } = {}) {
  return send(port, HOST, 'GET', '/', {
    headers: { accept: 'text/html', 'accept-encoding': init.encoding ?? 'identity' },
    ...(init.cookie !== undefined && { cookie: init.cookie }),
  });
}

/** Readers never stop while the site is published again and again. */
async function proveFreshness(cache: Cache, owner: Owner): Promise<void> {
  const over = new AbortController();
  let known: { title: string; from: number } | undefined;
  let looks = 0;
  let old = 0;
  const slowest: number[] = [];
  const readers = Array.from({ length: READERS }, async () => {
    while (!over.signal.aborted) {
      const expected = known;
      const begun = performance.now();
      const { body } = await look(cache);
      looks += 1;
      if (
        expected &&
        begun - expected.from > SEEN_WITHIN_MS &&
        !body.includes(expected.title) &&
        known === expected
      )
        old += 1;
    }
  });
  for (let count = 0; count < PUBLISHES; count += 1) {
    const title = `Provisions ${cache.name} ${count}`;
    await publish({ port: PORT, host: HOST, owner }, title);
    const from = performance.now();
    known = { title, from };
    while (!(await look(cache)).body.includes(title) && performance.now() - from < GIVE_UP_AFTER_MS)
      await pause(LOOK_EVERY_MS);
    slowest.push(performance.now() - from);
    await pause(SEEN_WITHIN_MS);
  }
  over.abort();
  await Promise.all(readers);
  lines.push(
    { name: `${cache.name}: pages read during ${PUBLISHES} publishes`, value: looks },
    { name: `${cache.name}: slowest publish to be seen, ms`, value: Math.round(Math.max(...slowest)) },
    { name: `${cache.name}: old pages seen a second after a publish`, value: old, wanted: 0 },
  );
}

async function proveAround(cache: Cache, owner: Owner): Promise<void> {
  await look(cache);
  await look(cache);
  const mine = await look(cache, { cookie: owner.cookie });
  const isKept = async (cookie: string) => {
    const [one, two] = [await look(cache, { cookie }), await look(cache, { cookie })];
    return Number(one.headers['x-request-id'] === two.headers['x-request-id']);
  };
  const stranger = await look(cache, { cookie: 'CART=x' });
  const kept = await look(cache, { encoding: 'br' });
  lines.push(
    {
      name: `${cache.name}: an owner gets a page of their own`,
      value: Number(String(mine.headers['cache-control']).includes('private')),
      wanted: 1,
    },
    {
      name: `${cache.name}: visitors who have chosen cookies get a kept page`,
      value: await isKept('ss_cookieAllowed=true'),
      wanted: 0,
    },
    { name: `${cache.name}: visitors with a cart get a kept page`, value: await isKept('CART=x'), wanted: 1 },
    {
      name: `${cache.name}: browsers are told to ask again`,
      value: Number(stranger.headers['cache-control'] === 'public, max-age=0, must-revalidate'),
      wanted: 1,
    },
    {
      name: `${cache.name}: compressed pages keep their encoding`,
      value: Number(kept.headers['content-encoding'] === 'br'),
      wanted: 1,
    },
    {
      name: `${cache.name}: strangers cannot purge`,
      value: (await send(Number(new URL(cache.purgeUrl).port), HOST, 'PURGE', '/')).status,
      wanted: 403,
    },
  );
}

/** A cache that was away during a publish, with pages on its disk. */
async function proveMissed(all: readonly Cache[], owner: Owner): Promise<void> {
  await Promise.all(all.map((cache) => cache.end()));
  const title = 'Published while the caches were away';
  await publish({ port: PORT, host: HOST, owner }, title);
  await Promise.all(all.map((cache) => cache.start()));
  for (const cache of all)
    lines.push({
      name: `${cache.name}: shows what was published while it was away`,
      value: Number((await look(cache)).body.includes(title)),
      wanted: 1,
    });
}

/** Pages that are kept need nobody behind the cache. */
async function proveWithoutUs(all: readonly Cache[]): Promise<void> {
  await pause(TOLD_TWICE_AFTER_MS);
  for (const cache of all) for (let count = 0; count < 3; count += 1) await look(cache);
  await node.end();
  for (const cache of all)
    lines.push({
      name: `${cache.name}: a kept page while the server is gone`,
      value: (await look(cache)).status,
      wanted: 200,
    });
}
