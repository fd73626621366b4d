import { ChevronLeft, ChevronRight, CornerLeftUp, Languages, SquareDashedMousePointer } from 'lucide-react';
import { findSection } from '#core/page/find.ts';
import { blockElement, sectionElement } from '../canvas/measure.ts';
import type { Editor } from '../state/editor.ts';
import { goToNextText, openTexts } from '../languages/open-texts.ts';
import { climb, neighbour, sectionIdOf, selectBlocks } from '../state/selection.ts';
import type { Command } from './command.ts';
import { hasSelection } from './edit.ts';
import { say } from './words.ts';

export const SELECT_COMMANDS: readonly Command[] = [
  {
    id: 'climb',
    label: say('selectTheSectionThen'),
    group: say('select'),
    icon: CornerLeftUp,
    keys: ['Escape'],
    enabled: hasSelection,
    run: ({ selection, session }) => selection.set(climb(session.body.get(), selection.get())),
  },
  {
    id: 'select-all',
    label: say('selectAllBlocksIn'),
    group: say('select'),
    icon: SquareDashedMousePointer,
    keys: ['mod+A'],
    enabled: ({ session }) => session.body.get().sections.length > 0,
    run({ selection, session }) {
      const body = session.body.get();
      const sectionId = sectionIdOf(body, selection.get());
      const sections = sectionId === undefined ? body.sections : [findSection(body, sectionId)];
      selection.set(selectBlocks(sections.flatMap((section) => section?.blocks.map(({ id }) => id) ?? [])));
    },
  },
  {
    id: 'next',
    label: say('nextBlock'),
    group: say('select'),
    icon: ChevronRight,
    keys: ['Tab'],
    repeats: true,
    enabled: ({ selection, session }) => neighbour(session.body.get(), selection.get(), 1) !== undefined,
    run: (editor) => step(editor, 1),
  },
  {
    id: 'previous',
    label: say('previousBlock'),
    group: say('select'),
    icon: ChevronLeft,
    keys: ['shift+Tab'],
    repeats: true,
    enabled: ({ selection, session }) =>
      selection.get().kind !== 'page' && neighbour(session.body.get(), selection.get(), -1) !== undefined,
    run: (editor) => step(editor, -1),
  },
  {
    id: 'next-text',
    label: say('nextTextToTranslate'),
    group: say('select'),
    icon: Languages,
    keys: ['mod+Enter'],
    enabled: (editor) => openTexts(editor).length > 0,
    run: goToNextText,
  },
];

function step(editor: Editor, by: 1 | -1): void {
  const id = neighbour(editor.session.body.get(), editor.selection.get(), by);
  if (id !== undefined) reveal(editor, id);
}

/** Selects a block, brings it into view and gives it the keyboard. */
export function reveal(editor: Editor, id: string): void {
  editor.selection.set(selectBlocks([id]));
  editor.panel.set('selection');
  const frame = editor.frame.get();
  const element = frame && blockElement(frame.main, id);
  element?.scrollIntoView({ block: 'nearest' });
  frame?.window.focus();
  element?.focus({ preventScroll: true });
}

export function revealSection(editor: Editor, id: string): void {
  editor.selection.set({ kind: 'section', id });
  const frame = editor.frame.get();
  // After the next drawing: a section that was just added is not there before.
  frame?.window.requestAnimationFrame(() =>
    sectionElement(frame.main, id)?.scrollIntoView({ block: 'nearest' }),
  );
}
