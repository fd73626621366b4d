import { posix } from 'node:path';

/**
 * The project's path an import leads to, or nothing for a package.
 *
 * @param {string} from path of the importing file
 * @param {string} specifier
 */
export function resolveImport(from, specifier) {
  const path = specifier.replace(/[?#].*$/, (end, at) => (at === 0 ? end : ''));
  if (path.startsWith('#')) return path.slice(1);
  if (path.startsWith('.')) return posix.normalize(posix.join(posix.dirname(from), path));
  return undefined;
}
