/** Rich text as ProseMirror JSON: what may stand in it, and nothing else is ever stored or rendered. */
export interface RichText {
  type: 'doc';
  content: TextBlock[];
}

export type Alignment = 'left' | 'center' | 'right' | 'justify';
interface Aligned {
  attrs?: { textAlign?: Alignment };
}

export type TextBlock =
  | ({ type: 'paragraph'; content?: Inline[] } & Aligned)
  | { type: 'heading'; attrs: { level: HeadingLevel; textAlign?: Alignment }; content?: Inline[] }
  | { type: 'bulletList'; content: ListItem[] }
  | { type: 'orderedList'; attrs?: { start?: number }; content: ListItem[] }
  | { type: 'blockquote'; content: TextBlock[] }
  | { type: 'codeBlock'; content?: Inline[] }
  | { type: 'horizontalRule' };

export interface ListItem {
  type: 'listItem';
  content: TextBlock[];
}

export type Inline = { type: 'text'; text: string; marks?: Mark[] } | { type: 'hardBreak' };

export type Mark =
  | { type: 'bold' | 'italic' | 'underline' | 'strike' | 'code' }
  | { type: 'link'; attrs: { href: string; target?: '_blank' } }
  | { type: 'textStyle'; attrs: { color: string } };

export type HeadingLevel = 1 | 2 | 3 | 4;

export const ALIGNMENTS: readonly Alignment[] = ['left', 'center', 'right', 'justify'];
export const PLAIN_MARKS = ['bold', 'italic', 'underline', 'strike', 'code'] as const;
/** Deep enough for lists in quotes in lists; a hostile document must not exhaust the stack. */
export const MAX_NESTING = 12;
export const MAX_RICH_TEXT_LENGTH = 100_000;

export const EMPTY_RICH_TEXT: RichText = { type: 'doc', content: [] };

export function isEmptyRichText(doc: RichText): boolean {
  return plainText(doc).trim() === '' && !doc.content.some((block) => block.type === 'horizontalRule');
}

/** The words alone, a line per block, for descriptions, search and word counts. */
export function plainText(doc: RichText): string {
  return doc.content.map(blockText).join('\n');
}

/** Its headings in order; those in quotes and lists are not of the page. */
export function headingsIn(doc: RichText): { level: HeadingLevel; text: string }[] {
  return doc.content.flatMap((block) =>
    block.type === 'heading' ? [{ level: block.attrs.level, text: blockText(block) }] : [],
  );
}

function blockText(block: TextBlock): string {
  switch (block.type) {
    case 'horizontalRule':
      return '';
    case 'bulletList':
    case 'orderedList':
      return block.content.map((item) => item.content.map(blockText).join('\n')).join('\n');
    case 'blockquote':
      return block.content.map(blockText).join('\n');
    default:
      return (block.content ?? []).map((node) => (node.type === 'text' ? node.text : '\n')).join('');
  }
}
