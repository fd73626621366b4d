import {
  ArrowDown,
  ArrowDownToLine,
  ArrowLeft,
  ArrowRight,
  ArrowUp,
  ArrowUpToLine,
  Smartphone,
  UnfoldHorizontal,
  type LucideIcon,
} from 'lucide-react';
import { findBlock, findBlocks, findSection } from '#core/page/find.ts';
import { readingOrder } from '#core/page/layout.ts';
import { moveBlocks } from '#core/page/actions/move-blocks.ts';
import { orderBlock } from '#core/page/actions/order-blocks.ts';
import { differsOnPhone, resetPhone } from '#core/page/phone-place.ts';
import { resizeBlock, type EdgeMoves } from '#core/page/actions/resize-block.ts';
import { moveSection } from '#core/page/actions/sections.ts';
import type { Distance } from '#core/page/place.ts';
import { closeEmptyRows } from '../grid/drop-blocks.ts';
import { nudgeRows } from '../grid/nudge.ts';
import { isRefusal } from '#core/page/refusal.ts';
import type { Editor } from '../state/editor.ts';
import type { Command } from './command.ts';
import { selectedIds } from './edit.ts';
import { say } from './words.ts';

const canPlace = (editor: Editor) => editor.layout.get() !== 'tablet' && selectedIds(editor).length > 0;

function nudge(label: string, key: string, icon: LucideIcon, by: Distance): Command {
  return {
    id: `nudge-${key}`,
    label,
    group: say('move'),
    icon,
    keys: [key],
    repeats: true,
    enabled: canPlace,
    run(editor) {
      const layout = editor.layout.get();
      if (layout === 'tablet') return;
      const ids = selectedIds(editor);
      const step = by.rows > 0 ? 1 : -1;
      editor.run(
        say('nudge'),
        (body) =>
          by.rows === 0
            ? moveBlocks(body, { ids, breakpoint: layout, by })
            : nudgeRows(body, { ids, breakpoint: layout, step }),
        `nudge:${ids.join()}`,
      );
    },
  };
}

function grow(label: string, key: string, by: EdgeMoves): Command {
  return {
    id: `grow-${key}`,
    label,
    group: say('move'),
    icon: UnfoldHorizontal,
    keys: [`shift+${key}`],
    repeats: true,
    enabled: canPlace,
    run(editor) {
      const layout = editor.layout.get();
      if (layout === 'tablet') return;
      const ids = selectedIds(editor);
      editor.run(
        say('resize'),
        (body) => ids.reduce((result, id) => resizeBlock(result, { id, breakpoint: layout, by }), body),
        `resize:${ids.join()}`,
      );
    },
  };
}

export const MOVE_COMMANDS: readonly Command[] = [
  nudge(say('oneColumnToThe'), 'ArrowLeft', ArrowLeft, { columns: -1, rows: 0 }),
  nudge(say('oneColumnToTheRight'), 'ArrowRight', ArrowRight, { columns: 1, rows: 0 }),
  nudge(say('oneRowUp'), 'ArrowUp', ArrowUp, { columns: 0, rows: -1 }),
  nudge(say('oneRowDown'), 'ArrowDown', ArrowDown, { columns: 0, rows: 1 }),
  grow(say('oneColumnNarrower'), 'ArrowLeft', { right: -1 }),
  grow(say('oneColumnWider'), 'ArrowRight', { right: 1 }),
  grow(say('oneRowShorter'), 'ArrowUp', { bottom: -1 }),
  grow(say('oneRowTaller'), 'ArrowDown', { bottom: 1 }),
  {
    id: 'earlier',
    label: say('moveUp'),
    group: say('move'),
    icon: ArrowUpToLine,
    keys: ['alt+ArrowUp'],
    enabled: (editor) => canReorder(editor, -1),
    run: (editor) => reorder(editor, -1),
  },
  {
    id: 'later',
    label: say('moveDown'),
    group: say('move'),
    icon: ArrowDownToLine,
    keys: ['alt+ArrowDown'],
    enabled: (editor) => canReorder(editor, 1),
    run: (editor) => reorder(editor, 1),
  },
  {
    id: 'reset-phone',
    label: say('resetThePositionOn'),
    group: say('move'),
    icon: Smartphone,
    enabled: ({ session, ...editor }) =>
      findBlocks(session.body.get(), selectedIds({ session, ...editor })).some(differsOnPhone),
    run: (editor) =>
      void editor.run(say('resetThePhoneLayout'), (body) => resetPhone(body, { ids: selectedIds(editor) })),
  },
];

function canReorder(editor: Editor, step: 1 | -1): boolean {
  const { sections } = editor.session.body.get();
  const selection = editor.selection.get();
  if (selection.kind === 'section') {
    const at = sections.findIndex(({ id }) => id === selection.id);
    return sections[at + step] !== undefined;
  }
  return selection.kind === 'blocks' && selection.ids.length === 1;
}

/** Up and down in the order of reading; past the end of a section a block goes on into the next one. */
function reorder(editor: Editor, step: 1 | -1): void {
  const body = editor.session.body.get();
  const selection = editor.selection.get();
  if (selection.kind === 'section') {
    const index = body.sections.findIndex(({ id }) => id === selection.id) + step;
    editor.run(step < 0 ? say('moveTheSectionUp') : say('moveTheSectionDown'), (current) =>
      moveSection(current, { id: selection.id, index }),
    );
    return;
  }
  const [id] = selectedIds(editor);
  const found = id === undefined ? undefined : findBlock(body, id);
  if (!found || id === undefined) return;
  const order = readingOrder(found.section.blocks).map((block) => block.id);
  const at = order.indexOf(id);
  const target = step < 0 ? order[at - 1] : order[at + 2];
  const isLeaving = step < 0 ? at === 0 : at === order.length - 1;
  const section = isLeaving ? body.sections[found.sectionIndex + step] : found.section;
  if (!section) return;
  const first = readingOrder(findSection(body, section.id)?.blocks ?? [])[0];
  const beforeId = isLeaving ? (step > 0 ? first?.id : undefined) : target;
  editor.run(step < 0 ? say('moveUp') : say('moveDown'), (current) => {
    const result = orderBlock(current, { id, sectionId: section.id, beforeId });
    return isRefusal(result) ? result : closeEmptyRows(result, current);
  });
}
