import { createHash } from 'node:crypto';
import { accessSync, constants, existsSync, lstatSync, mkdirSync, realpathSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { commandLine } from '../command-line/command-line.mjs';
import { StartProblem } from '../start-problem.ts';
import { canReach, PASS, type User } from './reach.ts';

/** Where the database lives and who runs it. */
export type Home = {
  clusterDir: string;
  user: User | undefined;
  /** The place in the data folder that points to a cluster kept elsewhere. */
  link: string | undefined;
};

/** PostgreSQL refuses to run as root; this user exists everywhere and owns nothing. */
const NOBODY: User = { uid: 65_534, gid: 65_534 };

export function settleHome(dataDir: string, stateDir: string): Home {
  const uid = process.getuid?.();
  const wanted = makeDataDir(dataDir, uid);
  const found = lstatSync(wanted, { throwIfNoEntry: false });
  if (found) return settleExisting({ wanted, isLink: found.isSymbolicLink(), uid });
  if (uid !== 0) return { clusterDir: wanted, user: undefined, link: undefined };
  if (canReach(realpathSync(dataDir), NOBODY, PASS)) {
    return { clusterDir: wanted, user: NOBODY, link: undefined };
  }
  return { clusterDir: elsewhere(dataDir, stateDir), user: NOBODY, link: wanted };
}

function makeDataDir(dataDir: string, uid: number | undefined): string {
  // For root the folder must let PostgreSQL's user pass through, and nothing more.
  makeFolder(dataDir, uid === 0 ? 0o711 : 0o700);
  accessSync(dataDir, constants.W_OK | constants.X_OK);
  return join(realpathSync(dataDir), 'postgres');
}

/** With those above it. Node's own way never ends where the system makes no folders, such as in /proc. */
function makeFolder(path: string, mode: number): void {
  try {
    mkdirSync(path, { mode });
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : '';
    if (code === 'EEXIST' && statSync(path, { throwIfNoEntry: false })?.isDirectory()) return;
    if (code !== 'ENOENT') throw error;
    if (existsSync(dirname(path)))
      throw new StartProblem(
        `No folder can be made at ${path}.`,
        `Set DATA_DIR to a folder you own, for example: DATA_DIR="$HOME/plinth-data" ${commandLine('start')}`,
        { cause: error },
      );
    makeFolder(dirname(path), mode);
    mkdirSync(path, { mode });
  }
}

function settleExisting({
  wanted,
  isLink,
  uid,
}: {
  wanted: string;
  isLink: boolean;
  uid: number | undefined;
}): Home {
  const owner = statSync(wanted, { throwIfNoEntry: false });
  if (!owner) {
    throw new StartProblem(
      `${wanted} points to a database that is not there any more.`,
      'Bring it back from a backup, or delete the link to begin with an empty database.',
    );
  }
  const clusterDir = realpathSync(wanted);
  const user = uid === 0 ? (owner.uid === 0 ? NOBODY : { uid: owner.uid, gid: owner.gid }) : undefined;
  if (uid !== undefined && uid !== 0 && owner.uid !== uid) {
    throw new StartProblem(
      `The database in ${clusterDir} belongs to another user (${owner.uid}).`,
      'Start Plinth as the user it was first started with, or set DATA_DIR to another folder.',
    );
  }
  if (user && !canReach(join(clusterDir, '..'), user, PASS)) {
    throw new StartProblem(
      `The user of the database (${user.uid}) cannot reach ${clusterDir} any more.`,
      'Let others pass through the folders above it ("chmod o+x"), or set DATA_DIR to another folder.',
    );
  }
  return { clusterDir, user, link: isLink ? wanted : undefined };
}

function elsewhere(dataDir: string, stateDir: string): string {
  const key = createHash('sha256').update(realpathSync(dataDir)).digest('hex').slice(0, 16);
  const folder = join(stateDir, key);
  mkdirSync(folder, { recursive: true, mode: 0o755 });
  return join(folder, 'postgres');
}
