// `npm run figures`: the structure of the code in numbers, to see which way it goes.
import { isTest, linksOf, loadsIn, readFiles } from './boundaries.mjs';
import { readCode } from './read-code.mjs';
import { checkFolderCycles, checkFolderSizes } from './folders.mjs';
import { checkReached, PRODUCT } from './reachability.mjs';
import { resolveImport } from './resolve-import.mjs';
import { readSourceTree } from './source-tree.mjs';

const LONG_FUNCTION_LINES = 50;
const wants = new Set(process.argv.slice(2));

const tree = readSourceTree();
const files = readFiles(tree);
const product = [...files].filter(([path]) => PRODUCT.test(path));
const lines = product.reduce((sum, [path]) => sum + (tree[path] ?? '').split('\n').length, 0);
const functions = product.flatMap(([path, code]) => code.functions.map((found) => ({ ...found, path })));
const casts = product.reduce((sum, [, code]) => sum + code.casts, 0);
const unsafeCasts = product.reduce((sum, [, code]) => sum + code.unsafeCasts, 0);
const edges = loadsIn(linksOf(files));
const tested = findTested();
const deciding = product.filter(([, code]) => code.decisions > 0);
const share = (/** @type {number} */ part, /** @type {number} */ whole) =>
  `${((100 * part) / whole).toFixed(0)} %`;
const isTested = (/** @type {string} */ path) => tested.beside.has(path) || tested.imported.has(path);

/** @type {Record<string, { figure: string | number, list: string[] }>} */
const figures = {
  files: { figure: product.length, list: [] },
  lines: { figure: lines, list: [] },
  'with a test of the same name': {
    figure: share(product.filter(([path]) => tested.beside.has(path)).length, product.length),
    list: [],
  },
  'with such a test, or imported by one': {
    figure: share(product.filter(([path]) => isTested(path)).length, product.length),
    list: [],
  },
  'files that decide something': { figure: deciding.length, list: [] },
  'of them with such a test, or imported by one': {
    figure: share(deciding.filter(([path]) => isTested(path)).length, deciding.length),
    list: deciding
      .filter(([path]) => !isTested(path))
      .sort(([, one], [, other]) => other.decisions - one.decisions)
      .map(([path, { decisions }]) => `${path} ${decisions}`),
  },
  [`functions above ${LONG_FUNCTION_LINES} lines`]: count(
    functions.filter((found) => found.lines > LONG_FUNCTION_LINES).map(sayFunction),
  ),
  'circles of folders': count(checkFolderCycles(edges).map(sayFinding)),
  'folders that are too full': count(checkFolderSizes(Object.keys(tree)).map(sayFinding)),
  'exports nothing in the product reaches': count(checkReached(files).map(sayFinding)),
  'casts in 1,000 lines': { figure: ((1000 * casts) / lines).toFixed(2), list: [] },
  'casts through unknown': { figure: unsafeCasts, list: [] },
};

for (const [name, { figure, list }] of Object.entries(figures)) {
  console.log(`${String(figure).padStart(8)}  ${name}`);
  if (wants.has('--list') && list.length > 0)
    console.log(list.map((line) => `            ${line}`).join('\n'));
}

/** @param {string[]} list */
function count(list) {
  return { figure: list.length, list };
}

/** @param {typeof functions[number]} found */
function sayFunction(found) {
  return `${found.path}:${found.line} ${found.name} ${found.lines}`;
}

/** @param {import('./boundaries.mjs').Finding} finding */
function sayFinding({ path, line, fault }) {
  return `${path}:${line} ${fault}`;
}

function findTested() {
  const beside = new Set();
  const imported = new Set();
  for (const path of Object.keys(tree).filter((file) => isTest(file) && /\.tsx?$/.test(file))) {
    const subject = path.replace(/(?:\.browser)?\.test\.tsx?$/, '');
    for (const ending of ['.ts', '.tsx', '.mjs'])
      if (files.has(subject + ending)) beside.add(subject + ending);
    if (!/\.test\.tsx?$/.test(path)) continue;
    for (const { specifier, kind } of readCode(path, tree[path] ?? '').imports) {
      // Whoever takes only a type from a file says nothing of what it does.
      if (kind === 'type') continue;
      const target = resolveImport(path, specifier);
      if (target) imported.add(target);
    }
  }
  return { beside, imported };
}
