import { afterEach, expect, test, vi } from 'vitest';
import { closeTargets } from './close-targets.ts';
import { alertDialog, confirmation, type ConfirmationOptions } from './confirmation.ts';
import { showToast } from './toast.ts';

let hide = () => {};
afterEach(() => {
  hide();
  for (const dialog of dialogs()) dialog.dispatchEvent(new Event('transitionend'));
  document.body.replaceChildren();
  vi.useRealTimers();
});

const dialogs = () => [...document.querySelectorAll<HTMLDialogElement>('dialog')];
const buttons = () => [...document.querySelectorAll('dialog button')].map(({ textContent }) => textContent);
const press = (label: string) =>
  [...document.querySelectorAll<HTMLElement>('dialog button')]
    .find(({ textContent }) => textContent === label)
    ?.click();
const ask = (options: Partial<ConfirmationOptions> = {}) => {
  const asked = confirmation({ message: 'Really?', ...options });
  ({ hide } = asked);
  return asked;
};
const gone = () => dialogs()[0]?.dispatchEvent(new Event('transitionend'));

test.each([
  ['confirm-or-reject', ['Yes', 'No']],
  ['confirm-or-cancel', ['Yes', 'Cancel']],
  ['confirm-only', ['Yes']],
  ['no-buttons', []],
] as const)('%s has the buttons %j', (style, labels) => {
  ask({ style });
  expect(buttons()).toEqual(labels);
});

test.each([
  ['confirm-or-reject', 'Yes', 'confirm'],
  ['confirm-or-reject', 'No', 'reject'],
  ['confirm-or-cancel', 'Cancel', 'cancel'],
] as const)('%s, then %s: %s, and it is gone', async (style, label, answer) => {
  const asked = ask({ style });
  expect(dialogs()).toHaveLength(1);
  press(label);
  press(label);
  expect(dialogs()).toHaveLength(1);
  gone();
  expect(await asked.answer).toBe(answer);
  expect(dialogs()).toEqual([]);
});

test.each(['confirm-or-reject', 'no-buttons'] as const)('Escape cancels: %s', async (style) => {
  const asked = ask({ style });
  expect(closeTargets.closeLatest()).toBe(true);
  gone();
  expect(await asked.answer).toBe('cancel');
});

test.each([
  ['confirm-or-reject', 0],
  ['no-buttons', 1],
] as const)('a click beside %s leaves %d', (style, left) => {
  ask({ style });
  const point = { clientX: 2, clientY: 2, bubbles: true };
  dialogs()[0]?.dispatchEvent(new MouseEvent('click', point));
  gone();
  expect(dialogs()).toHaveLength(left);
});

test('without a transition it is gone after 600 ms', async () => {
  vi.useFakeTimers();
  const asked = ask();
  press('Yes');
  vi.advanceTimersByTime(599);
  expect(dialogs()).toHaveLength(1);
  vi.advanceTimersByTime(1);
  expect(dialogs()).toEqual([]);
  expect(await asked.answer).toBe('confirm');
});

test('350 px wide, 20 px around, above everything, the next above that; the focus comes back', () => {
  const opener = document.body.appendChild(document.createElement('button'));
  opener.focus();
  const first = ask();
  const [dialog] = dialogs();
  const { paddingTop, paddingLeft, zIndex } = getComputedStyle(dialog as Element);
  expect([dialog?.offsetWidth, paddingTop, paddingLeft]).toEqual([350, '20px', '20px']);
  const second = confirmation({ message: 'And this?' });
  expect([zIndex, dialogs()[1]?.style.zIndex]).toEqual(['30000', '30001']);
  second.hide();
  dialogs()[1]?.dispatchEvent(new Event('transitionend'));
  first.hide();
  gone();
  expect(document.activeElement).toBe(opener);
});

test('an alert waits for Okay', async () => {
  const read = alertDialog('There is no such table.');
  expect(buttons()).toEqual(['Okay']);
  press('Okay');
  gone();
  await read;
  expect(dialogs()).toEqual([]);
});

test('a toast goes after 2000 ms, or for the next one', () => {
  vi.useFakeTimers();
  const toasts = () => [...document.querySelectorAll('[role=status]')].map(({ textContent }) => textContent);
  showToast('Saved');
  vi.advanceTimersByTime(1900);
  expect(toasts()).toEqual(['Saved']);
  vi.advanceTimersByTime(100);
  expect(toasts()).toEqual([]);
  showToast('One');
  showToast('Two');
  expect(toasts()).toEqual(['Two']);
});

test('goes in 0.3 s, smaller and paler', () => {
  ask();
  const [dialog] = dialogs();
  // Without a style that was drawn there is nothing to move from.
  dialog?.getBoundingClientRect();
  hide();
  const movements = dialog?.getAnimations().map(({ effect }) => effect as KeyframeEffect) ?? [];
  expect(movements.map((effect) => effect.getTiming().duration)).toEqual([300, 300]);
  expect(movements.map((effect) => effect.getKeyframes().at(-1))).toEqual([
    expect.objectContaining({ opacity: '0' }),
    expect.objectContaining({ transform: 'scale(0.94)' }),
  ]);
});
