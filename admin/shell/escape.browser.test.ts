import { afterEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { escapeMessage } from '#core/access/escape.ts';
import { watchEscape } from './escape.ts';

const heard: string[] = [];
watchEscape({ escape: () => heard.push('escape'), shiftEscape: () => heard.push('shift') });

afterEach(() => {
  heard.length = 0;
  document.body.innerHTML = '';
});

const message = (origin: string, data: unknown) =>
  dispatchEvent(new MessageEvent('message', { origin, data }));
const openMenu = (style = '') => {
  document.body.innerHTML = `<div role="menu"${style && ` style="${style}"`}>Open</div>`;
  return document.querySelector('[role=menu]');
};

test('Escape and Shift Escape are told apart', async () => {
  await userEvent.keyboard('{Escape}');
  await userEvent.keyboard('{Shift>}{Escape}{/Shift}');
  expect(heard).toEqual(['escape', 'shift']);
});

test('a layer that closes by the same press is all that happens', async () => {
  const menu = openMenu();
  const close = () => menu?.remove();
  addEventListener('keydown', close, { capture: true, once: true });
  await userEvent.keyboard('{Escape}');
  expect(heard).toEqual([]);
});

test('a layer that is there and not shown is none', async () => {
  openMenu('display:none');
  await userEvent.keyboard('{Escape}');
  expect(heard).toEqual(['escape']);
});

test('the framed site is believed, others are not', () => {
  message('https://elsewhere.example', escapeMessage(false));
  message(location.origin, { type: 'plinth-escape' });
  expect(heard).toEqual([]);
  message(location.origin, escapeMessage(true));
  expect(heard).toEqual(['shift']);
  openMenu();
  message(location.origin, escapeMessage(false));
  expect(heard).toEqual(['shift']);
});
