import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import type { ChildProcess } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { send } from './client.ts';
import { load } from './load.ts';
import { makeProduct, memoryOf } from './product.ts';
import type { Row } from './report.ts';

const PORT = 39_874;
const HOST = `demo.localhost:${PORT}`;
const STARTS = 5;
const SECONDS = Number(process.env.BENCH_SECONDS ?? 6);
const CONNECTIONS = 32;
const LOOK_EVERY_MS = 10;
const FILLED_WITHIN_MS = 300_000;
const TICK_MS = 10;
const MB = 1024 * 1024;

/** The built product with its demo sites: how soon it answers with a page, and what it holds after visits. */
export async function measureBuilt(): Promise<Row[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'plinth-built-'));
  const product = makeProduct({ port: PORT, dataDir });
  try {
    await using first = running(product.start());
    await product.ready();
    await untilFilled();
    await first.stop();
    const starts: { ms: number; processorMs: number }[] = [];
    for (let index = 0; index < STARTS; index += 1) {
      const from = performance.now();
      await using server = running(product.start());
      await untilPage();
      starts.push({ ms: performance.now() - from, processorMs: processorTime(server.child) });
    }
    await using server = running(product.start());
    await untilPage();
    await load({
      port: PORT,
      connections: CONNECTIONS,
      seconds: SECONDS,
      next: () => ({ host: HOST, path: '/' }),
      headers: 'accept-encoding: br\r\n',
    });
    const memory = (memoryOf(server.child.pid ?? 0) ?? 0) / MB;
    const ms = middle(starts.map((start) => start.ms));
    return [
      {
        name: 'built product, start to the first page',
        value: ms,
        unit: 'ms',
        target: { text: '≤ 900', isMet: ms <= 900 },
      },
      {
        name: 'the same, processor time of the server',
        value: middle(starts.map((start) => start.processorMs)),
        unit: 'ms',
      },
      {
        name: 'memory of the built product after load (PSS)',
        value: memory,
        unit: 'MB',
        target: { text: '≤ 220', isMet: memory <= 220 },
      },
    ];
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}

function running(child: ChildProcess) {
  const stop = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGTERM');
    await ended;
  };
  return { child, stop, [Symbol.asyncDispose]: stop };
}

const answersWithAPage = async (host: string) =>
  (await send(PORT, host, 'GET', '/').catch(() => undefined))?.status === 200;

async function untilPage(host = HOST): Promise<void> {
  const latest = performance.now() + FILLED_WITHIN_MS;
  while (!(await answersWithAPage(host))) {
    if (performance.now() > latest) throw new Error(`${host} did not answer.`);
    await pause(LOOK_EVERY_MS);
  }
}

/** The showcase is the last that a fresh installation is filled with. */
const untilFilled = () => untilPage(HOST.replace('demo', 'showcase'));

/** Of all its threads; what the database needs is not in it. */
function processorTime({ pid }: ChildProcess): number {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const [user, system] = stat
      .slice(stat.lastIndexOf(')') + 2)
      .split(' ')
      .slice(11, 13)
      .map(Number);
    return ((user ?? 0) + (system ?? 0)) * TICK_MS;
  } catch {
    return Number.NaN;
  }
}

function middle(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
