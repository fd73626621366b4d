// A page carries only the words that its islands name, so each has to name all that it says in the browser.

/**
 * @typedef {import('../read-code.mjs').Code} Code
 * @typedef {import('../boundaries.mjs').Finding} Finding
 */

const SAYS = /\buseWords\('(\w+)'\)/g;
/** `<Island … />` up to its end: its words may stand on either side of its component. */
const ISLAND = /<Island\b[\s\S]*?component=\{(\w+)\}[\s\S]*?\n\s*\/>/g;
const NAMED = /words=\{\[([\s\S]*?)\]\}/;
const AREA = /'(\w+)'/g;

/**
 * @param {ReadonlyMap<string, Code>} files
 * @param {Readonly<Record<string, string>>} sources by path
 * @returns {Finding[]}
 */
export function checkIslandWords(files, sources) {
  return [...files].flatMap(([path, { takes }]) => {
    if (!path.endsWith('.tsx') || path.endsWith('.test.tsx')) return [];
    return [...(sources[path] ?? '').matchAll(ISLAND)].flatMap(([markup, component = '']) => {
      const island = takes.get(component)?.file;
      if (!island) return [];
      const named = areasIn(NAMED.exec(markup)?.[1] ?? '', AREA);
      return [...saidBy(island, files, sources)]
        .filter((area) => !named.has(area))
        .map((area) => ({
          path,
          line: 1,
          fault: `draws ${island}, which says words of “${area}” that the page does not carry`,
          instead: `add '${area}' to the words of the island`,
        }));
    });
  });
}

/** @param {string} text @param {RegExp} pattern */
const areasIn = (text, pattern) => new Set([...text.matchAll(pattern)].map(([, area = '']) => area));

/**
 * @param {string} island
 * @param {ReadonlyMap<string, Code>} files
 * @param {Readonly<Record<string, string>>} sources
 */
function saidBy(island, files, sources) {
  const reached = new Set([island]);
  for (const path of reached) {
    const { loads = [], statements = [] } = files.get(path) ?? {};
    for (const file of [...loads, ...statements.flatMap((statement) => statement.loads)]) reached.add(file);
  }
  return new Set([...reached].flatMap((path) => [...areasIn(sources[path] ?? '', SAYS)]));
}
