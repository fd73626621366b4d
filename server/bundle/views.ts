import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type * as ServerEntry from '#site/server-entry.ts';
import { projectDir } from '../project-dir.ts';

/**
 * The built views and field checks. The built server has them among its own files, so that both share the rules of the
 * product and are compiled once (`scripts/program/built-in.ts`).
 */
export const loadViews = async (): Promise<typeof ServerEntry> =>
  (await import(pathToFileURL(join(projectDir, 'dist/server/site.js')).href)) as typeof ServerEntry;
