import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest';
import { PER_MINUTE } from '#core/access/paces.ts';
import { send } from '../../bench/client.ts';
import { projectDir } from '../project-dir.ts';
import { aDatabaseOn } from '../testing/a-database.ts';

/** What nodes take while they bring the database up to date, as in server/database/migrate.ts. */
const MIGRATION_LOCK = 7_465_884;
const WITHIN = { timeout: 60_000, interval: 50 };
const folder = mkdtempSync(join(tmpdir(), 'plinth-processes-'));
let port: number;
let primary: ChildProcess;
let said = '';
let drop: () => Promise<void>;

beforeAll(async () => {
  const database = await aDatabaseOn(inject('adminUrl'), 'plinth_processes', inject('templateDatabase'));
  drop = database.drop;
  port = await aFreePort();
  // Another node brings the database up to date, for as long as somebody has looked what is said meanwhile.
  const other = new Client({ connectionString: database.url });
  await other.connect();
  await other.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
  // As `npm start` does it, which the server follows when it ends.
  const follow = pathToFileURL(join(projectDir, 'scripts/follow-parent.mjs')).href;
  primary = spawn(process.execPath, ['--import', follow, join(projectDir, 'dist/program/main.js')], {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: String(port),
      DATA_DIR: folder,
      DATABASE_URL: database.url,
      DEMO: 'off',
      PROCESSES: '2',
      NODE_COMPILE_CACHE: undefined,
    },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  for (const stream of [primary.stdout, primary.stderr])
    stream?.on('data', (part: Buffer) => (said += part.toString()));
  await vi.waitFor(async () => expect((await ask('/readyz')).body, said).toContain('under way'), WITHIN);
  expect((await ask('/')).status).toBe(503);
  await other.end();
  // Those who connect while one server takes over from the other are told something, if only that nobody is there.
  const untilServed = async () => {
    while (!said.includes('Plinth  ')) await ask('/healthz');
  };
  await Promise.all(Array.from({ length: 20 }, untilServed));
  await vi.waitFor(async () => expect(await processesCounted(), said).toBe(2), WITHIN);
}, 120_000);

afterAll(async () => {
  const hasEnded = once(primary, 'exit');
  primary.kill('SIGTERM');
  expect(await hasEnded, said).toEqual([0, null]);
  // What was compiled is there for the next start.
  expect(readdirSync(join(folder, 'cache'))).not.toEqual([]);
  await drop();
  rmSync(folder, { recursive: true, force: true });
});

async function aFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port: free } = server.address() as AddressInfo;
  server.close();
  return free;
}

/** Each time over another connection, so that the processes take turns. */
const ask = (path: string, body?: object, method = 'GET') =>
  send(port, `localhost:${port}`, method, path, {
    body,
    headers: { connection: 'close' },
  }).catch(() => ({ status: 0, body: '' }));

const children = () =>
  readFileSync(`/proc/${primary.pid}/task/${primary.pid}/children`, 'utf8')
    .split(' ')
    .filter(Boolean)
    .map(Number);

const figure = (text: string, name: string) =>
  Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1] ?? Number.NaN);

/** Each tells the same figure of its own; together they come to their sum. */
async function processesCounted(): Promise<number> {
  const { body } = await ask('/metrics');
  return Math.round(figure(body, 'plinth_database_connections\\{state="limit"\\}') / 20);
}

test('calls are limited as if there were one process, whichever answers', async () => {
  let calls = 0;
  const status = async () => {
    calls += 1;
    return (await ask('/api/auth/Login', {}, 'POST')).status;
  };
  while (calls < PER_MINUTE.secret) await status();
  // From here on so slowly that both have heard of the other's calls.
  await expect.poll(status, { ...WITHIN, interval: 500 }).toBe(429);
  expect(calls).toBeLessThan(1.5 * PER_MINUTE.secret);
});

test('one that ends by itself is replaced, and the other answers meanwhile', async () => {
  const [one = 0] = children();
  // A connection is given to one that no longer takes it.
  process.kill(one, 'SIGSTOP');
  let waiting = 10;
  const asked = Array.from({ length: waiting }, async () => {
    const { status } = await ask('/healthz');
    waiting -= 1;
    return status;
  });
  await expect.poll(() => waiting, WITHIN).toBe(1);
  // Each call is news for the one that is gone.
  for (let calls = 0; calls < 300; calls += 1) void ask('/api/auth/Login', {}, 'POST');
  process.kill(one, 'SIGKILL');
  expect(new Set(await Promise.all(asked))).toEqual(new Set([200]));
  await expect.poll(() => children().includes(one), WITHIN).toBe(false);
  const everybodyIsAnswered = async () => {
    const looks = await Promise.all(Array.from({ length: 20 }, () => ask('/healthz')));
    return looks.every(({ status }) => status === 200);
  };
  await expect.poll(everybodyIsAnswered, WITHIN).toBe(true);
  await expect.poll(() => children().length, WITHIN).toBe(2);
  await expect.poll(processesCounted, WITHIN).toBe(2);
  expect(said).toContain('ended by itself (SIGKILL); another one takes its place.');
});
