import type { Hex } from '../colour.ts';
import { ellipse, rectangle, type Outline, type Point } from '../geometry.ts';
import type { Frame } from '../scene.ts';
import { fill, group, line, type Svg } from '../svg.ts';

/** Colours of a calendar: the page, its lines, what is on, what is over, and time that is free. */
export const TONES = {
  page: '#f7f9f6',
  line: '#cfdad6',
  ink: '#0d2326',
  meeting: '#ff7a59',
  second: '#ffc14d',
  over: '#e3ebe7',
  free: '#9fe0d3',
  deep: '#0b6b6d',
} as const satisfies Record<string, Hex>;

/** A rectangle with round corners, as every calendar draws them. */
export function card(x: number, y: number, [wide, tall]: Point, radius = 14): Outline {
  const r = Math.min(radius, wide / 2, tall / 2);
  const corner = (cx: number, cy: number, from: number): Outline =>
    ellipse([cx, cy], [r, r], { from, to: from + Math.PI / 2, steps: 8 });
  return [
    ...corner(x + wide - r, y + r, -Math.PI / 2),
    ...corner(x + wide - r, y + tall - r, 0),
    ...corner(x + r, y + tall - r, Math.PI / 2),
    ...corner(x + r, y + r, Math.PI),
  ];
}

/** A meeting: where in the week it lies, and what has become of it. */
export interface Slot {
  day: number;
  from: number;
  hours: number;
  state: 'on' | 'second' | 'over' | 'free';
  /** Beside others at the same hour: which part of the column it has. */
  part?: readonly [number, number];
}

const FILLS = { on: TONES.meeting, second: TONES.second, over: TONES.over, free: TONES.free } as const;

/** The week as a grid: five days, nine to six. */
export function week(
  { width, height }: Frame,
  slots: readonly Slot[],
  { left = 0.08, top = 0.1, right = 0.97, bottom = 0.97 } = {},
): Svg {
  const [x0, y0, wide, tall] = [width * left, height * top, width * (right - left), height * (bottom - top)];
  const column = wide / 5;
  const hour = tall / 9;
  const words = (x: number, y: number, long: number, tone: Hex): Svg => fill(card(x, y, [long, 11], 6), tone);
  return group([
    fill(rectangle(0, 0, width, height), TONES.page),
    ...Array.from({ length: 10 }, (_, index) =>
      line(
        [
          [x0, y0 + index * hour],
          [x0 + wide, y0 + index * hour],
        ],
        TONES.line,
        2,
      ),
    ),
    ...Array.from({ length: 10 }, (_, index) => words(x0 - 64, y0 + index * hour - 6, 44, TONES.line)),
    ...Array.from({ length: 6 }, (_, index) =>
      line(
        [
          [x0 + index * column, y0],
          [x0 + index * column, y0 + tall],
        ],
        TONES.line,
        2,
      ),
    ),
    ...Array.from({ length: 5 }, (_, index) =>
      words(x0 + index * column + column * 0.3, y0 - 44, column * 0.4, index === 2 ? TONES.deep : '#9db0ab'),
    ),
    ...slots.map(({ day, from, hours, state, part = [0, 1] }) => {
      const share = column / part[1];
      const x = x0 + day * column + part[0] * share + 7;
      const y = y0 + (from - 9) * hour + 5;
      const size: Point = [share - 14, hours * hour - 10];
      const outline = card(x, y, size);
      const tone = state === 'over' ? '#a9bab4' : TONES.ink;
      return group([
        fill(outline, FILLS[state]),
        ...(state === 'free' ? [] : [words(x + 16, y + 18, size[0] * 0.56, tone)]),
        ...(state !== 'free' && size[1] > 76 ? [words(x + 16, y + 42, size[0] * 0.34, tone)] : []),
        ...(state === 'over'
          ? [
              line(
                [
                  [x + 12, y + size[1] / 2],
                  [x + size[0] - 12, y + size[1] / 2],
                ],
                '#a9bab4',
                5,
              ),
            ]
          : []),
      ]);
    }),
  ]);
}
