import type { Box, GridShape } from '../grid/shape.ts';
import { say } from './words.ts';

/** What shows during a movement. Written straight to the page: nothing here waits for a drawing of React's. */
export interface Marks {
  grid(shape: GridShape | undefined): void;
  landing(box: Box | undefined, opensRows?: boolean): void;
  lines(lines: readonly { x: number; top: number; height: number }[]): void;
  marquee(box: Box | undefined): void;
  /** What is in the way of a movement. */
  stops(boxes: readonly Box[]): void;
  /** Tools step aside while something moves. */
  moving(isMoving: boolean): void;
  clear(): void;
  remove(): void;
}

const WAY_PAST = say('somethingIsInThe');
const OPENS_A_ROW = say('opensANewRow');

export function makeMarks(overlay: ShadowRoot): Marks {
  const document = overlay.ownerDocument;
  const layer = document.createElement('div');
  layer.className = 'marks';
  const make = (name: string) => {
    const element = document.createElement('div');
    element.className = name;
    element.hidden = true;
    layer.append(element);
    return element;
  };
  const grid = make('columns');
  const landing = make('landing');
  const lines = [make('line'), make('line')];
  const marquee = make('marquee');
  const stops: HTMLElement[] = [];
  overlay.append(layer);
  let gridOf: GridShape | undefined;

  const marks: Marks = {
    grid(shape) {
      if (shape === gridOf) return;
      gridOf = shape;
      if (!shape) {
        grid.hidden = true;
        return;
      }
      const { left, columns, columnWidth, columnGap, section } = shape;
      const width = columns * (columnWidth + columnGap) - columnGap;
      put(grid, { left, top: section.top, width, height: section.height });
      grid.style.setProperty('--column', `${columnWidth}px`);
      grid.style.setProperty('--step', `${columnWidth + columnGap}px`);
    },
    landing(box, opensRows = false) {
      if (!box) {
        landing.hidden = true;
        return;
      }
      landing.classList.toggle('is-opening', opensRows);
      landing.dataset.way = opensRows ? OPENS_A_ROW : '';
      put(landing, box);
    },
    lines(shown) {
      for (const [index, line] of lines.entries()) {
        const wanted = shown[index];
        if (wanted) put(line, { left: wanted.x, top: wanted.top, width: 0, height: wanted.height });
        else line.hidden = true;
      }
    },
    marquee(box) {
      if (box) put(marquee, box);
      else marquee.hidden = true;
    },
    stops(boxes) {
      for (const [index, box] of boxes.entries()) {
        const stop = (stops[index] ??= make('stop'));
        stop.dataset.way = index === 0 ? WAY_PAST : '';
        put(stop, box);
      }
      for (const stop of stops.slice(boxes.length)) stop.hidden = true;
    },
    moving: (isMoving) => void overlay.host.toggleAttribute('data-moving', isMoving),
    clear() {
      marks.moving(false);
      marks.grid(undefined);
      marks.landing(undefined);
      marks.lines([]);
      marks.marquee(undefined);
      marks.stops([]);
    },
    remove: () => layer.remove(),
  };
  return marks;
}

export function put(element: HTMLElement, { left, top, width, height }: Box): void {
  element.hidden = false;
  element.style.transform = `translate3d(${left}px, ${top}px, 0)`;
  element.style.width = `${width}px`;
  element.style.height = `${height}px`;
}
