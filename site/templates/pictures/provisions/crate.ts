import { mix, type Hex } from '../colour.ts';
import { handCut, hull, type Outline, type Point } from '../geometry.ts';
import type { Random } from '../random.ts';
import { fill, group, line, type Svg } from '../svg.ts';
import { shadeOf, type Thing } from './light.ts';
import type { Stand } from './vessels.ts';

export interface CrateLook {
  width: number;
  height: number;
  depth: number;
  wood: Hex;
  slats?: number;
  mark?: Hex;
}

const BACK: Point = [0.5, -0.34];

export interface Crate extends Thing {
  /** Where things stand inside it: across and back, both from 0 to 1, on its floor. */
  floor: (across: number, back: number) => Point;
}

/** An open crate. What it holds is drawn between its back and its front slats. */
export function crate(
  { x, foot }: Stand,
  look: CrateLook,
  random: Random,
  content: (floor: Crate['floor']) => readonly Svg[] = () => [],
): Crate {
  const { width, height, depth, wood } = look;
  const left = x - width / 2;
  const right = x + width / 2;
  const slats = look.slats ?? 3;
  const away = ([px, py]: Point): Point => [px + depth * BACK[0], py + depth * BACK[1]];
  const shade = shadeOf(wood);
  const plank = (a: Point, b: Point, thick: number, colour: Hex): Svg => {
    const outline = handCut([a, b, [b[0], b[1] - thick], [a[0], a[1] - thick]], random, {
      stray: 1.4,
      longest: 90,
    });
    const grain = [0.3, 0.66].map((at) =>
      line(
        [
          [a[0] + 8, a[1] - thick * at],
          [b[0] - 8, b[1] - thick * (at + 0.04)],
        ],
        shadeOf(colour, 0.7),
        2.5,
        { opacity: 0.4 },
      ),
    );
    return group([
      fill(outline, colour),
      ...grain,
      line(
        [
          [a[0], a[1] - thick],
          [b[0], b[1] - thick],
        ],
        mix(colour, '#fff4dc', 0.6),
        4,
        { opacity: 0.7 },
      ),
    ]);
  };
  const pitch = height / slats;
  const thick = pitch * 0.78;
  const row = (index: number): number => foot - index * pitch - pitch * 0.1;
  const floor = (across: number, back: number): Point => [
    left + width * across + depth * back * BACK[0],
    foot - height * 0.06 + depth * back * BACK[1],
  ];
  const rows = Array.from({ length: slats }, (_, index) => index);
  const inside: Outline = [
    [left, foot],
    [left, foot - height],
    away([left, foot - height]),
    away([right, foot - height]),
    [right, foot - height],
    [right, foot],
  ];
  const front: Outline = [
    [left, foot],
    [right, foot],
    [right, foot - height],
    [left, foot - height],
  ];
  const side: Outline = [
    [right, foot],
    away([right, foot]),
    away([right, foot - height]),
    [right, foot - height],
  ];
  const post = (at: number, colour: Hex): Svg =>
    fill(
      [
        [at, foot],
        [at + 34, foot],
        [at + 34, foot - height],
        [at, foot - height],
      ],
      colour,
    );
  const art = group([
    fill(inside, mix(shade, '#2a1a12', 0.45)),
    ...rows.map((index) =>
      plank(away([left, row(index)]), away([right, row(index)]), thick, mix(wood, shade, 0.75)),
    ),
    ...content(floor),
    fill(side, shade, 0.25),
    ...rows.map((index) => {
      const near: Point = [right, row(index)];
      const far = away(near);
      return fill(
        [near, far, [far[0], far[1] - thick], [near[0], near[1] - thick]],
        mix(shade, '#2a1a12', 0.12),
      );
    }),
    post(left + 6, mix(wood, shade, 0.7)),
    post(right - 42, mix(wood, shade, 0.85)),
    ...rows.map((index) =>
      plank(
        [left, row(index)],
        [right, row(index)],
        thick,
        mix(wood, random.pick(['#fff0d0', '#8a5a30']), random.between(0.04, 0.16)),
      ),
    ),
    ...rows.flatMap((index) =>
      [left + 24, right - 24].map((at) =>
        line(
          [
            [at, row(index) - thick * 0.36],
            [at + 0.1, row(index) - thick * 0.36],
          ],
          '#3a2a20',
          7,
        ),
      ),
    ),
    look.mark
      ? group([
          fill(
            [
              [x - 74, row(1) - thick * 0.3],
              [x + 74, row(1) - thick * 0.3],
              [x + 74, row(1) - thick * 0.44],
              [x - 74, row(1) - thick * 0.44],
            ],
            look.mark,
          ),
          fill(
            [
              [x - 44, row(1) - thick * 0.6],
              [x + 44, row(1) - thick * 0.6],
              [x + 44, row(1) - thick * 0.68],
              [x - 44, row(1) - thick * 0.68],
            ],
            look.mark,
          ),
        ])
      : '',
  ]);
  return { art, silhouette: hull([...front, ...side, ...inside]), foot, floor };
}
