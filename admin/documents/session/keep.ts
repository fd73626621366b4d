import { isRecord } from '#core/fields/field.ts';
import type { Body } from '../draft.ts';

/** Changes that the server does not have yet, with what they started from. */
export interface Kept {
  base: number;
  original: Body;
  body: Body;
  /** What was last sent; the server may have it although its answer never came. */
  sent?: Body | undefined;
}

/** Keeps unsaved changes on this device, so that a lost network or a closed tab loses nothing. */
export interface Keep {
  read(id: string): Kept | undefined;
  /** Says whether there was room. */
  write(id: string, kept: Kept): boolean;
  remove(id: string): void;
}

const PREFIX = 'plinth-unsaved:';

/** Written at once and not some time later: a tab that is being closed waits for nothing. */
export function keepIn(storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>): Keep {
  return {
    read(id) {
      try {
        return readKept(JSON.parse(storage.getItem(PREFIX + id) ?? 'null'));
      } catch {
        return undefined;
      }
    },
    write(id, kept) {
      try {
        storage.setItem(PREFIX + id, JSON.stringify(kept));
        return true;
      } catch {
        return false;
      }
    },
    remove(id) {
      try {
        storage.removeItem(PREFIX + id);
      } catch {
        // Storage that is switched off holds nothing to remove.
      }
    },
  };
}

function readKept(value: unknown): Kept | undefined {
  if (!isRecord(value) || typeof value.base !== 'number') return undefined;
  const { base, original, body, sent } = value;
  if (!isRecord(original) || !isRecord(body)) return undefined;
  return { base, original, body, ...(isRecord(sent) && { sent }) };
}
