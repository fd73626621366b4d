// Reads a source file with the parser of the build: what it imports and exports, its functions, and which of
// its top-level statements mention which names.
import { parseSync } from 'vite';
import { resolveImport } from './resolve-import.mjs';
import { tellWritten } from './admin-sentences.mjs';
import { forParts, mailedBy, tellSaid } from './said.mjs';

/**
 * @typedef {{ type: string, start: number, end: number } & Record<string, unknown>} AstNode
 *
 * @typedef {object} CodeFunction
 * @property {string} name
 * @property {number} line
 * @property {number} lines
 * @property {number} parameters
 *
 * @typedef {object} Statement
 * @property {string[]} declares
 * @property {Set<string>} mentions names it uses, wherever they come from
 * @property {string[]} loads files it imports when it runs
 *
 * @typedef {object} Taken what a name of this file stands for in another one
 * @property {string} file
 * @property {string} name `*` for all of it
 *
 * @typedef {object} Code
 * @property {Map<string, Taken>} takes by local name
 * @property {Map<string, { local: string, line: number } | Taken & { line: number }>} gives by exported name
 * @property {string[]} passesOn files of which everything is exported again
 * @property {string[]} loads files whose statements run when this one is loaded
 * @property {{ specifier: string, kind: 'value' | 'type' | 'dynamic', line: number }[]} imports
 * @property {Statement[]} statements
 * @property {CodeFunction[]} functions
 * @property {{ text: string, line: number }[]} says what its markup says to visitors in words of its own
 * @property {{ text: string, line: number }[]} mails what the fields of a mail say in words of their own
 * @property {number} decisions places where it goes one way or the other
 * @property {{ text: string, line: number }[]} writes what its code says to people, wherever it stands
 * @property {number} casts
 * @property {number} unsafeCasts
 */

const DECISIONS = new Set(['IfStatement', 'ConditionalExpression', 'SwitchStatement']);
const FUNCTIONS = new Set(['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression']);

/** @param {string} path @param {string} source @returns {Code} */
export function readCode(path, source) {
  const { program, module, errors } = parseSync(path, source);
  if (errors.length > 0) throw new Error(`${path}: ${errors[0]?.message}`);
  const lineOf = lineFinder(source);
  const code = /** @type {Code} */ ({
    takes: new Map(),
    gives: new Map(),
    passesOn: [],
    loads: [],
    imports: [],
    statements: [],
    functions: [],
    says: [],
    mails: [],
    decisions: 0,
    writes: [],
    casts: 0,
    unsafeCasts: 0,
  });
  readImportRecords(code, path, module);
  readExportRecords(code, path, { module, lineOf });
  for (const node of /** @type {AstNode[]} */ (/** @type {unknown} */ (program.body))) {
    readStatement(code, node, { path, lineOf });
  }
  return code;
}

/** @param {Code} code @param {string} path @param {import('vite').ParseResult['module']} module */
function readImportRecords(code, path, { staticImports }) {
  for (const { moduleRequest, entries } of staticImports) {
    const file = resolveImport(path, moduleRequest.value);
    if (!file) continue;
    if (entries.length === 0 || entries.some(({ isType }) => !isType)) code.loads.push(file);
    for (const { importName, localName } of entries) {
      code.takes.set(localName.value, { file, name: nameOf(importName, 'NamespaceObject') });
    }
  }
}

/** @param {Code} code @param {string} path @param {{ module: import('vite').ParseResult['module'], lineOf: (at: number) => number }} from */
function readExportRecords(code, path, { module, lineOf }) {
  for (const { entries } of module.staticExports) {
    for (const { moduleRequest, importName, exportName, localName, start } of entries) {
      const line = lineOf(start);
      if (!moduleRequest) {
        code.gives.set(nameOf(exportName, ''), { local: localName.name ?? 'default', line });
        continue;
      }
      const file = resolveImport(path, moduleRequest.value);
      if (!file) continue;
      code.loads.push(file);
      if (importName.kind === 'AllButDefault') code.passesOn.push(file);
      else code.gives.set(nameOf(exportName, ''), { file, name: nameOf(importName, 'All'), line });
    }
  }
}

/** @param {{ kind: string, name?: string | null }} entry @param {string} all the kind that stands for everything */
function nameOf({ kind, name }, all) {
  if (kind === all) return '*';
  return kind === 'Default' ? 'default' : (name ?? '*');
}

/** @param {Code} code @param {AstNode} node @param {{ path: string, lineOf: (at: number) => number }} from */
function readStatement(code, node, { path, lineOf }) {
  const source = /** @type {{ value: string } | null | undefined} */ (node['source']);
  if (source) {
    const isType = (node['importKind'] ?? node['exportKind']) === 'type';
    code.imports.push({
      specifier: source.value,
      kind: isType ? 'type' : 'value',
      line: lineOf(node.start),
    });
    return;
  }
  /** @type {Statement} */
  const statement = { declares: declaredBy(node), mentions: new Set(), loads: [] };
  walk(node, undefined, (inner, parent) => {
    if (inner.type === 'Identifier' || inner.type === 'JSXIdentifier') {
      statement.mentions.add(String(inner['name']));
    }
    if (inner.type === 'ImportExpression' || inner.type === 'TSImportType') {
      const specifier = specifierOf(inner);
      const kind = inner.type === 'TSImportType' ? 'type' : 'dynamic';
      if (specifier) code.imports.push({ specifier, kind, line: lineOf(inner.start) });
      const file = resolveImport(path, specifier);
      if (file) statement.loads.push(file);
    }
    for (const text of mailedBy(inner)) code.mails.push({ text, line: lineOf(inner.start) });
    if (DECISIONS.has(inner.type) || isAndOr(inner)) code.decisions += 1;
    if (inner.type === 'TSAsExpression' && !isConst(inner)) {
      code.casts += 1;
      if (/** @type {AstNode} */ (inner['expression']).type === 'TSAsExpression') code.unsafeCasts += 1;
    }
    if (FUNCTIONS.has(inner.type)) {
      code.functions.push({
        name: functionName(inner, parent),
        line: lineOf(inner.start),
        lines: lineOf(inner.end) - lineOf(inner.start) + 1,
        parameters: /** @type {AstNode[]} */ (inner['params']).filter((parameter) => !isThis(parameter))
          .length,
      });
    }
  });
  tellSaid(node, (text, at) => code.says.push({ text, line: lineOf(at) }));
  if (path.startsWith('admin/'))
    tellWritten(node, (text, at) => code.writes.push({ text, line: lineOf(at) }));
  code.statements.push(statement);
}

/** A value in the place of a missing one is no decision. @param {AstNode} node */
const isAndOr = (node) => node.type === 'LogicalExpression' && node['operator'] !== '??';

/** @param {AstNode} node */
function isConst(node) {
  const written = /** @type {AstNode & { typeName?: { name?: string } }} */ (node['typeAnnotation']);
  return written.typeName?.name === 'const';
}

/** @param {AstNode} parameter */
const isThis = (parameter) => parameter.type === 'Identifier' && parameter['name'] === 'this';

/** @param {AstNode} node @returns {string} */
function specifierOf(node) {
  const source = /** @type {{ value?: unknown, literal?: { value?: unknown } } | undefined} */ (
    node['source'] ?? node['argument']
  );
  const value = source?.value ?? source?.literal?.value;
  return typeof value === 'string' ? value : '';
}

/** @param {AstNode} node @param {AstNode | undefined} parent */
function functionName(node, parent) {
  const own = /** @type {{ name?: string } | null} */ (node['id']);
  if (own?.name) return own.name;
  const named = /** @type {{ name?: string } | undefined} */ (parent?.['id'] ?? parent?.['key']);
  return named?.name ?? '(unnamed)';
}

/** @param {AstNode} node @returns {string[]} */
function declaredBy(node) {
  if (node.type === 'ExportDefaultDeclaration') {
    const own = /** @type {{ id?: { name?: string } | null }} */ (node['declaration']).id;
    return ['default', ...(own?.name ? [own.name] : [])];
  }
  const declaration = /** @type {AstNode} */ (node['declaration'] ?? node);
  if (declaration.type === 'VariableDeclaration') {
    return /** @type {AstNode[]} */ (declaration['declarations']).flatMap(({ id }) =>
      boundBy(/** @type {AstNode} */ (id)),
    );
  }
  const named = /** @type {{ name?: string } | undefined} */ (declaration['id']);
  return named?.name ? [named.name] : [];
}

/** The names a pattern binds. @param {AstNode | null} pattern @returns {string[]} */
function boundBy(pattern) {
  if (!pattern) return [];
  const inner = (/** @type {string} */ key) => boundBy(/** @type {AstNode} */ (pattern[key]));
  const all = (/** @type {string} */ key) => /** @type {AstNode[]} */ (pattern[key]).flatMap(boundBy);
  switch (pattern.type) {
    case 'Identifier':
      return [String(pattern['name'])];
    case 'ObjectPattern':
      return all('properties');
    case 'ArrayPattern':
      return all('elements');
    case 'Property':
      return inner('value');
    case 'AssignmentPattern':
      return inner('left');
    case 'RestElement':
      return inner('argument');
    default:
      return [];
  }
}

/** @param {AstNode} node @param {AstNode | undefined} parent @param {(node: AstNode, parent: AstNode | undefined) => void} visit */
function walk(node, parent, visit) {
  visit(node, parent);
  forParts(node, (part) => walk(part, node, visit));
}

/** @param {string} source */
function lineFinder(source) {
  const ends = [...source.matchAll(/\n/g)].map(({ index }) => index);
  return (/** @type {number} */ at) => {
    let [low, high] = [0, ends.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((ends[middle] ?? Infinity) < at) low = middle + 1;
      else high = middle;
    }
    return low + 1;
  };
}
