// The rules of the house as a pure function over its files: what each place may import, and what to do instead.
import { builtinModules } from 'node:module';
import { checkAdminFloors } from './admin-floors.mjs';
import { checkCalls } from './calls.mjs';
import { findCycles, groupBy } from './cycles.mjs';
import { checkFolderCycles } from './folders.mjs';
import { readCode } from './read-code.mjs';
import { resolveImport } from './resolve-import.mjs';

/**
 * @typedef {Record<string, string>} Tree source by path, with forward slashes
 * @typedef {{ path: string, line: number, fault: string, instead: string }} Finding
 * @typedef {import('./read-code.mjs').Code} Code
 * @typedef {Code['imports'][number] & { from: string, target: string | undefined }} Link
 */

export const MAX_LINES = 500;

/** From the bottom to the top; a folder may import itself and what is left of it. */
const LAYERS = ['core', 'contract', 'browser', 'blocks', 'site', 'admin'];
const EMPTY_NAMES = /^(?:.+-)?(?:utils?|helpers?|common|misc|managers?)$/i;
const CODE = /\.(?:ts|tsx|mjs|css)$/;
const GENERATED = /^server\/database\/migrations\//;
const TEST = /\.test\.tsx?$|^(?:e2e|bench|prove)\/|\/testing\//;
const RENDERERS = /^(?:react|react-dom|preact)(?:\/|$)/;
/** Packages that are much to load, for what many processes never do. */
const SELDOM = ['sharp', '@simplewebauthn/server'];
const builtins = new Set(builtinModules);

/** What the pure rules of `core/` must be handed instead of reaching for it. */
const AMBIENT =
  /\b(?:Date\.now\(|new Date\(\)|Math\.random\(|performance\.now\(|crypto\.|window\.|localStorage\.)/;

/** @param {string} path */
const topOf = (path) => path.split('/', 1)[0] ?? '';
/** @param {string} path */
export const isTest = (path) => TEST.test(path);
/** @param {string | undefined} target */
const isZod = (target) => /^zod(?:\/|$)/.test(target ?? '');

/**
 * @param {Tree} tree
 * @param {Map<string, Code>} [files] what is in it, read
 * @returns {Finding[]}
 */
export function findFaults(tree, files = readFiles(tree)) {
  const paths = Object.keys(tree).filter((path) => CODE.test(path) && !GENERATED.test(path));
  const product = linksOf(files);
  const findings = [
    ...paths.flatMap((path) => [...checkName(path), ...checkLength(path, tree[path] ?? '')]),
    ...product.flatMap((link) => [
      ...checkDirection(link),
      ...checkServer(link),
      ...checkStart(link),
      ...checkCore(link),
      ...checkStore(link),
      ...checkTestOnly(link),
      ...checkSpelling(link),
      ...checkAdminFloors(link),
    ]),
    ...paths
      .filter((path) => topOf(path) === 'core' && !isTest(path))
      .flatMap((path) => checkAmbient(path, tree)),
    ...paths.filter((path) => !isTest(path)).flatMap((path) => checkCalls(path, tree[path] ?? '')),
    ...checkVisitorCode(product),
    ...checkCycles(product),
    ...checkFolderCycles(loadsIn(product)),
  ];
  return findings.sort((a, b) => a.path.localeCompare(b.path) || a.line - b.line);
}

/** What is not a test, read. @param {Tree} tree @returns {Map<string, Code>} */
export function readFiles(tree) {
  const paths = Object.keys(tree).filter(
    (path) => CODE.test(path) && !GENERATED.test(path) && !isTest(path) && !path.endsWith('.css'),
  );
  return new Map(paths.map((path) => [path, readCode(path, tree[path] ?? '')]));
}

/** @param {Map<string, Code>} files @returns {Link[]} */
export function linksOf(files) {
  return [...files].flatMap(([from, { imports }]) =>
    imports.map((link) => ({ ...link, from, target: resolveImport(from, link.specifier) })),
  );
}

/** @param {Link} link @param {string} fault @param {string} instead @returns {Finding} */
const report = (link, fault, instead) => ({ path: link.from, line: link.line, fault, instead });

/** @param {string} path @returns {Finding[]} */
function checkName(path) {
  return path
    .split('/')
    .map((part) => part.replace(/\..*$/, ''))
    .filter((part) => EMPTY_NAMES.test(part))
    .map((part) => ({
      path,
      line: 1,
      fault: `"${part}" says nothing about what is inside`,
      instead: 'name it after the one thing it is about, beside its only user or in core/ or browser/',
    }));
}

/** @param {string} path @param {string} source @returns {Finding[]} */
function checkLength(path, source) {
  const lines = source.trimEnd().split('\n').length;
  if (lines <= MAX_LINES) return [];
  return [
    {
      path,
      line: lines,
      fault: `has ${lines} lines, more than ${MAX_LINES}`,
      instead: 'split it by subject',
    },
  ];
}

/** @param {Link} link @returns {Finding[]} */
function checkDirection(link) {
  const from = LAYERS.indexOf(topOf(link.from));
  const to = topOf(link.target ?? '');
  if (from < 0 || (!LAYERS.includes(to) && to !== 'server')) return [];
  if (to === 'server') {
    const fault = `${topOf(link.from)}/ imports server/`;
    return [report(link, fault, 'describe the exchange in contract/ and call it over HTTP')];
  }
  if (LAYERS.indexOf(to) <= from) return [];
  const fault = `${topOf(link.from)}/ imports ${to}/, which is built on top of it`;
  return [
    report(link, fault, `move what both need down into ${topOf(link.from)}/, or pass it in as a parameter`),
  ];
}

/** @param {Link} link @returns {Finding[]} */
function checkStart(link) {
  const { from, specifier, kind } = link;
  if (topOf(from) !== 'server' || kind !== 'value' || !SELDOM.includes(specifier)) return [];
  const instead = 'import() it where it is first used, as server/assets/pictures/open-sharp.ts does';
  return [report(link, `loads ${specifier} at every start`, instead)];
}

/** @param {Link} link @returns {Finding[]} */
function checkServer(link) {
  if (topOf(link.from) !== 'server' || !link.target) return [];
  const to = topOf(link.target);
  if (to === 'admin' || to === 'browser') {
    return [report(link, `server/ imports ${to}/`, 'move what both need into contract/ or core/')];
  }
  if (to === 'scripts') {
    return [
      report(link, 'server/ imports scripts/', 'move it into server/; scripts/ is for people at a terminal'),
    ];
  }
  const isReadable = /^site\/templates\/.+\.ts$|^blocks\/[^/]+\/fields\.ts$/.test(link.target);
  if ((to !== 'blocks' && to !== 'site') || link.kind === 'type' || isReadable) return [];
  const instead = 'use "import type", the built bundle, blocks/*/fields.ts or site/templates/*.ts';
  return [report(link, `server/ imports code of ${to}/, which Node cannot run unbuilt`, instead)];
}

/** @param {Link} link @returns {Finding[]} */
function checkCore(link) {
  if (topOf(link.from) !== 'core' || link.target) return [];
  const name = link.specifier;
  if (name.startsWith('node:') || builtins.has(name.split('/', 1)[0] ?? '')) {
    return [report(link, `core/ imports ${name}`, 'keep the rule pure and do the work in server/')];
  }
  if (!RENDERERS.test(name)) return [];
  return [
    report(link, `core/ imports ${name}`, 'return plain values and draw them in blocks/, site/ or admin/'),
  ];
}

/** @param {string} path @param {Tree} tree @returns {Finding[]} */
function checkAmbient(path, tree) {
  return (tree[path] ?? '').split('\n').flatMap((text, index) => {
    if (/^\s*(?:\/\/|\/?\*)/.test(text)) return [];
    const found = AMBIENT.exec(text.replaceAll(/'[^']*'|"[^"]*"|`[^`]*`/g, "''"));
    if (!found) return [];
    const fault = `core/ reaches for ${found[0].replace(/[.(]+$/, '')}`;
    return [
      {
        path,
        line: index + 1,
        fault,
        instead: 'take the time, the random value or the storage as a parameter',
      },
    ];
  });
}

/** @param {Link} link @returns {Finding[]} */
function checkStore(link) {
  const feature = /^server\/([^/]+)\/(?:[^/]+\/)*(?:[\w-]+-)?store\.ts$/.exec(link.target ?? '')?.[1];
  if (!feature || link.from.startsWith(`server/${feature}/`)) return [];
  return [report(link, `reads the rows of ${feature} directly`, `call server/${feature}/service.ts`)];
}

/** @param {Link} link @returns {Finding[]} */
function checkTestOnly(link) {
  if (!link.target || !isTest(link.target) || topOf(link.from) === 'scripts') return [];
  return [
    report(link, `imports ${link.target}, which is for tests`, 'move what the product needs out of it'),
  ];
}

/** @param {Link} link @returns {Finding[]} */
function checkSpelling(link) {
  const [from, to] = [topOf(link.from), topOf(link.target ?? '')];
  const isHouse = (/** @type {string} */ top) => LAYERS.includes(top) || top === 'server';
  if (!link.specifier.startsWith('.') || from === to || !isHouse(from) || !isHouse(to)) return [];
  return [report(link, `goes to ${to}/ by a relative path`, `write '#${link.target}'`)];
}

/**
 * What a visitor's browser loads must not carry zod. Followed through every import, since one rule with a schema in
 * it brings the whole library along.
 *
 * @param {Link[]} links
 * @returns {Finding[]}
 */
function checkVisitorCode(links) {
  const carried = groupBy(
    links.filter(({ kind }) => kind !== 'type'),
    ({ from }) => from,
  );
  const isStart = (/** @type {string} */ path) =>
    topOf(path) === 'browser' || /^(?:blocks|site)\/.+\/island\.tsx?$|^site\/client\.ts$/.test(path);
  /** @type {Map<string, Finding>} */
  const findings = new Map();
  for (const start of [...carried.keys()].filter(isStart)) {
    const trails = [[start]];
    const seen = new Set([start]);
    for (let trail = trails.shift(); trail; trail = trails.shift()) {
      for (const link of carried.get(trail.at(-1) ?? '') ?? []) {
        if (isZod(link.target ?? link.specifier)) {
          const way = trail.length > 1 ? ` (it comes by way of ${trail.slice(0, -1).join(' → ')})` : '';
          const fault = `brings ${link.target ?? link.specifier} into the visitor's browser${way}`;
          const instead = 'use "import type", or keep the rule in a file that needs no schema';
          findings.set(`${link.from}:${link.line}`, report(link, fault, instead));
        } else if (link.target && !seen.has(link.target)) {
          seen.add(link.target);
          trails.push([...trail, link.target]);
        }
      }
    }
  }
  return [...findings.values()];
}

/** Imports that bring code, also when it comes later. @param {Link[]} links */
export function loadsIn(links) {
  return links.flatMap(({ from, target, kind }) =>
    target && kind !== 'type' && /\.(?:tsx?|mjs)$/.test(target) && !isTest(from)
      ? [{ from, to: target }]
      : [],
  );
}

/** @param {Link[]} links @returns {Finding[]} */
function checkCycles(links) {
  const edges = links.flatMap(({ from, target, kind }) =>
    target && kind === 'value' ? [{ from, to: target }] : [],
  );
  return findCycles(edges).map((cycle) => ({
    path: cycle[0] ?? '',
    line: 1,
    fault: `imports itself in a circle: ${[...cycle, cycle[0]].join(' → ')}`,
    instead: 'move what they share into a file of its own, or pass it in as a parameter',
  }));
}
