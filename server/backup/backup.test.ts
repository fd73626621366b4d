import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterAll, beforeAll, beforeEach, expect, inject, test } from 'vitest';
import { DAY_MS } from '#core/durations.ts';
import { makeFiles } from '../assets/files.ts';
import { prepareDatabase } from '../database/migrate.ts';
import { newKey } from '../secrets/key.ts';
import { makeFolderStorage } from '../storage/folder.ts';
import { putBytes, type Storage } from '../storage/storage.ts';
import { aDatabaseOn, databaseUrl } from '../testing/a-database.ts';
import { useApp, type TestSite } from '../testing/app.ts';
import { listBackups, writeManifest } from './manifest.ts';
import { markRestored, openBackup, restoreDatabase, restoreFiles } from './restore.ts';
import { removeOld } from './retention.ts';
import { archiveSite } from './site-archive.ts';
import { takeBackup, type BackupOrder } from './take-backup.ts';
import { verifyBackup } from './verify.ts';

const world = useApp();
const key = newKey();
const NOW = new Date('2026-05-04T03:02:01.500Z');
const ID = '2026-05-04T03-02-01Z';
const BYTES = Buffer.from('a file that somebody sent');

const base = mkdtempSync(join(tmpdir(), 'plinth-backup-'));
const files = makeFolderStorage(join(base, 'files'));
let to: Storage;
let site: TestSite;
let order: BackupOrder;
let hash: string;
let count = 0;

beforeAll(async () => {
  site = await world.aSite();
  hash = await makeFiles(files, 'originals').put(BYTES);
  const { rows } = await world.db.pool.query<{ name: string }>('select current_database() as name');
  const database = { connectionString: databaseUrl(inject('adminUrl'), rows[0]?.name ?? '') };
  order = { database, files, to: files, key, now: () => NOW };
});

beforeEach(() => {
  to = makeFolderStorage(join(base, `backups-${count++}`));
});

afterAll(() => rmSync(base, { recursive: true }));

async function inEmptyDatabase(work: (url: string) => Promise<void>): Promise<void> {
  const own = await aDatabaseOn(inject('adminUrl'), 'plinth_restored');
  try {
    await work(own.url);
  } finally {
    await own.drop();
  }
}

async function ask(url: string, sql: string): Promise<unknown[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
}

/** Months of visits come and go as partitions, which no migration knows. */
async function haveVisits(days: readonly string[]): Promise<void> {
  for (const day of days)
    await ask(
      order.database.connectionString ?? '',
      `select hits_add_month('${day}'); insert into hits (site_id, at, visitor, page, target, source, campaign, country, value, kind, device)
       values ('${site.id}', '${day}', 1, 0, 0, 0, 0, 0, 0, 0, 0)`,
    );
}

const problemOf = (work: Promise<unknown>) =>
  work.then(
    () => 'nothing went wrong',
    (error: unknown) => (error instanceof Error ? error.message : String(error)),
  );

test('database and files come back as they were, closed to other sites and ready to start', async () => {
  await haveVisits(['2024-01-31', '2026-04-30']);
  await takeBackup({ ...order, to });
  const source = await openBackup(to, ID, key);
  const restored = makeFolderStorage(join(base, 'restored'));
  await inEmptyDatabase(async (url) => {
    await restoreDatabase(source, { connectionString: url });
    await restoreFiles(source, restored);
    const audit = 'select * from audit_entries order by id';
    expect(await ask(url, audit)).toEqual(await ask(order.database.connectionString ?? '', audit));
    expect(await ask(url, `select id from sites where id = '${site.id}'`)).toEqual([{ id: site.id }]);
    expect(
      await ask(url, `select from pg_class where relrowsecurity and relname = 'documents'`),
    ).toHaveLength(1);
    const shape = `select conrelid::regclass::text, conname from pg_constraint union all
                   select tablename, indexname from pg_indexes where schemaname = 'public' order by 1, 2`;
    expect(await ask(url, shape)).toEqual(await ask(order.database.connectionString ?? '', shape));
    expect(await ask(url, `select from pg_trigger where tgenabled = 'D'`)).toEqual([]);
    const visits = 'select tableoid::regclass::text as month, at from hits order by at';
    expect(await ask(url, visits)).toEqual(await ask(order.database.connectionString ?? '', visits));
    expect(await ask(url, visits)).toHaveLength(2);
    await prepareDatabase({ connectionString: url });
    await ask(url, `insert into installation (files_id) values ('of-this-database')`);
    await markRestored({ connectionString: url }, restored);
    expect(String(await restored.read('folder-id'))).toBe('of-this-database\n');
  });
  expect(await restored.read(`originals/${hash.slice(0, 2)}/${hash}`)).toEqual(BYTES);
});

test('what is stored tells nothing to whoever has no key', async () => {
  await takeBackup({ ...order, to });
  for await (const { name } of to.list('')) {
    expect(name).not.toContain(hash);
    expect((await to.read(name))?.includes(BYTES)).toBe(false);
  }
  expect(await problemOf(openBackup(to, ID, undefined))).toContain('encrypted with a key that is not set');
  expect(await problemOf(openBackup(to, ID, newKey()))).toContain('encrypted with another key');
});

test('a verified backup was restored once, and a changed one is refused', async () => {
  await takeBackup({ ...order, to, key: undefined });
  const { rows, files: found } = await verifyBackup(await openBackup(to, ID, undefined));
  expect([rows > 10, found]).toEqual([true, 1]);
  const pooled = `files/originals/${hash.slice(0, 2)}/${hash}`;
  await putBytes(to, pooled, Buffer.from('something else'));
  const source = await openBackup(to, ID, undefined);
  expect(await problemOf(restoreFiles(source, makeFolderStorage(join(base, 'other'))))).toContain(
    'has changed',
  );
  await putBytes(to, source.manifest.tables[0]?.part.name ?? '', Buffer.from('short'));
  await inEmptyDatabase(async (url) => {
    expect(await problemOf(restoreDatabase(source, { connectionString: url }))).not.toBe(
      'nothing went wrong',
    );
    // Nobody can start on half of it.
    expect(await problemOf(prepareDatabase({ connectionString: url }))).toContain('did not finish');
  });
});

test('one site is taken out as the archive that owners import', async () => {
  await takeBackup({ ...order, to });
  const source = await openBackup(to, ID, key);
  const file = join(base, 'site.tar.gz');
  await archiveSite(source, { site: site.id, file });
  expect((await makeFolderStorage(base).read('site.tar.gz'))?.subarray(0, 2).toString('hex')).toBe('1f8b');
});

test('a restore never writes over a database', async () => {
  await takeBackup({ ...order, to });
  expect(await problemOf(restoreDatabase(await openBackup(to, ID, key), order.database))).toContain(
    'There are tables in this database already',
  );
});

test('a backup of a newer version is refused before anything is written', async () => {
  await takeBackup({ ...order, to });
  const { manifest } = await openBackup(to, ID, key);
  await writeManifest(to, { ...manifest, migrations: [...manifest.migrations, '29990101000000_later'] }, key);
  await inEmptyDatabase(async (url) => {
    expect(
      await problemOf(restoreDatabase(await openBackup(to, ID, key), { connectionString: url })),
    ).toContain('newer version');
    expect(await ask(url, `select from pg_tables where schemaname = 'public'`)).toEqual([]);
  });
});

test('a disk that fills up midway leaves nothing that looks like a backup', async () => {
  let room = 20;
  const full: Storage = {
    ...to,
    async put(name, source) {
      if (room-- <= 0) throw Object.assign(new Error('write'), { code: 'ENOSPC' });
      await to.put(name, source);
    },
  };
  expect(await problemOf(takeBackup({ ...order, to: full }))).toContain('there is no space left');
  expect(await listBackups(to)).toEqual({ whole: [], unfinished: [] });
});

test('a file that was damaged on the disk is told and left out', async () => {
  const name = `originals/00/${'0'.repeat(64)}`;
  await putBytes(files, name, Buffer.from('not what its name says'));
  const { files: copied } = await takeBackup({ ...order, to });
  await files.remove(name);
  expect(copied).toMatchObject({ count: 1, damaged: [name] });
});

test('files are stored once for all backups, and old backups go with the files only they had', async () => {
  const later = new Date(NOW.getTime() + 20 * DAY_MS);
  const gone = await makeFiles(files, 'originals').put(Buffer.from('deleted later'));
  await takeBackup({ ...order, to });
  await makeFiles(files, 'originals').remove(gone);
  await takeBackup({ ...order, to, now: () => later });
  const pooled = async () => (await Array.fromAsync(to.list('files/'))).length;
  expect(await pooled()).toBe(2);
  const soon = { key, keepDays: 30, now: later };
  expect(await removeOld(to, soon)).toEqual([]);
  // Files count their age by the clock of the storage, which is the real one.
  const inYears = new Date(Date.now() + 2000 * DAY_MS);
  expect(await removeOld(to, { ...soon, now: inYears })).toEqual([ID]);
  expect([await pooled(), (await listBackups(to)).whole]).toEqual([1, ['2026-05-24T03-02-01Z']]);
});
