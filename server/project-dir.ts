import { readFileSync } from 'node:fs';
import { findPackageJSON } from 'node:module';
import { dirname, join, resolve } from 'node:path';

/** Where Plinth lies. Its sources and what is built of them are not equally deep in it. */
export const projectDir = dirname(findPackageJSON('.', import.meta.url) ?? import.meta.dirname);

export const DEFAULT_DATA_DIR = './data';

/** The folder that `DATA_DIR` names; a relative path starts at the project. */
export const dataDirOf = (named = ''): string => resolve(projectDir, named.trim() || DEFAULT_DATA_DIR);

/** Which version of it this is. */
export function projectVersion(): string {
  const manifest: unknown = JSON.parse(readFileSync(join(projectDir, 'package.json'), 'utf8'));
  return (manifest as { version: string }).version;
}
