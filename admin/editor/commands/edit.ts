import { ClipboardPaste, Copy, CopyPlus, Pencil, Redo2, Scissors, Trash2, Undo2, Wrench } from 'lucide-react';
import { blockOf } from '#blocks/index.ts';
import { duplicateBlocks } from '#core/page/actions/duplicate-blocks.ts';
import { findBlock } from '#core/page/find.ts';
import { removeBlocks } from '#core/page/actions/remove-blocks.ts';
import { duplicateSection, removeSection } from '#core/page/actions/sections.ts';
import { setValues } from '#core/page/actions/set-values.ts';
import { blockElement } from '../canvas/measure.ts';
import { closeEmptyRows } from '../grid/drop-blocks.ts';
import type { Editor } from '../state/editor.ts';
import { newId } from '../../kit/new-id.ts';
import { afterRemoval, afterStep, isSelected, selectBlocks, type Selection } from '../state/selection.ts';
import { pasteFromClipboard, writeClipboard } from './clipboard.ts';
import type { Command } from './command.ts';
import { takeKeyboardTo } from './take-keyboard.ts';
import { say } from './words.ts';

export const hasSelection = ({ selection }: Editor) => selection.get().kind !== 'page';

export function selectedIds({ selection }: Editor): readonly string[] {
  const now = selection.get();
  return now.kind === 'blocks' ? now.ids : [];
}

export const EDIT_COMMANDS: readonly Command[] = [
  {
    id: 'undo',
    label: say('undo'),
    group: say('edit'),
    icon: Undo2,
    keys: ['mod+Z'],
    repeats: true,
    enabled: ({ session }) => session.canUndo(),
    run: (editor) => stepInHistory(editor, 'undo'),
  },
  {
    id: 'redo',
    label: say('redo'),
    group: say('edit'),
    icon: Redo2,
    keys: ['mod+shift+Z', 'mod+Y'],
    repeats: true,
    enabled: ({ session }) => session.canRedo(),
    run: (editor) => stepInHistory(editor, 'redo'),
  },
  {
    id: 'edit-text',
    label: say('editTheText'),
    group: say('edit'),
    icon: Pencil,
    keys: ['Enter'],
    enabled: (editor) => firstText(editor) !== undefined,
    run(editor) {
      const path = firstText(editor);
      const [blockId] = selectedIds(editor);
      if (path !== undefined && blockId !== undefined) editor.text.set({ blockId, path });
    },
  },
  {
    id: 'copy',
    label: say('copy'),
    group: say('edit'),
    icon: Copy,
    keys: ['mod+C'],
    enabled: hasSelection,
    run: (editor) => void writeClipboard(editor),
  },
  {
    id: 'cut',
    label: say('cut'),
    group: say('edit'),
    icon: Scissors,
    keys: ['mod+X'],
    enabled: hasSelection,
    run: (editor) => void writeClipboard(editor).then((isDone) => isDone && removeSelected(editor)),
  },
  {
    id: 'paste',
    label: say('paste'),
    group: say('edit'),
    icon: ClipboardPaste,
    keys: ['mod+V'],
    enabled: () => true,
    run: (editor) => void pasteFromClipboard(editor),
  },
  {
    id: 'duplicate',
    label: say('duplicate'),
    group: say('edit'),
    icon: CopyPlus,
    keys: ['mod+D'],
    enabled: hasSelection,
    run: duplicateSelected,
  },
  {
    id: 'delete',
    label: say('delete'),
    group: say('edit'),
    icon: Trash2,
    keys: ['Delete', 'Backspace'],
    enabled: hasSelection,
    run: removeSelected,
  },
  {
    id: 'repair',
    label: say('repairResetTheBlock'),
    group: say('edit'),
    icon: Wrench,
    enabled: (editor) => isDamaged(editor),
    run(editor) {
      for (const id of selectedIds(editor)) {
        const type = findBlock(editor.session.body.get(), id)?.block.type ?? '';
        const initial = blockOf(type)?.fields.initial;
        if (initial) editor.run(say('repair'), (body) => setValues(body, { id, values: initial }));
      }
    },
  },
];

function duplicateSelected(editor: Editor): void {
  const selection = editor.selection.get();
  const made: string[] = [];
  const makeId = () => {
    const id = newId();
    made.push(id);
    return id;
  };
  if (selection.kind === 'section') {
    const isDone = editor.run(say('duplicateTheSection'), (body) =>
      duplicateSection(body, { id: selection.id, newId: makeId }),
    );
    if (isDone && made[0] !== undefined) editor.selection.set({ kind: 'section', id: made[0] });
  } else if (selection.kind === 'blocks') {
    const isDone = editor.run(say('duplicate'), (body) =>
      duplicateBlocks(body, { ids: selection.ids, newId: makeId }),
    );
    if (!isDone) return;
    if (made.length > 0) editor.selection.set(selectBlocks(made));
    takeKeyboardTo(editor, made[0]);
  }
}

function offerUndo(editor: Editor, message: string): void {
  void import('./offer-undo.tsx').then((notice) =>
    notice.offerUndo(editor, message, () => stepInHistory(editor, 'undo')),
  );
}

/** Goes back or forward, and selects what came by it: one sees what has happened and can go on with it. */
export function stepInHistory(editor: Editor, direction: 'undo' | 'redo'): void {
  const before = editor.session.body.get();
  const selection = editor.selection.get();
  editor.session[direction]();
  select(editor, afterStep({ before, after: editor.session.body.get(), selection }));
}

function select(editor: Editor, selection: Selection): void {
  const was = editor.selection.get();
  editor.selection.set(selection);
  const [id] = selection.kind === 'blocks' ? selection.ids : [];
  if (selection.kind === 'blocks' && !isSelected(was, id ?? '')) takeKeyboardTo(editor, id);
}

/** Deletes what is selected, and says how to get it back. What is next to it is selected then. */
export function removeSelected(editor: Editor): void {
  const selection = editor.selection.get();
  const next = afterRemoval(editor.session.body.get(), selection);
  if (selection.kind === 'section') {
    if (editor.run(say('deleteTheSection'), (body) => removeSection(body, { id: selection.id })))
      gone(say('sectionDeleted'));
  } else if (selection.kind === 'blocks') {
    const { ids } = selection;
    const isDone = editor.run(say('delete'), (body) => closeEmptyRows(removeBlocks(body, { ids }), body));
    if (isDone) gone(say('blocksDeleted', { count: ids.length }));
  }

  function gone(message: string): void {
    select(editor, next);
    offerUndo(editor, message);
  }
}

/** The first value of the selected block that can be typed into in place. */
function firstText(editor: Editor): string | undefined {
  const ids = selectedIds(editor);
  const frame = editor.frame.get();
  const [id] = ids;
  if (ids.length !== 1 || id === undefined || !frame) return undefined;
  return blockElement(frame.main, id)?.querySelector<HTMLElement>('[data-edit]')?.dataset.edit;
}

function isDamaged(editor: Editor): boolean {
  const frame = editor.frame.get();
  if (!frame) return false;
  return selectedIds(editor).some(
    (id) =>
      Boolean(blockElement(frame.main, id)?.querySelector('[data-repair]')) &&
      blockOf(findBlock(editor.session.body.get(), id)?.block.type ?? '') !== undefined,
  );
}
