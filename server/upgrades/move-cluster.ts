import { existsSync, lstatSync, readlinkSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { openBackup, restoreDatabase } from '../backup/restore.ts';
import { takeBackup } from '../backup/take-backup.ts';
import { countRows } from '../backup/verify.ts';
import { findBinaries, majorOf, type Binaries } from '../engine/binaries.ts';
import { ASIDE } from '../engine/cluster.ts';
import { openEngine } from '../engine/engine.ts';
import { settleHome } from '../engine/home.ts';
import { makeFolderStorage } from '../storage/folder.ts';

/** Beside the database, so that at the end a folder only has to be renamed. */
const WORKSHOP = 'upgrade';
/** A crash in between means to begin again, and the new database is written to the disk when it is stopped. */
const WHILE_LOADING = { wal_level: 'minimal', max_wal_senders: '0', max_wal_size: '8GB' };

interface Move {
  dataDir: string;
  /** What wrote the database. */
  from: Binaries;
  to?: Binaries;
  stateDir?: string;
  say?: (line: string) => void;
}

/**
 * Moves the built-in database into one of another PostgreSQL, row by row. Until the new one is whole, the old one is
 * the database; then it is set aside.
 */
export async function moveCluster(move: Move): Promise<{ rows: number; aside: string }> {
  const { dataDir, from, to = findBinaries(), stateDir = '/var/lib/plinth', say = () => {} } = move;
  const workshop = join(dataDir, WORKSHOP);
  clear(workshop);
  // Made by those who know who has to pass through it.
  settleHome(workshop, stateDir);
  const copies = makeFolderStorage(join(workshop, 'copy'));
  try {
    const manifest = await withEngine({ dataDir, binaries: from, stateDir }, (url) =>
      takeBackup({
        database: { connectionString: url },
        files: makeFolderStorage(join(workshop, 'no-files')),
        to: copies,
        key: undefined,
        now: () => new Date(),
        say,
      }),
    );
    const source = await openBackup(copies, manifest.id, undefined);
    const rows = await withEngine(
      { dataDir: workshop, binaries: to, stateDir, settings: WHILE_LOADING },
      async (url) => {
        await restoreDatabase(source, { connectionString: url }, say);
        return countRows(source, url);
      },
    );
    return { rows, aside: swap(dataDir, { workshop, stateDir, major: majorOf(from.version) }) };
  } finally {
    clear(workshop);
  }
}

async function withEngine<T>(
  options: { dataDir: string; binaries: Binaries; stateDir: string; settings?: Record<string, string> },
  work: (url: string) => Promise<T>,
): Promise<T> {
  const engine = await openEngine({ ...options, log: () => {} });
  try {
    return await work(engine.adminUrl);
  } finally {
    await engine.stop();
  }
}

/** Killed between the two renames, the next start refuses to make an empty database beside the one set aside. */
function swap(
  dataDir: string,
  { workshop, stateDir, major }: { workshop: string; stateDir: string; major: string },
): string {
  const { clusterDir } = settleHome(dataDir, stateDir);
  const next = settleHome(workshop, stateDir).clusterDir;
  const stamp = new Date().toISOString().replaceAll(/\D/g, '').slice(0, 14);
  const aside = `${clusterDir}${ASIDE}${major}.${stamp}`;
  renameSync(clusterDir, aside);
  renameSync(next, clusterDir);
  // On Windows each database has a password beside it.
  if (existsSync(`${next}.password`)) {
    renameSync(`${clusterDir}.password`, `${aside}.password`);
    renameSync(`${next}.password`, `${clusterDir}.password`);
  }
  return aside;
}

/** For root the database may be a link to where PostgreSQL's user gets to. */
function clear(workshop: string): void {
  const place = join(workshop, 'postgres');
  const isLink = lstatSync(place, { throwIfNoEntry: false })?.isSymbolicLink();
  const clusterDir = isLink ? readlinkSync(place) : place;
  for (const ending of ['', '.new', '.lock', '.password'])
    rmSync(`${clusterDir}${ending}`, { recursive: true, force: true });
  rmSync(workshop, { recursive: true, force: true });
}
