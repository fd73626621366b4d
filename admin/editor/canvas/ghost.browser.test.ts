import '#site/base.css';
import './canvas.css';
import { afterEach, expect, test } from 'vitest';
import type { GridShape } from '../grid/shape.ts';
import type { FramePage } from './frame-page.ts';
import { liftGhost } from './ghost.ts';

const id = 'b'.repeat(24);
const box = { left: 40, top: 60, width: 200, height: 80 };
const grid = {
  blocks: [{ id, place: { column: 1, span: 6, row: 1, rows: 1 }, box }],
} as unknown as GridShape;

afterEach(() => document.body.replaceChildren());

test.each(['none', 'line', 'cut'])(
  'the copy of a block is seen whatever edge its section has: %s',
  (divider) => {
    document.body.innerHTML = `
    <main><section class="section" data-tone="ink" data-height="screen" data-divider="${divider}"><div class="grid">
      <div class="block" id="b${id}">Words</div>
    </div></section></main>
    <plinth-ghosts></plinth-ghosts>`;
    const main = document.querySelector('main') as HTMLElement;
    const ghosts = document.querySelector('plinth-ghosts') as HTMLElement;
    const ghost = liftGhost({ main, ghosts, document } as unknown as FramePage, [grid], new Set([id]));
    ghost?.moveTo(300, 200);
    const shell = ghosts.querySelector('.section') as HTMLElement;
    const { clipPath, marginTop, borderTopWidth } = getComputedStyle(shell);
    expect({ clipPath, marginTop, borderTopWidth }).toEqual({
      clipPath: 'none',
      marginTop: '0px',
      borderTopWidth: '0px',
    });
    expect(shell.querySelector('.block')?.getBoundingClientRect()).toMatchObject({
      x: 300,
      y: 200,
      width: 200,
    });
    ghost?.remove();
    expect(ghosts.childElementCount).toBe(0);
  },
);
