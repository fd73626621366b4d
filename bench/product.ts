import { spawn, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { send } from './client.ts';

const READY_WITHIN_MS = 180_000;
const LOOK_EVERY_MS = 20;

/** The product as a process of its own, to be killed and started again on the same data folder. */
export function makeProduct({ port, dataDir }: { port: number; dataDir: string }) {
  const domain = `localhost:${port}`;
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
