import { Extension } from '@tiptap/core';
import type { ResolvedPos } from '@tiptap/pm/model';
import { Plugin, type Transaction } from '@tiptap/pm/state';
import { safeHref } from '#core/links/links.ts';

/** An address as somebody writes it out. A word with a dot in it is no link before somebody says so. */
const WRITTEN = /(?:^|\s)((?:https?:\/\/|www\.)[^\s]*[^\s.,;:!?)\]}'"])$/i;

/**
 * Turns an address into a link once it is ended by a space or a new line. The ready-made way knows all top-level
 * domains by heart, and learning them takes a slow machine longer than anybody should wait for a letter.
 */
export const AutoLink = Extension.create({
  name: 'autoLink',
  addProseMirrorPlugins: () => [
    new Plugin({
      appendTransaction(transactions, _before, { selection, schema, tr }) {
        const { link } = schema.marks;
        const typed = transactions.findLast((transaction) => transaction.docChanged);
        if (!link || !typed || !endsWord(typed, selection.$from)) return undefined;
        const end = endOfWord(selection.$from);
        const found = end && WRITTEN.exec(textBefore(end))?.[1];
        if (!end || !found) return undefined;
        const href = safeHref(found.startsWith('www.') ? `https://${found}` : found);
        const start = end.pos - found.length;
        if (href === undefined || tr.doc.rangeHasMark(start, end.pos, link)) return undefined;
        return tr.addMark(start, end.pos, link.create({ href })).removeStoredMark(link);
      },
    }),
  ],
});

/** Whether a space or a new line was typed, and nothing else happened. */
function endsWord({ steps, doc, before }: Transaction, { pos, parentOffset }: ResolvedPos): boolean {
  if (steps.length === 0 || doc.content.size <= before.content.size) return false;
  return parentOffset === 0 || /\s/.test(doc.textBetween(pos - 1, pos));
}

/** Where the word ends that was typed last: before the space, or at the end of the line above. */
function endOfWord($from: ResolvedPos): ResolvedPos | undefined {
  if ($from.parentOffset > 0) return $from.doc.resolve($from.pos - 1);
  const above = $from.doc.resolve($from.before()).nodeBefore;
  return above?.isTextblock ? $from.doc.resolve($from.before() - 1) : undefined;
}

const textBefore = ($end: ResolvedPos): string =>
  // What is not text, such as the end of a line within a paragraph, ends a word as well.
  $end.parent.textBetween(0, $end.parentOffset, ' ', ' ');
