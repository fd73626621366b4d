import type { KeyboardEvent } from 'react';
import { afterEach, describe, expect, test } from 'vitest';
import { moveFocus } from './move-focus.ts';

afterEach(() => {
  document.body.innerHTML = '';
});

/** Presses a key in a list of three rows, and says where the focus is and whether the page scrolls as well. */
function press(key: string, focused: string) {
  document.body.innerHTML = `<div id="list"><a href="#" data-row-link id="one"></a><button id="menu"></button>
    <a href="#" data-row-link id="two"></a><a href="#" data-row-link id="three"></a></div><button id="outside"></button>`;
  const target = document.getElementById(focused);
  target?.focus();
  let isPrevented = false;
  const event = { key, target, preventDefault: () => (isPrevented = true) } as unknown as KeyboardEvent;
  moveFocus(event, document.getElementById('list'));
  return [document.activeElement?.id, isPrevented];
}

describe('the keys of a list of pages', () => {
  test.each([
    ['ArrowDown', 'one', 'two', true],
    ['ArrowDown', 'three', 'three', false],
    ['ArrowUp', 'two', 'one', true],
    ['ArrowUp', 'one', 'one', false],
    ['Home', 'three', 'one', true],
    ['End', 'one', 'three', true],
    ['End', 'menu', 'three', true],
    ['ArrowDown', 'menu', 'menu', false],
    ['Enter', 'one', 'one', false],
    ['ArrowDown', 'outside', 'outside', false],
  ])('%s on %s', (key, from, to, isPrevented) => expect(press(key, from)).toEqual([to, isPrevented]));
});
