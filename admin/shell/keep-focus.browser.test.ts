import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepFocus } from './keep-focus.ts';

let stop = () => {};
let waiting: (() => void) | undefined;
beforeEach(() => {
  document.body.innerHTML = `
    <main tabindex="-1"><button id="first">First</button><button id="opener">Open</button><p>Words</p></main>`;
  stop = keepFocus(document, (work) => {
    waiting = work;
    return () => (waiting = undefined);
  });
});
afterEach(() => {
  stop();
  document.body.innerHTML = '';
});

const find = (selector: string) => document.querySelector<HTMLElement>(selector);
const focused = () => document.activeElement?.id ?? '';
const isNowhere = () => document.activeElement === document.body;
/** What waits until things have settled is done. */
async function settle(): Promise<void> {
  await vi.waitFor(() => expect(waiting).toBeDefined());
  waiting?.();
  waiting = undefined;
}
function openDialog(): HTMLElement {
  const dialog = document.createElement('div');
  dialog.innerHTML = '<input id="name"><button id="save">Save</button>';
  document.body.append(dialog);
  return dialog;
}

test('a dialog that goes away gives the keyboard back to what opened it', async () => {
  find('#opener')?.focus();
  const dialog = openDialog();
  find('#name')?.focus();
  find('#save')?.focus();
  dialog.remove();
  await settle();
  expect(focused()).toBe('opener');
});

test('when that is gone too, to what was used before', async () => {
  find('#first')?.focus();
  find('#opener')?.focus();
  const dialog = openDialog();
  find('#save')?.focus();
  find('#opener')?.remove();
  dialog.remove();
  await settle();
  expect(focused()).toBe('first');
});

test('with nothing left the content has it', async () => {
  find('#opener')?.focus();
  find('#opener')?.remove();
  await settle();
  expect(document.activeElement?.tagName).toBe('MAIN');
});

test('on another screen one begins with its content', async () => {
  find('#first')?.focus();
  const dialog = openDialog();
  find('#save')?.focus();
  const before = location.href;
  history.pushState({}, '', '/elsewhere');
  dialog.remove();
  await settle();
  history.pushState({}, '', before);
  expect(document.activeElement?.tagName).toBe('MAIN');
});

test('a button that can be pressed no more leaves it to what was used before', async () => {
  const button = find('#opener') as HTMLButtonElement;
  find('#first')?.focus();
  button.focus();
  button.disabled = true;
  await vi.waitUntil(isNowhere);
  await settle();
  expect(focused()).toBe('first');
});

test('a button that waits for its answer has it again afterwards', async () => {
  const button = find('#opener') as HTMLButtonElement;
  find('#first')?.focus();
  button.focus();
  button.dataset.loading = 'true';
  button.disabled = true;
  await vi.waitUntil(isNowhere);
  await settle();
  expect(isNowhere()).toBe(true);
  button.disabled = false;
  await settle();
  expect(focused()).toBe('opener');
});

test('whoever left a place on purpose stays away from it', async () => {
  find('#opener')?.focus();
  find('#opener')?.blur();
  find('p')?.append('more');
  await settle();
  expect(isNowhere()).toBe(true);
});
