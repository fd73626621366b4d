import { randomBytes } from 'node:crypto';
import { ID_RANDOM_BYTES, makeId } from '#core/ids.ts';

export const newId = (): string => makeId(randomBytes(ID_RANDOM_BYTES));
