/**
 * Ten thousand sites on one machine: start, memory, cold and warm pages. What a site costs must come from its being
 * used, so the same is measured before the others are there. `SITES=300 BENCH_SECONDS=2` is a quick look.
 */
import { TEMPLATES } from '../site/templates/index.ts';
import { measureBuilt } from './built.ts';
import { load } from './load.ts';
import { report, type Row } from './report.ts';
import { openWorld } from './world.ts';

const SITES = Number(process.env.SITES ?? 10_000);
const SECONDS = Number(process.env.BENCH_SECONDS ?? 6);
const CONNECTIONS = 32;
const MB = 1024 * 1024;
/** Visited again and again, as most visits go to few sites. */
const BUSY = Math.min(1000, SITES);
const COMPRESSED = 'accept-encoding: br\r\n';

const world = await openWorld();
try {
  const [template] = TEMPLATES;
  if (!template) throw new Error('There is no template to measure.');
  await world.addSites([{ identifier: 'one', template }]);
  const alone = await measure(() => 'one.localhost');
  await world.copySite('one', SITES);
  const among = await measure(() => 'one.localhost');
  // Each is asked for once in an order without pattern.
  const cold = await measure((index) => `copy${1 + ((index * 7919) % SITES)}.localhost`);
  const warm = await measure((index) => `copy${1 + (index % BUSY)}.localhost`, BUSY);
  report('sites', [...rows({ alone, among, cold, warm }), ...(await measureBuilt())]);
} finally {
  await world.close();
}

interface Figures {
  startMs: number;
  startMb: number;
  endMb: number;
  perSecond: number;
  p99: number;
}

async function measure(hostOf: (index: number) => string, visitedBefore = 0): Promise<Figures> {
  const from = performance.now();
  const server = await world.serve({ kind: 'plinth', pool: world.pool });
  const startMs = performance.now() - from;
  const startMb = (await server.memory()) / MB;
  const visit = (seconds: number, offset: number) =>
    load({
      port: server.port,
      connections: CONNECTIONS,
      seconds,
      next: (index) => ({ host: hostOf(offset + index), path: '/' }),
      headers: COMPRESSED,
    });
  let visited = 0;
  while (visited < visitedBefore) visited += (await visit(1, visited)).requests;
  const { perSecond, p99 } = await visit(SECONDS, visited);
  const endMb = (await server.memory()) / MB;
  server.stop();
  return { startMs, startMb, endMb, perSecond, p99 };
}

function rows({ alone, among, cold, warm }: Record<'alone' | 'among' | 'cold' | 'warm', Figures>): Row[] {
  const start = among.startMs / alone.startMs;
  const memory = among.startMb / alone.startMb;
  return [
    { name: `start, one site`, value: alone.startMs, unit: 'ms' },
    { name: `start, ${SITES} sites`, value: among.startMs, unit: 'ms' },
    { name: 'start, many / one', value: start, unit: '', target: { text: '≤ 1.5', isMet: start <= 1.5 } },
    { name: `memory after the start, ${SITES} sites`, value: among.startMb, unit: 'MB' },
    {
      name: 'memory after the start, many / one',
      value: memory,
      unit: '',
      target: { text: '≤ 1.2', isMet: memory <= 1.2 },
    },
    { name: 'cold pages', value: cold.perSecond, unit: 'req/s' },
    { name: 'cold pages, p99', value: cold.p99, unit: 'ms' },
    { name: 'memory after cold pages', value: cold.endMb, unit: 'MB' },
    { name: `warm pages of ${BUSY} sites`, value: warm.perSecond, unit: 'req/s' },
    { name: 'warm pages, p99', value: warm.p99, unit: 'ms' },
    { name: 'memory after warm pages', value: warm.endMb, unit: 'MB' },
  ];
}
