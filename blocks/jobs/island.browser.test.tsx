import { afterEach, expect, test } from 'vitest';
import { createRoot, type Root } from 'react-dom/client';
import { DAY_MS } from '#core/durations.ts';
import Deadline from './island.tsx';

const stage = document.createElement('div');
let root: Root;

const show = (closes: Date) => {
  document.body.append(stage);
  root = createRoot(stage);
  root.render(<Deadline closes={closes.toISOString()} open="Apply by then" closed="Closed" />);
};

afterEach(() => {
  root.unmount();
  stage.remove();
});

test.each([
  [-1, 'Closed', true],
  [1, 'Apply by then', false],
])('%i days from now: %s', async (days, words, isClosed) => {
  show(new Date(Date.now() + days * DAY_MS));
  await expect.poll(() => stage.textContent).toBe(words);
  expect(stage.querySelector('[data-closed]') !== null).toBe(isClosed);
});
