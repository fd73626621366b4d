import { expect, test } from 'vitest';
import { blockOf } from '#blocks/index.ts';
import type { PageBody } from '#core/page/page.ts';
import { writePortable } from '#core/page/portable/portable.ts';
import { aPage, aSection } from '#core/page/testing/pages.ts';
import { makeEditor, type PageSession } from '../state/editor.ts';
import { makeStore } from '../../kit/store.ts';
import { copied, paste } from './clipboard.ts';

function openEditor(page: PageBody) {
  const body = makeStore(page);
  let steps = 0;
  const session = {
    body,
    run(change: (body: PageBody) => PageBody) {
      steps += 1;
      body.set(change(body.get()));
    },
  } as unknown as PageSession;
  return { editor: makeEditor(session), body, steps: () => steps };
}

const types = ({ sections }: PageBody) => sections.map(({ blocks }) => blocks.map(({ type }) => type).join());
const heading = writePortable(
  {
    kind: 'blocks',
    blocks: [
      {
        id: 'a'.repeat(24),
        type: 'heading',
        place: { base: { column: 3, span: 8, row: 1, rows: 1 } },
        values: blockOf('heading')?.fields.initial as Record<string, unknown>,
        animation: 'none',
      },
    ],
  },
  blockOf,
);

test.each([
  ['words', 'Hello there', aPage(), ['text']],
  ['words', 'Hello there', aPage(aSection('s'), aSection('t')), ['', 'text']],
  ['blocks', heading, aPage(), ['heading']],
  ['blocks', heading, aPage(aSection('s')), ['heading']],
  ['nothing', '  ', aPage(), []],
])('%s pasted: %#', (_, text, page, result) => {
  const { editor, body, steps } = openEditor(page);
  paste(editor, { text, html: '' }, 'a.example');
  expect(types(body.get())).toEqual(result);
  expect(steps()).toBe(Number(result.length > 0));
});

test('what was pasted is selected, and can be copied again', () => {
  const { editor } = openEditor(aPage());
  paste(editor, { text: heading, html: '' }, 'a.example');
  expect(editor.selection.get()).toMatchObject({ kind: 'blocks' });
  expect(copied(editor, 'a.example')).toContain('"heading"');
});
