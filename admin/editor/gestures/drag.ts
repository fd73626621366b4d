import { findBlock } from '#core/page/find.ts';
import { rowBelow } from '#core/page/place.ts';
import type { FramePage } from '../canvas/frame-page.ts';
import { liftGhost } from '../canvas/ghost.ts';
import { measureGrids } from '../canvas/measure.ts';
import { dropBlocks } from '../grid/drop-blocks.ts';
import { alignedLines, boxOf, landingOf, lineX, type GridShape, type Landing } from '../grid/shape.ts';
import type { Editor } from '../state/editor.ts';
import type { Movement, Point } from './follow-pointer.ts';
import { say } from './words.ts';

/** Moves the selected blocks on the grid. Geometry is read here, once; after that only the copies move. */
export function startDrag(editor: Editor, frame: FramePage, start: Point): Movement | undefined {
  const { marks } = frame;
  const selection = editor.selection.get();
  const layout = editor.layout.get();
  if (selection.kind !== 'blocks' || layout === 'tablet') return undefined;
  const body = editor.session.body.get();
  const ids = new Set(selection.ids);
  const grids = measureGrids(frame.main, body, layout);
  const ghost = liftGhost(frame, grids, ids);
  const places = grids.flatMap(({ blocks }) => blocks.filter(({ id }) => ids.has(id)));
  if (!ghost || places.length === 0) return undefined;
  const left = Math.min(...places.map(({ place }) => place.column));
  const top = Math.min(...places.map(({ place }) => place.row));
  const size = {
    span: Math.max(...places.map(({ place }) => place.column + place.span)) - left,
    rows: rowBelow(places.map(({ place }) => place)) - top,
  };
  let landing: Landing | undefined;

  const show = (grid: GridShape, at: Landing) => {
    const place = { ...size, ...at };
    const box = boxOf(grid, place);
    marks.grid(grid);
    marks.landing(at.opensRows ? { ...box, top: rowEdge(grid, at.row), height: 0 } : box, at.opensRows);
    marks.lines(
      alignedLines(grids, place, ids).map((line) => ({
        x: lineX(grid, line, line !== place.column),
        top: grid.section.top,
        height: grid.section.height,
      })),
    );
  };

  const finish = () => {
    ghost.remove();
    marks.clear();
    frame.document.documentElement.style.cursor = '';
  };

  marks.moving(true);
  frame.document.documentElement.style.cursor = 'grabbing';
  return {
    move({ x, y, isAlt }) {
      const ghostLeft = ghost.start.left + x - start.x;
      const ghostTop = ghost.start.top + y - start.y;
      ghost.moveTo(ghostLeft, ghostTop);
      const ghostAt = { left: ghostLeft, top: ghostTop, pointerX: x, pointerY: y };
      const next = landingOf(grids, { ...ghostAt, ...size, ids }, isAlt);
      if (isSameLanding(next, landing)) return;
      landing = next;
      const grid = grids.find(({ sectionId }) => sectionId === next?.sectionId);
      if (next && grid) show(grid, next);
    },
    end(point) {
      this.move(point);
      finish();
      const target = landing;
      if (!target) return;
      const [first = ''] = ids;
      const isFar = findBlock(body, first)?.section.id !== target.sectionId;
      editor.run(isFar ? say('moveToAnotherSection') : say('move'), (current) =>
        dropBlocks(current, { ids: [...ids], breakpoint: layout, landing: target }),
      );
    },
    cancel: finish,
  };
}

/** The edge between rows where new ones open. */
function rowEdge(grid: GridShape, row: number): number {
  const before = grid.rows[row - 2];
  const after = grid.rows[row - 1];
  if (before && after) return (before.bottom + after.top) / 2;
  return after?.top ?? before?.bottom ?? grid.top;
}

function isSameLanding(one: Landing | undefined, other: Landing | undefined): boolean {
  if (!one || !other) return one === other;
  return (
    one.sectionId === other.sectionId &&
    one.column === other.column &&
    one.row === other.row &&
    one.span === other.span &&
    one.opensRows === other.opensRows
  );
}
