import { measureGrids } from '../canvas/measure.ts';
import { addBlock, spanOf } from '../commands/add-block.ts';
import { boxOf, landingOf, type Landing } from '../grid/shape.ts';
import { makeMarks } from '../canvas/marks.ts';
import type { Editor } from '../state/editor.ts';

const THRESHOLD = 6;
const NOTHING: ReadonlySet<string> = new Set();

/** Drags a new block from the panel onto the page. The admin's own window follows the pointer all the way. */
export function dragIn(
  editor: Editor,
  start: PointerEvent,
  {
    type,
    name,
    values,
  }: { type: string; name: string; values?: Readonly<Record<string, unknown>> | undefined },
): void {
  const frame = editor.frame.get();
  const element = frame?.window.frameElement;
  if (!frame || !element || editor.layout.get() !== 'base') return;
  const listening = new AbortController();
  const options = { signal: listening.signal, capture: true };
  const marks = makeMarks(frame.overlay);
  let chip: HTMLElement | undefined;
  let grids: ReturnType<typeof measureGrids> = [];
  let landing: Landing | undefined;
  let next = start;
  let animation = 0;

  const lift = () => {
    chip = document.createElement('div');
    chip.textContent = name;
    chip.className = 'plinth-chip';
    document.body.append(chip);
    // Over a frame the pointer would belong to the frame.
    (element as HTMLElement).style.pointerEvents = 'none';
    grids = measureGrids(frame.main, editor.session.body.get(), 'base');
  };
  const update = () => {
    animation = 0;
    if (!chip) return;
    chip.style.transform = `translate(${next.clientX + 10}px, ${next.clientY + 10}px)`;
    const outer = element.getBoundingClientRect();
    const scale = outer.width / frame.window.innerWidth || 1;
    const x = (next.clientX - outer.left) / scale + frame.window.scrollX;
    const y = (next.clientY - outer.top) / scale + frame.window.scrollY;
    const isOver =
      next.clientX > outer.left &&
      next.clientX < outer.right &&
      next.clientY > outer.top &&
      next.clientY < outer.bottom;
    const size = { span: spanOf(type), rows: 1 };
    const at = { left: x, top: y, pointerX: x, pointerY: y };
    landing = isOver ? landingOf(grids, { ...at, ...size, ids: NOTHING }, next.altKey) : undefined;
    const grid = grids.find(({ sectionId }) => sectionId === landing?.sectionId);
    marks.grid(grid);
    marks.landing(grid && landing && boxOf(grid, { ...size, ...landing }), landing?.opensRows);
  };
  const stop = () => {
    listening.abort();
    cancelAnimationFrame(animation);
    chip?.remove();
    marks.remove();
    (element as HTMLElement).style.pointerEvents = '';
  };

  addEventListener(
    'pointermove',
    (event) => {
      next = event;
      if (!chip && Math.hypot(event.clientX - start.clientX, event.clientY - start.clientY) > THRESHOLD)
        lift();
      if (animation === 0) animation = requestAnimationFrame(update);
    },
    options,
  );
  addEventListener(
    'pointerup',
    () => {
      const wasDragged = chip !== undefined;
      stop();
      if (!wasDragged) return;
      // The click that follows a drag must not add a second block.
      addEventListener('click', (event) => event.stopPropagation(), { capture: true, once: true });
      if (landing) addBlock(editor, type, { landing, values });
    },
    options,
  );
  addEventListener('pointercancel', stop, options);
  addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'Escape') return;
      // It ends the drag and nothing else: the panels stay.
      event.preventDefault();
      stop();
    },
    { ...options, capture: true },
  );
}
