import { isOwnName } from '#core/visitors/own-names.ts';
import { deleteCookie } from '#browser/storage/cookies.ts';

/** Takes away what an owner's code has left in this browser; what the site itself needs stays. */
export function forgetForeign(): void {
  for (const pair of document.cookie.split(';')) {
    const name = pair.split('=', 1)[0]?.trim() ?? '';
    if (name !== '' && !isOwnName(name)) deleteCookie(name);
  }
  try {
    for (const storage of [localStorage, sessionStorage])
      for (const name of Object.keys(storage)) if (!isOwnName(name)) storage.removeItem(name);
  } catch {
    // Where nothing may be stored, nothing was.
  }
}
