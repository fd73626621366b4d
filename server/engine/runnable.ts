import {
  chmodSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  realpathSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { type Binaries, programPath } from './binaries.ts';
import { canReach, PASS, READ, type User } from './reach.ts';

const SAMPLES = ['lib', 'share/postgresql', 'share/postgresql/timezonesets'];

/** Gives back binaries that the user can run: the installed ones, or a copy of them in our state folder. */
export function makeRunnable(
  binaries: Binaries,
  user: User,
  { stateDir, log }: { stateDir: string; log: (line: string) => void },
): Binaries {
  if (canRun(binaries, user)) return binaries;
  const copy = join(stateDir, `engine-${process.platform}-${process.arch}-${binaries.version}`);
  if (!existsSync(copy)) {
    copyOpenly(binaries.dir, copy);
    log(`PostgreSQL was copied to ${copy}, because ${binaries.dir} is closed to the user it runs as.`);
  }
  return { ...binaries, dir: copy };
}

function canRun(binaries: Binaries, user: User): boolean {
  const dir = realpathSync(binaries.dir);
  const programs = ['postgres', 'initdb'] as const;
  return (
    programs.every((name) => canReach(programPath({ ...binaries, dir }, name), user, READ | PASS)) &&
    SAMPLES.every((sample) => canReach(join(dir, sample), user, READ | PASS))
  );
}

function copyOpenly(from: string, to: string): void {
  const unfinished = `${to}.${process.pid}`;
  rmSync(unfinished, { recursive: true, force: true });
  mkdirSync(dirname(to), { recursive: true, mode: 0o755 });
  cpSync(from, unfinished, { recursive: true, verbatimSymlinks: true });
  openToAll(unfinished);
  try {
    renameSync(unfinished, to);
  } catch (error) {
    // Another Plinth of the same version was faster; its copy is as good as ours.
    rmSync(unfinished, { recursive: true, force: true });
    if (!existsSync(to)) throw error;
  }
}

function openToAll(path: string): void {
  const file = lstatSync(path);
  if (file.isSymbolicLink()) return;
  const isProgram = (file.mode & 0o100) !== 0;
  chmodSync(path, file.isDirectory() || isProgram ? 0o755 : 0o644);
  if (file.isDirectory()) for (const name of readdirSync(path)) openToAll(join(path, name));
}
