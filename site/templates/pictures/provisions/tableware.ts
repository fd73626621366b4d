import { mix, type Hex } from '../colour.ts';
import { ellipse, move, smooth, turn, type Outline, type Point } from '../geometry.ts';
import { clipped, fill, group, line, linear, sprayed, type Svg } from '../svg.ts';
import { dropShadow, shadeOf } from './light.ts';

/** A plate from above: rim, well, the shade the near rim throws into it. */
export function plate([x, y]: Point, radius: number, { glaze, shadow }: { glaze: Hex; shadow: Hex }): Svg {
  const rim = ellipse([x, y], [radius, radius], { steps: 72 });
  const well = ellipse([x, y], [radius * 0.76, radius * 0.76], { steps: 64 });
  const shade = shadeOf(glaze);
  const across = (from: number, to: number): readonly [Point, Point] => [
    [x + radius * from, y + radius * from],
    [x + radius * to, y + radius * to],
  ];
  return group([
    dropShadow(rim, shadow, radius * 0.09),
    fill(rim, glaze),
    fill(
      rim,
      linear(...across(-0.7, 0.7), [
        [0, '#ffffff', 0.5],
        [0.5, glaze, 0],
        [1, shade, 0.45],
      ]),
    ),
    fill(well, mix(glaze, shade, 0.12)),
    sprayed(shade, [
      fill(
        well,
        linear(...across(-0.55, 0.5), [
          [0, shade, 0.7],
          [0.4, shade, 0],
        ]),
      ),
    ]),
    line(
      ellipse([x, y], [radius * 0.97, radius * 0.97], { from: Math.PI * 0.95, to: Math.PI * 1.55 }),
      '#ffffff',
      5,
      { opacity: 0.6 },
    ),
  ]);
}

/** A pan from above with its two ears. */
export function pot(
  [x, y]: Point,
  radius: number,
  { iron, broth, shadow }: { iron: Hex; broth: Hex; shadow: Hex },
  content: readonly Svg[],
): Svg {
  const rim = ellipse([x, y], [radius, radius], { steps: 72 });
  const inside = ellipse([x, y], [radius * 0.9, radius * 0.9], { steps: 72 });
  const ear = (side: number): Outline =>
    smooth(
      [
        [x + side * radius * 0.94, y - radius * 0.26],
        [x + side * radius * 1.18, y - radius * 0.2],
        [x + side * radius * 1.22, y + radius * 0.12],
        [x + side * radius * 0.96, y + radius * 0.24],
      ],
      { steps: 8 },
    );
  return group([
    dropShadow(rim, shadow, radius * 0.16),
    ...[-1, 1].map((side) => line(turn(ear(side), -0.35, [x, y]), shadeOf(iron, 0.7), radius * 0.1)),
    fill(rim, iron),
    line(
      ellipse([x, y], [radius * 0.955, radius * 0.955], { from: Math.PI * 0.9, to: Math.PI * 1.6 }),
      mix(iron, '#ffffff', 0.5),
      radius * 0.03,
    ),
    fill(inside, broth),
    clipped(inside, [
      ...content,
      fill(
        inside,
        linear(
          [x - radius * 0.7, y - radius * 0.7],
          [x + radius * 0.2, y + radius * 0.2],
          [
            [0, shadeOf(broth), 0.85],
            [0.6, shadeOf(broth), 0],
          ],
        ),
      ),
    ]),
  ]);
}

/** A fork: four tines and a stem. */
export function fork([x, y]: Point, length: number, angle: number, metal: Hex, shadow: Hex): Svg {
  const put = (points: Outline): Outline => move(turn(points, angle), x, y);
  const stem = put(
    smooth(
      [
        [length * 0.3, -5],
        [length * 0.6, -7],
        [length, -12],
        [length * 1.02, 0],
        [length, 12],
        [length * 0.6, 7],
        [length * 0.3, 5],
      ],
      { closed: true },
    ),
  );
  const neck = put(
    smooth(
      [
        [length * 0.18, -30],
        [length * 0.26, -24],
        [length * 0.34, -5],
        [length * 0.34, 5],
        [length * 0.26, 24],
        [length * 0.18, 30],
      ],
      { closed: true },
    ),
  );
  const tines = [-24, -8, 8, 24].map((at) =>
    put([
      [0, at],
      [length * 0.22, at],
    ]),
  );
  return group([
    group([
      fill(move(stem, 10, 8), shadow, 0.5),
      fill(move(neck, 10, 8), shadow, 0.5),
      ...tines.map((tine) => line(move(tine, 10, 8), shadow, 8, { opacity: 0.5 })),
    ]),
    fill(stem, metal),
    fill(neck, metal),
    ...tines.map((tine) => line(tine, metal, 9)),
    line(
      put([
        [length * 0.4, -2],
        [length * 0.95, -5],
      ]),
      '#ffffff',
      4,
      { opacity: 0.6 },
    ),
  ]);
}
