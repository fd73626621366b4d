import type { Hex } from '../colour.ts';
import { ellipse, rectangle, type Outline, type Point } from '../geometry.ts';
import type { Frame } from '../scene.ts';
import { fill, group, line, type Svg } from '../svg.ts';
import { linesOf, widthOf, written } from './writing.ts';

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
  /** What it is called. */
  name: string;
}

const DAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'];
const clock = (hour: number): string =>
  `${Math.floor(hour)}.${String(Math.round((hour % 1) * 60)).padStart(2, '0')}`;

const FILLS = { on: TONES.meeting, second: TONES.second, over: TONES.over, free: TONES.free } as const;

/** Left out where it has no room. */
function small(
  words: string,
  at: Point,
  { room, size, tone }: { room: number; size: number; tone: Hex },
): Svg {
  return widthOf(words, size) <= room ? group([written(words, at, size, tone)], { opacity: 0.72 }) : '';
}

/** The week as a grid: five days, nine to six. */
export function week(
  { width, height }: Frame,
  slots: readonly Slot[],
  { left = 0.08, top = 0.1, right = 0.97, bottom = 0.97 } = {},
): Svg {
  const [x0, y0, wide, tall] = [width * left, height * top, width * (right - left), height * (bottom - top)];
  const column = wide / 5;
  const hour = tall / 9;
  const size = column * 0.075;
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
    ...Array.from({ length: 10 }, (_, index) => {
      const time = String(index + 9);
      const at: Point = [x0 - 20 - widthOf(time, size), y0 + index * hour + size * 0.36];
      return written(time, at, size, '#8da19c');
    }),
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
    ...DAYS.map((day, index) =>
      written(day, [x0 + index * column + 8, y0 - 24], size * 1.1, index === 2 ? TONES.deep : '#75908a'),
    ),
    ...slots.map(({ day, from, hours, state, part = [0, 1], name }) => {
      const share = column / part[1];
      const x = x0 + day * column + part[0] * share + 7;
      const y = y0 + (from - 9) * hour + 5;
      const wide: Point = [share - 14, hours * hour - 10];
      const tone = state === 'over' ? '#8fa39d' : state === 'free' ? TONES.deep : TONES.ink;
      const lines = linesOf(name, [wide[0] - 24, wide[1] - 12], size);
      const below = y + size * (1.5 + 1.2 * lines.length);
      return group([
        fill(card(x, y, wide), FILLS[state]),
        ...lines.map((words, index) => written(words, [x + 13, y + size * (1.36 + 1.2 * index)], size, tone)),
        ...(lines.length > 0 && below + 10 < y + wide[1]
          ? [
              small(`${clock(from)}–${clock(from + hours)}`, [x + 13, below], {
                room: wide[0] - 24,
                size: size * 0.8,
                tone,
              }),
            ]
          : []),
        ...(state === 'over'
          ? lines.map((words, index) => {
              const at = y + size * (1.08 + 1.2 * index);
              return line(
                [
                  [x + 10, at],
                  [x + 16 + widthOf(words, size), at],
                ],
                tone,
                4,
              );
            })
          : []),
      ]);
    }),
  ]);
}
