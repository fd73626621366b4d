import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { openEngine } from '../engine/engine.ts';
import { fullName } from './database-copy.ts';
import { makeFilePool } from './file-pool.ts';
import { damaged } from './manifest.ts';
import { filesOf, restoreDatabase, type Source } from './restore.ts';

/** Nobody needs it after a crash. */
const FORGETFUL = { fsync: 'off', full_page_writes: 'off', wal_level: 'minimal', max_wal_senders: '0' };

/** A database of its own with what is in the backup, for as long as the work takes. */
export async function inScratch<T>(
  source: Source,
  work: (scratch: { url: string; folder: string }) => Promise<T>,
  say?: (line: string) => void,
): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'plinth-scratch-'));
  // PostgreSQL may run as another user, who has to pass through.
  chmodSync(folder, 0o711);
  try {
    const engine = await openEngine({ dataDir: join(folder, 'data'), log: () => {}, settings: FORGETFUL });
    try {
      await restoreDatabase(source, { connectionString: engine.adminUrl }, say);
      return await work({ url: engine.adminUrl, folder });
    } finally {
      await engine.stop();
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Restores the database into a scratch one, counts its rows, and reads every file to its last byte. */
export async function verifyBackup(
  source: Source,
  say: (line: string) => void = () => {},
): Promise<{ rows: number; files: number }> {
  const rows = await inScratch(source, ({ url }) => countRows(source, url), say);
  const pool = makeFilePool(source.from, source.key);
  let files = 0;
  for await (const { name, size } of filesOf(source)) {
    say(`${files++} files`);
    let read = 0;
    for await (const chunk of await pool.open(name, source.manifest.id)) read += (chunk as Buffer).length;
    if (read !== size) throw damaged(source.manifest.id, `the file ${name} has another length`);
  }
  if (files !== source.manifest.files.count)
    throw damaged(source.manifest.id, `it lists ${files} files in place of ${source.manifest.files.count}`);
  return { rows, files };
}

/** Says how many rows came back, and refuses fewer than there were. */
export async function countRows({ manifest }: Source, url: string): Promise<number> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    let total = 0;
    for (const table of manifest.tables) {
      const { rows } = await client.query<{ count: string }>(`select count(*) from ${fullName(table)}`);
      const count = Number(rows[0]?.count);
      // What newer versions add to tables, and the queue to its own, is no fault.
      if (count < table.rows)
        throw damaged(manifest.id, `${table.name} came back with ${count} rows in place of ${table.rows}`);
      total += count;
    }
    return total;
  } finally {
    await client.end();
  }
}
