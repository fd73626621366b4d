import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { send } from './client.ts';

const READY_WITHIN_MS = 180_000;
const LOOK_EVERY_MS = 20;

/** The product as a process of its own, to be killed and started again on the same data folder. */
export function makeProduct({
  port,
  dataDir,
  domain = `localhost:${port}`,
  settings = {},
}: {
  port: number;
  dataDir: string;
  domain?: string;
  settings?: Readonly<Record<string, string>>;
}) {
  return {
    start(): ChildProcess {
      return spawn(process.execPath, [join(import.meta.dirname, '../dist/program/main.js')], {
        env: {
          ...process.env,
          NODE_ENV: 'production',
          PORT: String(port),
          APP_DOMAIN: domain,
          DATA_DIR: dataDir,
          LOG_LEVEL: 'error',
          ...settings,
        },
        stdio: ['ignore', 'ignore', 'inherit'],
      });
    },

    /** Milliseconds until the server says that it is ready. */
    async ready(): Promise<number> {
      const from = performance.now();
      for (;;) {
        const answer = await send(port, domain, 'GET', '/readyz').catch(() => undefined);
        if (answer?.status === 200) return performance.now() - from;
        if (performance.now() - from > READY_WITHIN_MS)
          throw new Error('The server did not become ready within three minutes.');
        await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
      }
    },
  };
}

/** Pages of memory a process has to itself and its part of those it shares, in bytes; undefined where the system does not tell. */
export function memoryOf(pid: number | 'self'): number | undefined {
  const rollup = `/proc/${pid}/smaps_rollup`;
  const kilobytes = existsSync(rollup) && /^Pss:\s+(\d+)/m.exec(readFileSync(rollup, 'utf8'))?.[1];
  return kilobytes ? Number(kilobytes) * 1024 : undefined;
}
