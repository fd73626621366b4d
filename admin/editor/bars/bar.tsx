import type { ReactNode } from 'react';
import type { Box } from '../grid/shape.ts';
import { useFollow, type Around } from '../canvas/track.ts';

const GAP = 8;
const EDGE = 8;

/** A row of tools above what it is about; below where there is no room above. It never leaves the window. */
export function Bar(props: {
  label: string;
  target: () => Element | null;
  isInside?: boolean;
  children: ReactNode;
}) {
  const { isInside = false } = props;
  const ref = useFollow<HTMLDivElement>(props.target, (element, box, around) =>
    placeBar(element, box, around, isInside),
  );
  return (
    <div ref={ref} className="bar" role="toolbar" aria-label={props.label} hidden>
      {props.children}
    </div>
  );
}

/** How much larger tools are drawn, so that they keep their size on a page that is shown smaller. */
export function zoomOf(element: HTMLElement): number {
  const root = element.getRootNode();
  const host = 'host' in root ? (root.host as HTMLElement) : undefined;
  return Number(host?.style.getPropertyValue('--plinth-zoom')) || 1;
}

function placeBar(element: HTMLElement, box: Box, { view, own }: Around, isInside: boolean): void {
  const zoom = zoomOf(element);
  const width = own.width * zoom;
  const height = own.height * zoom;
  const above = isInside ? box.top + GAP : box.top - height - GAP;
  const below = box.top + box.height + GAP;
  const hasRoomAbove = above >= view.top + EDGE;
  const hasRoomBelow = below + height <= view.bottom - EDGE;
  // A block taller than the window keeps its tools at the top edge.
  const top = hasRoomAbove ? above : hasRoomBelow && !isInside ? below : view.top + EDGE;
  const wanted = isInside ? box.left + box.width - width - GAP : box.left;
  const left = Math.min(Math.max(wanted, EDGE), Math.max(view.width - width - EDGE, EDGE));
  element.style.transform = `translate3d(${left}px, ${top}px, 0) scale(${zoom})`;
}
