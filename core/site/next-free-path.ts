import { MAX_PATH_LENGTH } from './paths.ts';

/** Room for a number behind an address. */
const ROOM = 6;

/** The address itself, or with the first number behind it that makes it free. */
export function nextFreePath(path: string, isTaken: (path: string) => boolean): string {
  if (!isTaken(path)) return path;
  const stem = path.slice(0, MAX_PATH_LENGTH - 1 - ROOM).replace(/[-/]+$/, '') || '/page';
  for (let count = 2; ; count += 1) {
    const numbered = `${stem}-${count}`;
    if (!isTaken(numbered)) return numbered;
  }
}
