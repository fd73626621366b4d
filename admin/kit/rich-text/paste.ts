import type { RichText } from '#core/rich-text/document.ts';
import { readHtml } from './read-html.ts';

/** Longer pastes than this are taken as plain words: nobody waits for a book to be cleaned. */
const MAX_HTML_LENGTH = 1_000_000;

/** What was copied elsewhere as a clean text: the words and their structure, none of the make-up. */
export function readClipboardText({ text, html }: { text: string; html: string }): RichText {
  return html.trim() === '' || html.length > MAX_HTML_LENGTH ? fromPlain(text) : readHtml(html);
}

function fromPlain(text: string): RichText {
  const paragraphs = text
    .replaceAll('\r', '')
    .split(/\n\s*\n/)
    .filter((paragraph) => paragraph.trim() !== '');
  return {
    type: 'doc',
    content: paragraphs.map((paragraph) => ({
      type: 'paragraph',
      content: paragraph
        .trim()
        .split('\n')
        .flatMap((line, index) => [
          ...(index > 0 ? [{ type: 'hardBreak' as const }] : []),
          ...(line === '' ? [] : [{ type: 'text' as const, text: line }]),
        ]),
    })),
  };
}
