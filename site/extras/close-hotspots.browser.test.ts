import { afterEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { listenForEscape } from '#browser/layers/escape-key.ts';
import { closeHotspots } from './close-hotspots.ts';

const endings: (() => void)[] = [];
afterEach(() => {
  endings.splice(0).forEach((end) => end());
  document.body.innerHTML = '';
});

test('Escape closes an open point and gives the keyboard back to it; only the next goes further', async () => {
  document.body.innerHTML =
    '<div class="hotspots"><details open><summary>Lamp</summary><a href="#lamp">More</a></details></div>';
  let freed = 0;
  endings.push(
    listenForEscape(() => (freed += 1)),
    closeHotspots(document),
  );
  document.querySelector('a')?.focus();
  await userEvent.keyboard('{Escape}');
  expect(document.querySelector('details')?.open).toBe(false);
  expect(document.activeElement?.textContent).toBe('Lamp');
  expect(freed).toBe(0);
  await userEvent.keyboard('{Escape}');
  expect(freed).toBe(1);
});
