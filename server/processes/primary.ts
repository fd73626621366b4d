import cluster, { type Worker } from 'node:cluster';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { AggregatorRegistry } from 'prom-client';
import type { Config } from '../config.ts';
import { log } from '../log.ts';
import { openDatabase } from '../open-database.ts';
import type { Steps } from '../steps.mjs';
import { handOverWhenKilled } from './hand-over.ts';
import { ALONE_VARIABLE, DATABASE_VARIABLE, isNews, PROCESS_VARIABLE } from './siblings.ts';

/** A process that ran for so long had other reasons to end than its start. */
const SETTLED_MS = 60_000;
const FIRST_WAIT_MS = 500;
const LONGEST_WAIT_MS = 30_000;

/**
 * Runs the product in several processes on one port, so that it uses several cores. Each is a node like those on other
 * machines; one that ends by itself is started again, and the others do not notice.
 */
export async function startProcesses(config: Config, steps: Steps): Promise<void> {
  const figures = new AggregatorRegistry();
  const endings: (() => Promise<void>)[] = [];
  let isEnding = false;

  async function end(code: number): Promise<never> {
    isEnding = true;
    await Promise.all(
      workers().map((worker) => {
        worker.kill('SIGTERM');
        return once(worker, 'exit');
      }),
    );
    for (const step of endings.reverse()) await step();
    process.exit(code);
  }

  /** Told again, they end without waiting. */
  const stop = () => {
    if (!isEnding) void end(0);
    else for (const worker of workers()) worker.process.kill('SIGTERM');
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, stop);

  const database = config.databaseUrl
    ? undefined
    : await steps.run('Database', () =>
        openDatabase(config, { endings, onDeath: () => void end(1), log: (line) => steps.say(line) }),
      );
  const variables = database ? { [DATABASE_VARIABLE]: database.connectionString } : {};

  cluster.on('message', (from, message: unknown) => {
    if (!isNews(message)) return;
    if (message.news === 'calls') for (const worker of workers()) if (worker !== from) worker.send(message);
    if (message.news === 'figuresAsked')
      void figures
        .clusterMetrics()
        .then((text) => from.isConnected() && from.send({ news: 'figures', id: message.id, text }))
        .catch(() => {});
  });

  /** Starts a process, and another whenever it has ended. Resolves when it serves for the first time. */
  async function keep(index: number): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>();
    let hasServed = false;
    let wait = FIRST_WAIT_MS;
    const run = async () => {
      const begun = Date.now();
      const isAlone = index === 1 && !hasServed;
      const worker = cluster.fork({
        ...variables,
        [PROCESS_VARIABLE]: String(index),
        [ALONE_VARIABLE]: isAlone ? 'yes' : 'no',
      });
      // News that does not reach one which is gone must not end the others: its exit is heard of by itself.
      worker.on('error', () => {});
      handOverWhenKilled(worker);
      worker.on('message', (message: unknown) => {
        if (!isNews(message) || message.news !== 'ready') return;
        hasServed = true;
        resolve();
      });
      const [code, signal] = (await once(worker, 'exit')) as [number | null, string | null];
      if (isEnding) return;
      // It has said itself why it cannot start.
      if (!hasServed && index === 1) await end(code ?? 1);
      log(
        'error',
        `Process ${index} ended by itself (${signal ?? `code ${code}`}); another one takes its place.`,
      );
      wait = Date.now() - begun > SETTLED_MS ? FIRST_WAIT_MS : Math.min(wait * 2, LONGEST_WAIT_MS);
      await pause(wait);
      if (!isEnding) void run();
    };
    void run();
    await promise;
  }

  // The first alone brings the database up to date, and serves as soon as without others.
  await keep(1);
  await Promise.all(Array.from({ length: config.processes - 1 }, (_, index) => keep(index + 2)));
}

const workers = (): Worker[] => Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined);
