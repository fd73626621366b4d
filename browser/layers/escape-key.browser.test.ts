import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { closeTargets } from './close-targets.ts';
import { listenForEscape } from './escape-key.ts';

const onFree = vi.fn<(isShift: boolean) => void>();
let stop = () => {};

beforeEach(() => {
  onFree.mockClear();
  stop = listenForEscape(onFree);
});
afterEach(() => {
  stop();
  while (closeTargets.closeLatest());
  document.body.innerHTML = '';
});

test.each([
  ['{Escape}', [[false]]],
  ['{Shift>}{Escape}{/Shift}', [[true]]],
  ['{Control>}{Escape}{/Control}', []],
  ['{Alt>}{Escape}{/Alt}', []],
  ['{Meta>}{Escape}{/Meta}', []],
  ['{Enter}', []],
])('%s is heard as %j', async (keys, heard) => {
  await userEvent.keyboard(keys);
  expect(onFree.mock.calls).toEqual(heard);
});

test.each([
  ['<input>', 0],
  ['<textarea></textarea>', 0],
  ['<select><option>a</option></select>', 0],
  ['<div contenteditable="true">a</div>', 0],
  ['<div contenteditable="true"><b tabindex="0">a</b></div>', 0],
  ['<button>a</button>', 1],
])('with the focus in %s it is heard %d times', async (html, count) => {
  document.body.innerHTML = html;
  document.querySelector<HTMLElement>('b,input,textarea,select,div,button')?.focus();
  await userEvent.keyboard('{Escape}');
  expect(onFree).toHaveBeenCalledTimes(count);
});

test.each([
  ['keydown', { repeat: true }],
  ['keydown', { isComposing: true }],
  ['keyup', {}],
] as const)('%s with %j is nobody’s', (type, init) => {
  document.body.dispatchEvent(new KeyboardEvent(type, { key: 'Escape', bubbles: true, ...init }));
  expect(onFree).not.toHaveBeenCalled();
});

test('one that was used already is left alone', async () => {
  document.body.addEventListener('keydown', (event) => event.preventDefault(), { once: true });
  await userEvent.keyboard('{Escape}');
  expect(onFree).not.toHaveBeenCalled();
});

describe('layers', () => {
  test('are closed one by one before anything else, with shift and from a field too', async () => {
    const closed: string[] = [];
    closeTargets.add(() => closed.push('popup'));
    closeTargets.add(() => closed.push('lightbox'));
    await userEvent.keyboard('{Escape}');
    expect(closed).toEqual(['lightbox']);
    document.body.innerHTML = '<input>';
    document.querySelector('input')?.focus();
    await userEvent.keyboard('{Shift>}{Escape}{/Shift}');
    expect(closed).toEqual(['lightbox', 'popup']);
    expect(onFree).not.toHaveBeenCalled();
  });

  test.each(['popover', 'dialog'])('of the browser’s own keep it: %s', async (kind) => {
    document.body.innerHTML = '<div popover>Menu</div><dialog>Words</dialog>';
    if (kind === 'popover') document.querySelector<HTMLElement>('[popover]')?.showPopover();
    else document.querySelector('dialog')?.showModal();
    await userEvent.keyboard('{Escape}');
    expect(onFree).not.toHaveBeenCalled();
    await vi.waitFor(() => expect(document.querySelector(':popover-open,dialog[open]')).toBeNull());
    await userEvent.keyboard('{Escape}');
    expect(onFree).toHaveBeenCalledOnce();
  });
});

test('the undoing gives the key back', async () => {
  stop();
  await userEvent.keyboard('{Escape}');
  expect(onFree).not.toHaveBeenCalled();
});
