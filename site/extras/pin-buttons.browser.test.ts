import { afterEach, beforeEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import '../styles.ts';
import { offerPins } from './pin-buttons.ts';

const PICTURE =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='300' height='200'%3E%3C/svg%3E";
let end = () => {};

beforeEach(async () => {
  document.body.innerHTML = `<main>
    <p>Words</p>
    <img id="large" alt="A jar of honey" width="300" height="200" src="${PICTURE}">
    <img id="small" alt="" width="40" height="40" src="${PICTURE}">
  </main>`;
  await Promise.all([...document.images].map((image) => image.decode()));
});

afterEach(() => end());

const main = () => document.querySelector('main') as HTMLElement;
const shown = () => [...document.querySelectorAll<HTMLAnchorElement>('.pin-button:not([hidden])')];

test('always: a button on every picture that is large enough', () => {
  end = offerPins(main(), 'always');
  const [button, ...others] = shown();
  expect(others).toEqual([]);
  const address = new URL(button?.href ?? '');
  expect(address.origin + address.pathname).toBe('https://www.pinterest.com/pin/create/button/');
  expect(Object.fromEntries(address.searchParams)).toEqual({
    url: location.href,
    media: PICTURE,
    description: 'A jar of honey',
  });
  const picture = document.getElementById('large')?.getBoundingClientRect();
  expect(button?.getBoundingClientRect().left).toBe((picture?.left ?? 0) + 12);
});

test('by pointing: the button comes with the pointer and goes with it', async () => {
  end = offerPins(main(), 'hover');
  expect(shown()).toEqual([]);
  await userEvent.hover(document.getElementById('large') as HTMLElement);
  expect(shown()).toHaveLength(1);
  await userEvent.hover(document.querySelector('p') as HTMLElement);
  expect(shown()).toEqual([]);
});

test('the end takes all buttons away', () => {
  offerPins(main(), 'always')();
  expect(document.querySelectorAll('.pin-button')).toHaveLength(0);
});
