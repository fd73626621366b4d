import { useEditor, useHover, useSections, useSelection, useTextEditing } from '../canvas/editor-context.ts';
import type { FramePage } from '../canvas/frame-page.ts';
import { sectionElement } from '../canvas/measure.ts';
import { sectionIdOf } from '../state/selection.ts';
import { put } from '../canvas/marks.ts';
import { useFollow } from '../canvas/track.ts';
import { say } from './words.ts';

/** Lines above and below the section one is at, where another one can be put in. */
export function AddLines({ frame }: { frame: FramePage }) {
  const editor = useEditor();
  const sections = useSections();
  const { sectionId } = useHover();
  const selection = useSelection();
  const editing = useTextEditing();
  const id = sectionId ?? sectionIdOf({ sections }, selection);
  const at = sections.findIndex((section) => section.id === id);
  if (sections.length === 0 && !editing) return <EmptyPage frame={frame} />;
  if (at < 0 || id === undefined || editing) return null;
  const add = (index: number) => {
    editor.insertAt.set(index);
    editor.panel.set('sections');
  };
  return (
    <>
      <AddLine key={`above-${id}`} frame={frame} id={id} edge="top" onAdd={() => add(at)} />
      <AddLine key={`below-${id}`} frame={frame} id={id} edge="bottom" onAdd={() => add(at + 1)} />
    </>
  );
}

function AddLine(props: { frame: FramePage; id: string; edge: 'top' | 'bottom'; onAdd: () => void }) {
  const { frame, id, edge, onAdd } = props;
  const ref = useFollow<HTMLDivElement>(
    () => sectionElement(frame.main, id),
    (element, { left, top, width, height }) =>
      put(element, { left, top: edge === 'top' ? top : top + height, width, height: 0 }),
  );
  return (
    <div ref={ref} className={`add-line is-${edge}`} hidden>
      <button
        type="button"
        onClick={onAdd}
        aria-label={edge === 'top' ? say('addASectionAbove') : say('addASectionBelow')}
      >
        <span aria-hidden="true">+</span> {say('addSection')}
      </button>
    </div>
  );
}

/** In the middle of a page with nothing on it: where to begin. */
function EmptyPage({ frame }: { frame: FramePage }) {
  const { area, insertAt, panel } = useEditor();
  const ref = useFollow<HTMLDivElement>(() => frame.main, put);
  const begin = () => {
    insertAt.set(0);
    panel.set('sections');
  };
  return (
    <div ref={ref} className="empty-page" hidden>
      <p>{area === 'footer' ? say('theFooterIsEmpty') : say('thisPageIsEmpty')}</p>
      <button type="button" onClick={begin}>
        <span aria-hidden="true">+</span> {say('addTheFirstSection')}
      </button>
    </div>
  );
}
