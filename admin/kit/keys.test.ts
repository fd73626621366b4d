import { expect, test } from 'vitest';
import { keyCaps, pressOf } from './keys.ts';

const press = (key: string, more: Partial<KeyboardEvent> = {}) => ({
  key,
  ctrlKey: false,
  metaKey: false,
  shiftKey: false,
  altKey: false,
  ...more,
});

test.each([
  [press('d', { ctrlKey: true }), false, 'mod+D'],
  [press('d', { metaKey: true }), true, 'mod+D'],
  [press('d', { metaKey: true }), false, 'other+D'],
  [press('Z', { ctrlKey: true, shiftKey: true }), false, 'mod+shift+Z'],
  [press('ArrowLeft', { shiftKey: true }), false, 'shift+ArrowLeft'],
  [press('?', { shiftKey: true }), false, '?'],
  [press('/', {}), false, '/'],
  [press('ArrowUp', { altKey: true }), false, 'alt+ArrowUp'],
])('%o on a Mac: %s is %s', (event, isMac, name) => {
  expect(pressOf(event, isMac)).toBe(name);
});

test.each([
  ['mod+shift+Z', false, ['Ctrl', 'Shift', 'Z']],
  ['mod+D', true, ['⌘', 'D']],
  ['shift+ArrowLeft', false, ['Shift', '←']],
  ['?', false, ['?']],
  ['+', false, ['+']],
])('%s on a Mac: %s is printed as %o', (keys, isMac, caps) => {
  expect(keyCaps(keys, isMac)).toEqual(caps);
});
