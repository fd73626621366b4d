import { describe, expect, test } from 'vitest';
import type { PageBody } from '#core/page/page.ts';
import { aBlock, anId, aPage, aSection, layoutOf } from '#core/page/testing/pages.ts';
import { makeStore } from '../../kit/store.ts';
import { makeEditor, type Layout, type PageSession } from '../state/editor.ts';
import { selectBlocks, type Selection } from '../state/selection.ts';
import { addBlock, addSection, spanOf } from './add-block.ts';
import { EDIT_COMMANDS, removeSelected } from './edit.ts';
import { MOVE_COMMANDS } from './move.ts';
import { SECTION_COMMANDS } from './section.ts';
import { SELECT_COMMANDS } from './select.ts';
import { emptySection, makeRoomFor } from './target-section.ts';

function openEditor(page: PageBody, selection?: Selection, layout: Layout = 'base') {
  const body = makeStore(page);
  const steps: string[] = [];
  const session = {
    body,
    run(change: (body: PageBody) => PageBody, label: string) {
      steps.push(label);
      body.set(change(body.get()));
    },
    canUndo: () => steps.length > 0,
    canRedo: () => false,
  } as unknown as PageSession;
  const editor = makeEditor(session);
  if (selection) editor.selection.set(selection);
  editor.layout.set(layout);
  return { editor, body, steps };
}

const ALL = [...EDIT_COMMANDS, ...MOVE_COMMANDS, ...SECTION_COMMANDS, ...SELECT_COMMANDS];
const command = (wanted: string) => {
  const found = ALL.find(({ id }) => id === wanted);
  if (!found) throw new Error(`There is no command ${wanted}.`);
  return found;
};
const blocks = (names: string) => selectBlocks(names.split('').map(anId));
const section = (name: string): Selection => ({ kind: 'section', id: anId(name) });
const two = aPage(
  aSection('s', [aBlock('a', { column: 1, span: 4, row: 1 }), aBlock('b', { column: 1, span: 4, row: 2 })]),
  aSection('t', [aBlock('c', { column: 1, span: 4, row: 1 })]),
);

test('no key means two things, and no command has the name of another', () => {
  const keys = ALL.flatMap(({ keys: own = [] }) => own);
  expect(new Set(keys).size).toBe(keys.length);
  expect(new Set(ALL.map(({ id }) => id)).size).toBe(ALL.length);
});

describe('moving', () => {
  test.each([
    ['nudge-ArrowRight', 'a 1/2 4x1'],
    ['grow-ArrowRight', 'a 1/1 5x1'],
    ['grow-ArrowLeft', 'a 1/1 3x1'],
  ])('%s', (id, layout) => {
    const { editor, body } = openEditor(two, blocks('a'));
    command(id).run(editor);
    expect(layoutOf(body.get())[0]?.[0]).toBe(layout);
  });

  test('nothing is placed on tablets, which follow the others', () => {
    const { editor, body } = openEditor(two, blocks('a'), 'tablet');
    expect(command('nudge-ArrowRight').enabled(editor)).toBe(false);
    command('nudge-ArrowRight').run(editor);
    command('grow-ArrowRight').run(editor);
    expect(body.get()).toBe(two);
  });

  test('a section changes places with its neighbour, up to the ends', () => {
    const { editor, body } = openEditor(two, section('s'));
    expect(command('earlier').enabled(editor)).toBe(false);
    expect(command('later').enabled(editor)).toBe(true);
    command('later').run(editor);
    expect(body.get().sections.map(({ id }) => id)).toEqual([anId('t'), anId('s')]);
    expect(command('later').enabled(editor)).toBe(false);
  });

  test('a block goes on past the end of its section', () => {
    const { editor, body } = openEditor(two, blocks('b'));
    command('later').run(editor);
    expect(body.get().sections.map((each) => each.blocks.map(({ id }) => id.at(0)).length)).toEqual([1, 2]);
    command('earlier').run(editor);
    expect(body.get().sections.map((each) => each.blocks.length)).toEqual([2, 1]);
    expect(command('earlier').enabled(openEditor(two, blocks('ab')).editor)).toBe(false);
  });

  test('the first block of the page stays where it is', () => {
    const { editor, body } = openEditor(two, blocks('a'));
    command('earlier').run(editor);
    expect(body.get()).toBe(two);
    command('later').run(editor);
    expect(layoutOf(body.get())[0]).toEqual(['a 2/1 4x1', 'b 1/1 4x1']);
  });
});

describe('editing', () => {
  test('what is removed leaves its neighbour selected', () => {
    const { editor, body } = openEditor(two, blocks('a'));
    removeSelected(editor);
    expect(body.get().sections[0]?.blocks.map(({ id }) => id)).toEqual([anId('b')]);
    expect(editor.selection.get()).toEqual(blocks('b'));
  });

  test('a copy is selected in the place of what was copied', () => {
    const { editor, body } = openEditor(two, blocks('a'));
    command('duplicate').run(editor);
    const selected = editor.selection.get();
    expect(body.get().sections[0]?.blocks).toHaveLength(3);
    expect(
      selected.kind === 'blocks' && selected.ids.every((id) => ![anId('a'), anId('b')].includes(id)),
    ).toBe(true);
    const whole = openEditor(two, section('s'));
    command('duplicate').run(whole.editor);
    expect(whole.body.get().sections).toHaveLength(3);
    expect(whole.editor.selection.get()).toEqual({ kind: 'section', id: whole.body.get().sections[1]?.id });
  });

  test('without anything selected there is nothing to copy, cut or delete', () => {
    const { editor } = openEditor(two);
    for (const id of ['copy', 'cut', 'duplicate', 'delete', 'edit-text', 'repair', 'undo', 'redo'])
      expect(command(id).enabled(editor)).toBe(false);
    expect(command('paste').enabled(editor)).toBe(true);
  });

  test('a block is repaired that shows it, and not one that is not drawn', () => {
    const page = aPage(aSection('s', [{ ...aBlock('a'), type: 'heading', values: { text: 7 } }]));
    const { editor, body } = openEditor(page, blocks('a'));
    const showing = (element: unknown) => {
      editor.frame.set({ main: { ownerDocument: { getElementById: () => element } } } as never);
      return command('repair').enabled(editor);
    };
    expect(showing(null)).toBe(false);
    expect(showing({ querySelector: () => null })).toBe(false);
    expect(showing({ querySelector: () => ({ dataset: { edit: 'text' } }) })).toBe(true);
    command('edit-text').run(editor);
    expect(editor.text.get()).toEqual({ blockId: anId('a'), path: 'text' });
    command('repair').run(editor);
    expect(body.get().sections[0]?.blocks[0]?.values.text).toEqual(expect.any(String));
  });
});

describe('sections', () => {
  test('one is hidden or shown, never both offered', () => {
    const { editor, body } = openEditor(two, blocks('c'));
    const offered = () => ['hide-section', 'show-section'].map((id) => command(id).enabled(editor));
    expect(offered()).toEqual([true, false]);
    command('hide-section').run(editor);
    expect(body.get().sections.map(({ style }) => style.hidden)).toEqual([false, true]);
    expect(offered()).toEqual([false, true]);
    command('show-section').run(editor);
    expect(offered()).toEqual([true, false]);
  });

  test('the next section goes below the selected one, or to the end', () => {
    const { editor } = openEditor(two, section('s'));
    command('add-section').run(editor);
    expect([editor.insertAt.get(), editor.panel.get()]).toEqual([1, 'sections']);
    const { editor: other, body } = openEditor(two);
    command('add-section').run(other);
    expect(other.insertAt.get()).toBeUndefined();
    addSection(other, emptySection());
    expect(body.get().sections).toHaveLength(3);
    expect(other.insertAt.get()).toBe(3);
    expect(command('add-block').enabled(openEditor(aPage()).editor)).toBe(false);
    expect(command('add-block').enabled(editor)).toBe(true);
  });

  test('a block finds its place: below the selected one, or in a first section', () => {
    const { editor, body } = openEditor(two, blocks('a'));
    addBlock(editor, 'heading');
    const added = body.get().sections[0]?.blocks.at(-1);
    expect(added).toMatchObject({
      type: 'heading',
      place: { base: { column: 1, row: 3, span: spanOf('heading') } },
    });
    expect(editor.selection.get()).toEqual(selectBlocks([added?.id ?? '']));
    const empty = openEditor(aPage());
    addBlock(empty.editor, 'heading', { values: { text: 'Hello' } });
    expect(empty.body.get().sections[0]?.blocks[0]).toMatchObject({ values: { text: 'Hello' } });
    addBlock(empty.editor, 'no-such-block');
    expect(empty.body.get().sections[0]?.blocks).toHaveLength(1);
  });

  test('room is made in the selected section, in the last, or in a new one', () => {
    const room = (page: PageBody, selection?: Selection) =>
      makeRoomFor(openEditor(page, selection).editor, page);
    expect(room(two, blocks('a')).sectionId).toBe(anId('s'));
    expect(room(two)).toEqual({ ready: two, sectionId: anId('t') });
    const made = room(aPage());
    expect(made.ready.sections.map(({ id }) => id)).toEqual([made.sectionId]);
  });
});

describe('selecting', () => {
  test('from the block to its section to the page', () => {
    const { editor } = openEditor(two, blocks('a'));
    command('climb').run(editor);
    expect(editor.selection.get()).toEqual(section('s'));
    command('climb').run(editor);
    expect(editor.selection.get().kind).toBe('page');
    expect(command('climb').enabled(editor)).toBe(false);
  });

  test('all blocks of the section, or of the page', () => {
    const { editor } = openEditor(two, blocks('a'));
    command('select-all').run(editor);
    expect(editor.selection.get()).toEqual(blocks('ab'));
    const { editor: other } = openEditor(two);
    command('select-all').run(other);
    expect(other.selection.get()).toEqual(blocks('abc'));
  });

  test('on to the next block and back', () => {
    const { editor } = openEditor(two, blocks('b'));
    command('next').run(editor);
    expect(editor.selection.get()).toEqual(blocks('c'));
    command('previous').run(editor);
    expect(editor.selection.get()).toEqual(blocks('b'));
    expect(command('next').enabled(openEditor(two, blocks('c')).editor)).toBe(false);
    expect(command('previous').enabled(openEditor(two).editor)).toBe(false);
  });
});
