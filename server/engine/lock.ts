import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { StartProblem } from '../start-problem.ts';
import { explainOutput } from './explain.ts';

export type Lock = { release: () => void };

const SQLITE_BUSY = 5;
const SQLITE_FULL = 13;

/**
 * Makes this process the only holder of a cluster. Node has no file locks of its own, but SQLite does: the system
 * lets go of them when a process ends in whatever way, so a lock can never be left behind.
 */
export function holdLock(clusterDir: string, dataDir: string): Lock {
  const holderFile = `${clusterDir}.holder`;
  const file = new DatabaseSync(`${clusterDir}.lock`, { timeout: 0 });
  try {
    file.exec('BEGIN EXCLUSIVE');
  } catch (error) {
    file.close();
    const errcode = error instanceof Error && 'errcode' in error ? error.errcode : undefined;
    if (errcode === SQLITE_FULL) throw explainOutput('No space left on device', dataDir);
    if (errcode !== SQLITE_BUSY) throw error;
    throw new StartProblem(
      `Another Plinth${readHolder(holderFile)} is using ${dataDir}.`,
      'Stop it, or set DATA_DIR to another folder.',
      { cause: error },
    );
  }
  try {
    // Replaced, not rewritten: one left by a killed process may belong to another user.
    rmSync(holderFile, { force: true });
    writeFileSync(holderFile, `${process.pid}\n`);
  } catch (error) {
    file.close();
    throw error;
  }
  return {
    release: () => {
      rmSync(holderFile, { force: true });
      file.close();
    },
  };
}

function readHolder(holderFile: string): string {
  try {
    return ` (pid ${readFileSync(holderFile, 'utf8').trim()})`;
  } catch {
    return '';
  }
}
