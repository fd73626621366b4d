import { expect, test } from 'vitest';
import type { PageBody } from '#core/page/page.ts';
import { aBlock, anId, aPage, aSection, layoutOf } from '#core/page/testing/pages.ts';
import { makeEditor, type Layout, type PageSession } from '../state/editor.ts';
import { selectBlocks } from '../state/selection.ts';
import { makeStore } from '../../kit/store.ts';
import { commandOf } from './index.ts';

/** An editor that counts the steps one can go back. */
function openEditor(page: PageBody, names: string, layout: Layout = 'base') {
  const body = makeStore(page);
  const steps: string[] = [];
  const session = {
    body,
    run(change: (body: PageBody) => PageBody, label: string) {
      steps.push(label);
      body.set(change(body.get()));
    },
  } as unknown as PageSession;
  const editor = makeEditor(session);
  editor.selection.set(selectBlocks(names.split('').map(anId)));
  editor.layout.set(layout);
  return { editor, body, steps };
}

const stairs = aPage(
  aSection('s', [
    aBlock('a', { column: 1, span: 4, row: 1 }),
    aBlock('b', { column: 7, span: 4, row: 2 }),
    aBlock('c', { column: 21, span: 4, row: 3 }),
  ]),
);

test.each([
  ['align-right', ['a 1/21 4x1', 'b 2/21 4x1', 'c 3/21 4x1']],
  ['align-bottom', ['a 1/1 4x1', 'b 1/7 4x1', 'c 1/21 4x1']],
  ['distribute-columns', ['a 1/1 4x1', 'b 2/11 4x1', 'c 3/21 4x1']],
])('%s is one step, and leaves no empty rows', (id, layout) => {
  const { editor, body, steps } = openEditor(stairs, 'abc');
  commandOf(id).run(editor);
  expect(layoutOf(body.get())[0]).toEqual(layout);
  expect(steps).toEqual([commandOf(id).label]);
});

test.each<[string, string, Layout, boolean]>([
  ['align-left', 'a', 'base', false],
  ['align-left', 'ab', 'base', true],
  ['align-left', 'ab', 'phone', true],
  ['align-left', 'ab', 'tablet', false],
  ['distribute-rows', 'ab', 'base', false],
  ['distribute-rows', 'abc', 'base', true],
])('%s of %s on %s: %s', (id, names, layout, isOffered) => {
  expect(commandOf(id).enabled(openEditor(stairs, names, layout).editor)).toBe(isOffered);
});
