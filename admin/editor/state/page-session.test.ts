import { expect, test } from 'vitest';
import { aBlock, anId, aPage, aSection } from '#core/page/testing/pages.ts';
import { copyOfSaved } from '../library/saved-sections.ts';
import { blockName, outlineOf } from '../panels/outline-items.ts';
import { makePageSession } from './page-session.ts';

const usual = aPage(aSection('u'));

function aSession(bodies: Record<string, Record<string, unknown>>) {
  const steps: { id: string; label: string }[] = [];
  const session = {
    view: () => ({ bodies, undoLabel: steps.at(-1)?.label, redoLabel: undefined }),
    subscribe: () => () => {},
    run(
      id: string,
      change: (body: Record<string, unknown>) => Record<string, unknown>,
      { label }: { label: string },
    ) {
      steps.push({ id, label });
      bodies[id] = change(bodies[id] ?? {});
    },
    undo: () => void steps.pop(),
    redo: () => {},
  };
  return { session: session as never, bodies, steps };
}

test('what usually stands there does so until something is changed', () => {
  const { session, bodies } = aSession({ c: { title: 'Notes', itemPage: { sections: [] } } });
  const page = makePageSession(session, 'c', 'itemPage', usual);
  expect(page.body.get()).toBe(usual);
  page.run((body) => ({ sections: [...body.sections, aSection('n')] }), 'Add');
  expect(bodies['c']).toMatchObject({ title: 'Notes' });
  expect(page.body.get().sections.map(({ id }) => id)).toEqual([anId('u'), anId('n')]);
});

test('each edits its own part, and going back says what it took back', () => {
  const { session, steps } = aSession({ p: { body: aPage(aSection('s')), footer: aPage(aSection('f')) } });
  const [page, footer] = [makePageSession(session, 'p'), makePageSession(session, 'p', 'footer')];
  expect([page.canUndo(), page.canRedo()]).toEqual([false, false]);
  footer.run(() => aPage(), 'Empty the footer');
  expect(page.body.get().sections).toHaveLength(1);
  expect(steps).toEqual([{ id: 'p', label: 'Empty the footer' }]);
  expect(page.canUndo()).toBe(true);
  expect(page.undo()).toBe('Empty the footer');
  expect(page.redo()).toBeUndefined();
});

test('a page as a tree, in the order one reads it', () => {
  const heading = (name: string, row: number, text: string) => ({
    ...aBlock(name, { row }),
    type: 'heading',
    values: { text },
  });
  const page = aPage(aSection('s', [heading('b', 2, 'Second'), heading('a', 1, 'First')]), aSection('t'));
  expect(outlineOf(page).map(({ id, level }) => [id.at(-1), level])).toEqual([
    ['s', 1],
    ['a', 2],
    ['b', 2],
    ['t', 1],
  ]);
  expect(blockName(heading('a', 1, 'First'))).toBe('First');
  expect(blockName(heading('a', 1, ''))).not.toBe('');
});

test('a saved section comes under ids of its own, or not at all', () => {
  const saved = aSection('s', [{ ...aBlock('a'), type: 'heading', values: { text: 'Hello' } }]);
  const copy = copyOfSaved(saved as never);
  expect(copy?.blocks[0]?.values).toMatchObject({ text: 'Hello' });
  expect([copy?.id, copy?.blocks[0]?.id]).not.toContain(anId('s'));
  expect(copy?.blocks[0]?.id).not.toBe(anId('a'));
});
