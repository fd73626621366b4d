import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmdirSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { join } from 'node:path';
import { StartProblem } from '../start-problem.ts';
import { type Binaries, majorOf, programPath } from './binaries.ts';
import { explainOutput } from './explain.ts';
import type { Home } from './home.ts';
import { passwordArgs, SUPERUSER } from './door.ts';
import { runProgram } from './program.ts';

/** The built-in locale needs nothing of the system's, sorts the same everywhere and knows all of Unicode. */
const LOCALE = ['--encoding=UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'];

/** Sees to it that there is a cluster this PostgreSQL can run, creating it when there is none. */
export async function prepareCluster(
  home: Home,
  binaries: Binaries,
  log: (line: string) => void,
): Promise<void> {
  const { clusterDir, link } = home;
  if (link && !existsSync(link)) setAside(clusterDir, log);
  if (existsSync(join(clusterDir, 'PG_VERSION'))) checkVersion(clusterDir, binaries);
  else await createCluster(home, binaries);
  if (link && !existsSync(link)) {
    symlinkSync(clusterDir, link);
    log(`The database is kept in ${clusterDir}, because ${link} is closed to the user it runs as.`);
  }
}

/** A data folder that was deleted means a fresh start, but somebody may want the old database back. */
function setAside(clusterDir: string, log: (line: string) => void): void {
  if (!existsSync(clusterDir)) return;
  const aside = `${clusterDir}.${new Date().toISOString().replaceAll(/\D/g, '').slice(0, 14)}`;
  renameSync(clusterDir, aside);
  log(`A database from an earlier data folder was set aside as ${aside}.`);
}

function checkVersion(clusterDir: string, binaries: Binaries): void {
  const written = readFileSync(join(clusterDir, 'PG_VERSION'), 'utf8').trim();
  const ours = majorOf(binaries.version);
  if (written === ours) return;
  throw new StartProblem(
    `The database in ${clusterDir} was written by PostgreSQL ${written}, and this Plinth brings PostgreSQL ${ours}.`,
    'Start it with the Plinth it came from, or set DATA_DIR to another folder.',
  );
}

async function createCluster({ clusterDir, user }: Home, binaries: Binaries): Promise<void> {
  clearPlace(clusterDir);
  // Only a finished cluster gets the final name, so an interrupted start leaves nothing half-made.
  const unfinished = `${clusterDir}.new`;
  rmSync(unfinished, { recursive: true, force: true });
  mkdirSync(unfinished, { mode: 0o700 });
  chmodSync(unfinished, 0o700);
  if (user) chownSync(unfinished, user.uid, user.gid);
  try {
    const auth = passwordArgs(clusterDir);
    const args = ['-D', unfinished, '-U', SUPERUSER, ...LOCALE, ...auth, '--no-instructions'];
    await runProgram(programPath(binaries, 'initdb'), args, user);
  } catch (error) {
    rmSync(unfinished, { recursive: true, force: true });
    throw explainOutput(error instanceof Error ? error.message : String(error), clusterDir);
  }
  renameSync(unfinished, clusterDir);
}

function clearPlace(clusterDir: string): void {
  if (!existsSync(clusterDir)) return;
  if (readdirSync(clusterDir).length > 0) {
    throw new StartProblem(
      `${clusterDir} is not empty, and what it holds is not a database.`,
      'Move it away, or set DATA_DIR to another folder.',
    );
  }
  rmdirSync(clusterDir);
}
