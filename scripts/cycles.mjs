/**
 * One shortest circle through each knot of a graph, beginning with its first file by name.
 *
 * @param {{ from: string, to: string }[]} edges
 * @returns {string[][]}
 */
export function findCycles(edges) {
  /** @type {Map<string, string[]>} */
  const next = new Map();
  for (const { from, to } of edges) next.set(from, [...(next.get(from) ?? []), to]);
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
