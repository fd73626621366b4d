import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { join } from 'node:path';
import { root, serverEnv } from '../../scripts/project.mjs';
import { NAME_SERVER_PORT, PORT, PROVIDER_PORTS } from './places.ts';

/** Started beside other tests on two cores, it makes five demo sites first. */
const STARTS_WITHIN_MS = 300_000;
const LOOK_EVERY_MS = 50;

interface Options {
  program: string;
  url: string;
  dataDir: string;
  databaseUrl: string;
}

const providerUrls = () =>
  Object.fromEntries(
    Object.entries(PROVIDER_PORTS).map(([name, port]) => [`${name}_URL`, `http://127.0.0.1:${port}`]),
  );

/** The product as a process of its own, ready to be asked. */
export async function startProduct({ program, url, dataDir, databaseUrl }: Options) {
  const follow = pathToFileURL(join(root, 'scripts/follow-parent.mjs')).href;
  const server = spawn(process.execPath, ['--import', follow, program], {
    env: {
      ...serverEnv(),
      NODE_ENV: 'production',
      PORT: String(PORT),
      DATA_DIR: dataDir,
      DATABASE_URL: databaseUrl,
      LOG_LEVEL: 'warn',
      NAME_SERVERS: `127.0.0.1:${NAME_SERVER_PORT}`,
      PUBLIC_ADDRESS: '192.0.2.7',
      TRIAL_DAYS: '14',
      ...providerUrls(),
    },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  try {
    await untilReady(server, url);
  } catch (error) {
    await end(server, 'SIGTERM');
    throw error;
  }
  return {
    stop: () => end(server, 'SIGTERM'),
    /** For what is thrown away: it puts nothing in order first. */
    kill: () => end(server, 'SIGKILL'),
  };
}

async function untilReady(server: ChildProcess, url: string): Promise<void> {
  let said = '';
  for (const stream of [server.stdout, server.stderr])
    stream?.on('data', (words: Buffer) => (said += words.toString()));
  const latest = Date.now() + STARTS_WITHIN_MS;
  while (!(await isReady(url))) {
    if (server.exitCode !== null || Date.now() > latest) throw new Error(`It did not start:\n${said}`);
    await pause(LOOK_EVERY_MS);
  }
}

async function isReady(url: string): Promise<boolean> {
  return fetch(`${url}/readyz`).then(
    (response) => response.ok,
    () => false,
  );
}

async function end(server: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return;
  const hasEnded = once(server, 'exit');
  server.kill(signal);
  await hasEnded;
}
