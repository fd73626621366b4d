import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { send } from './client.ts';
import { root } from '../scripts/project.mjs';

const READY_WITHIN_MS = 120_000;
const LOOK_EVERY_MS = 25;

/** One node of the product as a process of its own, to be killed and started again. */
export function makeNode(options: {
  port: number;
  appDomain: string;
  dataDir: string;
  databaseUrl?: string;
  /** Other settings. */
  env?: Readonly<Record<string, string>>;
  /** Where another version of the product is built. */
  program?: string;
  /** Longer where filling an empty database takes its time. */
  readyWithinMs?: number;
}) {
  const { port, appDomain, dataDir, databaseUrl, readyWithinMs = READY_WITHIN_MS, program = root } = options;
  let child: ChildProcess | undefined;

  function start(): ChildProcess {
    const { DATABASE_URL: _other, ...env } = process.env;
    const follow = join(root, 'scripts/follow-parent.mjs');
    return spawn(process.execPath, ['--import', follow, join(program, 'dist/program/main.js')], {
      env: {
        ...env,
        NODE_ENV: 'production',
        PORT: String(port),
        APP_DOMAIN: appDomain,
        DATA_DIR: dataDir,
        LOG_LEVEL: 'fatal',
        // So that every buyer can come from an address of their own.
        TRUST_PROXY: 'on',
        ...(databaseUrl !== undefined && { DATABASE_URL: databaseUrl }),
        ...options.env,
      },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
  }

  return {
    port,

    async start(): Promise<void> {
      const started = start();
      child = started;
      let said = '';
      for (const stream of [started.stdout, started.stderr])
        stream?.on('data', (words: Buffer) => (said += words.toString()));
      const latest = Date.now() + readyWithinMs;
      for (;;) {
        const answer = await send(port, appDomain, 'GET', '/readyz').catch(() => undefined);
        if (answer?.status === 200) return;
        if (started.exitCode !== null || Date.now() > latest)
          throw new Error(`A node did not become ready. ${said}`);
        await pause(LOOK_EVERY_MS);
      }
    },

    /** Starts it where it cannot, and hears why. */
    async fail(): Promise<{ code: number; words: string }> {
      const started = start();
      let words = '';
      for (const stream of [started.stdout, started.stderr])
        stream?.on('data', (part: Buffer) => (words += part.toString()));
      const [code] = (await once(started, 'exit')) as [number | null];
      return { code: code ?? -1, words };
    },

    /** As a power cut would: nothing is finished, nothing is told. */
    async kill(): Promise<void> {
      await this.end('SIGKILL');
    },

    async end(signal: NodeJS.Signals = 'SIGTERM'): Promise<void> {
      if (!child || child.exitCode !== null || child.signalCode !== null) return;
      const hasEnded = once(child, 'exit');
      child.kill(signal);
      await hasEnded;
    },
  };
}

export type ProductNode = ReturnType<typeof makeNode>;
