import { ID_RANDOM_BYTES, makeId } from '#core/ids.ts';

export const newId = (): string => makeId(crypto.getRandomValues(new Uint8Array(ID_RANDOM_BYTES)));
