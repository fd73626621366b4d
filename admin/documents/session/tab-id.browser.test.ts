import { beforeEach, expect, test } from 'vitest';
import { keepTabId, takeTabId } from './tab-id.ts';

beforeEach(() => sessionStorage.clear());

test('a tab that is loaded again keeps its id', () => {
  const id = takeTabId();
  keepTabId(id);
  expect(takeTabId()).toBe(id);
});

test('a copy of an open tab gets an id of its own', () => {
  const id = takeTabId();
  keepTabId(id);
  takeTabId();
  expect(takeTabId()).not.toBe(id);
});

test('what is no id is not taken for one', () => {
  keepTabId('somebody');
  expect(takeTabId()).toMatch(/^[a-z0-9]{24}$/);
});
