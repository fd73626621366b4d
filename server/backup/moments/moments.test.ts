import { readdirSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { Client } from 'pg';
import { DAY_MS } from '#core/durations.ts';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { prepareDatabase } from '../../database/migrate.ts';
import { openEngine, type Engine } from '../../engine/engine.ts';
import { logFolderOf } from '../../engine/kept-log.ts';
import { makeFiles } from '../../assets/files.ts';
import { newKey } from '../../secrets/key.ts';
import { makeFolderStorage } from '../../storage/folder.ts';
import { aScratchFolder } from '../../testing/scratch.ts';
import { takeBackup } from '../take-backup.ts';
import { removeOld } from '../retention.ts';
import { restoreFiles, restoreThese } from '../restore.ts';
import { clusterOf, shipLog } from './kept-log.ts';
import { newFilesSince, noteNewFiles, shipNewFiles } from './new-files.ts';
import { findMoment, LATEST, readMoment, restoreDatabaseAt, type Moment } from './restore-at.ts';

const base = aScratchFolder();
const stateDir = join(base, 'state');
const dataDir = join(base, "a folder's 100%");
const key = newKey();
const to = makeFolderStorage(join(base, 'backups'));
const files = makeFolderStorage(join(base, 'files'));
const notes = join(base, 'new-files');
const PICTURE = Buffer.from('a picture');
let engine: Engine;
/** After the backup, and before the mistake. */
let first: Date;

beforeAll(async () => {
  engine = await openEngine({ dataDir, stateDir, log: () => {}, keepsLog: true });
  await prepareDatabase({ connectionString: engine.adminUrl });
  await ask(engine.adminUrl, 'create table notes (said text)');
  await say('before the backup');
  const order = { database: { connectionString: engine.adminUrl }, files, to, key, now: () => new Date() };
  await takeBackup({ ...order, clusterDir: clusterOf(dataDir) });
  first = await say('after the backup');
  await say('a mistake');
  await ship();
  await makeFiles(noteNewFiles(files, notes), 'originals').put(PICTURE);
  await shipNewFiles({ to, key }, files, notes);
});

afterAll(async () => {
  await engine.stop();
  rmSync(base, { recursive: true, force: true });
});

async function ask(url: string, sql: string): Promise<Record<string, unknown>[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(sql)).rows;
  } finally {
    await client.end();
  }
}

/** Says something, and when it had been said. */
async function say(words: string): Promise<Date> {
  await ask(engine.adminUrl, `insert into notes values ('${words}')`);
  const [row] = await ask(engine.adminUrl, 'select clock_timestamp() as now');
  return row?.['now'] as Date;
}

/** Puts down what was written so far, as PostgreSQL does by itself twice a minute, and takes it away. */
async function ship(): Promise<void> {
  const [row] = await ask(engine.adminUrl, 'select pg_walfile_name(pg_switch_wal()) as name');
  const folder = logFolderOf(clusterOf(dataDir));
  await vi.waitFor(() => expect(readdirSync(folder)).toContain(row?.['name']), { timeout: 30_000 });
  await shipLog({ to, key }, clusterOf(dataDir));
  expect(readdirSync(folder)).not.toContain(row?.['name']);
}

const back = (at: Moment['at'], folder: string) =>
  findMoment(to, at, key).then((moment) =>
    restoreDatabaseAt(moment, { dataDir: join(base, folder), stateDir }, ({ connectionString = '' }) =>
      ask(connectionString, 'select said from notes'),
    ),
  );

test('every moment since a backup can be had again, and the database starts like any other from then on', async () => {
  const said = ['before the backup', 'after the backup'].map((words) => ({ said: words }));
  expect(await back(first, 'once')).toEqual(said);
  const again = await openEngine({ dataDir: join(base, 'once'), stateDir, log: () => {} });
  expect(await ask(again.adminUrl, 'select said from notes')).toEqual(said);
  await again.stop();
});

test('when the disk is gone, all that was kept comes back', async () => {
  const said = ['before the backup', 'after the backup', 'a mistake'].map((words) => ({ said: words }));
  expect(readMoment('latest', new Date())).toBe(LATEST);
  expect(await back(LATEST, 'latest')).toEqual(said);
});

test('a file that came after the backup comes back too, without being waited for', async () => {
  expect(readdirSync(notes)).toEqual([]);
  const { source } = await findMoment(to, LATEST, key);
  const into = makeFolderStorage(join(base, 'files-restored'));
  await restoreFiles(source, into);
  const came = newFilesSince({ to, key }, new Date(source.manifest.takenAt));
  await restoreThese(came, source, into);
  const back = await Array.fromAsync(into.list('originals/'));
  expect(back).toHaveLength(1);
  expect(await into.read(back[0]?.name ?? '')).toEqual(PICTURE);
  expect(await Array.fromAsync(newFilesSince({ to, key }, first))).toHaveLength(1);
  expect(await Array.fromAsync(newFilesSince({ to, key }, new Date(Date.now() + 60_000)))).toEqual([]);
});

test('a moment that was not kept leaves nothing behind, and nothing is written over', async () => {
  await expect(back(first, basename(dataDir))).rejects.toThrow('never writes over anything');
  const tooLate = new Date(Date.now() + 60_000);
  await expect(back(tooLate, 'late')).rejects.toThrow('ends before that moment');
  expect(readdirSync(join(base, 'late')).filter((name) => !/\.(?:lock|holder)$/.test(name))).toEqual([]);
  await expect(back(new Date(0), 'early')).rejects.toThrow('is older than 1970');
});

test('the log goes with the last copy that needs it', async () => {
  const later = new Date(Date.now() + 40 * DAY_MS);
  const order = { database: { connectionString: engine.adminUrl }, files, to, key };
  const names = async () => (await Array.fromAsync(to.list('log/'))).map(({ name }) => name).toSorted();
  const before = await names();
  const isListed = (name: string) => name.startsWith('log/new-files-');
  expect(before.filter(isListed)).toHaveLength(1);
  await takeBackup({ ...order, now: () => later, clusterDir: clusterOf(dataDir) });
  await shipLog({ to, key }, clusterOf(dataDir));
  await removeOld(to, { key, keepDays: 14, now: later });
  const after = await names();
  expect(after.length).toBeGreaterThan(0);
  expect(after).not.toContain(before[0]);
  expect(after.filter(isListed)).toEqual([]);
  // In no backup, and needed for every moment at which it was there.
  const pool = async () => (await Array.fromAsync(to.list('files/'))).length;
  const kept = await pool();
  const noted = makeFiles(noteNewFiles(files, notes), 'originals');
  const name = await noted.put(Buffer.from('there for a moment'));
  await shipNewFiles({ to, key }, files, notes);
  await noted.remove(name);
  await takeBackup({ ...order, now: () => new Date(later.getTime() - 30 * DAY_MS) });
  await removeOld(to, { key, keepDays: 14, now: later });
  expect(await pool()).toBe(kept + 1);
  expect((await names()).filter(isListed)).toHaveLength(1);
});

test('a database that keeps no log is not waited for', async () => {
  const plain = await openEngine({ dataDir: join(base, 'plain'), stateDir, log: () => {} });
  try {
    await prepareDatabase({ connectionString: plain.adminUrl });
    const work = takeBackup({
      database: { connectionString: plain.adminUrl },
      files,
      to: makeFolderStorage(join(base, 'other')),
      key,
      now: () => new Date(),
      clusterDir: clusterOf(join(base, 'plain')),
    });
    await expect(work).rejects.toThrow('started without BACKUP_LOG');
  } finally {
    await plain.stop();
  }
});

test.each([
  ['yesterday evening', 'must be a moment'],
  ['2999-01-01', 'is in the future'],
])('--at %s is refused', (text, problem) => {
  expect(() => readMoment(text, new Date('2026-05-04'))).toThrow(problem);
});
