import type { Database } from '../database/database.ts';
import { oneNodeAtATime } from '../database/one-node.ts';
import { installation } from '../database/schema.ts';
import { newId } from '../ids.ts';
import { StartProblem } from '../start-problem.ts';
import { StorageRefusal } from './bucket-requests.ts';
import { putBytes, type Storage } from './storage.ts';

export const FOLDER_MARK = 'folder-id';

/**
 * Makes sure that the files are those of this database: a share that was not mounted looks like an empty folder,
 * and everything would start, without a single picture. Returns what says whether they are still there.
 */
export async function markFiles(db: Database, storage: Storage): Promise<() => Promise<boolean>> {
  await oneNodeAtATime(db, FOLDER_MARK, async () => {
    const [known] = await db.platform.select().from(installation);
    const found = String((await orSay(storage, storage.read(FOLDER_MARK))) ?? '');
    if (known && known.filesId !== found.trim())
      throw new StartProblem(
        `${storage.title} is not the place with the files of this database.`,
        `Mount or restore it. If its files are lost, go on without them: put a file ${FOLDER_MARK} there that holds ${known.filesId}`,
      );
    if (known) return;
    const filesId = newId();
    await orSay(storage, putBytes(storage, FOLDER_MARK, Buffer.from(`${filesId}\n`)));
    await db.platform.insert(installation).values({ filesId });
  });
  return async () => (await storage.find(FOLDER_MARK)) !== undefined;
}

/** A storage that does not do what it is asked ends the start with its reason. */
async function orSay<T>(storage: Storage, done: Promise<T>): Promise<T> {
  try {
    return await done;
  } catch (error) {
    throw new StartProblem(
      `${storage.title} cannot be used for files: ${error instanceof Error ? error.message : String(error)}`,
      error instanceof StorageRefusal
        ? error.remedy
        : 'Correct FILES_URL or DATA_DIR, or look at the storage.',
      { cause: error },
    );
  }
}
