import { isRecord } from '../fields/field.ts';
import {
  ALIGNMENTS,
  MAX_NESTING,
  PLAIN_MARKS,
  type Alignment,
  type HeadingLevel,
  type Inline,
  type ListItem,
  type Mark,
  type RichText,
  type TextBlock,
} from './document.ts';

/**
 * Reads untrusted JSON node by node into the known shapes. What is not known is left out and
 * reported; the words of an unknown block are kept as a paragraph so that nothing written is lost.
 */
export function readRichText(
  value: unknown,
  report: (message: string) => void = () => {},
): RichText | undefined {
  if (!isRecord(value) || value.type !== 'doc') return undefined;
  return { type: 'doc', content: readBlocks(value.content, report, 0) };
}

function readBlocks(value: unknown, report: (message: string) => void, depth: number): TextBlock[] {
  if (value === undefined) return [];
  if (!Array.isArray(value)) {
    report('A text must be a list of paragraphs.');
    return [];
  }
  if (depth > MAX_NESTING) {
    report(`A text must not be nested deeper than ${MAX_NESTING} levels.`);
    return [];
  }
  return value.flatMap((node) => readBlock(node, report, depth));
}

function readBlock(node: unknown, report: (message: string) => void, depth: number): TextBlock[] {
  if (!isRecord(node)) {
    report('A text holds something that is not a paragraph.');
    return [];
  }
  const attrs = isRecord(node.attrs) ? node.attrs : {};
  const textAlign = ALIGNMENTS.find((alignment) => alignment === attrs.textAlign);
  const aligned: { attrs?: { textAlign: Alignment } } =
    textAlign && textAlign !== 'left' ? { attrs: { textAlign } } : {};
  const inline = () => {
    const content = readInline(node.content, report);
    return content.length > 0 ? { content } : {};
  };
  switch (node.type) {
    case 'paragraph':
      return [{ type: 'paragraph', ...aligned, ...inline() }];
    case 'heading':
      return [{ type: 'heading', attrs: { level: readLevel(attrs.level), ...aligned.attrs }, ...inline() }];
    case 'codeBlock':
      return [{ type: 'codeBlock', ...inline() }];
    case 'horizontalRule':
      return [{ type: 'horizontalRule' }];
    case 'blockquote':
      return [{ type: 'blockquote', content: readBlocks(node.content, report, depth + 1) }];
    case 'bulletList':
      return [{ type: 'bulletList', content: readItems(node.content, report, depth + 1) }];
    case 'orderedList': {
      const start =
        Number.isInteger(attrs.start) && Number(attrs.start) > 1
          ? { attrs: { start: Number(attrs.start) } }
          : {};
      return [{ type: 'orderedList', ...start, content: readItems(node.content, report, depth + 1) }];
    }
    default:
      report(`A text must not hold “${String(node.type).slice(0, 40)}”.`);
      return depth > MAX_NESTING ? [] : keepWords(node, report);
  }
}

function keepWords(node: Record<string, unknown>, report: (message: string) => void): TextBlock[] {
  const content = readInline(node.content, () => {});
  if (content.length === 0) return [];
  report('Its words were kept as a paragraph.');
  return [{ type: 'paragraph', content }];
}

function readItems(value: unknown, report: (message: string) => void, depth: number): ListItem[] {
  if (!Array.isArray(value)) return [];
  return value.flatMap((node): ListItem[] => {
    if (isRecord(node) && node.type === 'listItem')
      return [{ type: 'listItem', content: readBlocks(node.content, report, depth + 1) }];
    report('A list must hold list items only.');
    return [];
  });
}

function readInline(value: unknown, report: (message: string) => void): Inline[] {
  if (value === undefined) return [];
  if (!Array.isArray(value)) {
    report('A paragraph must be a list of words.');
    return [];
  }
  return value.flatMap((node): Inline[] => {
    if (isRecord(node) && node.type === 'hardBreak') return [{ type: 'hardBreak' }];
    if (isRecord(node) && node.type === 'text' && typeof node.text === 'string' && node.text !== '') {
      const marks = readMarks(node.marks, report);
      return [{ type: 'text', text: node.text, ...(marks.length > 0 && { marks }) }];
    }
    report('A paragraph may hold only text and line breaks.');
    return [];
  });
}

function readMarks(value: unknown, report: (message: string) => void): Mark[] {
  if (!Array.isArray(value)) return [];
  return value.flatMap((mark): Mark[] => {
    const attrs = isRecord(mark) && isRecord(mark.attrs) ? mark.attrs : {};
    const type = isRecord(mark) ? mark.type : undefined;
    const plain = PLAIN_MARKS.find((known) => known === type);
    if (plain) return [{ type: plain }];
    if (type === 'link' && typeof attrs.href === 'string') {
      return [
        {
          type: 'link',
          attrs: { href: attrs.href, ...(attrs.target === '_blank' && { target: '_blank' as const }) },
        },
      ];
    }
    if (type === 'textStyle') {
      return typeof attrs.color === 'string' && /^#[0-9a-f]{6}$/i.test(attrs.color)
        ? [{ type, attrs: { color: attrs.color } }]
        : [];
    }
    report(`A text must not use “${String(type).slice(0, 40)}”.`);
    return [];
  });
}

function readLevel(value: unknown): HeadingLevel {
  return value === 1 || value === 3 || value === 4 ? value : 2;
}
