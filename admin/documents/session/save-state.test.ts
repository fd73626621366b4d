import { expect, test } from 'vitest';
import { next, SAVE_STATE_WORDS, type SaveEvent, type SaveState } from './save-state.ts';

const STATES = Object.keys(SAVE_STATE_WORDS) as SaveState[];
const EVENTS: SaveEvent[] = ['change', 'undone', 'save', 'done', 'offline', 'conflict', 'resolve', 'refuse'];

test('every state that has words can be reached from the first', () => {
  const reached = new Set<SaveState>(['idle']);
  for (const state of reached) for (const event of EVENTS) reached.add(next(state, event));
  expect([...reached].sort()).toEqual([...STATES].sort());
});

test('no state is a dead end', () => {
  for (const start of STATES) {
    const reached = new Set<SaveState>([start]);
    for (const state of reached) for (const event of EVENTS) reached.add(next(state, event));
    expect(reached).toContain('saved');
  }
});

test.each<[SaveState, SaveEvent, SaveState]>([
  ['idle', 'change', 'unsaved'],
  ['unsaved', 'save', 'saving'],
  ['saving', 'done', 'saved'],
  ['saving', 'change', 'saving'],
  ['saving', 'offline', 'offline'],
  ['offline', 'change', 'offline'],
  ['offline', 'save', 'saving'],
  ['unsaved', 'undone', 'saved'],
  ['conflict', 'save', 'conflict'],
  ['conflict', 'change', 'conflict'],
  ['conflict', 'resolve', 'unsaved'],
  ['idle', 'done', 'idle'],
])('%s, %s: %s', (state, event, after) => {
  expect(next(state, event)).toBe(after);
});
