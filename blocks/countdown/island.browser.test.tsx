import { afterEach, expect, test } from 'vitest';
import { createRoot, type Root } from 'react-dom/client';
import Countdown from './island.tsx';

const stage = document.createElement('div');
let root: Root;

const show = (until: number) => {
  document.body.append(stage);
  root = createRoot(stage);
  root.render(<Countdown until={until} when="Soon" ended="Over." hasSeconds locale="de" />);
};

afterEach(() => {
  root.unmount();
  stage.remove();
});

test('counts down to its end, and then says so', async () => {
  show(Date.now() + 1500);
  await expect.poll(() => stage.querySelectorAll('li').length).toBe(4);
  await expect.poll(() => stage.textContent).toBe('Over.');
});

test('what is over says so at once', async () => {
  show(0);
  await expect.poll(() => stage.textContent).toBe('Over.');
});
