import { blockOf } from '#blocks/index.ts';
import { findBlock, findSection } from '#core/page/find.ts';
import { insertBlock } from '#core/page/actions/insert-block.ts';
import { insertSection } from '#core/page/actions/sections.ts';
import { isRefusal } from '#core/page/refusal.ts';
import type { PageBody, Place, Section } from '#core/page/page.ts';
import { GRID_COLUMNS } from '#core/page/page.ts';
import { rowBelow } from '#core/page/place.ts';
import { dropBlocks } from '../grid/drop-blocks.ts';
import type { Landing } from '../grid/shape.ts';
import type { Editor } from '../state/editor.ts';
import { newId } from '../../kit/new-id.ts';
import { selectBlocks } from '../state/selection.ts';
import { reveal, revealSection } from './select.ts';
import { makeRoomFor } from './target-section.ts';
import { say } from './words.ts';

export const spanOf = (type: string): number => blockOf(type)?.span ?? GRID_COLUMNS;

/** Adds a block below the selected one, or at the end of its section. */
export function addBlock(
  editor: Editor,
  type: string,
  { landing, values }: { landing?: Landing; values?: Readonly<Record<string, unknown>> | undefined } = {},
): void {
  const definition = blockOf(type);
  if (!definition) return;
  const id = newId();
  const block = { id, type, values: { ...definition.fields.initial, ...values }, animation: 'none' as const };
  const isDone = editor.run(say('addName', { name: definition.name.toLowerCase() }), (body) => {
    const room = makeRoomFor(editor, body);
    const { ready, sectionId } = { ...room, ...(landing && { sectionId: landing.sectionId }) };
    const place = placeFor(ready, sectionId, editor, spanOf(type));
    const added = insertBlock(ready, { sectionId, block, place });
    if (isRefusal(added) || !landing) return added;
    return dropBlocks(added, { ids: [id], breakpoint: 'base', landing });
  });
  if (!isDone) return;
  editor.panel.set('selection');
  editor.selection.set(selectBlocks([id]));
  // After the next drawing: it is not on the page before.
  editor.frame.get()?.window.requestAnimationFrame(() => reveal(editor, id));
}

function placeFor(body: PageBody, sectionId: string, editor: Editor, span: number): Place {
  const blocks = findSection(body, sectionId)?.blocks ?? [];
  const selection = editor.selection.get();
  const [first = ''] = selection.kind === 'blocks' ? selection.ids : [];
  const column = findBlock(body, first)?.block.place.base.column ?? 1;
  const row = rowBelow(blocks.map(({ place }) => place.base));
  return { column: Math.min(column, GRID_COLUMNS - span + 1), span, row, rows: 1 };
}

/** Puts a section in where the line was chosen, or after the selected one. */
export function addSection(editor: Editor, section: Section): void {
  const index = editor.insertAt.get() ?? editor.session.body.get().sections.length;
  if (!editor.run(say('addASection'), (body) => insertSection(body, { section, index }))) return;
  editor.insertAt.set(index + 1);
  editor.panel.set('selection');
  revealSection(editor, section.id);
  // The keyboard goes on in the new section: Tab leads to its first block.
  const frame = editor.frame.get();
  frame?.window.requestAnimationFrame(() => frame.window.focus());
}
