import { expect, test, vi } from 'vitest';
import { openIn, record, startHistory } from '#core/editing/history.ts';
import { group, text } from '#core/fields/index.ts';
import { makeDesk, type Desk } from './desk.ts';
import { takeIn } from './take-in.ts';

const { control } = group({ title: text({ max: 50 }), words: text({ max: 50 }) });
const base = { title: 'Home', words: 'Hello' };

function changedHere(mine: object): Desk {
  const desk = makeDesk();
  desk.opened.set('p', { base: 1, control });
  desk.history = openIn(startHistory({}), { p: base });
  desk.history = record(desk.history, { next: { p: { ...base, ...mine } }, label: 'Type', at: 0 });
  desk.tell = vi.fn();
  return desk;
}

test('what two people changed in different places stands together', () => {
  const desk = changedHere({ words: 'Good day' });
  expect(takeIn(desk, 'p', { revision: 2, body: { ...base, title: 'Start' } })).toBe(true);
  expect(desk.history.present['p']).toEqual({ title: 'Start', words: 'Good day' });
  expect(desk.history.saved['p']).toEqual({ ...base, title: 'Start' });
  expect(desk.opened.get('p')?.base).toBe(2);
  expect(desk.disputes).toEqual([]);
});

test('what both changed in the same place somebody has to choose', () => {
  const desk = changedHere({ words: 'Good day' });
  expect(takeIn(desk, 'p', { revision: 2, body: { ...base, words: 'Ahoy' } })).toBe(false);
  expect(desk.history.present['p']).toMatchObject({ words: 'Good day' });
  expect(desk.opened.get('p')?.base).toBe(1);
  expect(desk.disputes).toHaveLength(1);
  expect(desk.disputes[0]?.differences).not.toEqual([]);
  expect(desk.tell).toHaveBeenCalledWith('conflict');
});

test('what was deleted elsewhere is a choice too, and what is not open none', () => {
  const desk = changedHere({ words: 'Good day' });
  expect(takeIn(desk, 'p', { revision: 2, body: null })).toBe(false);
  expect(desk.disputes[0]).toMatchObject({ id: 'p', theirs: null, differences: [] });
  expect(takeIn(desk, 'other', { revision: 2, body: base })).toBe(false);
  expect(desk.disputes).toHaveLength(1);
});
