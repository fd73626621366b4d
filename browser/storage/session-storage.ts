import { NO_SESSION_STORAGE } from '#core/messages/connection.ts';

/** Storage may be switched off or full; that is an answer and never an exception. */
export type StorageResult = { isDone: true; value: string | undefined } | { isDone: false; reason: string };

function attempt(work: (storage: Storage) => string | undefined): StorageResult {
  try {
    return { isDone: true, value: work(sessionStorage) };
  } catch {
    return { isDone: false, reason: NO_SESSION_STORAGE };
  }
}

export function readSession(name: string): StorageResult {
  return attempt((storage) => storage.getItem(name) ?? undefined);
}

export function writeSession(name: string, value: string): StorageResult {
  return attempt((storage) => {
    storage.setItem(name, value);
    return value;
  });
}
