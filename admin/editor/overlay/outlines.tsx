import type { PointerEvent as ReactPointerEvent } from 'react';
import { blockName } from '#blocks/index.ts';
import { findBlock, findSection } from '#core/page/find.ts';
import type { Section } from '#core/page/page.ts';
import { differsOnPhone, placesOn } from '#core/page/phone-place.ts';
import type { Breakpoint } from '#core/page/place.ts';
import { use } from 'react';
import {
  useBody,
  useEditor,
  useHover,
  useLayout,
  useSelection,
  useTextEditing,
} from '../canvas/editor-context.ts';
import type { FramePage } from '../canvas/frame-page.ts';
import { blockElement, sectionElement } from '../canvas/measure.ts';
import { followPointer } from '../gestures/follow-pointer.ts';
import { startResize } from '../gestures/resize.ts';
import { handlesOf, type Handle } from '../grid/resize.ts';
import type { Box } from '../grid/shape.ts';
import { isSelected } from '../state/selection.ts';
import { put } from '../canvas/marks.ts';
import { TrackerContext, useFollow, type Around } from '../canvas/track.ts';
import { declared } from '../../words/catalogue.ts';
import { say } from './words.ts';

export function HoverBox({ frame }: { frame: FramePage }) {
  const { blockId, sectionId } = useHover();
  const selection = useSelection();
  const editing = useTextEditing();
  const body = useBody();
  const id = blockId ?? sectionId;
  if (id === undefined || isSelected(selection, id) || editing) return null;
  const found = blockId === undefined ? undefined : findBlock(body, blockId)?.block;
  const name = found
    ? declared(blockName(found))
    : findSection(body, sectionId ?? '')?.style.name || say('section');
  return (
    <Outline
      key={id}
      className={found ? 'hover' : 'hover is-section'}
      target={() => (found ? blockElement(frame.main, id) : sectionElement(frame.main, id))}
      name={name}
    />
  );
}

function Outline(props: { className: string; target: () => Element | null; name: string }) {
  const ref = useFollow<HTMLDivElement>(props.target, putWithName);
  return (
    <div ref={ref} className={`outline ${props.className}`} hidden>
      <span className="name">{props.name}</span>
    </div>
  );
}

/** The name stands above the outline, or inside where there is no room above. */
function putWithName(element: HTMLElement, box: Box, { view }: Around): void {
  put(element, box);
  element.toggleAttribute('data-inside', box.top - view.top < NAME_HEIGHT);
}

const NAME_HEIGHT = 22;

export function SelectionBoxes({ frame }: { frame: FramePage }) {
  const selection = useSelection();
  const editing = useTextEditing();
  const layout = useLayout();
  const body = useBody();
  if (selection.kind === 'page') return null;
  if (selection.kind === 'section')
    return (
      <Box
        key={selection.id}
        className="selected is-section"
        target={() => sectionElement(frame.main, selection.id)}
      />
    );
  const isAlone = selection.ids.length === 1 && layout !== 'tablet' && !editing;
  return selection.ids.map((id) => {
    const { block, section } = findBlock(body, id) ?? {};
    const isOwn = layout === 'phone' && block !== undefined && differsOnPhone(block);
    return (
      <Box
        key={id}
        className={`selected${editing ? ' is-typing' : ''}${isOwn ? ' is-own' : ''}`}
        target={() => blockElement(frame.main, id)}
      >
        {isAlone &&
          section &&
          handlesIn(section, id, layout).map((handle) => <Grip key={handle} {...{ id, handle, frame }} />)}
      </Box>
    );
  });
}

function handlesIn({ blocks }: Section, id: string, breakpoint: Breakpoint): readonly Handle[] {
  const places = placesOn(blocks, breakpoint);
  const place = places.get(id);
  return place ? handlesOf(place, [...places.values()]) : [];
}

function Box(props: { className: string; target: () => Element | null; children?: React.ReactNode }) {
  const ref = useFollow<HTMLDivElement>(props.target, put);
  return (
    <div ref={ref} className={`outline ${props.className}`} hidden>
      {props.children}
    </div>
  );
}

function Grip(props: { id: string; handle: Handle; frame: FramePage }) {
  const { id, handle, frame } = props;
  const editor = useEditor();
  const tracker = use(TrackerContext);
  const grab = (event: ReactPointerEvent) => {
    if (event.button !== 0) return;
    event.preventDefault();
    event.stopPropagation();
    const onShape = () => tracker?.look();
    const movement = startResize(editor, frame, { id, handle, onShape });
    if (movement) followPointer(frame, event.nativeEvent, movement);
  };
  return <span className={`grip is-${handle}`} data-handle={handle} onPointerDown={grab} />;
}
