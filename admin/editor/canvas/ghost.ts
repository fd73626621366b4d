import { boundsOf, type Box, type GridShape } from '../grid/shape.ts';
import type { FramePage } from './frame-page.ts';
import { blockElement } from './measure.ts';

/** More than these are drawn as empty frames: a copy of each would cost more than it tells. */
const MAX_COPIES = 12;

export interface Ghost {
  start: Box;
  moveTo(left: number, top: number): void;
  remove(): void;
}

/** Copies of the dragged blocks that follow the pointer, in the colours of the section they come from. */
export function liftGhost(
  frame: FramePage,
  grids: readonly GridShape[],
  ids: ReadonlySet<string>,
): Ghost | undefined {
  const lifted = grids.flatMap(({ blocks }) => blocks.filter(({ id }) => ids.has(id)));
  const start = lifted.length > 0 ? boundsOf(lifted.map(({ box }) => box)) : undefined;
  const first = lifted[0] && blockElement(frame.main, lifted[0].id);
  const section = first?.closest<HTMLElement>('.section');
  if (!start || !section) return undefined;
  const shell = section.cloneNode(false) as HTMLElement;
  shell.removeAttribute('id');
  delete shell.dataset.sectionId;
  // The edges a section is cut to would cut away the copies, which lie outside of this empty one.
  delete shell.dataset.divider;
  delete shell.dataset.height;
  const grid = frame.document.createElement('div');
  grid.className = 'grid';
  shell.append(grid);
  for (const { id, box } of lifted.slice(0, MAX_COPIES)) {
    const copy = blockElement(frame.main, id)?.cloneNode(true) as HTMLElement | undefined;
    if (!copy) continue;
    for (const named of [copy, ...copy.querySelectorAll('[id]')]) named.removeAttribute('id');
    Object.assign(copy.style, {
      left: `${box.left - start.left}px`,
      top: `${box.top - start.top}px`,
      width: `${box.width}px`,
      height: `${box.height}px`,
    });
    grid.append(copy);
  }
  frame.ghosts.append(shell);
  for (const { id } of lifted) blockElement(frame.main, id)?.classList.add('is-lifted');
  const moveTo = (left: number, top: number) => {
    shell.style.transform = `translate3d(${left}px, ${top}px, 0)`;
  };
  moveTo(start.left, start.top);
  return {
    start,
    moveTo,
    remove() {
      shell.remove();
      for (const { id } of lifted) blockElement(frame.main, id)?.classList.remove('is-lifted');
    },
  };
}
