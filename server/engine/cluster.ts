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
import { basename, dirname, join } from 'node:path';
import { commandLine } from '../command-line/command-line.mjs';
import { StartProblem } from '../start-problem.ts';
import { type Binaries, majorOf, programPath } from './binaries.ts';
import { explainOutput } from './explain.ts';
import type { Home } from './home.ts';
import { passwordArgs, SUPERUSER } from './door.ts';
import { runProgram } from './program.ts';

/** The built-in locale needs nothing of the system's, sorts the same everywhere and knows all of Unicode. */
const LOCALE = ['--encoding=UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'];

/** What an upgrade leaves beside the database: the one that was written by an older PostgreSQL. */
export const ASIDE = '.postgresql-';

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

/** The major version of the PostgreSQL that wrote a cluster. */
export const writtenBy = (clusterDir: string): string =>
  readFileSync(join(clusterDir, 'PG_VERSION'), 'utf8').trim();

function checkVersion(clusterDir: string, binaries: Binaries): void {
  const written = writtenBy(clusterDir);
  const ours = majorOf(binaries.version);
  if (written === ours) return;
  throw new StartProblem(
    `The database in ${clusterDir} was written by PostgreSQL ${written}, and this Plinth brings PostgreSQL ${ours}.`,
    Number(written) < Number(ours)
      ? `Run once: ${commandLine('upgrade-database')}. The old database is kept beside the new one.`
      : 'Start it with the newer Plinth it came from, or set DATA_DIR to another folder.',
  );
}

/** An upgrade that was cut off at its end must not look like a new installation. */
function refuseCutOff(clusterDir: string): void {
  const beside = readdirSync(dirname(clusterDir)).findLast((name) =>
    name.startsWith(`${basename(clusterDir)}${ASIDE}`),
  );
  if (beside === undefined) return;
  const aside = join(dirname(clusterDir), beside);
  throw new StartProblem(
    `There is no database in ${clusterDir}, but one that an upgrade set aside in ${aside}.`,
    `Rename it back and upgrade again: mv ${aside} ${clusterDir}. To begin with an empty one, move it away.`,
  );
}

async function createCluster({ clusterDir, user }: Home, binaries: Binaries): Promise<void> {
  refuseCutOff(clusterDir);
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
