import { chownSync, mkdirSync } from 'node:fs';
import type { Home } from './home.ts';

/** A change is in the kept log after this time at the latest. */
const EVERY_SECONDS = 30;

/** Where PostgreSQL puts finished pieces of its log until somebody takes them away. */
export const logFolderOf = (clusterDir: string) => `${clusterDir}.log`;

/** What PostgreSQL has to be told to keep its log of changes. */
export function logSettings({ clusterDir, user }: Home): Record<string, string> {
  const folder = logFolderOf(clusterDir);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  if (user) chownSync(folder, user.uid, user.gid);
  const place = (name: string) => `${quote(folder)}/${name}`;
  return {
    archive_mode: 'on',
    archive_timeout: String(EVERY_SECONDS),
    // Whoever looks sees a whole piece or none.
    archive_command: `cp "%p" ${place('.%f')} && mv ${place('.%f')} ${place('%f')}`,
  };
}

/** For a shell, in a command in which PostgreSQL replaces what follows a per cent sign. */
export const quote = (path: string) => `'${path.replaceAll("'", String.raw`'\''`).replaceAll('%', '%%')}'`;
