import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import './own.css';

test('an arrow goes on from mark to mark, and the keyboard stays with them', async () => {
  const figure = '<figure><blockquote>They remember what you had last time.</blockquote></figure>';
  document.body.innerHTML = `<div class="quotes" data-alone style="--per-view:1;width:300px">${figure.repeat(4)}</div>`;
  const row = document.querySelector('.quotes') as HTMLElement;
  const at = () => Math.round((3 * row.scrollLeft) / (row.scrollWidth - row.clientWidth));
  await userEvent.keyboard('{Tab}{ArrowRight}');
  await expect.poll(at).toBe(1);
  // The row may have moved before its mark is chosen, which takes a frame; an arrow goes on from the mark.
  await twoFrames();
  await userEvent.keyboard('{ArrowRight}');
  await expect.poll(at).toBe(2);
  document.body.replaceChildren();
});

async function twoFrames() {
  for (const _ of [1, 2]) await new Promise(requestAnimationFrame);
}
