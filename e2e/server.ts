import { spawn, type ChildProcess } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { aDatabaseOn } from '#server/testing/a-database.ts';
import { APP_URL, NAME_SERVER_PORT, PORT } from './places.ts';

const STARTS_WITHIN_MS = 120_000;
const LOOK_EVERY_MS = 100;

/** Starts the product the way a person does, on an empty data folder and database, and stops it after the journeys. */
export default async function startProduct(): Promise<() => Promise<void>> {
  const home = mkdtempSync(join(tmpdir(), 'plinth-e2e-'));
  // Run as root, the database belongs to another user, who must be able to pass through.
  chmodSync(home, 0o711);
  const { DATABASE_URL } = process.env;
  const own = DATABASE_URL ? await aDatabaseOn(DATABASE_URL, 'plinth_e2e') : undefined;
  // Read by the journeys that look into the mail.
  process.env.E2E_DATA_DIR = join(home, 'data');
  const server = spawn(process.execPath, [join(import.meta.dirname, '../scripts/start.mjs')], {
    env: {
      ...process.env,
      PORT: String(PORT),
      DATA_DIR: join(home, 'data'),
      LOG_LEVEL: 'warn',
      ...(own && { DATABASE_URL: own.url }),
      NAME_SERVERS: `127.0.0.1:${NAME_SERVER_PORT}`,
      PUBLIC_ADDRESS: '192.0.2.7',
      TRIAL_DAYS: '14',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const stop = async () => {
    await end(server);
    await own?.drop();
    rmSync(home, { recursive: true, force: true });
  };
  try {
    await untilReady(server);
  } catch (error) {
    await stop();
    throw error;
  }
  return stop;
}

async function untilReady(server: ChildProcess): Promise<void> {
  let said = '';
  for (const stream of [server.stdout, server.stderr])
    stream?.on('data', (words: Buffer) => (said += words.toString()));
  const latest = Date.now() + STARTS_WITHIN_MS;
  while (!(await isReady())) {
    if (server.exitCode !== null || Date.now() > latest) throw new Error(`It did not start:\n${said}`);
    await pause(LOOK_EVERY_MS);
  }
}

async function isReady(): Promise<boolean> {
  return fetch(`${APP_URL}/readyz`).then(
    (response) => response.ok,
    () => false,
  );
}

async function end(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null) return;
  const hasEnded = new Promise((resolve) => server.once('exit', resolve));
  server.kill('SIGTERM');
  await hasEnded;
}
