import { canJoin, type Detail } from './actions.ts';

export interface LoggedAction {
  id: number;
  at: string;
  action: string;
  detail: Detail;
  person: { id: string; name: string } | null;
}

/** Entries that read as one line: the newest first, as they came. */
export type ActivityLine = readonly [LoggedAction, ...LoggedAction[]];

/** Somebody who saves every few minutes fills one line, not a screen. */
const JOINED_WITHIN_MS = 30 * 60_000;

export function joinLines(entries: readonly LoggedAction[]): ActivityLine[] {
  const lines: [LoggedAction, ...LoggedAction[]][] = [];
  for (const entry of entries) {
    const line = lines.at(-1);
    const last = line?.at(-1);
    if (line && last && belongTogether(last, entry)) line.push(entry);
    else lines.push([entry]);
  }
  return lines;
}

function belongTogether(newer: LoggedAction, older: LoggedAction): boolean {
  return (
    canJoin(newer.action) &&
    newer.action === older.action &&
    newer.person?.id === older.person?.id &&
    Date.parse(newer.at) - Date.parse(older.at) <= JOINED_WITHIN_MS
  );
}
