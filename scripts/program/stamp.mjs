// What a build is made of, as one line that changes with it.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const SOURCE = /(?<!\.test)\.(?:ts|tsx|mjs|css|json|svg)$/;

/**
 * Of sources below a folder. It is the bytes that count: times change with every checkout and say nothing.
 *
 * @param {string} root
 */
export function makeStamps(root) {
  /** Most builds are made of the same folders. @type {Map<string, Buffer>} */
  const read = new Map();

  /** @param {readonly string[]} sources files and folders */
  return (sources) => {
    const hash = createHash('sha256');
    for (const source of sources) {
      const known = read.get(source) ?? digestOf(source);
      read.set(source, known);
      hash.update(source).update(known);
    }
    return hash.digest('hex');
  };

  /** @param {string} source */
  function digestOf(source) {
    const hash = createHash('sha256');
    const files = /\.\w+$/.test(source) ? [source] : listFiles(source);
    for (const file of files.sort()) hash.update(file).update(readFileSync(join(root, file)));
    return hash.digest();
  }

  /** @param {string} folder */
  function listFiles(folder) {
    return readdirSync(join(root, folder), { withFileTypes: true, recursive: true })
      .filter((entry) => entry.isFile() && SOURCE.test(entry.name))
      .map((entry) => join(entry.parentPath, entry.name).slice(join(root, '/').length));
  }
}
