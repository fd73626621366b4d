import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BYTES_PER_MB } from '#core/assets/file-size.ts';
import { isAlive } from '../engine/processes.ts';

/** A database is a thousand small files; a disk takes several times as long to make them as memory does. */
const MEMORY = '/dev/shm';
/** More than a run ever holds at a time, its log included; a container may have 64 MB there. */
const ROOM_BYTES = 3000 * BYTES_PER_MB;

/** A folder for databases that are thrown away after the run, in memory where there is room for them. */
export function aScratchFolder(): string {
  const place = hasRoom() ? MEMORY : tmpdir();
  const folder = mkdtempSync(join(place, `plinth-test-${process.pid}-`));
  // Run as root, the database belongs to another user, who has to pass through.
  chmodSync(folder, 0o711);
  return folder;
}

function hasRoom(): boolean {
  if (!existsSync(MEMORY)) return false;
  forgetTheDead();
  const { bavail, bsize } = statfsSync(MEMORY);
  return Math.min(bavail * bsize, process.availableMemory()) >= ROOM_BYTES;
}

/** A run that was killed leaves its folders, and memory is too dear to keep them. */
function forgetTheDead(): void {
  for (const name of readdirSync(MEMORY)) {
    const pid = Number(/^plinth-test-(\d+)-/.exec(name)?.[1] ?? process.pid);
    if (!isAlive(pid)) rmSync(join(MEMORY, name), { recursive: true, force: true });
  }
}
