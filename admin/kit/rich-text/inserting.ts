import type { Editor as TipTap } from '@tiptap/core';
import { EMPTY_RICH_TEXT, type RichText } from '#core/rich-text/document.ts';
import { readRichText } from '#core/rich-text/read.ts';

/** A text parted where somebody writes. */
export interface Parted {
  whole: RichText;
  before: RichText;
  after: RichText;
}

/** The words before and behind the line that the caret is in; that line itself is left out where it is empty. */
export function partAtCaret(tiptap: TipTap): Parted {
  const { doc, selection } = tiptap.state;
  const at = selection.$from.index(0);
  const isEmptyLine = doc.child(at).textContent === '';
  const nodes = doc.content.content.map((node) => node.toJSON() as unknown);
  const read = (content: unknown[]) => readRichText({ type: 'doc', content }) ?? EMPTY_RICH_TEXT;
  return {
    whole: read(nodes),
    before: read(nodes.slice(0, isEmptyLine ? at : at + 1)),
    after: read(nodes.slice(at + 1)),
  };
}

/** Pictures that are pasted or dropped, unless words come with them: those of word processors are pictures of words. */
export function picturesIn(data: DataTransfer | null): File[] {
  if (!data) return [];
  const html = data.getData('text/html');
  const hasWords = html.replaceAll(/<!--[\s\S]*?-->|<[^>]*>/g, '').trim() !== '';
  return hasWords ? [] : [...data.files].filter(({ type }) => type.startsWith('image/'));
}
