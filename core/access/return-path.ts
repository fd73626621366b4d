import { isSamePlacePath } from '../site/paths.ts';

const MAX_LENGTH = 2000;
/** However often it was encoded: two rounds show every trick that a browser or a proxy might undo. */
const ROUNDS = 2;

/** Where a form may lead back to: a path on this host, else the front page. */
export function returnPath(wanted: string | undefined): string {
  if (wanted === undefined || wanted.length > MAX_LENGTH) return '/';
  let seen = wanted;
  for (let round = 0; round <= ROUNDS; round += 1) {
    if (!isSamePlacePath(seen)) return '/';
    const decoded = decode(seen);
    if (decoded === undefined) return '/';
    seen = decoded;
  }
  return wanted;
}

function decode(text: string): string | undefined {
  try {
    return decodeURIComponent(text.split('?', 1)[0] ?? '');
  } catch {
    return undefined;
  }
}
