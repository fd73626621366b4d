import { placeBlock } from '#core/page/actions/move-blocks.ts';
import { isSamePlace } from '#core/page/place.ts';
import type { FramePage } from '../canvas/frame-page.ts';
import { blockElement, measureGrids, pageBox } from '../canvas/measure.ts';
import { resizeTo, type Handle } from '../grid/resize.ts';
import type { Editor } from '../state/editor.ts';
import type { Movement } from './follow-pointer.ts';
import { say } from './words.ts';

/** Drags an edge of a block. The block itself takes each new size, so that one sees how its words run. */
export function startResize(
  editor: Editor,
  frame: FramePage,
  change: { id: string; handle: Handle; onShape: () => void },
): Movement | undefined {
  const { id, handle } = change;
  const { marks } = frame;
  const layout = editor.layout.get();
  if (layout === 'tablet') return undefined;
  const grids = measureGrids(frame.main, editor.session.body.get(), layout);
  const grid = grids.find(({ blocks }) => blocks.some((block) => block.id === id));
  const start = grid?.blocks.find((block) => block.id === id);
  const element = blockElement(frame.main, id);
  if (!grid || !start || !element) return undefined;
  let place = start.place;
  marks.grid(grid);
  marks.moving(true);

  const finish = () => {
    element.style.gridArea = '';
    marks.clear();
  };
  return {
    move({ x, y, isAlt }) {
      const { place: next, stoppedBy } = resizeTo(grid, start, { handle, x, y, mayCover: isAlt });
      marks.stops(stoppedBy);
      if (isSamePlace(next, place)) return;
      place = next;
      const { column, span, row, rows } = next;
      element.style.gridArea = `${row} / ${column} / span ${rows} / span ${span}`;
      marks.landing(pageBox(element));
      change.onShape();
    },
    end(point) {
      this.move(point);
      finish();
      if (isSamePlace(place, start.place)) return;
      editor.run(say('resize'), (body) => placeBlock(body, { id, breakpoint: layout, place }));
    },
    cancel() {
      finish();
      change.onShape();
    },
  };
}
