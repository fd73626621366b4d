import { statSync } from 'node:fs';
import { dirname } from 'node:path';

/** The user PostgreSQL runs as when it is not our own. */
export type User = { uid: number; gid: number };

type Owned = { uid: number; gid: number; mode: number };

export const READ = 4;
export const PASS = 1;

/** Whether the permission bits of a file or folder give a user all the wanted rights. */
export function grants(file: Owned, user: User, rights: number): boolean {
  const shift = file.uid === user.uid ? 6 : file.gid === user.gid ? 3 : 0;
  return ((file.mode >> shift) & rights) === rights;
}

/** Whether a user may use an existing path, through every folder above it. */
export function canReach(path: string, user: User, rights: number): boolean {
  const above = dirname(path);
  return grants(statSync(path), user, rights) && (above === path || canReach(above, user, PASS));
}
