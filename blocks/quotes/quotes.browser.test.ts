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
  // The row may have moved before its mark is chosen; an arrow goes on from the mark.
  const goOn = async () => {
    await userEvent.keyboard('{ArrowRight}');
    await new Promise(requestAnimationFrame);
    return at();
  };
  await expect.poll(goOn).toBeGreaterThan(1);
  document.body.replaceChildren();
});
