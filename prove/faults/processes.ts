import { readdirSync, readFileSync } from 'node:fs';

/** A PostgreSQL and everything it has started, on Linux. */
export function familyOf(parent: number): number[] {
  const children = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => parentOf(pid) === parent);
  return [parent, ...children];
}

function parentOf(pid: number): number {
  try {
    return Number(/^PPid:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]);
  } catch {
    return 0;
  }
}

/** Stops it in the middle of whatever it does, as a machine does that hangs. Returns what lets it go on. */
export function pauseAll(parent: number): () => void {
  const family = familyOf(parent);
  for (const pid of family) process.kill(pid, 'SIGSTOP');
  return () => {
    for (const pid of family) process.kill(pid, 'SIGCONT');
  };
}
