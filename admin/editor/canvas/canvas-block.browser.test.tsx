import { createRoot } from 'react-dom/client';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { blockOf } from '#blocks/index.ts';
import type { Block } from '#core/page/page.ts';
import type { Editor } from '../state/editor.ts';
import { makeStore } from '../../kit/store.ts';
import { CanvasBlock } from './canvas-block.tsx';
import { EditorContext } from './editor-context.ts';

let close = () => {};
afterEach(() => close());

// All that a block asks of the editor.
const editor = { text: makeStore(undefined) } as unknown as Editor;
const block = (id: string, type: string, values: object): Block => ({
  id,
  type,
  values: values as Block['values'],
  place: { base: { column: 1, span: 12, row: 1, rows: 1 } },
  animation: 'none',
});
const heading = block('a', 'heading', { ...blockOf('heading')?.fields.initial, text: 'All is well' });

function draw(...blocks: Block[]) {
  const host = document.body.appendChild(document.createElement('div'));
  const root = createRoot(host);
  const show = (shown: readonly Block[]) =>
    root.render(
      <EditorContext value={editor}>
        {shown.map((one) => (
          <CanvasBlock key={one.id} block={one} width="inset" isEditing />
        ))}
      </EditorContext>,
    );
  close = () => {
    root.unmount();
    host.remove();
  };
  show(blocks);
  return show;
}

test('a damaged block says so, and the page around it lives', async () => {
  const show = draw(block('b', 'text', { text: null }), heading);
  await expect.element(page.getByText(/^This block is damaged and cannot be shown\./)).toBeVisible();
  await expect.element(page.getByText('All is well')).toBeVisible();
  // After an undo its values are good again.
  show([block('b', 'text', { ...blockOf('text')?.fields.initial }), heading]);
  await expect.element(page.getByRole('note')).not.toBeInTheDocument();
});

test('a block of another version stands in its place by name', async () => {
  draw(block('c', 'hologram', {}), heading);
  await expect.element(page.getByText(/^“hologram” is a block this version does not know\./)).toBeVisible();
  await expect.element(page.getByText('All is well')).toBeVisible();
});
