import { useRef, useState, type PointerEvent, type RefObject } from 'react';
import { dropAt, type Drop, type LaidGroup } from './drop-spot.ts';
import type { TreeGroup, TreeRow } from './tree.ts';

/** A finger or mouse that moves less than this has only pressed. */
const STARTS_AFTER_PX = 4;
/** So close to an edge the list scrolls along. */
const EDGE_PX = 48;
const SCROLL_STEP_PX = 10;

/** Carries a row by its handle, with mouse, pen or finger. */
export function useRowDrag(options: {
  list: RefObject<HTMLElement | null>;
  groups: readonly TreeGroup[];
  onDrop: (row: TreeRow, drop: Drop) => void;
}) {
  const { list, groups, onDrop } = options;
  const [carried, setCarried] = useState<TreeRow>();
  const [drop, setDrop] = useState<Drop>();
  const chip = useRef<HTMLDivElement>(null);

  const lift = (event: PointerEvent<HTMLElement>, row: TreeRow) => {
    if (event.button !== 0) return;
    const handle = event.currentTarget;
    const start = { x: event.clientX, y: event.clientY };
    let isCarrying = false;
    let latest: Drop | undefined;
    let frame = 0;
    handle.setPointerCapture(event.pointerId);

    const follow = (x: number, y: number) => {
      if (chip.current) chip.current.style.transform = `translate(${x + 14}px, ${y - 16}px)`;
      if (list.current) {
        scrollAlong(list.current, y);
        const { top } = list.current.getBoundingClientRect();
        const at = dropAt(y, layOut(list.current, groups), row);
        const next = at && { ...at, line: at.line - top };
        if (!isSame(next, latest)) setDrop(next);
        latest = next;
      }
    };
    const move = ({ clientX, clientY }: globalThis.PointerEvent) => {
      if (!isCarrying && Math.hypot(clientX - start.x, clientY - start.y) < STARTS_AFTER_PX) return;
      if (!isCarrying) setCarried(row);
      isCarrying = true;
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => follow(clientX, clientY));
    };
    const stop = new AbortController();
    const end = (isDropped: boolean) => {
      stop.abort();
      cancelAnimationFrame(frame);
      setCarried(undefined);
      setDrop(undefined);
      if (isDropped && isCarrying && latest) onDrop(row, latest);
    };
    const { signal } = stop;
    handle.addEventListener('pointermove', move, { signal });
    const letGo = ({ clientX, clientY }: globalThis.PointerEvent) => {
      // A quick hand lets go before the next frame is drawn: where it let go counts.
      if (isCarrying) follow(clientX, clientY);
      end(true);
    };
    handle.addEventListener('pointerup', letGo, { signal });
    handle.addEventListener('pointercancel', () => end(false), { signal });
    addEventListener('keydown', ({ key }) => key === 'Escape' && end(false), { signal });
  };

  return { carried, drop, chip, lift };
}

const isSame = (a: Drop | undefined, b: Drop | undefined) => JSON.stringify(a) === JSON.stringify(b);

function layOut(list: HTMLElement, groups: readonly TreeGroup[]): LaidGroup[] {
  return groups.flatMap(({ name, rows }) => {
    if (name === 'home') return [];
    const group = list.querySelector<HTMLElement>(`[data-group="${name}"]`);
    if (!group) return [];
    const elements = group.querySelectorAll<HTMLElement>('[data-row]');
    const laid = rows.flatMap((row, at) => {
      const box = elements[at]?.getBoundingClientRect();
      return box ? [{ row, top: box.top, bottom: box.bottom }] : [];
    });
    const { top, bottom } = group.getBoundingClientRect();
    return [{ name, top, bottom, rows: laid }];
  });
}

function scrollAlong(list: HTMLElement, y: number): void {
  const box = scroller(list);
  const { top, bottom } = box.getBoundingClientRect();
  if (y < Math.max(top, 0) + EDGE_PX) box.scrollBy(0, -SCROLL_STEP_PX);
  else if (y > Math.min(bottom, innerHeight) - EDGE_PX) box.scrollBy(0, SCROLL_STEP_PX);
}

function scroller(element: HTMLElement): Element {
  for (let at: HTMLElement | null = element; at; at = at.parentElement)
    if (at.scrollHeight > at.clientHeight + 1 && /auto|scroll/.test(getComputedStyle(at).overflowY))
      return at;
  return document.documentElement;
}
