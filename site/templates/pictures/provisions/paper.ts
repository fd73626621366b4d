import { mix, type Hex } from '../colour.ts';
import { handCut, move, rectangle, type Outline, type Point } from '../geometry.ts';
import type { Random } from '../random.ts';
import { blurred, fill, group, linear, radial, type Svg } from '../svg.ts';
import { dropShadow, shadeOf } from './light.ts';

export interface Size {
  width: number;
  height: number;
}

export interface Papers {
  wall: Hex;
  table: Hex;
}

/** The wall, and the table in front of it: two sheets of coloured paper, the nearer one cut by hand. */
export function backdrop(size: Size, papers: Papers, horizon: number, random: Random): Svg {
  const { width, height } = size;
  const edge = handCut(
    [
      [-20, horizon + random.around(0, 8)],
      [width + 20, horizon + random.around(0, 8)],
      [width + 20, height + 20],
      [-20, height + 20],
    ],
    random,
    { stray: 1.8, longest: 90 },
  );
  const whole = rectangle(0, 0, width, height);
  const dusk = shadeOf(papers.wall, 0.8);
  const lamp = mix(papers.wall, '#fff6e0', 0.5);
  const far = Math.hypot(width, height);
  return group([
    fill(whole, papers.wall),
    fill(
      whole,
      radial([width * 0.08, height * 0.02], far * 0.62, [
        [0, lamp, 0.8],
        [1, lamp, 0],
      ]),
    ),
    fill(
      whole,
      linear(
        [width * 0.45, 0],
        [width, horizon],
        [
          [0.3, dusk, 0],
          [1, dusk, 0.4],
        ],
      ),
    ),
    blurred(14, [fill(move(edge, 0, -10), shadeOf(papers.wall), 0.5)]),
    fill(edge, papers.table),
    fill(
      edge,
      linear(
        [0, horizon],
        [width * 0.9, height],
        [
          [0, mix(papers.table, '#fff6e0', 0.42), 0.85],
          [0.5, papers.table, 0],
        ],
      ),
    ),
    fill(
      edge,
      linear(
        [width * 0.3, horizon],
        [width, height],
        [
          [0.35, shadeOf(papers.table), 0],
          [1, shadeOf(papers.table), 0.42],
        ],
      ),
    ),
  ]);
}

/** Another sheet, pinned to the wall or lying about, lifted a little at its edges. */
export function cutPaper(outline: Outline, colour: Hex, random: Random, lift = 8): Svg {
  const cut = handCut(outline, random, { stray: 2.2, longest: 70 });
  const ys = cut.map(([, y]) => y);
  const xs = cut.map(([x]) => x);
  return group([
    dropShadow(cut, mix(shadeOf(colour), '#1c1416', 0.65), lift),
    fill(cut, colour),
    fill(
      cut,
      linear(
        [Math.min(...xs), Math.min(...ys)],
        [Math.max(...xs), Math.max(...ys)],
        [
          [0, mix(colour, '#fff6e0', 0.4), 0.7],
          [0.6, colour, 0],
        ],
      ),
    ),
  ]);
}

/** Daylight through a window with bars, leaning across the wall. */
export function windowLight(
  [x, y]: Point,
  {
    width,
    height,
    lean,
    colour,
    opacity = 0.45,
  }: { width: number; height: number; lean: number; colour: Hex; opacity?: number },
): Svg {
  const pane = (column: number, row: number): Outline => {
    const gap = width * 0.035;
    const left = x + (column * width) / 2 + gap;
    const right = x + ((column + 1) * width) / 2 - gap;
    const top = y + (row * height) / 3 + gap;
    const bottom = y + ((row + 1) * height) / 3 - gap;
    const shift = (at: number): number => (at - y) * lean;
    return [
      [left + shift(top), top - left * 0.12],
      [right + shift(top), top - right * 0.12],
      [right + shift(bottom), bottom - right * 0.12],
      [left + shift(bottom), bottom - left * 0.12],
    ];
  };
  const panes = [0, 1, 2].flatMap((row) => [0, 1].map((column) => fill(pane(column, row), colour)));
  return group([blurred(5, panes)], { opacity });
}
