/**
 * Whether memory grows without end: half an hour of mixed visits to ten thousand sites, on one server.
 * `MINUTES=3 SITES=1000` is a quick look.
 */
import { send, type Answer } from '../bench/client.ts';
import { openWorld } from '../bench/world.ts';
import { MINUTE_MS } from '../core/durations.ts';
import { TEMPLATES } from '../site/templates/index.ts';
import { makeRandom } from './random.ts';
import { progress, report, type Line } from './report.ts';
import { inParallel } from './storm.ts';

const SITES = Number(process.env.SITES ?? 10_000);
const MINUTES = Number(process.env.MINUTES ?? 30);
const SEED = Number(process.env.PROVE_SEED ?? Date.now() % 100_000);
const VISITORS = 16;
/** Most visits go to few sites. */
const BUSY = Math.min(100, SITES);
const BUSY_SHARE = 0.5;
const LOOKS = 60;
const MB = 1024 * 1024;
/** The last third of the time may take so much more than the one before it. */
const MOST_TIMES = 1.05;
const EXPECTED = new Set([200, 204, 404, 429]);
/** What visitors, readers of feeds and search engines ask for; some of it is nowhere. */
const PATHS = [
  '/',
  '/',
  '/',
  '/?utm_source=letter',
  '/search?q=bread',
  '/sitemap.xml',
  '/robots.txt',
  '/nowhere',
];

/** Kept once they were asked for. */
const KEPT_PATHS = ['/', '/nowhere'];

const random = makeRandom(SEED);
const lines: Line[] = [];
const world = await openWorld();
try {
  const [template] = TEMPLATES;
  if (!template) throw new Error('There is no template to visit.');
  await world.addSites([{ identifier: 'one', template }]);
  await world.copySite('one', SITES);
  progress(`${SITES} sites are there`);
  const server = await world.serve({ kind: 'plinth', pool: world.pool });
  await fill(server.port);
  progress('every page that is kept was asked for once');
  const end = performance.now() + MINUTES * MINUTE_MS;
  const answers = new Map<number, number>();
  const visiting = Promise.all(Array.from({ length: VISITORS }, () => visit(server.port, end, answers)));
  const megabytes = await watch(server.memory, end);
  await visiting;
  tell(megabytes, answers);
} finally {
  await world.close();
}
report(`memory, storm ${SEED}`, lines);

/** On a slow machine what is kept for the first time would look like growth for the whole half hour. */
async function fill(port: number): Promise<void> {
  await inParallel(SITES * KEPT_PATHS.length, VISITORS, async (index) => {
    await ask(port, `copy${1 + (index % SITES)}.localhost`, KEPT_PATHS[Math.floor(index / SITES)] ?? '/');
  });
}

function ask(port: number, host: string, path: string): Promise<Answer> {
  return send(port, host, 'GET', path, { headers: { 'accept-encoding': 'br' } });
}

async function visit(port: number, end: number, answers: Map<number, number>): Promise<void> {
  while (performance.now() < end) {
    const among = random() < BUSY_SHARE ? BUSY : SITES;
    const host = `copy${1 + Math.floor(random() * among)}.localhost`;
    const path = PATHS[Math.floor(random() * PATHS.length)] ?? '/';
    const { status } = await ask(port, host, path);
    answers.set(status, (answers.get(status) ?? 0) + 1);
  }
}

async function watch(memory: () => Promise<number>, end: number): Promise<number[]> {
  const seen: number[] = [];
  const every = (MINUTES * MINUTE_MS) / LOOKS;
  while (performance.now() < end) {
    await new Promise((resolve) => setTimeout(resolve, every));
    const now = Math.round((await memory()) / MB);
    seen.push(now);
    if (seen.length % 6 === 0) progress(`${now} MB`);
  }
  return seen;
}

function tell(megabytes: readonly number[], answers: ReadonlyMap<number, number>): void {
  const third = Math.floor(megabytes.length / 3);
  const average = (some: readonly number[]) => some.reduce((sum, one) => sum + one, 0) / some.length;
  const before = average(megabytes.slice(third, 2 * third));
  const last = average(megabytes.slice(2 * third));
  const unexpected = [...answers].filter(([status]) => !EXPECTED.has(status));
  lines.push(
    { name: 'sites', value: SITES },
    { name: 'minutes', value: MINUTES },
    { name: 'visits', value: [...answers.values()].reduce((sum, count) => sum + count, 0) },
    { name: 'MB in the second third of the time', value: Math.round(before) },
    { name: 'MB in the last third', value: Math.round(last) },
    {
      name: `  not more than ${MOST_TIMES} times as much`,
      value: last <= before * MOST_TIMES ? 1 : 0,
      wanted: 1,
    },
    { name: 'MB at most', value: Math.max(...megabytes) },
    {
      name: 'answers that should not be',
      value: unexpected.reduce((sum, [, count]) => sum + count, 0),
      wanted: 0,
      faults: unexpected.map(([status, count]) => `${count} with ${status}`),
    },
  );
}
