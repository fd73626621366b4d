import { chmodSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Client, type ClientConfig } from 'pg';
import { fillCluster, giveTo } from '../../engine/fill-cluster.ts';
import { quote } from '../../engine/kept-log.ts';
import { openEngine, type Engine } from '../../engine/engine.ts';
import { explainOutput, REPLAY_ENDED } from '../../engine/explain.ts';
import type { SecretKey } from '../../secrets/key.ts';
import { StartProblem } from '../../start-problem.ts';
import type { Storage } from '../../storage/storage.ts';
import { refuseNewer } from '../database-load.ts';
import { listBackups, type BaseCopy } from '../manifest.ts';
import { getPart } from '../parts.ts';
import { openBackup, type Source } from '../restore.ts';
import { writeBase } from './base-copy.ts';
import { fetchLog } from './kept-log.ts';

const LOOK_EVERY_MS = 200;

/** As far as the log was kept. */
export const LATEST = 'latest';

/** A copy to begin with, and the backups since then, which list the files that came later. */
export interface Moment {
  at: Date | typeof LATEST;
  base: BaseCopy;
  source: Source;
  later: readonly Source[];
}

/** Without a time zone a moment is one of this machine's; what is no moment, or is yet to come, is refused. */
export function readMoment(text: string, now: Date): Moment['at'] {
  if (text === LATEST) return LATEST;
  const at = new Date(text);
  if (Number.isNaN(at.getTime()))
    throw new StartProblem(
      '--at must be a moment.',
      'Write it like --at 2026-05-04T03:02:01Z, or --at latest.',
    );
  if (at > now) throw new StartProblem('--at is in the future.', 'Write --at latest for all that was kept.');
  return at;
}

export async function findMoment(
  from: Storage,
  at: Moment['at'],
  key: SecretKey | undefined,
): Promise<Moment> {
  const later: Source[] = [];
  for (const id of (await listBackups(from)).whole.toReversed()) {
    const source = await openBackup(from, id, key);
    const { base } = source.manifest;
    if (base && (at === LATEST || new Date(base.endsAt) <= at)) return { at, base, source, later };
    later.push(source);
  }
  throw new StartProblem(
    at === LATEST
      ? `No backup in ${from.title} has a copy of the database's own files.`
      : `No backup with a copy of the database's own files is older than ${at.toISOString()}.`,
    'Such copies are made while BACKUP_LOG is on. Name a later moment, or restore a backup without --at.',
  );
}

/** It can be read before it is at its end, and whoever took it then would have another moment. */
async function isBroughtForward({ adminUrl, died }: Engine): Promise<boolean> {
  const end = died.then(() => true);
  for (;;) {
    const client = new Client({ connectionString: adminUrl });
    client.on('error', () => {});
    try {
      await client.connect();
      const { rows } = await client.query<{ isReplaying: boolean }>(
        'select pg_is_in_recovery() as "isReplaying"',
      );
      if (rows[0]?.isReplaying === false) return true;
    } catch {
      // It ends, or does not answer yet.
    } finally {
      await client.end().catch(() => {});
    }
    if (await Promise.race([end, pause(LOOK_EVERY_MS, false)])) return false;
  }
}

/** Makes the database as it was then, in an empty folder, and lets the work look at it. */
export async function restoreDatabaseAt<T>(
  { at, base, source }: Moment,
  { dataDir, stateDir }: { dataDir: string; stateDir?: string },
  work: (admin: ClientConfig, pieces: number) => Promise<T>,
): Promise<T> {
  const { from, key, manifest } = source;
  refuseNewer(manifest);
  const where = { dataDir, ...(stateDir !== undefined && { stateDir }) };
  const { clusterDir, user } = await fillCluster(where, async (folder) =>
    writeBase(folder, base, await getPart({ storage: from, key }, base.part, manifest.id)),
  );
  const replay = `${clusterDir}.replay`;
  try {
    mkdirSync(replay, { recursive: true });
    chmodSync(replay, 0o700);
    const pieces = await fetchLog({ to: from, key }, base.since, replay);
    if (user) giveTo(replay, user);
    const engine = await openEngine({
      ...where,
      log: () => {},
      settings: {
        restore_command: `cp ${quote(replay)}/%f "%p"`,
        ...(at !== LATEST && {
          // So early PostgreSQL knows zones by their offset only.
          recovery_target_time: at.toISOString().replace('Z', '+00'),
          recovery_target_action: 'promote',
        }),
      },
    });
    try {
      if (!(await isBroughtForward(engine))) throw explainOutput(REPLAY_ENDED, clusterDir);
      return await work({ connectionString: engine.adminUrl }, pieces);
    } finally {
      await engine.stop();
    }
  } catch (error) {
    // Half of it would look like a database.
    for (const path of [clusterDir, join(dataDir, 'postgres')])
      rmSync(path, { recursive: true, force: true });
    throw error;
  } finally {
    rmSync(replay, { recursive: true, force: true });
  }
}
