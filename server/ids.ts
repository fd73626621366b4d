import { createHash, randomFillSync } from 'node:crypto';
import { ID_RANDOM_BYTES, makeId } from '#core/ids.ts';

/** Randomness comes for many at once: asking for it costs more than the id. */
const random = new Uint8Array(128 * ID_RANDOM_BYTES);
let used = random.length;

export function newId(): string {
  if (used === random.length) {
    randomFillSync(random);
    used = 0;
  }
  used += ID_RANDOM_BYTES;
  return makeId(random.subarray(used - ID_RANDOM_BYTES, used));
}

/** The id that always belongs to these words, for what must not be made twice. */
export const stableId = (words: string): string => makeId(createHash('sha256').update(words).digest());
