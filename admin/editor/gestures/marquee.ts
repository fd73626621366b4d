import type { FramePage } from '../canvas/frame-page.ts';
import { measureGrids } from '../canvas/measure.ts';
import { doTouch, type Box } from '../grid/shape.ts';
import type { Editor } from '../state/editor.ts';
import { selectBlocks } from '../state/selection.ts';
import type { Movement, Point } from './follow-pointer.ts';

/** Draws a frame over empty space: every block it touches is selected. */
export function startMarquee(
  editor: Editor,
  frame: FramePage,
  start: Point,
  kept: readonly string[],
): Movement {
  const { marks } = frame;
  const layout = editor.layout.get();
  const grids = measureGrids(frame.main, editor.session.body.get(), layout === 'phone' ? 'phone' : 'base');
  const blocks = grids.flatMap((grid) => grid.blocks);
  const before = editor.selection.get();
  return {
    move(point) {
      const box = between(start, point);
      marks.marquee(box);
      const touched = blocks.filter((block) => doTouch(block.box, box)).map(({ id }) => id);
      const ids = [...new Set([...kept, ...touched])];
      const now = editor.selection.get();
      const isSame =
        now.kind === 'blocks' && now.ids.length === ids.length && ids.every((id) => now.ids.includes(id));
      if (!isSame) editor.selection.set(selectBlocks(ids));
    },
    end: () => marks.clear(),
    cancel() {
      marks.clear();
      editor.selection.set(before);
    },
  };
}

function between(one: Point, other: Point): Box {
  return {
    left: Math.min(one.x, other.x),
    top: Math.min(one.y, other.y),
    width: Math.abs(one.x - other.x),
    height: Math.abs(one.y - other.y),
  };
}
