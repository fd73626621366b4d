import { createHash, randomBytes } from 'node:crypto';
import { ID_RANDOM_BYTES, makeId } from '#core/ids.ts';

export const newId = (): string => makeId(randomBytes(ID_RANDOM_BYTES));

/** The id that always belongs to these words, for what must not be made twice. */
export const stableId = (words: string): string => makeId(createHash('sha256').update(words).digest());
