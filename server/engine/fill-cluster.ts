import { chownSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { StartProblem } from '../start-problem.ts';
import { settleHome, type Home } from './home.ts';

/** Puts a cluster that was made elsewhere where ours would be, whole or not at all. */
export async function fillCluster(
  { dataDir, stateDir = '/var/lib/plinth' }: { dataDir: string; stateDir?: string },
  fill: (folder: string) => Promise<void>,
): Promise<Home> {
  const home = settleHome(dataDir, stateDir);
  const { clusterDir, link, user } = home;
  if (existsSync(clusterDir) || (link && existsSync(link)))
    throw new StartProblem(
      `There is a database in ${dataDir} already, and a restore never writes over anything.`,
      'Set DATA_DIR to a new folder.',
    );
  const unfinished = `${clusterDir}.new`;
  rmSync(unfinished, { recursive: true, force: true });
  mkdirSync(unfinished, { mode: 0o700 });
  try {
    await fill(unfinished);
    if (user) giveTo(unfinished, user);
  } catch (error) {
    rmSync(unfinished, { recursive: true, force: true });
    throw error;
  }
  renameSync(unfinished, clusterDir);
  if (link) symlinkSync(clusterDir, link);
  return home;
}

export function giveTo(folder: string, { uid, gid }: NonNullable<Home['user']>): void {
  chownSync(folder, uid, gid);
  for (const { parentPath, name } of readdirSync(folder, { withFileTypes: true, recursive: true }))
    chownSync(join(parentPath, name), uid, gid);
}
