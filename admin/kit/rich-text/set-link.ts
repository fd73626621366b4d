import type { Editor as TipTap } from '@tiptap/core';
import type { LinkValue } from '#core/fields/index.ts';

/** Where the words at the caret lead now. */
export function linkAt(tiptap: TipTap): LinkValue {
  const { href, target } = tiptap.getAttributes('link');
  return { href: typeof href === 'string' ? href : '', newWindow: target === '_blank' };
}

/** Gives the selected words a link, or takes it from them where it leads nowhere. */
export function setLink(tiptap: TipTap, { href, newWindow }: LinkValue): void {
  const chain = tiptap.chain().focus().extendMarkRange('link');
  if (href === '') {
    chain.unsetLink().run();
    return;
  }
  const { from, to } = tiptap.state.selection;
  const hasWords = tiptap.state.doc.textBetween(from, to).trim() !== '';
  const attrs = { href, target: newWindow ? '_blank' : null };
  // Without words of its own a link shows its address.
  if (!hasWords && !tiptap.isActive('link'))
    tiptap.commands.insertContent({ type: 'text', text: href, marks: [{ type: 'link', attrs }] });
  else chain.setLink(attrs).run();
}
