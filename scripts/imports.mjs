// Reads the import statements of a source file. Statements begin a line in this project (the formatter sees to
// that), so comments and strings that only mention an import are told apart without a parser.
import { posix } from 'node:path';

/**
 * @typedef {object} Import
 * @property {string} specifier as written
 * @property {'value' | 'type' | 'dynamic'} kind
 * @property {number} line
 */

const STATIC = /^(?:import|export)\s+(type\s+)?(?:(?:[\w$*{][^'"`;]*?\s*from\s*))?(['"])([^'"\n]+)\2/gm;
const DYNAMIC = /(typeof\s+)?\bimport\(\s*(['"])([^'"\n]+)\2/g;
const COMMENTED = /^\s*(?:\/\/|\*|\/\*)/;

/**
 * @param {string} source
 * @returns {Import[]}
 */
export function readImports(source) {
  const lineAt = (/** @type {number} */ index) => source.slice(0, index).split('\n').length;
  const lines = source.split('\n');
  const statics = [...source.matchAll(STATIC)]
    .filter(([, , , specifier]) => specifier)
    .map((match) => ({
      specifier: match[3] ?? '',
      kind: match[1] ? /** @type {const} */ ('type') : /** @type {const} */ ('value'),
      line: lineAt(match.index),
    }));
  const dynamics = [...source.matchAll(DYNAMIC)]
    .map((match) => ({
      specifier: match[3] ?? '',
      kind: match[1] ? /** @type {const} */ ('type') : /** @type {const} */ ('dynamic'),
      line: lineAt(match.index),
    }))
    .filter(({ line }) => !COMMENTED.test(lines[line - 1] ?? ''));
  return [...statics, ...dynamics];
}

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
