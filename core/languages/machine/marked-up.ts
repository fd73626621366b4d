import { fromTokens, splitTokens, type Token } from '../exchange/codes.ts';
import { findTerms, saidAs, type Term } from '../glossary.ts';
import { hasWords, type TextValue } from '../texts.ts';

/**
 * A text on its way to a machine: one line of markup for each paragraph. `<g id="1">…</g>` is formatting, and
 * `<x id="k1">…</x>` holds what has to come back unchanged.
 */
export interface MarkedUp {
  lines: readonly string[];
  /** The text made of the translated lines; nothing where one has lost or gained something. */
  read: (translated: readonly string[]) => TextValue | undefined;
}

/** A line break or another code without words. */
const SINGLE = /^\d+$/;

interface Line {
  markup: string;
  /** The space around it, which machines do not keep. */
  around: readonly [before: string, after: string];
  ids: readonly string[];
  /** What is put where a machine was told to keep it. */
  kept: ReadonlyMap<string, string>;
}

export function markUp(text: TextValue, terms: readonly Term[]): MarkedUp {
  const parts = splitTokens(text).map(({ tokens, isWords }) =>
    isWords ? settle(tokens, toMarkup(tokens, terms)) : { tokens },
  );
  const lines = parts.flatMap(({ line }) => (line ? [line.markup] : []));
  return {
    lines,
    read(translated) {
      if (translated.length !== lines.length) return undefined;
      let next = 0;
      const all: Token[] = [];
      for (const { tokens, line } of parts) {
        const read = line ? fromMarkup(translated[next++] ?? '', line) : tokens;
        if (!read) return undefined;
        all.push(...read);
      }
      return fromTokens(all, text);
    },
  };
}

/** A line that says nothing but what is kept needs no machine. */
function settle(tokens: readonly Token[], line: Line): { tokens: readonly Token[]; line?: Line } {
  if (hasWords(line.markup.replaceAll(KEPT, '').replaceAll(/<[^>]*>/g, ''))) return { tokens, line };
  return { tokens: (line.kept.size > 0 && readMarkup(line.markup, line)) || tokens };
}

const KEPT = /<x id="\w+">.*?<\/x>/gs;

function toMarkup(tokens: readonly Token[], terms: readonly Term[]): Line {
  const ids: string[] = [];
  const kept = new Map<string, string>();
  const keep = (words: string, shown = words): string => {
    const id = `k${kept.size + 1}`;
    kept.set(id, shown);
    ids.push(id);
    return `<x id="${id}">${escape(shown)}</x>`;
  };
  const markup = tokens
    .map((token) => {
      if ('text' in token) return markWords(token.text, terms, keep);
      if ('open' in token) {
        ids.push(String(token.open));
        return `<g id="${token.open}">`;
      }
      if ('close' in token) return '</g>';
      ids.push(String(token.single));
      return `<x id="${token.single}"></x>`;
    })
    .join('');
  const around = [/^\s*/.exec(markup)?.[0] ?? '', /\s*$/.exec(markup)?.[0] ?? ''] as const;
  return { markup: markup.trim(), around, ids, kept };
}

/** Words with what must not be translated apart: arguments, addresses, and the terms of the site in its own words. */
function markWords(
  words: string,
  terms: readonly Term[],
  keep: (words: string, shown?: string) => string,
): string {
  const fixed = [
    ...findArguments(words),
    ...[...words.matchAll(ADDRESS)].map(({ index, 0: found }) => ({ from: index, to: index + found.length })),
  ];
  const said = findTerms(words, terms).map(({ from, to, term }) => ({
    from,
    to,
    shown: term.translation === '' ? words.slice(from, to) : saidAs(term),
  }));
  let [marked, at] = ['', 0];
  for (const { from, to, shown } of [
    ...fixed.map((each) => ({ ...each, shown: undefined })),
    ...said,
  ].toSorted((a, b) => a.from - b.from || b.to - a.to)) {
    if (from < at) continue;
    marked += escape(words.slice(at, from)) + keep(words.slice(from, to), shown);
    at = to;
  }
  return marked + escape(words.slice(at));
}

const ADDRESS =
  /https?:\/\/[^\s<>"]+[^\s<>".,;:!?)]|[\w.+-]+@[\w-]+(?:\.[\w-]+)+|%[A-Za-z_][\w.]*%|\$\{[^{}]*\}/g;

/** What stands in braces, with all the braces inside: an argument of a message is kept as a whole. */
function findArguments(words: string): { from: number; to: number }[] {
  const found: { from: number; to: number }[] = [];
  for (let at = words.indexOf('{'); at >= 0; at = words.indexOf('{', at)) {
    let [depth, to] = [0, at];
    do {
      if (words[to] === '{') depth += 1;
      if (words[to] === '}') depth -= 1;
      to += 1;
    } while (depth > 0 && to < words.length);
    if (depth > 0) return found;
    found.push({ from: at, to });
    at = to;
  }
  return found;
}

/** The tokens of a translated line, each code of the source in it exactly once. */
function fromMarkup(markup: string, line: Line): Token[] | undefined {
  const said = markup.replaceAll(/<x\b[^<>]*>[^<]*<\/x>|<[^<>]*>/g, '');
  return hasWords(said) ? readMarkup(markup, line) : undefined;
}

function readMarkup(markup: string, { around, ids, kept }: Line): Token[] | undefined {
  const tokens: Token[] = [{ text: around[0] }];
  const seen: string[] = [];
  const open: number[] = [];
  let isKept = false;
  for (const [part, end, name, attributes = '', isEmpty] of markup.trim().matchAll(PARTS)) {
    if (part === '<') return undefined;
    if (name === undefined) {
      if (!isKept) tokens.push({ text: unescape(part) });
      continue;
    }
    if (end) {
      if (name === 'x') isKept = false;
      else tokens.push({ close: open.pop() ?? Number.NaN });
      continue;
    }
    const id = /\bid="(k?\d+)"/.exec(attributes)?.[1];
    if (id === undefined || isKept) return undefined;
    seen.push(id);
    if (name === 'g') {
      tokens.push({ open: Number(id) });
      open.push(Number(id));
      continue;
    }
    tokens.push(SINGLE.test(id) ? { single: Number(id) } : { text: kept.get(id) ?? '' });
    isKept = !isEmpty;
  }
  const isWhole = !isKept && open.length === 0 && seen.toSorted().join() === ids.toSorted().join();
  return isWhole ? [...tokens, { text: around[1] }] : undefined;
}

const PARTS = /<(\/?)([gx])\b([^<>]*?)(\/?)>|[^<]+|</g;

const ESCAPES = { '&': '&amp;', '<': '&lt;', '>': '&gt;' } as const;
const escape = (words: string): string =>
  words.replaceAll(/[&<>]/g, (sign) => ESCAPES[sign as keyof typeof ESCAPES]);

const NAMED: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
};
const unescape = (words: string): string =>
  words.replaceAll(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w+));/gi, (whole, decimal, hex, name: string) => {
    const code = decimal === undefined ? Number.parseInt(hex as string, 16) : Number(decimal);
    if (name !== undefined) return NAMED[name.toLowerCase()] ?? whole;
    return code > 0 && code <= 0x10_ff_ff ? String.fromCodePoint(code) : whole;
  });
