/**
 * The machine is gone, and with it the folder of the server: how much of what was acknowledged is lost, and how long
 * it takes until the server is back. `SIZE_MB=10000` is the size that is promised; smaller ones are scaled up.
 */
import { spawn } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdtempSync, readdirSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { logIn, send } from '../bench/client.ts';
import { connect } from '../bench/connect.ts';
import { makeNode } from '../bench/node.ts';
import { root } from '../scripts/project.mjs';
import { makeFiles } from '../server/assets/files.ts';
import { findRunning } from '../server/engine/door.ts';
import { readPidFile } from '../server/engine/pid-file.ts';
import { DEMO_OWNER } from '../server/demo/owner.ts';
import { makeFolderStorage } from '../server/storage/folder.ts';
import { sendBytes } from './faults/send-bytes.ts';
import { report, type Line } from './report.ts';

const PORT = Number(process.env.PROVE_PORT ?? 39_980);
const DOMAIN = `localhost:${PORT}`;
const SIZE_MB = Number(process.env.SIZE_MB ?? 1000);
const PROMISED_MB = 10_000;
const LOST_AT_MOST_S = 60;
const BACK_WITHIN_S = 600;
const WRITE_FOR_MS = 50_000;
const FILE_MB = 5;
/** Demo sites are made first, beside whatever else the machine does. */
const FILLED_WITHIN_MS = 600_000;
const MB = 1024 * 1024;
const ROW_BYTES = 8000;

const lines: Line[] = [];
const see = (name: string, value: number, wanted?: number) =>
  void lines.push({ name, value: Math.round(value), ...(wanted !== undefined && { wanted }) });
const is = (truth: boolean) => (truth ? 1 : 0);
const folder = mkdtempSync(join(tmpdir(), 'plinth-backup-'));
// PostgreSQL may run as another user, who has to pass through.
chmodSync(folder, 0o755);
const backups = join(folder, 'backups');
const env = { DEMOS: 'demo', BACKUP_TO: backups, BACKUP_KEY: randomBytes(32).toString('base64') };
const nodeAt = (dataDir: string, more: Record<string, string> = {}) =>
  makeNode({
    port: PORT,
    appDomain: DOMAIN,
    dataDir,
    env: { ...env, ...more },
    readyWithinMs: FILLED_WITHIN_MS,
  });
const lost = join(folder, 'lost');
const restored = join(folder, 'restored');

try {
  const first = nodeAt(lost);
  await first.start();
  await fill(lost);
  await first.end();
  const node = nodeAt(lost, { BACKUP_LOG: 'on' });
  await node.start();
  see('database and files, MB', SIZE_MB);
  see('backup, s', await timed(() => command('backup-command', lost, [], { BACKUP_LOG: 'on' })));
  const files = countFiles(lost);
  const [written, uploads] = await Promise.all([write(lost), upload()]);
  // As when the machine goes: nobody is told, and nothing of the folder is left.
  const { pid = 0 } = readPidFile(realpathSync(join(lost, 'postgres'))) ?? {};
  process.kill(pid, 'SIGKILL');
  await node.kill();
  rmSync(lost, { recursive: true, force: true });

  const from = performance.now();
  see('restore, s', await timed(() => command('restore-command', restored, ['--at', 'latest'])));
  const again = nodeAt(restored);
  await again.start();
  const seconds = (performance.now() - from) / 1000;
  see('  until the server is ready, s', seconds);
  const scaled = (seconds * PROMISED_MB) / SIZE_MB;
  see(`  scaled up to ${PROMISED_MB / 1000} GB, s`, scaled);
  see(`  within ${BACK_WITHIN_S} s`, is(scaled <= BACK_WITHIN_S), 1);
  see('  a page', (await send(PORT, `demo.${DOMAIN}`, 'GET', '/')).status, 200);
  const kept = await lastKept(restored);
  see('writes acknowledged until the machine was gone', written.count);
  see('  of them restored', kept.count);
  see('  lost at the end, s', (written.last - kept.last) / 1000);
  see(`  not more than ${LOST_AT_MOST_S} s`, is(written.last - kept.last <= LOST_AT_MOST_S * 1000), 1);
  see('  gaps before that', kept.gaps, 0);
  see('files in the backup', files);
  see('uploads acknowledged after it', uploads.length);
  const isBack = uploads.map(({ hash }) =>
    existsSync(join(restored, 'files/originals', hash.slice(0, 2), hash)),
  );
  const lastBack = isBack.lastIndexOf(true);
  const lostFor = (uploads.at(-1)?.at ?? 0) - (uploads[lastBack]?.at ?? 0);
  see('  of them restored', isBack.filter(Boolean).length);
  see('  lost at the end, s', lostFor / 1000);
  see(`  not more than ${LOST_AT_MOST_S} s`, is(lastBack >= 0 && lostFor <= LOST_AT_MOST_S * 1000), 1);
  see('  gaps before that', isBack.slice(0, lastBack).filter((found) => !found).length, 0);
  see(
    'files of the backup that are missing',
    files + isBack.filter(Boolean).length - countFiles(restored),
    0,
  );
  await again.end();
} finally {
  rmSync(folder, { recursive: true, force: true });
}
report('backup', lines);

async function timed(work: () => Promise<void>): Promise<number> {
  const from = performance.now();
  await work();
  return (performance.now() - from) / 1000;
}

/** Waited for without standing still: connections that end meanwhile have to be noticed. */
async function command(
  name: string,
  dataDir: string,
  args: readonly string[],
  more: Record<string, string> = {},
) {
  const child = spawn(process.execPath, [join(root, `dist/program/${name}.js`), ...args], {
    env: { ...process.env, ...env, ...more, DATA_DIR: dataDir, PORT: String(PORT), NODE_ENV: 'production' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const [code] = (await once(child, 'close')) as [number | null];
  if (code !== 0) throw new Error(`${name} ended with ${code}.`);
}

function databaseOf(dataDir: string) {
  return connect(findRunning(realpathSync(join(dataDir, 'postgres'))) ?? '');
}

/** Half of it rows that cannot be compressed, half of it files. */
async function fill(dataDir: string): Promise<void> {
  const client = await databaseOf(dataDir);
  await client.query(`create table ballast (id bigint primary key, bytes bytea);
    alter table ballast alter column bytes set storage external;
    create table written (id bigserial primary key, at timestamptz not null)`);
  const rows = Math.round((SIZE_MB * MB) / 2 / ROW_BYTES);
  for (let id = 0; id < rows; id += 500) {
    const bytes = Array.from({ length: 500 }, () => randomBytes(ROW_BYTES));
    await client.query(
      'insert into ballast select $1 + i, b from unnest($2::bytea[]) with ordinality t(b, i)',
      [id, bytes],
    );
  }
  await client.end();
  const files = makeFiles(makeFolderStorage(join(dataDir, 'files')), 'originals');
  for (let file = 0; file < SIZE_MB / 2 / FILE_MB; file += 1) await files.put(randomBytes(FILE_MB * MB));
}

/** Each commit is acknowledged before it counts. */
async function write(dataDir: string): Promise<{ count: number; last: number }> {
  const client = await databaseOf(dataDir);
  client.on('error', () => {});
  const until = Date.now() + WRITE_FOR_MS;
  let count = 0;
  let last = 0;
  while (Date.now() < until) {
    const { rows } = await client.query<{ at: Date }>(
      'insert into written (at) values (clock_timestamp()) returning at',
    );
    count += 1;
    last = rows[0]?.at.getTime() ?? 0;
    await pause(20);
  }
  return { count, last };
}

/** As owners do it; each is acknowledged before it counts. */
async function upload(): Promise<{ hash: string; at: number }[]> {
  const host = `demo.${DOMAIN}`;
  const { cookie, crumb } = await logIn(PORT, DOMAIN, 'demo', DEMO_OWNER);
  const until = Date.now() + WRITE_FOR_MS;
  const taken: { hash: string; at: number }[] = [];
  while (Date.now() < until) {
    const bytes = Buffer.from(`%PDF-1.7\n${randomBytes(1000).toString('hex')}`);
    const path = `/api/assets?name=menu-${taken.length}.pdf&crumb=${crumb}`;
    const status = await sendBytes({ port: PORT, host, cookie, method: 'POST', path }, bytes);
    if (status !== 200) throw new Error(`An upload was not taken: ${status}`);
    taken.push({ hash: createHash('sha256').update(bytes).digest('hex'), at: Date.now() });
    await pause(1000);
  }
  return taken;
}

async function lastKept(dataDir: string): Promise<{ count: number; last: number; gaps: number }> {
  const client = await databaseOf(dataDir);
  try {
    const { rows } = await client.query<{ count: number; last: Date; gaps: number }>(
      'select count(*)::int as count, max(at) as last, (max(id) - count(*))::int as gaps from written',
    );
    const [row] = rows;
    return { count: row?.count ?? 0, last: row?.last.getTime() ?? 0, gaps: row?.gaps ?? -1 };
  } finally {
    await client.end();
  }
}

function countFiles(dataDir: string): number {
  return readdirSync(join(dataDir, 'files/originals'), { recursive: true, withFileTypes: true }).filter(
    (entry) => entry.isFile(),
  ).length;
}
