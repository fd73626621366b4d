/** `npm run upgrade-database`: moves the built-in database to the PostgreSQL that this version brings. */
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { readdir, stat, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BYTES_PER_MB } from '#core/assets/file-size.ts';
import { runCommand } from '../backup/command.ts';
import { findBinaries, majorOf } from '../engine/binaries.ts';
import { writtenBy } from '../engine/cluster.ts';
import { settleHome } from '../engine/home.ts';
import { StartProblem } from '../start-problem.ts';
import { moveCluster } from './move-cluster.ts';
import { binariesIn, fetchEngine } from './older-engine.ts';

const STATE_DIR = '/var/lib/plinth';
/** The new database and a compressed copy of the rows lie beside the old one. */
const ROOM = 1.5;

await runCommand({ binaries: { type: 'string' } }, async ({ config, steps, values }) => {
  const { dataDir, databaseUrl, backup } = config;
  if (databaseUrl !== undefined)
    throw new StartProblem(
      'Only the built-in database is upgraded by this command, and DATABASE_URL names another one.',
      'Use pg_upgrade there, or leave DATABASE_URL out.',
    );
  const ours = majorOf(findBinaries().version);
  const clusterDir = existsSync(join(dataDir, 'postgres'))
    ? settleHome(dataDir, STATE_DIR).clusterDir
    : undefined;
  if (clusterDir === undefined || !existsSync(join(clusterDir, 'PG_VERSION')))
    throw new StartProblem(
      `There is no database in ${dataDir}.`,
      'Set DATA_DIR to the folder of the server that should be upgraded.',
    );
  const written = writtenBy(clusterDir);
  if (written === ours) return steps.say(`The database is one of PostgreSQL ${ours} already.`);
  if (Number(written) > Number(ours))
    throw new StartProblem(
      `The database was written by PostgreSQL ${written}, and this Plinth brings PostgreSQL ${ours}.`,
      'Install the newer Plinth it came from.',
    );
  await refuseTightDisk(clusterDir);
  const folder = mkdtempSync(join(tmpdir(), 'plinth-postgres-'));
  try {
    const from =
      values.binaries === undefined
        ? await steps.run(`PostgreSQL ${written}`, () => fetchEngine(written, folder))
        : binariesIn(values.binaries, written);
    const aside = await steps.run('Database', async (note) => {
      const moved = await moveCluster({ dataDir, from, say: note });
      note(`${moved.rows} rows in PostgreSQL ${ours}`);
      return moved.aside;
    });
    steps.say(`The old database is kept in ${aside}. Remove it when you are sure.`);
    if (backup.to !== undefined)
      steps.say('Make a backup now: earlier ones cannot be brought forward with --at.');
    if (backup.keepsLog)
      steps.say('Set BACKUP_TO to a new place before: the log begins anew with this database.');
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

async function refuseTightDisk(clusterDir: string): Promise<void> {
  const { bavail, bsize } = await statfs(clusterDir);
  const mb = (bytes: number) => Math.ceil(bytes / BYTES_PER_MB);
  const needed = mb((await sizeOf(clusterDir)) * ROOM);
  const free = mb(bavail * bsize);
  if (free < needed)
    throw new StartProblem(
      `The upgrade needs ${needed} MB beside the database, and ${free} MB are free.`,
      'Make room on that disk. Nothing has been changed.',
    );
}

async function sizeOf(folder: string): Promise<number> {
  let bytes = 0;
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true }))
    if (entry.isFile()) bytes += (await stat(join(entry.parentPath, entry.name))).size;
  return bytes;
}
