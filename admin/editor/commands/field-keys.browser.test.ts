import { afterEach, expect, test } from 'vitest';
import { belongsToField } from './field-keys.ts';

afterEach(() => document.body.replaceChildren());

test.each([
  ['a choice', '<input type="radio">', 'mod+Z', false],
  ['a switch', '<input type="checkbox">', 'mod+shift+Z', false],
  ['a list to choose from', '<input readonly>', 'mod+Z', false],
  ['a switch', '<input type="checkbox">', 'Delete', true],
  ['a field for words', '<input>', 'mod+Z', true],
  ['a field for more words', '<textarea></textarea>', 'mod+Z', true],
  ['text on the page', '<p contenteditable="true"></p>', 'mod+Z', true],
  ['a field for words', '<input>', 'F6', false],
  ['a button', '<button></button>', 'Delete', false],
])('in %s (%s) %s is kept: %s', (_, control, press, isKept) => {
  document.body.innerHTML = control;
  const heard: boolean[] = [];
  const hear = (event: Event) => heard.push(belongsToField(event, press));
  window.addEventListener('keydown', hear, { once: true });
  document.body.firstElementChild?.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true }));
  expect(heard).toEqual([isKept]);
});
