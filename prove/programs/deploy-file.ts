import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../scripts/project.mjs';

/** A file of `deploy/` with other ports and folders: what is proven is what operators are given. */
export function deployFile(name: string, changes: readonly [string, string][]): string {
  return changes.reduce(
    (text, [from, to]) => {
      if (!text.includes(from)) throw new Error(`deploy/${name} no longer says: ${from}`);
      return text.replaceAll(from, to);
    },
    readFileSync(join(root, 'deploy', name), 'utf8'),
  );
}
