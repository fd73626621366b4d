// Rules about folders: no circles between them, and none so full that nothing is found in it.
import { findCycles, groupBy } from './cycles.mjs';

/**
 * @typedef {{ from: string, to: string }} Edge between files
 * @typedef {import('./boundaries.mjs').Finding} Finding
 */

export const MAX_FILES = 25;

/**
 * Inside every folder its entries (files, and subfolders as one) may not import each other in a circle.
 *
 * @param {Edge[]} edges
 * @returns {Finding[]}
 */
export function checkFolderCycles(edges) {
  /** @type {Map<string, Map<string, Edge & { example: Edge }>>} by folder, then by pair of entries */
  const folders = new Map();
  for (const edge of edges) {
    const { folder, from, to } = entriesOf(edge);
    if (from === to) continue;
    const pairs = folders.get(folder) ?? new Map();
    folders.set(folder, pairs);
    if (!pairs.has(`${from} ${to}`)) pairs.set(`${from} ${to}`, { from, to, example: edge });
  }
  return [...folders.values()].flatMap((pairs) =>
    findCycles([...pairs.values()])
      .filter((cycle) => cycle.some((entry) => !/\.\w+$/.test(entry)))
      .map((cycle) => {
        const way = cycle.map((from, at) => pairs.get(`${from} ${cycle[(at + 1) % cycle.length]}`)?.example);
        return {
          path: way[0]?.from ?? '',
          line: 1,
          fault: `folders import each other in a circle: ${way.map((edge) => `${edge?.from} → ${edge?.to}`).join(', ')}`,
          instead: 'move what both need into a folder below them, or hand it in as a parameter',
        };
      }),
  );
}

/** The two neighbours an import goes between, and the folder they share. @param {Edge} edge */
function entriesOf({ from, to }) {
  const [a, b] = [from.split('/'), to.split('/')];
  let shared = 0;
  while (shared < a.length - 1 && shared < b.length - 1 && a[shared] === b[shared]) shared += 1;
  const upTo = (/** @type {string[]} */ parts) => parts.slice(0, shared + 1).join('/');
  return { folder: a.slice(0, shared).join('/'), from: upTo(a), to: upTo(b) };
}

/** @param {string[]} paths @returns {Finding[]} */
export function checkFolderSizes(paths) {
  const folders = groupBy(paths, (path) => path.slice(0, path.lastIndexOf('/')));
  return [...folders]
    .filter(([, files]) => files.length > MAX_FILES)
    .map(([folder, files]) => ({
      path: folder,
      line: 1,
      fault: `holds ${files.length} files, more than ${MAX_FILES}`,
      instead: 'sort them into folders by subject',
    }));
}
