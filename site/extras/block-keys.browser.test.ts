import { afterEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { listenForEscape } from '#browser/layers/escape-key.ts';
import { addBlockKeys } from './block-keys.ts';

const endings: (() => void)[] = [];
const listen = () => {
  const ending = new AbortController();
  endings.push(() => ending.abort());
  addBlockKeys(ending.signal);
  // As when somebody comes back to it.
  addBlockKeys(ending.signal);
};
afterEach(() => {
  endings.splice(0).forEach((end) => end());
  document.body.innerHTML = '';
});

test.each([
  ['a point of a picture', '<div class="hotspots"><details open>', '</details></div>'],
  ['a folder of the menu', '<details class="folder" open>', '</details>'],
])(
  'Escape closes %s and gives the keyboard back to it; only the next goes further',
  async (_, begin, after) => {
    document.body.innerHTML = `${begin}<summary>Lamp</summary><a href="#lamp">More</a>${after}`;
    let freed = 0;
    endings.push(listenForEscape(() => (freed += 1)));
    listen();
    document.querySelector('a')?.focus();
    await userEvent.keyboard('{Escape}');
    expect(document.querySelector('details')?.open).toBe(false);
    expect(document.activeElement?.textContent).toBe('Lamp');
    expect(freed).toBe(0);
    await userEvent.keyboard('{Escape}');
    expect(freed).toBe(1);
  },
);

test('Home and End go to the first and the last tab, and show them; elsewhere they are the page’s', async () => {
  document.body.innerHTML =
    '<div class="tabs">' +
    ['a', 'b', 'c']
      .map((id) => `<input type="radio" name="t" id="${id}"><label for="${id}">${id}</label>`)
      .join('') +
    '<div><input id="inside" value="word"></div></div>';
  listen();
  const on = () => document.querySelector(':checked')?.id;
  document.querySelector<HTMLElement>('#b')?.click();
  document.querySelector<HTMLElement>('#b')?.focus();
  await userEvent.keyboard('{End}');
  expect([on(), document.activeElement?.id]).toEqual(['c', 'c']);
  await userEvent.keyboard('{Home}');
  expect([on(), document.activeElement?.id]).toEqual(['a', 'a']);
  document.querySelector<HTMLElement>('#inside')?.focus();
  await userEvent.keyboard('{End}');
  expect([on(), document.activeElement?.id]).toEqual(['a', 'inside']);
});
