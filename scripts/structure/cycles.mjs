/**
 * One shortest circle through each knot of a graph, beginning with its first file by name.
 *
 * @param {{ from: string, to: string }[]} edges
 * @returns {string[][]}
 */
export function findCycles(edges) {
  const next = new Map(
    [...groupBy(edges, ({ from }) => from)].map(([from, ways]) => [from, ways.map(({ to }) => to)]),
  );
  /** @type {Set<string>} */
  const told = new Set();
  const cycles = [];
  for (const start of [...next.keys()].sort()) {
    if (told.has(start)) continue;
    const cycle = findWayBack(start, next);
    if (!cycle) continue;
    for (const path of cycle) told.add(path);
    cycles.push(cycle);
  }
  return cycles;
}

/** @param {string} start @param {Map<string, string[]>} next */
function findWayBack(start, next) {
  const ways = [[start]];
  const seen = new Set();
  for (let way = ways.shift(); way; way = ways.shift()) {
    for (const step of next.get(way.at(-1) ?? '') ?? []) {
      if (step === start) return way;
      if (seen.has(step)) continue;
      seen.add(step);
      ways.push([...way, step]);
    }
  }
  return undefined;
}

/**
 * Map.groupBy, which the Node that people run our commands with may not know.
 *
 * @template T
 * @param {readonly T[]} items @param {(item: T) => string} keyOf
 * @returns {Map<string, T[]>}
 */
export function groupBy(items, keyOf) {
  /** @type {Map<string, T[]>} */
  const groups = new Map();
  for (const item of items) {
    const group = groups.get(keyOf(item));
    if (group) group.push(item);
    else groups.set(keyOf(item), [item]);
  }
  return groups;
}
