/** Killed without warning while owners save, again and again: nothing that was acknowledged may be lost. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DEMO_OWNER } from '../server/demo/owner.ts';
import { logIn, send, type Owner } from './client.ts';
import { makeProduct } from './product.ts';
import { report } from './report.ts';

const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 20);
const WRITERS = 6;
const PORT = 39_871;
const DOMAIN = `localhost:${PORT}`;
const HOST = `demo.${DOMAIN}`;
const READY_WITHIN = 5000;

const dataDir = mkdtempSync(join(tmpdir(), 'plinth-durability-'));
const product = makeProduct({ port: PORT, dataDir });
let server = product.start();
const startTimes: number[] = [];
const pages: { id: string; acknowledged: number }[] = [];
let [saves, lost] = [0, 0];

try {
  await product.ready();
  const owner = await logIn(PORT, DOMAIN, 'demo', DEMO_OWNER);
  for (let index = 0; index < WRITERS; index += 1) pages.push(await newPage(owner, index));
  for (let round = 0; round < ROUNDS; round += 1) {
    const writers = pages.map((page) => write(owner, page));
    await waitForSaves(200 + round * 13);
    server.kill('SIGKILL');
    await Promise.all(writers);
    server = product.start();
    startTimes.push(await product.ready());
    for (const page of pages) lost += Math.max(0, page.acknowledged - (await stored(owner, page.id)).count);
  }
} finally {
  server.kill('SIGTERM');
  await new Promise((resolve) => server.once('exit', resolve));
  rmSync(dataDir, { recursive: true, force: true });
}

const slowest = Math.max(...startTimes);
report('durability', [
  { name: 'rounds of kill -9 under write load', value: ROUNDS, unit: '' },
  { name: 'acknowledged saves', value: saves, unit: '' },
  { name: 'acknowledged saves lost', value: lost, unit: '', target: { text: '0', isMet: lost === 0 } },
  {
    name: 'slowest start until ready',
    value: slowest,
    unit: 'ms',
    target: { text: `≤ ${READY_WITHIN}`, isMet: slowest <= READY_WITHIN },
  },
]);

async function newPage(owner: Owner, index: number): Promise<{ id: string; acknowledged: number }> {
  const body = { kind: 'page', body: { title: '0', path: `/durable-${index}` } };
  const answer = await send(PORT, HOST, 'POST', `/api/content/documents?crumb=${owner.crumb}`, {
    body,
    cookie: owner.cookie,
  });
  return { id: (JSON.parse(answer.body) as { id: string }).id, acknowledged: 0 };
}

async function stored(
  owner: Owner,
  id: string,
): Promise<{ revision: number; count: number; body: Record<string, unknown> }> {
  const answer = await send(PORT, HOST, 'GET', `/api/content/documents/${id}`, { cookie: owner.cookie });
  const { revision, body } = JSON.parse(answer.body) as { revision: number; body: Record<string, unknown> };
  return { revision, body, count: Number(body.title) };
}

/** Saves the page over and over, counting in its title, until the server is gone. */
async function write(owner: Owner, page: { id: string; acknowledged: number }): Promise<void> {
  try {
    let { revision, count, body } = await stored(owner, page.id);
    for (;;) {
      count += 1;
      body = { ...body, title: String(count) };
      const path = `/api/content/documents/${page.id}?crumb=${owner.crumb}`;
      const answer = await send(PORT, HOST, 'PUT', path, {
        body: { base: revision, body },
        cookie: owner.cookie,
      });
      if (answer.status !== 200) throw new Error(answer.body);
      revision += 1;
      page.acknowledged = count;
      saves += 1;
    }
  } catch (error) {
    if (!(error instanceof Error && 'code' in error)) throw error;
  }
}

async function waitForSaves(more: number): Promise<void> {
  const goal = saves + more;
  for (;;) {
    if (saves >= goal) return;
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}
