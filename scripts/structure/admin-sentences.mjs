// What owners read in the admin stands in the words.ts beside its code, where it is found, changed and translated.
import { forParts } from './said.mjs';

/**
 * @typedef {import('./read-code.mjs').AstNode} AstNode
 * @typedef {import('./boundaries.mjs').Finding} Finding
 */

/** Tests, and the catalogues themselves. */
const ELSEWHERE = /\.test\.tsx?$|\/words\.ts$|^admin\/words\//;

/** Attributes and fields of objects whose text is read or heard by people. */
const READ = new Set([
  'alt',
  'aria-description',
  'aria-label',
  'aria-roledescription',
  'aria-valuetext',
  'caption',
  'description',
  'help',
  'hint',
  'label',
  'legend',
  'message',
  'nothingFoundMessage',
  'placeholder',
  'summary',
  'title',
]);
/** Handed to these, a text is shown: notices and what is read aloud. */
const TELLS = /^(?:tellUndoable|announce|notifications\.show|setSaid)$/;
/** A word in small letters, or a beginning of one. Abbreviations such as PDF are the same everywhere. */
const WORD = /\p{Ll}{2}|\p{Lu}\p{Ll}/u;
/** Two words, or one with a capital: no name of a class, key or path looks like that. */
const SENTENCE = /^\p{Lu}\p{Ll}+[.…]?$|\p{L}{2}[,.:;!?…”]* +[“(]?\p{L}/u;
/** Keys of a keyboard, and types of the browser and of parsed code, which begin with a capital too. */
const NAME = /^(?:Arrow\w+|Backspace|Delete|End|Enter|Escape|Files|Home|Tab)$/;
/** An example of an address is the same everywhere. */
const ADDRESS = /^(?:https:\/)?\/\S*$/;
/** Among them what pictures of the help are taken by: what is pressed, and what is seen then. */
const NOT_SAID =
  /^(?:aria-keyshortcuts|className|component|fontFamily|color|keys|mediaType|press|shows|style|type)$/;
/** What only developers meet, and what names things for programs. */
const FOR_PROGRAMS =
  /^(?:Error|Set|console\.\w+|late|keyFor|.*\.(?:closest|getChild|includes|matches|querySelector|querySelectorAll|split))$/;

/** @param {string} path @param {readonly { text: string, line: number }[]} written @returns {Finding[]} */
export function checkAdminSentences(path, written) {
  if (!path.startsWith('admin/') || ELSEWHERE.test(path)) return [];
  return written.map(({ text, line }) => ({
    path,
    line,
    fault: `says “${text.trim().replace(/\s+/g, ' ').slice(0, 60)}” in its own code`,
    instead: 'put it into the words.ts of its folder, and German into admin/words/de.json',
  }));
}

/** Tells the texts that people read or hear, as far as they are written here. @param {AstNode} node @param {import('./said.mjs').Tell} tell */
export function tellWritten(node, tell) {
  look(node, tell, []);
}

/** @param {AstNode} node @param {import('./said.mjs').Tell} tell @param {AstNode[]} around */
function look(node, tell, around) {
  if (/^(?:Import|ExportAll)/.test(node.type)) return;
  if (node.type.startsWith('TS') && !/^TS(?:As|NonNull|Satisfies)/.test(node.type)) return;
  const text = textOf(node);
  if (text !== undefined && isSaid(text, node, around)) tell(text, node.start);
  around.push(node);
  forParts(node, (part) => look(part, tell, around));
  around.pop();
}

/** @param {AstNode} node @returns {string | undefined} */
function textOf(node) {
  if (node.type === 'JSXText') return String(node['value']);
  if (node.type === 'Literal') return typeof node['value'] === 'string' ? node['value'] : undefined;
  if (node.type !== 'TemplateLiteral') return undefined;
  return /** @type {{ value: { cooked: string } }[]} */ (node['quasis'])
    .map(({ value }) => value.cooked)
    .join(' ');
}

/** @param {string} text @param {AstNode} node @param {readonly AstNode[]} around */
function isSaid(text, node, around) {
  if (ADDRESS.test(text)) return false;
  if (node.type === 'JSXText') return WORD.test(text);
  const parent = around.at(-1);
  if (!parent || parent['key'] === node || parent['property'] === node || parent.type === 'SwitchCase')
    return false;
  if (parent.type === 'BinaryExpression' && parent['operator'] !== '+') return false;
  const holder = around.findLast(({ type }) => !PASSES_ON.has(type));
  const name = nameOf(holder);
  if (holder?.type === 'CallExpression' || holder?.type === 'NewExpression') {
    if (FOR_PROGRAMS.test(name)) return false;
    return TELLS.test(name) ? WORD.test(text) : isSentence(text);
  }
  if (NOT_SAID.test(name) || !READ.has(name)) return !NOT_SAID.test(name) && isSentence(text);
  // A field of that name may also hold the name of something.
  return WORD.test(text) && (holder?.type === 'JSXAttribute' || /\p{Lu}|\s/u.test(text));
}

/** @param {string} text */
const isSentence = (text) =>
  SENTENCE.test(text) && WORD.test(text) && !NAME.test(text) && !/[{};<>=]|^[@#[(]|\dpx|^\w+\(/.test(text);

const PASSES_ON = new Set([
  'ArrayExpression',
  'ConditionalExpression',
  'JSXExpressionContainer',
  'LogicalExpression',
  'TSAsExpression',
  'TSSatisfiesExpression',
  'TemplateLiteral',
]);

/** Of an attribute, a field of an object or a called function. @param {AstNode | undefined} node @returns {string} */
function nameOf(node) {
  const part = /** @type {AstNode | undefined} */ (node?.['callee'] ?? node?.['key'] ?? node?.['name']);
  if (part?.type === 'MemberExpression') {
    const of = (/** @type {string} */ key) => nameOf({ ...part, callee: part[key] });
    return `${of('object')}.${of('property')}`;
  }
  const name = typeof part === 'string' ? part : (part?.['name'] ?? part?.['value']);
  return typeof name === 'string' ? name : '';
}
