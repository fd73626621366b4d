import { isId } from '#core/ids.ts';
import { newId } from '../../kit/new-id.ts';

const KEY = 'plinth-tab';

/**
 * The id of this tab among those that have a document open. A tab that is loaded again goes on with the id it had:
 * otherwise it would see itself as somebody else for a while. Taken out at once, so that a copy of the tab gets its own.
 */
export function takeTabId(): string {
  try {
    const kept = sessionStorage.getItem(KEY);
    sessionStorage.removeItem(KEY);
    if (isId(kept)) return kept;
  } catch {
    // Storage that is switched off keeps nothing.
  }
  return newId();
}

export function keepTabId(id: string): void {
  try {
    sessionStorage.setItem(KEY, id);
  } catch {
    // As above.
  }
}
