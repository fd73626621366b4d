import { expect, test } from 'vitest';
import { makeMarks } from './marks.ts';

const BOX = { left: 10, top: 20, width: 300, height: 0 };

test('what is dragged says so where it opens a row, and nothing where there is room', () => {
  const overlay = document.body.appendChild(document.createElement('div')).attachShadow({ mode: 'open' });
  const marks = makeMarks(overlay);
  const words = () => overlay.querySelector<HTMLElement>('.landing')?.dataset.way;
  marks.landing(BOX, true);
  expect(words()).toContain('Opens a new row');
  marks.landing(BOX);
  expect(words()).toBe('');
  overlay.host.remove();
});
