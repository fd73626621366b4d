import { expect, test } from 'vitest';
import type { PageBody } from '#core/page/page.ts';
import { aBlock, aPage, aSection } from '#core/page/testing/pages.ts';
import type { FramePage } from '../canvas/frame-page.ts';
import { makeEditor, type PageSession } from '../state/editor.ts';
import { PAGE, selectBlocks } from '../state/selection.ts';
import { makeStore } from '../state/store.ts';
import { removeSelected } from './edit.ts';
import { SELECT_COMMANDS } from './select.ts';

/** A page as far as the keyboard knows it: each block is an element that remembers being focused. */
function open(ids: readonly string[]) {
  const blocks = ids.map((id, i) => ({ ...aBlock(id, { row: i + 1 }), id }));
  const body = makeStore<PageBody>(aPage(aSection('s', blocks)));
  const session = { body, run: (change: (page: PageBody) => PageBody) => body.set(change(body.get())) };
  const editor = makeEditor(session as unknown as PageSession);
  const document = { activeElement: undefined as unknown, hasFocus: () => true };
  const elements = new Map(
    ids.map((id) => {
      const element = { id, scrollIntoView: () => {}, focus: () => (document.activeElement = element) };
      return [`b${id}`, element] as [string, typeof element];
    }),
  );
  const main = { ownerDocument: { getElementById: (key: string) => elements.get(key) ?? null } };
  const window = { focus: () => {}, requestAnimationFrame: (draw: () => void) => draw() };
  editor.frame.set({ main, window, document } as unknown as FramePage);
  const next = () => SELECT_COMMANDS.find(({ id }) => id === 'next')?.run(editor);
  return { editor, next, focused: () => (document.activeElement as { id: string } | undefined)?.id };
}

test.each([
  [['b'], 'c'],
  [['a', 'b'], 'c'],
  [['c'], 'b'],
])('after %j was deleted the keyboard is beside it, at %s, and goes on from there', (ids, beside) => {
  const { editor, next, focused } = open(['a', 'b', 'c']);
  editor.selection.set(selectBlocks(ids));
  removeSelected(editor);
  expect([focused(), editor.selection.get()]).toEqual([beside, PAGE]);
  next();
  expect(editor.selection.get()).toEqual(selectBlocks([beside]));
});

test('with the keyboard nowhere on the page the first block is next', () => {
  const { editor, next } = open(['a', 'b']);
  next();
  expect(editor.selection.get()).toEqual(selectBlocks(['a']));
});
