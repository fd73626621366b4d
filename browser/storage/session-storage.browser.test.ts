import { afterEach, expect, test, vi } from 'vitest';
import { readSession, writeSession } from './session-storage.ts';

afterEach(() => {
  vi.restoreAllMocks();
  sessionStorage.clear();
});

test('keeps a value for the tab', () => {
  expect(readSession('a')).toEqual({ isDone: true, value: undefined });
  writeSession('a', 'b');
  expect(readSession('a')).toEqual({ isDone: true, value: 'b' });
});

test('says why it could not', () => {
  vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('Blocked', 'SecurityError');
  });
  const failed = { isDone: false, reason: 'Browser does not support session storage' };
  expect([readSession('a'), writeSession('a', 'b')]).toEqual([failed, failed]);
});
