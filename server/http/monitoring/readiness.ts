import { statfs } from 'node:fs/promises';
import { BYTES_PER_MB } from '#core/assets/file-size.ts';
import { clockProblem } from '../../database/clock/clock.ts';
import type { Database, ReplicaReport } from '../../database/database.ts';
import { replicaProblem } from '../../database/replicas/problem.ts';
import type { QueueReport } from '../../job-records.ts';
import type { Jobs } from '../../jobs.ts';

const LOW_DISK_MB = 500;
const OLD_JOB_SECONDS = 15 * 60;
/** Everything is looked at together and answered within a second, whatever hangs. */
const ANSWER_WITHIN_MS = 900;

export interface Readiness {
  isReady: boolean;
  /** What has to be right for this node to be sent requests. */
  checks: Readonly<Record<string, boolean>>;
}

export interface ReadinessDeps {
  db: Database;
  jobs: Jobs;
  /** Whether the files are there, and those of this database. */
  hasFiles: () => Promise<boolean>;
  /** A folder of the disk that must not fill up. */
  folder: string;
  isDraining: () => boolean;
  /** Whether demo sites are still being made. */
  isFilling: () => boolean;
}

/** What is known about this node. `isForPages` asks only whether it can show pages, which it can without the database. */
export async function readReadiness(deps: ReadinessDeps, isForPages: boolean): Promise<Readiness> {
  const { db, jobs, hasFiles, isDraining, isFilling } = deps;
  const [database, files] = await Promise.all([db.pulse.beat(), inTime(hasFiles(), false)]);
  const needed = { files, serving: !isDraining() };
  // The server does not listen before its migrations are done, so answering at all says they are.
  const all = {
    database,
    migrations: true,
    jobs: jobs.isReady(),
    ...needed,
    ...(isFilling() && { demo: false }),
  };
  const checks = isForPages ? needed : all;
  return { isReady: Object.values(checks).every(Boolean), checks };
}

/** What an operator should look at soon; requests are answered all the same. */
export async function readWarnings({ db, jobs, folder }: ReadinessDeps): Promise<string[]> {
  const [disk, queues] = await Promise.all([
    inTime(freeMb(folder), undefined),
    inTime<QueueReport[]>(db.pulse.isAway() ? Promise.resolve([]) : jobs.report(), []),
  ]);
  const clock = clockProblem(db.pulse.clockApartMs());
  return [
    ...(clock ? [`${clock.problem} ${clock.remedy}`] : []),
    ...(disk !== undefined && disk < LOW_DISK_MB ? [`Only ${disk} MB of disk space are left.`] : []),
    ...db.replicas().flatMap(replicaWarnings),
    ...queues.flatMap(warningsOf),
  ];
}

function replicaWarnings(replica: ReplicaReport): string[] {
  const problem = replicaProblem(replica);
  return problem === undefined ? [] : [`${problem} Pages are read from the primary.`];
}

function warningsOf({ queue, oldestSeconds, dead }: QueueReport): string[] {
  return [
    ...(oldestSeconds > OLD_JOB_SECONDS
      ? [`The oldest job of ${queue} has waited ${Math.round(oldestSeconds / 60)} minutes.`]
      : []),
    ...(dead > 0 ? [`${dead} jobs of ${queue} were given up.`] : []),
  ];
}

async function freeMb(path: string): Promise<number> {
  const { bavail, bsize } = await statfs(path);
  return Math.floor((bavail * bsize) / BYTES_PER_MB);
}

async function inTime<T>(work: Promise<T>, otherwise: T): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<T>((resolve) => {
    timer = setTimeout(() => resolve(otherwise), ANSWER_WITHIN_MS);
  });
  try {
    return await Promise.race([work.catch(() => otherwise), late]);
  } finally {
    clearTimeout(timer);
  }
}
