/** A part of a style sheet on the top level of it or of a block of conditions: what it is for, and the text of it. */
export type CssPart =
  | { kind: 'rule'; css: string; needs: readonly (readonly string[])[] }
  | { kind: 'conditions'; head: string; parts: readonly CssPart[] }
  | { kind: 'other'; css: string };

const CONDITIONS = /^@(?:media|supports|container|layer)\b/;

/** A style sheet in its parts, in their order. */
export function partsOfCss(css: string): CssPart[] {
  const parts: CssPart[] = [];
  let at = 0;
  while (at < css.length) {
    const end = endOfPart(css, at);
    const text = css.slice(at, end).trim();
    at = end;
    if (text === '' || text.startsWith('/*')) continue;
    const open = text.indexOf('{');
    const head = open === -1 ? text : text.slice(0, open).trim();
    if (open !== -1 && CONDITIONS.test(head))
      parts.push({ kind: 'conditions', head, parts: partsOfCss(text.slice(open + 1, -1)) });
    else if (text.startsWith('@')) parts.push({ kind: 'other', css: text });
    else parts.push({ kind: 'rule', css: text, needs: selectorsIn(head).flatMap(needsOf) });
  }
  return parts;
}

/** Behind the bracket that closes what begins here, its semicolon, or the comment. */
function endOfPart(css: string, from: number): number {
  let depth = 0;
  for (let at = from; at < css.length; at += 1) {
    const sign = css[at];
    if (sign === '"' || sign === "'") at = endOfString(css, at);
    else if (sign === '\\') at += 1;
    else if (css.startsWith('/*', at)) {
      const end = css.indexOf('*/', at);
      if (end === -1) return css.length;
      if (depth === 0 && css.slice(from, at).trim() === '') return end + 2;
      at = end + 1;
    } else if (sign === '{') depth += 1;
    else if (sign === '}' && (depth -= 1) === 0) return at + 1;
    else if (sign === ';' && depth === 0) return at + 1;
  }
  return css.length;
}

function endOfString(css: string, from: number): number {
  for (let at = from + 1; at < css.length; at += 1) {
    if (css[at] === '\\') at += 1;
    else if (css[at] === css[from]) return at;
  }
  return css.length;
}

/** Parted at its commas, without those in brackets. */
function selectorsIn(list: string): string[] {
  const selectors: string[] = [];
  let [depth, from] = [0, 0];
  for (let at = 0; at < list.length; at += 1) {
    if (list[at] === '(' || list[at] === '[') depth += 1;
    if (list[at] === ')' || list[at] === ']') depth -= 1;
    if (list[at] !== ',' || depth > 0) continue;
    selectors.push(list.slice(from, at));
    from = at + 1;
  }
  return [...selectors, list.slice(from)];
}

const CLASS = /\.(-?[A-Za-z_][\w-]*)/g;
const ATTRIBUTE = /\[(data-[\w-]+)/g;
/** Which block this is stands beside the class that all blocks have. */
const BLOCK = /\[data-block=["']?([\w-]+)/g;
/** What owners choose and neither a script nor a text that comes later changes; these are told apart by their values. */
export const LASTING: readonly string[] = [
  'data-collection',
  'data-colour',
  'data-columns',
  'data-design',
  'data-divider',
  'data-height',
  'data-layout',
  'data-look',
  'data-ratio',
  'data-shape-mask',
  'data-side',
  'data-size',
  'data-space',
  'data-special',
  'data-style',
  'data-variant',
  'data-veil',
  'data-width',
];
const CHOICE = new RegExp(`\\[(${LASTING.join('|')})=["']?([\\w-]+)["']?\\]`, 'g');
const ONE_OF = /:(?:is|where)\(([^()]*)\)/;
/** More ways to match than this are thought to be one that needs nothing. */
const MAX_WAYS = 60;

/**
 * The ways in which a selector can match, each with the classes, the block and the choices of an owner it needs; where it
 * has none, attributes, as `[data-…`.
 * What stands in `:not()` and `:has()` asks for nothing here: rather too much is thought to be needed than too little.
 */
export function needsOf(selector: string): string[][] {
  const ways = waysOf(withoutInner(selector));
  return ways.length > MAX_WAYS ? [[]] : ways.map(needsOfWay);
}

/** Innermost brackets of what is no choice go first, so that a choice within is none either. */
function withoutInner(selector: string): string {
  let plain = selector;
  for (let before = ''; before !== plain;) {
    before = plain;
    plain = plain.replace(/(?<!:is|:where)\((?:[^()]|\([^()]*\))*\)/g, '');
  }
  return plain;
}

function waysOf(selector: string): string[] {
  const choice = ONE_OF.exec(selector);
  if (!choice) return [selector];
  const [whole, list = ''] = choice;
  const ways = selectorsIn(list).flatMap((one) => waysOf(selector.replace(whole, () => `${one} `)));
  return ways.slice(0, MAX_WAYS + 1);
}

function needsOfWay(way: string): string[] {
  const classes = new Set([...way.replace(/\[[^\]]*\]/g, '').matchAll(CLASS)].map(([, name = '']) => name));
  const blocks = [...way.matchAll(BLOCK)].map(([, type = '']) => `[data-block="${type}"`);
  const choices = [...way.matchAll(CHOICE)].map(([, name = '', value = '']) => `[${name}="${value}"`);
  const needs = [...classes, ...blocks, ...choices];
  if (needs.length > 0) return needs;
  return [...new Set([...way.matchAll(ATTRIBUTE)].map(([, name = '']) => `[${name}`))];
}

/** All that the rules of a sheet need, each combination once. */
export function needsOfParts(parts: readonly CssPart[]): string[][] {
  const found = new Map<string, string[]>();
  const add = (part: CssPart): void => {
    if (part.kind === 'conditions') part.parts.forEach(add);
    if (part.kind === 'rule')
      for (const needs of part.needs) found.set([...needs].sort().join(' '), [...needs]);
  };
  parts.forEach(add);
  return [...found.values()];
}

/** The sheet without the rules that need what is not there. */
export function cssFor(parts: readonly CssPart[], has: (need: string) => boolean): string {
  return parts
    .map((part) => {
      if (part.kind === 'other') return part.css;
      if (part.kind === 'rule') return part.needs.some((needs) => needs.every(has)) ? part.css : '';
      const inner = cssFor(part.parts, has);
      return inner === '' ? '' : `${part.head}{${inner}}`;
    })
    .join('');
}
