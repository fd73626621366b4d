// What markup says in words of its own, apart from what only owners see: the text of a <Placeholder>, and whatever is
// drawn only while `isEditing`.

/** @typedef {import('./read-code.mjs').AstNode} AstNode */

/** Attributes whose value is read by people. */
const READ_ATTRIBUTES = new Set([
  'alt',
  'aria-description',
  'aria-label',
  'aria-roledescription',
  'aria-valuetext',
  'label',
  'placeholder',
  'title',
]);
/** Fields of a mail, and of its rows, that are read by people. */
const MAIL_FIELDS = new Set(['subject', 'paragraphs', 'afterwards', 'title', 'label', 'words']);
/** What a function answers is also a class, a key or an address; these are none. */
const SENTENCE = /^\p{Lu}\p{Ll}+(?: |$)/u;
const FOR_OWNERS = 'Placeholder';
const EDITING = 'isEditing';

/** @typedef {(text: string, at: number) => void} Tell */

/** Tells what visitors can read of a node and of all that is in it. @param {AstNode} node @param {Tell} tell @param {AstNode} [parent] */
export function tellSaid(node, tell, parent) {
  for (const text of saidBy(node, parent)) tell(text, node.start);
  if (elementName(node) === FOR_OWNERS) return;
  const unseen = ownersPart(node);
  forParts(node, (part) => {
    if (part !== unseen) tellSaid(part, tell, node);
  });
}

/** @param {AstNode} node @returns {AstNode | undefined} */
function ownersPart(node) {
  const part = (/** @type {string} */ key) => /** @type {AstNode} */ (node[key]);
  if (node.type === 'LogicalExpression')
    return node['operator'] === '&&' && needsEditing(part('left')) ? part('right') : undefined;
  if (node.type !== 'ConditionalExpression' && node.type !== 'IfStatement') return undefined;
  return needsEditing(part('test')) ? part('consequent') : undefined;
}

/** @param {AstNode} test @returns {boolean} */
function needsEditing(test) {
  const inner = (/** @type {string} */ key) => needsEditing(/** @type {AstNode} */ (test[key]));
  switch (test.type) {
    case 'Identifier':
      return test['name'] === EDITING;
    case 'MemberExpression':
      return inner('property');
    case 'LogicalExpression':
      return test['operator'] === '&&' && (inner('left') || inner('right'));
    default:
      return false;
  }
}

/** @param {AstNode} node */
function elementName(node) {
  const opening = /** @type {{ name?: { name?: string } } | undefined} */ (node['openingElement']);
  return opening?.name?.name;
}

/** @param {AstNode} node @param {AstNode | undefined} parent @returns {string[]} */
function saidBy(node, parent) {
  if (node.type === 'JSXText') return [String(node['value'])];
  if (node.type === 'JSXAttribute') {
    const { name } = /** @type {{ name: string }} */ (node['name']);
    return READ_ATTRIBUTES.has(name) ? textsOf(/** @type {AstNode | null} */ (node['value'])) : [];
  }
  // An entry of a table of titles.
  if (node.type === 'ArrowFunctionExpression' && parent?.type === 'Property')
    return textsOf(/** @type {AstNode} */ (node['body'])).filter((text) => SENTENCE.test(text));
  return node.type === 'JSXExpressionContainer' && parent?.type !== 'JSXAttribute' ? textsOf(node) : [];
}

/** What a field of a mail says in words of its own. @param {AstNode} node @returns {string[]} */
export function mailedBy(node) {
  if (node.type !== 'Property') return [];
  const key = /** @type {{ name?: string } | undefined} */ (node['key']);
  return MAIL_FIELDS.has(key?.name ?? '') ? textsOf(/** @type {AstNode} */ (node['value'])) : [];
}

/** The texts a value can be, as far as they are written there. @param {AstNode | null} value @returns {string[]} */
function textsOf(value) {
  const inner = (/** @type {string} */ key) => {
    const part = /** @type {AstNode} */ (value?.[key]);
    return value && part === ownersPart(value) ? [] : textsOf(part);
  };
  switch (value?.type) {
    case 'Literal':
      return typeof value['value'] === 'string' ? [value['value']] : [];
    case 'TemplateLiteral':
      return /** @type {{ value: { raw: string } }[]} */ (value['quasis']).map((part) => part.value.raw);
    case 'ArrayExpression':
      return /** @type {AstNode[]} */ (value['elements']).flatMap(textsOf);
    case 'JSXExpressionContainer':
      return inner('expression');
    case 'ConditionalExpression':
      return [...inner('consequent'), ...inner('alternate')];
    case 'LogicalExpression':
      return [...inner('left'), ...inner('right')];
    default:
      return [];
  }
}

/** @param {AstNode} node @param {(part: AstNode) => void} visit */
export function forParts(node, visit) {
  for (const value of Object.values(node)) {
    if (!Array.isArray(value)) {
      if (isNode(value)) visit(value);
    } else for (const item of value) if (isNode(item)) visit(item);
  }
}

/** @param {unknown} value @returns {value is AstNode} */
const isNode = (value) => typeof value === 'object' && value !== null && 'type' in value && 'start' in value;
