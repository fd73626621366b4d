import { DAY_MS } from '#core/durations.ts';
import type { SecretKey } from '../secrets/key.ts';
import type { Storage } from '../storage/storage.ts';
import { makeFilePool } from './file-pool.ts';
import { listBackups, takenAt } from './manifest.ts';
import { removeLogBefore } from './moments/kept-log.ts';
import { newFilesSince, removeListsBefore } from './moments/new-files.ts';
import { filesOf, openBackup } from './restore.ts';
import { discard } from './take-backup.ts';

/** So long something unfinished or unlisted may belong to a backup that is being made. */
const UNDER_WAY_MS = 2 * DAY_MS;

export interface Keeping {
  key: SecretKey | undefined;
  keepDays: number;
  now: Date;
}

/** Removes backups that are too old, what is left of broken ones, and files that no backup lists any more. */
export async function removeOld(storage: Storage, keeping: Keeping): Promise<string[]> {
  const { whole, unfinished } = await listBackups(storage);
  const newest = whole.at(-1);
  const ageOf = (id: string) => keeping.now.getTime() - takenAt(id);
  const old = whole.filter((id) => id !== newest && ageOf(id) > keeping.keepDays * DAY_MS);
  const broken = unfinished.filter((id) => ageOf(id) > UNDER_WAY_MS);
  for (const id of [...old, ...broken]) await discard(storage, id);
  if (old.length > 0) {
    const kept = whole.filter((id) => !old.includes(id));
    await removeUnlisted(storage, kept, keeping);
    await removeOldLog(storage, kept, keeping);
  }
  return old;
}

/** Files stay as long as there is a backup or a list that this key cannot open, because it might name them. */
async function removeUnlisted(
  storage: Storage,
  ids: readonly string[],
  { key, now }: Keeping,
): Promise<void> {
  const listed = new Set<string>();
  for (const id of ids) {
    const backup = await openBackup(storage, id, key).catch(() => undefined);
    if (!backup) return;
    const pool = makeFilePool(storage, backup.key);
    for await (const { name } of filesOf(backup)) listed.add(pool.nameIn(name));
  }
  const pool = makeFilePool(storage, key);
  try {
    for await (const { name } of newFilesSince({ to: storage, key }, new Date(0)))
      listed.add(pool.nameIn(name));
  } catch {
    return;
  }
  for (const { name, changedAt } of (await pool.known()).values())
    if (!listed.has(name) && now.getTime() - changedAt.getTime() > UNDER_WAY_MS) await storage.remove(name);
}

/** The log stays as far back as the oldest copy that it can bring forward. */
async function removeOldLog(storage: Storage, ids: readonly string[], { key }: Keeping): Promise<void> {
  for (const id of ids) {
    const backup = await openBackup(storage, id, key).catch(() => undefined);
    if (!backup) return;
    const { base, takenAt: madeAt } = backup.manifest;
    if (!base) continue;
    await removeLogBefore(storage, base.since);
    return removeListsBefore(storage, new Date(madeAt));
  }
}
