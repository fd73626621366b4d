import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { Client, type ClientConfig } from 'pg';
import { StartProblem } from '../../start-problem.ts';
import type { BaseCopy, StoredPart } from '../manifest.ts';
import { readFolder, writeFolder } from './folder-stream.ts';

/** Copies the files of the running database; with the log since then it can become any later moment. */
export async function copyBase(
  { database, clusterDir }: { database: ClientConfig; clusterDir: string },
  store: (files: Readable) => Promise<StoredPart>,
): Promise<BaseCopy> {
  const client = new Client(database);
  client.on('error', () => {});
  await client.connect();
  try {
    await refuseUnkept(client);
    await client.query(`set statement_timeout = 0; select pg_backup_start('plinth', true)`);
    const part = await store(Readable.from(readFolder(clusterDir), { objectMode: false }));
    const { rows } = await client.query<{ label: string; endsAt: Date }>(
      'select labelfile as label, clock_timestamp() as "endsAt" from pg_backup_stop(true)',
    );
    const { label = '', endsAt = new Date() } = rows[0] ?? {};
    const [, since = ''] = /START WAL LOCATION: \S+ \(file ([\dA-F]{24})\)/.exec(label) ?? [];
    return { part, label, since, endsAt: endsAt.toISOString() };
  } finally {
    await client.end();
  }
}

/** Without a kept log the end of a copy would be waited for without end. */
async function refuseUnkept(client: Client): Promise<void> {
  const { rows } = await client.query<{ mode: string }>(`select current_setting('archive_mode') as mode`);
  if (rows[0]?.mode !== 'on')
    throw new StartProblem(
      'The database was started without BACKUP_LOG, so it keeps no log.',
      'Start the server again with BACKUP_LOG=on, then make the backup.',
    );
}

export async function writeBase(folder: string, { label }: BaseCopy, files: Readable): Promise<void> {
  await writeFolder(folder, files);
  writeFileSync(join(folder, 'backup_label'), label, { mode: 0o600 });
  writeFileSync(join(folder, 'recovery.signal'), '', { mode: 0o600 });
}
