import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Database } from './database/database.ts';
import { oneNodeAtATime } from './database/one-node.ts';
import { installation } from './database/schema.ts';
import { newId } from './ids.ts';
import { StartProblem } from './start-problem.ts';

export const FOLDER_MARK = 'folder-id';

/**
 * Makes sure that the folder of files is the one of this database: a share that was not mounted looks like an empty
 * folder, and everything would start, without a single picture. Returns the file that proves it.
 */
export async function markFilesFolder(db: Database, folder: string): Promise<string> {
  const mark = join(folder, FOLDER_MARK);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await oneNodeAtATime(db, FOLDER_MARK, async () => {
    const [known] = await db.platform.select().from(installation);
    const found = await readFile(mark, 'utf8').catch(() => '');
    if (known && known.filesId !== found.trim())
      throw new StartProblem(
        `The folder ${folder} is not the one with the files of this database.`,
        `Mount or restore it. If its files are lost, go on without them: echo ${known.filesId} > ${mark}`,
      );
    if (known) return;
    const filesId = newId();
    await writeFile(mark, `${filesId}\n`, { mode: 0o600 });
    await db.platform.insert(installation).values({ filesId });
  });
  return mark;
}
