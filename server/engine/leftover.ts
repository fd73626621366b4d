import { rmSync } from 'node:fs';
import { type Binaries, programPath } from './binaries.ts';
import { removeSocket } from './door.ts';
import { type PidFile, pidFilePath, readPidFile } from './pid-file.ts';
import { endProcess, findPostgresIn, isPostgresOn, waitForEnd } from './processes.ts';
import { runProgram } from './program.ts';

/** PostgreSQL's children end by themselves once they notice that their parent is gone. */
const CHILDREN_END_WITHIN_MS = 5_000;

/** Ends the PostgreSQL of a Plinth that was killed. Call it only while holding the lock of the cluster. */
export async function stopLeftover(clusterDir: string, binaries: Binaries): Promise<void> {
  const old = readPidFile(clusterDir);
  if (!old) return;
  if (process.platform === 'win32') await stopOnWindows(clusterDir, binaries);
  else if (process.platform === 'linux') await stopOnLinux(clusterDir, old);
  else if (isPostgresOn(old.pid, clusterDir)) await endProcess(old.pid);
}

export async function stopOnWindows(clusterDir: string, binaries: Binaries): Promise<void> {
  // Signals do not exist there; pg_ctl knows PostgreSQL's replacement for them and fails when nothing runs.
  const args = ['stop', '-w', '-m', 'fast', '-D', clusterDir];
  await runProgram(programPath(binaries, 'pg_ctl'), args, undefined).catch(() => {});
}

async function stopOnLinux(clusterDir: string, { pid, socketDir }: PidFile): Promise<void> {
  if (findPostgresIn(clusterDir).includes(pid)) await endProcess(pid);
  for (const child of findPostgresIn(clusterDir)) {
    if (!(await waitForEnd(child, CHILDREN_END_WITHIN_MS))) await endProcess(child);
  }
  // Nobody works in the cluster now. PostgreSQL would still take a stranger that got the pid of the old one,
  // or a zombie that nobody has collected, for the owner.
  rmSync(pidFilePath(clusterDir), { force: true });
  removeSocket(socketDir);
}
