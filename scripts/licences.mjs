// Writes docs/licences.md: every package of the lockfile with its licence. `node scripts/licences.mjs`
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { root } from './project.mjs';

export const LICENCES_PAGE = join(root, 'docs/licences.md');
/** What may be handed on with the product. */
export const ACCEPTED = new Set([
  'MIT',
  'MIT-0',
  'ISC',
  'BSD-2-Clause',
  'BSD-3-Clause',
  '0BSD',
  'Apache-2.0',
  'OFL-1.1',
  'BlueOak-1.0.0',
  'CC0-1.0',
  'CC-BY-4.0',
  'Python-2.0',
  'Zlib',
  'Unlicense',
  'PostgreSQL',
  'MPL-2.0',
  'LGPL-3.0-or-later',
]);

/** @typedef {{ name: string, version: string, licence: string, isDev: boolean }} Package */

/** @returns {Package[]} */
export function listPackages() {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
  return Object.entries(packages)
    .filter(([path]) => path !== '')
    .map(([path, { version, license, dev = false }]) => ({
      name: path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length),
      version: String(version),
      licence: license ?? 'unknown',
      isDev: dev,
    }))
    .sort((a, b) => (`${a.name}@${a.version}` < `${b.name}@${b.version}` ? -1 : 1));
}

/** Of `A OR B` one is enough, of `A AND B` all are needed. @param {string} licence */
export function isAccepted(licence) {
  const bare = licence.replaceAll(/[()]/g, '');
  return bare
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((part) => ACCEPTED.has(part.trim())));
}

/** @param {readonly Package[]} packages */
export function licencesPage(packages) {
  const seen = new Set();
  const rows = packages.flatMap(({ name, version, licence, isDev }) => {
    const row = `| ${name} | ${version} | ${licence} | ${isDev ? 'development' : ''} |`;
    return seen.has(row) ? [] : (seen.add(row), [row]);
  });
  return `# Licences\n\nMade from the lockfile by \`node scripts/licences.mjs\`; a test compares it.\n\n| Package | Version | Licence | Only for |\n| --- | --- | --- | --- |\n${rows.join('\n')}\n`;
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  writeFileSync(LICENCES_PAGE, licencesPage(listPackages()));
