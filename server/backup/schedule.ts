import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { extname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { projectDir } from '../project-dir.ts';
import { log } from '../log.ts';
import type { BackupConfig } from '../operation-settings.ts';
import { openStorage } from '../storage/place.ts';
import { listBackups, takenAt } from './manifest.ts';

const LOOK_EVERY_MS = 60_000;
/** After one that failed; the reason is seldom gone within a minute. */
const LOOK_AGAIN_MS = 10 * 60_000;
const KEPT_OUTPUT = 2000;

/**
 * Makes a backup whenever the newest is too old, whichever node notices first. It runs in a process of its own, so
 * that visitors do not wait for it.
 */
export function scheduleBackups({ to, everyMs }: BackupConfig): () => Promise<void> {
  if (to === undefined || everyMs === undefined) return async () => {};
  const storage = openStorage(to, projectDir);
  const ending = new AbortController();
  const watch = async () => {
    for (;;) {
      const isFine = await makeIfDue().catch((error: unknown) => {
        log('error', `No backup was made: ${error instanceof Error ? error.message : String(error)}`);
        return false;
      });
      await pause(isFine ? LOOK_EVERY_MS : LOOK_AGAIN_MS, undefined, { signal: ending.signal });
    }
  };
  const makeIfDue = async () => {
    const newest = (await listBackups(storage)).whole.at(-1);
    if (newest !== undefined && Date.now() - takenAt(newest) < everyMs) return true;
    return runBackup(ending.signal);
  };
  const watching = watch().catch(() => {});
  return async () => {
    ending.abort();
    await watching;
  };
}

async function runBackup(signal: AbortSignal): Promise<boolean> {
  const command = join(import.meta.dirname, `backup-command${extname(import.meta.filename)}`);
  const child = spawn(process.execPath, [command], {
    cwd: projectDir,
    stdio: ['ignore', 'pipe', 'pipe'],
    signal,
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (bytes: Buffer) => (output = (output + bytes.toString()).slice(-KEPT_OUTPUT)));
  const [code] = (await once(child, 'close')) as [number | null];
  log(code === 0 ? 'info' : 'error', output.trim().replaceAll(/\s*\n\s*/g, ' | '));
  return code === 0;
}
