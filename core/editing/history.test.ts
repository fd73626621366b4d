import { describe, expect, test } from 'vitest';
import {
  COALESCE_MS,
  markSaved,
  MAX_STEPS,
  openIn,
  rebase,
  record,
  redo,
  redoLabel,
  startHistory,
  undo,
  undoLabel,
  unsavedIn,
  type History,
} from './history.ts';

const start = startHistory({ page: 'p0', theme: 't0' });
type Docs = typeof start.present;
const step = (history: History<Docs>, next: Partial<Docs>, at = 0, thing?: string) =>
  record(history, {
    next: { ...history.present, ...next },
    label: `To ${Object.values(next).join()}`,
    at,
    thing,
  });

test('one way back over several documents, with names for the steps', () => {
  const history = step(step(start, { page: 'p1' }), { theme: 't1' });
  expect(undoLabel(history)).toBe('To t1');
  const once = undo(history);
  expect(once.present).toEqual({ page: 'p1', theme: 't0' });
  expect([undoLabel(once), redoLabel(once)]).toEqual(['To p1', 'To t1']);
  const twice = undo(once);
  expect(twice.present).toBe(start.present);
  expect(undo(twice)).toBe(twice);
  expect(redo(redo(twice)).present).toEqual(history.present);
  expect(redo(history)).toBe(history);
  expect(redo(twice).present).toEqual(once.present);
  expect(redoLabel(twice)).toBe('To p1');
});

test('a new step ends what could be redone; no change does not', () => {
  const undone = undo(step(start, { page: 'p1' }));
  expect(redoLabel(step(undone, {}))).toBe('To p1');
  expect(redoLabel(step(undone, { page: 'p2' }))).toBeUndefined();
});

describe('quick changes of one thing are one step', () => {
  test.each<[string, string, number, number]>([
    ['text', 'text', COALESCE_MS, 1],
    ['text', 'text', COALESCE_MS + 1, 2],
    ['text', 'place', 10, 2],
    ['', '', 10, 2],
  ])('%j then %j after %i ms: %i', (one, other, pause, steps) => {
    const history = step(step(start, { page: 'p1' }, 0, one), { page: 'p2' }, pause, other);
    expect(history.past).toHaveLength(steps);
    expect(undo(history).present.page).toBe(steps === 1 ? 'p0' : 'p1');
  });

  test('joins the last step and no other', () => {
    const before = step(step(start, { page: 'p1' }, 0, 'place'), { page: 'p2' }, 1, 'text');
    const history = step(before, { page: 'p3' }, 2, 'text');
    expect(history.past.map(({ snapshot, thing }) => [snapshot.page, thing])).toEqual([
      ['p0', 'place'],
      ['p1', 'text'],
    ]);
    expect(undoLabel(history)).toBe('To p3');
  });

  test('as long as the pauses are short, however long it takes', () => {
    let history: History<Docs> = start;
    for (let index = 1; index <= 10; index += 1)
      history = step(history, { page: `p${index}` }, index * 900, 'text');
    expect(history.past).toHaveLength(1);
  });

  test('what is typed after an undo or a redo is a step of its own', () => {
    const undone = undo(step(start, { page: 'p1' }, 0, 'text'));
    expect(undo(step(undone, { page: 'p2' }, 1, 'text')).present.page).toBe('p0');
    expect(undo(step(redo(undone), { page: 'p2' }, 1, 'text')).present.page).toBe('p1');
  });
});

test('a document opened later is there at every moment', () => {
  const opened = openIn<Readonly<Record<string, string>>>(undo(step(start, { page: 'p1' })), { menu: 'm0' });
  expect(opened.present).toEqual({ page: 'p0', theme: 't0', menu: 'm0' });
  expect(redo(opened).present).toEqual({ page: 'p1', theme: 't0', menu: 'm0' });
  expect(undo(redo(opened)).present.menu).toBe('m0');
  expect(unsavedIn(opened)).toEqual([]);
});

test('the way back has an end', () => {
  let history: History<Docs> = start;
  for (let index = 1; index <= MAX_STEPS + 5; index += 1) history = step(history, { page: `p${index}` });
  expect(history.past).toHaveLength(MAX_STEPS);
  for (let index = 0; index < MAX_STEPS; index += 1) history = undo(history);
  expect(history.present.page).toBe('p5');
});

describe('what is saved', () => {
  const changed = step(step(start, { page: 'p1' }), { theme: 't1' });

  test('undoing back to it leaves nothing to save', () => {
    expect(unsavedIn(changed)).toEqual(['page', 'theme']);
    expect(unsavedIn(undo(changed))).toEqual(['page']);
    expect(unsavedIn(undo(undo(changed)))).toEqual([]);
  });

  test('a save of one document leaves the other; undoing behind a save is a change again', () => {
    const saved = markSaved(changed, { page: 'p1' });
    expect(unsavedIn(saved)).toEqual(['theme']);
    expect(unsavedIn(undo(undo(saved)))).toEqual(['page']);
  });
});

describe('taking in what somebody else saved', () => {
  const history = undo(step(step(start, { page: 'p1' }), { page: 'p2' }));

  test('reaches every moment one can go to', () => {
    const rebased = rebase(history, (docs) => ({ ...docs, theme: 'theirs' }));
    expect(rebased?.present).toEqual({ page: 'p1', theme: 'theirs' });
    expect(rebased && undo(rebased).present).toEqual({ page: 'p0', theme: 'theirs' });
    expect(rebased && redo(rebased).present).toEqual({ page: 'p2', theme: 'theirs' });
  });

  test('ends the way where it cannot', () => {
    const long = step(history, { page: 'p3' });
    const rebased = rebase({ ...long, saved: long.present }, (docs) =>
      docs.page === 'p0' ? undefined : docs,
    );
    expect(rebased?.past.map(({ snapshot }) => snapshot.page)).toEqual(['p1']);
    expect(rebase(history, () => undefined)).toBeUndefined();
    const isOf = (page: string) => (docs: Docs) => (docs.page === page ? docs : undefined);
    expect([rebase(history, isOf('p1')), rebase(history, isOf('p0'))]).toEqual([undefined, undefined]);
  });
});
