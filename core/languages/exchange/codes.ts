import type { Inline, ListItem, Mark, RichText, TextBlock } from '../../rich-text/document.ts';
import { readRichText } from '../../rich-text/read.ts';
import type { TextValue } from '../texts.ts';

/** A text as translators get it: its words, and numbers where its formatting begins and ends. */
export type Token = { text: string } | { open: number } | { close: number } | { single: number };

type Code = { block: Record<string, unknown> } | { mark: Mark } | { single: Record<string, unknown> };

const isInlineHolder = (type: unknown) => type === 'paragraph' || type === 'heading' || type === 'codeBlock';

/** The words of a text with numbered codes, and what each code stands for. */
function encode(doc: RichText): { tokens: Token[]; codes: ReadonlyMap<number, Code> } {
  const tokens: Token[] = [];
  const codes = new Map<number, Code>();
  const number = (code: Code): number => {
    codes.set(codes.size + 1, code);
    return codes.size;
  };
  const wrap = (code: Code, inside: () => void) => {
    const id = number(code);
    tokens.push({ open: id });
    inside();
    tokens.push({ close: id });
  };
  const inline = (node: Inline) => {
    if (node.type === 'hardBreak') {
      tokens.push({ single: number({ single: { type: 'hardBreak' } }) });
      return;
    }
    const within = (marks: readonly Mark[]) => {
      const [mark, ...rest] = marks;
      if (mark) wrap({ mark }, () => within(rest));
      else tokens.push({ text: node.text });
    };
    within(node.marks ?? []);
  };
  const block = (node: TextBlock | ListItem) => {
    const { content, ...shell } = { content: undefined, ...node };
    if (node.type === 'horizontalRule') {
      tokens.push({ single: number({ single: shell }) });
      return;
    }
    wrap({ block: shell }, () => {
      for (const each of (content ?? []) as (Inline | TextBlock | ListItem)[])
        if (isInlineHolder(node.type)) inline(each as Inline);
        else block(each as TextBlock);
    });
  };
  for (const each of doc.content) block(each);
  return { tokens, codes };
}

export const toTokens = (value: TextValue): Token[] =>
  typeof value === 'string' ? [{ text: value }] : encode(value).tokens;

interface Frame {
  type: unknown;
  content: Record<string, unknown>[];
}

/**
 * The text that a translator made of one, formatted as the source is: blocks as they are there, in their order, and
 * what marks words where the translator put it. Nothing where the codes are not those of the source.
 */
export function fromTokens(tokens: readonly Token[], source: TextValue): TextValue | undefined {
  if (typeof source === 'string')
    return tokens.every((token) => 'text' in token)
      ? tokens.map((token) => ('text' in token ? token.text : '')).join('')
      : undefined;
  const { codes } = encode(source);
  const root: Frame = { type: 'doc', content: [] };
  const frames = [root];
  const open: number[] = [];
  const used: number[] = [];
  for (const token of joined(tokens)) {
    const frame = frames.at(-1) ?? root;
    const holdsWords = isInlineHolder(frame.type);
    if ('text' in token) {
      if (token.text === '' || (!holdsWords && token.text.trim() === '')) continue;
      if (!holdsWords) return undefined;
      const marks = open.flatMap((id) => {
        const code = codes.get(id);
        return code && 'mark' in code ? [code.mark] : [];
      });
      frame.content.push({ type: 'text', text: token.text, ...(marks.length > 0 && { marks }) });
      continue;
    }
    if ('close' in token) {
      if (open.pop() !== token.close) return undefined;
      const code = codes.get(token.close);
      if (code && 'block' in code) frames.pop();
      continue;
    }
    const id = 'open' in token ? token.open : token.single;
    const code = codes.get(id);
    if (!code || 'single' in code !== 'single' in token) return undefined;
    if ('mark' in code) {
      if (!holdsWords) return undefined;
      open.push(id);
      continue;
    }
    const isBreak = 'single' in code && code.single.type === 'hardBreak';
    if (isBreak !== holdsWords) return undefined;
    if (!isBreak) used.push(id);
    if ('single' in code) {
      frame.content.push(code.single);
      continue;
    }
    const inner: Frame = { type: code.block.type, content: [] };
    frame.content.push({ ...code.block, content: inner.content });
    frames.push(inner);
    open.push(id);
  }
  const isWhole = isSameList(used, blocksOf(codes)) && open.length === 0;
  let hasProblem = false;
  const read = isWhole ? readRichText(root, () => (hasProblem = true)) : undefined;
  return hasProblem ? undefined : read;
}

/** The same tokens with those of each paragraph together, as they are translated; what is between them is layout. */
export function splitTokens(value: TextValue): { tokens: Token[]; isWords: boolean }[] {
  if (typeof value === 'string') return [{ tokens: toTokens(value), isWords: true }];
  const { tokens, codes } = encode(value);
  const layout = new Set(blocksOf(codes));
  const parts: { tokens: Token[]; isWords: boolean }[] = [];
  for (const token of tokens) {
    const isWords = 'text' in token || !layout.has(idOf(token));
    const last = parts.at(-1);
    if (last?.isWords === isWords) last.tokens.push(token);
    else parts.push({ tokens: [token], isWords });
  }
  return parts;
}

const idOf = (token: Exclude<Token, { text: string }>): number => {
  if ('open' in token) return token.open;
  return 'close' in token ? token.close : token.single;
};

/** Words that stand together as one. */
function joined(tokens: readonly Token[]): Token[] {
  const all: Token[] = [];
  for (const token of tokens) {
    const last = all.at(-1);
    if ('text' in token && last && 'text' in last) all[all.length - 1] = { text: last.text + token.text };
    else all.push(token);
  }
  return all;
}

const blocksOf = (codes: ReadonlyMap<number, Code>): number[] =>
  [...codes].flatMap(([id, code]) =>
    'block' in code || ('single' in code && code.single.type !== 'hardBreak') ? [id] : [],
  );

const isSameList = (a: readonly number[], b: readonly number[]): boolean =>
  a.length === b.length && a.every((each, index) => each === b[index]);

/** In one line of a table: `{1}words{/1}`, and a brace of the text itself twice. Plain texts stand as they are. */
export const toLine = (tokens: readonly Token[]): string =>
  tokens
    .map((token) => {
      if ('text' in token) return token.text.replaceAll('{', '{{');
      if ('open' in token) return `{${token.open}}`;
      return 'close' in token ? `{/${token.close}}` : `{${token.single}/}`;
    })
    .join('');

export function fromLine(line: string): Token[] {
  return [...line.matchAll(/\{\{|\{(\d+)\}|\{\/(\d+)\}|\{(\d+)\/\}|[^{]+|\{/g)].map(
    ([part, open, close, single]): Token => {
      if (open !== undefined) return { open: Number(open) };
      if (close !== undefined) return { close: Number(close) };
      if (single !== undefined) return { single: Number(single) };
      return { text: part === '{{' ? '{' : part };
    },
  );
}
