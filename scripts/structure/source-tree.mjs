import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { root } from '../project.mjs';

const FOLDERS = [
  'core',
  'contract',
  'browser',
  'blocks',
  'site',
  'admin',
  'server',
  'e2e',
  'bench',
  'prove',
  'scripts',
];

/** Every source of the project by its path. @returns {Record<string, string>} */
export function readSourceTree() {
  return Object.fromEntries(FOLDERS.flatMap(readFolder));
}

/** @param {string} folder @returns {[path: string, source: string][]} */
function readFolder(folder) {
  return readdirSync(join(root, folder), { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && /\.(?:ts|tsx|mjs|css)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .map((path) => [relative(root, path).replaceAll(sep, '/'), readFileSync(path, 'utf8')]);
}
