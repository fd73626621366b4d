import { UPLOAD_KEPT_HOURS } from '#core/assets/limits.ts';
import { HOUR_MS } from '#core/durations.ts';
import { isRecord } from '#core/fields/field.ts';
import type { UploadPlan } from './send-file.ts';

const KEY = 'plinth-unfinished-uploads';
const MAX_NOTED = 100;

export interface UnfinishedUpload {
  id: string;
  name: string;
  size: number;
  modified: number;
  sent: number;
  startedAt: number;
  plan: UploadPlan;
}
type Known = Pick<File, 'name' | 'size' | 'lastModified'>;

/**
 * Uploads that have begun, kept on this device: a closed tab cannot go on, but whoever chooses the same file again
 * sends only what is missing.
 */
export function makeUnfinished(storage: Pick<Storage, 'getItem' | 'setItem'>, now: () => number) {
  let shown: readonly UnfinishedUpload[] | undefined;
  const listeners = new Set<() => void>();

  function load(): readonly UnfinishedUpload[] {
    try {
      const all: unknown = JSON.parse(storage.getItem(KEY) ?? '[]');
      const noted = Array.isArray(all) ? all.filter(isNoted) : [];
      return noted.filter(({ startedAt }) => now() - startedAt < UPLOAD_KEPT_HOURS * HOUR_MS);
    } catch {
      return [];
    }
  }

  function change(next: (all: readonly UnfinishedUpload[]) => readonly UnfinishedUpload[]): void {
    const changed = next(load()).slice(-MAX_NOTED);
    shown = changed;
    try {
      storage.setItem(KEY, JSON.stringify(changed));
    } catch {
      // Without storage uploads end with their tab, as they always can.
    }
    tell();
  }

  function tell(): void {
    for (const listener of listeners) listener();
  }

  return {
    read: () => (shown ??= load()),
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    /** Another tab has written. */
    refresh(): void {
      shown = load();
      tell();
    },
    find: ({ name, size, lastModified }: Known, plan: UploadPlan): string | undefined =>
      load().find(
        (upload) =>
          upload.name === name &&
          upload.size === size &&
          upload.modified === lastModified &&
          upload.plan.folder === plan.folder &&
          upload.plan.replaces === plan.replaces,
      )?.id,
    note({ name, size, lastModified }: Known, plan: UploadPlan, id: string): void {
      const upload = { id, name, size, modified: lastModified, sent: 0, startedAt: now(), plan };
      change((all) => (all.some((one) => one.id === id) ? all : [...all, upload]));
    },
    progress(id: string, sent: number): void {
      change((all) => all.map((one) => (one.id === id ? { ...one, sent } : one)));
    },
    forget(id: string): void {
      change((all) => all.filter((one) => one.id !== id));
    },
  };
}

export type Unfinished = ReturnType<typeof makeUnfinished>;

function isNoted(value: unknown): value is UnfinishedUpload {
  if (!isRecord(value) || !isRecord(value.plan)) return false;
  const numbers = [value.size, value.modified, value.sent, value.startedAt];
  const texts = [value.id, value.name, value.plan.folder, value.plan.accepts];
  return numbers.every((one) => typeof one === 'number') && texts.every((one) => typeof one === 'string');
}
