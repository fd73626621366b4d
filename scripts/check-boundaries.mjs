// Holds the directions between the folders, and says for each finding what to do instead.
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { findFaults } from './boundaries.mjs';
import { root } from './project.mjs';

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

const findings = findFaults(Object.fromEntries(FOLDERS.flatMap(readFolder)));
for (const { path, line, fault, instead } of findings) {
  console.log(`${path}:${line} ${fault}\n  instead: ${instead}`);
}
process.exitCode = findings.length > 0 ? 1 : 0;

/** @param {string} folder @returns {[path: string, source: string][]} */
function readFolder(folder) {
  try {
    return readdirSync(join(root, folder), { withFileTypes: true, recursive: true })
      .filter((entry) => entry.isFile() && /\.(?:ts|tsx|mjs|css)$/.test(entry.name))
      .map((entry) => join(entry.parentPath, entry.name))
      .map((path) => [relative(root, path).replaceAll(sep, '/'), readFileSync(path, 'utf8')]);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
    throw error;
  }
}
