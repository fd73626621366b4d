import { afterEach, expect, test, vi } from 'vitest';
import { markNarrowBlocks } from './narrow-blocks.ts';

let undo = () => {};
afterEach(() => {
  undo();
  document.body.replaceChildren();
});

function show(width: number): HTMLElement {
  const block = document.createElement('div');
  block.dataset.narrowBelow = '415';
  block.style.width = `${width}px`;
  document.body.append(block);
  return block;
}

test.each([
  [414, true],
  [415, false],
])('a block of %d pixels is narrow: %j', async (width, isNarrow) => {
  const block = show(width);
  undo = markNarrowBlocks(document);
  await vi.waitFor(() => expect(block.classList.contains('narrow')).toBe(isNarrow));
  block.style.width = isNarrow ? '600px' : '200px';
  await vi.waitFor(() => expect(block.classList.contains('narrow')).toBe(!isNarrow));
});
