import { mix, type Hex } from '../colour.ts';
import { ellipse, handCut, move, smooth, type Outline, type Point } from '../geometry.ts';
import type { Random } from '../random.ts';
import { blurred, fill, group, line, linear, radial, sprayed, type Svg } from '../svg.ts';
import { shadeOf } from './light.ts';

/** A ridge of hills from edge to edge, cut from one sheet and lit from the left. */
export function hills(points: Outline, colour: Hex, bottom: number, random: Random): Svg {
  const ridge = handCut(smooth(points, { steps: 14 }), random, { stray: 1.2, closed: false });
  const first = ridge[0] ?? [0, 0];
  const last = ridge.at(-1) ?? [0, 0];
  const outline: Outline = [...ridge, [last[0], bottom], [first[0], bottom]];
  const top = Math.min(...ridge.map(([, y]) => y));
  const shade = shadeOf(colour);
  return group([
    blurred(10, [fill(move(outline, 0, -7), shade, 0.35)]),
    fill(outline, colour),
    fill(
      outline,
      linear(
        [first[0], top],
        [last[0], bottom],
        [
          [0, mix(colour, '#fff4d0', 0.5), 0.8],
          [0.5, colour, 0],
        ],
      ),
    ),
    sprayed(shade, [
      fill(
        outline,
        linear(
          [first[0], top],
          [last[0], bottom],
          [
            [0.45, shade, 0],
            [1, shade, 0.55],
          ],
        ),
      ),
    ]),
  ]);
}

export interface TreeLook {
  height: number;
  crown: Hex;
  trunk: Hex;
  shadow: Hex;
  fruit?: Hex;
  slim?: number;
}

/** A tree: a trunk, a crown cut in lobes, its shadow along the ground to the right. */
export function tree(
  [x, foot]: Point,
  { height, crown, trunk, shadow, fruit, slim = 0.42 }: TreeLook,
  random: Random,
): Svg {
  const wide = height * slim;
  const middle: Point = [x, foot - height * 0.62];
  const lobes = 17;
  const outline = smooth(
    Array.from({ length: lobes }, (_, index): Point => {
      const angle = (index / lobes) * Math.PI * 2;
      const far = random.between(0.93, 1.07);
      return [middle[0] + Math.cos(angle) * wide * far, middle[1] + Math.sin(angle) * height * 0.4 * far];
    }),
    { closed: true, steps: 8 },
  );
  const shade = shadeOf(crown, 1);
  const dots = fruit
    ? Array.from({ length: 15 }, () => {
        const at: Point = [
          random.around(x, wide * 0.72),
          random.around(middle[1] + height * 0.05, height * 0.28),
        ];
        const size = height * random.between(0.02, 0.028);
        return (
          fill(ellipse([at[0] + 2, at[1] + 3], [size, size]), shade) + fill(ellipse(at, [size, size]), fruit)
        );
      })
    : [];
  const sun = mix(crown, '#fbe9a8', 0.55);
  const ground = ellipse([x + height * 0.42, foot + height * 0.09], [height * 0.42, height * 0.085]);
  return group([
    blurred(6, [
      fill(ground, shadow, 0.6),
      line(
        [
          [x, foot],
          [x + height * 0.2, foot + height * 0.05],
        ],
        shadow,
        height * 0.06,
        { opacity: 0.6 },
      ),
    ]),
    line(
      smooth([
        [x, foot + 4],
        [x - height * 0.015, foot - height * 0.2],
        [x + height * 0.02, foot - height * 0.45],
      ]),
      trunk,
      height * 0.055,
    ),
    line(
      [
        [x, foot - height * 0.22],
        [x + height * 0.1, foot - height * 0.4],
      ],
      trunk,
      height * 0.03,
    ),
    fill(outline, crown),
    sprayed(sun, [
      fill(
        outline,
        radial([x - wide * 0.5, middle[1] - height * 0.24], height * 0.5, [
          [0, sun, 0.75],
          [1, sun, 0],
        ]),
      ),
    ]),
    sprayed(shade, [
      fill(
        outline,
        radial([x - wide * 0.4, middle[1] - height * 0.2], height * 0.75, [
          [0.3, shade, 0],
          [0.75, shade, 0.65],
          [1, shade, 1],
        ]),
      ),
    ]),
    ...dots,
  ]);
}

/** A water wheel, seen nearly flat on: two rims, spokes, paddles. */
export function wheel([x, y]: Point, radius: number, wood: Hex): Svg {
  const squeeze = 0.86;
  const at = (angle: number, far: number): Point => [
    x + Math.cos(angle) * radius * far * squeeze,
    y + Math.sin(angle) * radius * far,
  ];
  const shade = shadeOf(wood);
  const paddles = Array.from({ length: 20 }, (_, index) => {
    const angle = (index / 20) * Math.PI * 2;
    const tone = Math.cos(angle + 2.3) > 0 ? mix(wood, '#fff0d0', 0.35) : shade;
    return line([at(angle, 0.86), at(angle + 0.05, 1.12)], tone, radius * 0.09, { cap: 'butt' });
  });
  const spokes = Array.from({ length: 8 }, (_, index) =>
    line([at(0, 0), at((index / 8) * Math.PI * 2 + 0.2, 0.9)], mix(wood, shade, 0.3), radius * 0.06),
  );
  const rim = (far: number, colour: Hex, width: number): Svg =>
    line(ellipse([x, y], [radius * far * squeeze, radius * far], { steps: 60 }), colour, width, {
      closed: true,
    });
  return group([
    rim(0.97, shade, radius * 0.16),
    ...paddles,
    ...spokes,
    rim(0.88, wood, radius * 0.08),
    line(
      ellipse([x, y], [radius * 0.88 * squeeze, radius * 0.88], { from: Math.PI * 0.9, to: Math.PI * 1.5 }),
      mix(wood, '#fff0d0', 0.5),
      radius * 0.05,
    ),
    fill(ellipse([x, y], [radius * 0.13, radius * 0.14]), shade),
    fill(ellipse([x - 4, y - 4], [radius * 0.08, radius * 0.08]), mix(wood, '#fff0d0', 0.3)),
  ]);
}

export function ladder(from: Point, to: Point, width: number, wood: Hex): Svg {
  const rungs = 9;
  const across = (t: number, side: number): Point => {
    const narrow = 1 - t * 0.4;
    return [from[0] + (to[0] - from[0]) * t + side * width * 0.5 * narrow, from[1] + (to[1] - from[1]) * t];
  };
  return group([
    ...Array.from({ length: rungs }, (_, rung) =>
      line([across((rung + 0.6) / rungs, -1), across((rung + 0.6) / rungs, 1)], mix(wood, '#fff0d0', 0.2), 9),
    ),
    line([across(0, -1), across(1, -1)], mix(wood, '#fff0d0', 0.35), 13),
    line([across(0, 1), across(1, 1)], shadeOf(wood, 0.8), 13),
  ]);
}
