import type { HeadingLevel, Inline, ListItem, Mark, RichText, TextBlock } from './document.ts';

/**
 * Writes rich text the way one types it: blank lines part paragraphs, `## ` starts a heading,
 * `- ` and `1. ` list lines, `> ` a quote; `**bold**`, `*italic*`, `[words](/path)` inside.
 */
export function fromText(source: string): RichText {
  const blocks = source.trim().split(/\n\s*\n/);
  return { type: 'doc', content: source.trim() === '' ? [] : blocks.flatMap(toBlock) };
}

function toBlock(block: string): TextBlock[] {
  const lines = block.split('\n').map((line) => line.trim());
  const first = lines[0] ?? '';
  const heading = /^(#{1,4}) (.*)$/.exec(first);
  if (heading)
    return [
      {
        type: 'heading',
        attrs: { level: (heading[1] ?? '').length as HeadingLevel },
        content: inline(heading[2] ?? ''),
      },
    ];
  if (first === '---') return [{ type: 'horizontalRule' }];
  if (lines.every((line) => line.startsWith('- ')))
    return [{ type: 'bulletList', content: lines.map((line) => item(line.slice(2))) }];
  if (lines.every((line) => /^\d+\. /.test(line))) {
    return [{ type: 'orderedList', content: lines.map((line) => item(line.replace(/^\d+\. /, ''))) }];
  }
  if (lines.every((line) => line.startsWith('> '))) {
    return [{ type: 'blockquote', content: [paragraph(lines.map((line) => line.slice(2)).join(' '))] }];
  }
  return [paragraph(lines.join('\n'))];
}

function paragraph(source: string): TextBlock {
  return { type: 'paragraph', content: inline(source) };
}

function item(source: string): ListItem {
  return { type: 'listItem', content: [paragraph(source)] };
}

const TOKENS = /\*\*(.+?)\*\*|\*(.+?)\*|\[(.+?)\]\((\S+?)\)|\n/g;

function inline(source: string, marks: Mark[] = []): Inline[] {
  const words = (text: string): Inline[] =>
    text === '' ? [] : [{ type: 'text', text, ...(marks.length > 0 && { marks }) }];
  const result: Inline[] = [];
  let end = 0;
  for (const match of source.matchAll(TOKENS)) {
    const [whole, bold, italic, label, href] = match;
    result.push(...words(source.slice(end, match.index)));
    if (bold !== undefined) result.push(...inline(bold, [...marks, { type: 'bold' }]));
    else if (italic !== undefined) result.push(...inline(italic, [...marks, { type: 'italic' }]));
    else if (label !== undefined && href !== undefined)
      result.push(...inline(label, [...marks, { type: 'link', attrs: { href } }]));
    else result.push({ type: 'hardBreak' });
    end = match.index + whole.length;
  }
  return [...result, ...words(source.slice(end))];
}
