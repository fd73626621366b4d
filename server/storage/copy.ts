import { createHash } from 'node:crypto';
import type { Storage } from './storage.ts';

/** What people sent, under the hash of its bytes, and what says whose files these are. Other pictures are drawn anew. */
const HASHED = /^(?:originals|uploads)\/[0-9a-f]{2}\/([0-9a-f]{64})$/;
const COPIED = ['originals/', 'uploads/', 'folder-id'];

export interface CopyReport {
  seen: number;
  copied: number;
}

/** Copies what is not there yet. Broken off, it goes on where it was when it is run again. */
export async function copyFiles(
  from: Storage,
  to: Storage,
  say: (line: string) => void,
): Promise<CopyReport> {
  const report = { seen: 0, copied: 0 };
  for await (const { name, size } of filesIn(from)) {
    say(`${report.seen++} files`);
    if (HASHED.test(name) && (await to.find(name))?.size === size) continue;
    const source = await from.get(name);
    if (!source) continue;
    await to.put(name, source);
    report.copied++;
  }
  return report;
}

/** Reads every file to its last byte; names those whose bytes are not the ones they were kept with. */
export async function verifyFiles(files: Storage, say: (line: string) => void) {
  const damaged: string[] = [];
  let seen = 0;
  for await (const { name } of filesIn(files)) {
    say(`${seen++} files, ${damaged.length} damaged`);
    const wanted = HASHED.exec(name)?.[1];
    const stream = wanted === undefined ? undefined : await files.get(name);
    if (!stream) continue;
    const hash = createHash('sha256');
    for await (const chunk of stream) hash.update(chunk as Buffer);
    if (hash.digest('hex') !== wanted) damaged.push(name);
  }
  return { seen, damaged };
}

async function* filesIn(files: Storage) {
  for (const beginning of COPIED)
    for await (const object of files.list(beginning))
      if (HASHED.test(object.name) || object.name === beginning) yield object;
}
