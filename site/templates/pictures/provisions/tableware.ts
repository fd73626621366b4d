import { mix, type Hex } from '../colour.ts';
import { ellipse, hull, move, smooth, turn, type Outline, type Point } from '../geometry.ts';
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
export function fork(
  [x, y]: Point,
  length: number,
  { angle, metal, shadow }: { angle: number; metal: Hex; shadow: Hex },
): Svg {
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

export function spoon(
  [x, y]: Point,
  length: number,
  angle: number,
  wood: Hex,
): { art: Svg; outline: Outline } {
  const put = (points: Outline): Outline => move(turn(points, angle), x, y);
  const outline = put(
    smooth(
      [
        [0, 0],
        [length * 0.06, -length * 0.075],
        [length * 0.18, -length * 0.085],
        [length * 0.28, -length * 0.03],
        [length * 0.6, -length * 0.018],
        [length, -length * 0.024],
        [length * 1.01, length * 0.02],
        [length * 0.6, length * 0.018],
        [length * 0.28, length * 0.03],
        [length * 0.18, length * 0.085],
        [length * 0.06, length * 0.075],
      ],
      { closed: true },
    ),
  );
  const well = put(ellipse([length * 0.135, 0], [length * 0.1, length * 0.055]));
  return {
    outline,
    art: group([
      fill(outline, wood),
      fill(well, shadeOf(wood, 0.8)),
      line(
        put([
          [length * 0.32, -length * 0.006],
          [length * 0.95, -length * 0.008],
        ]),
        mix(wood, '#fff4e0', 0.5),
        length * 0.008,
        { opacity: 0.7 },
      ),
    ]),
  };
}

/** A short kitchen knife lying flat. */
export function knife([x, y]: Point, length: number, angle: number): { art: Svg; outline: Outline } {
  const put = (points: Outline): Outline => move(turn(points, angle), x, y);
  const blade = put(
    smooth([
      [length * 0.36, -length * 0.045],
      [length * 0.7, -length * 0.05],
      [length, length * 0.02],
      [length * 0.7, length * 0.04],
      [length * 0.36, length * 0.04],
    ]),
  );
  const handle = put(
    smooth(
      [
        [0, -length * 0.028],
        [length * 0.2, -length * 0.036],
        [length * 0.38, -length * 0.03],
        [length * 0.38, length * 0.032],
        [length * 0.2, length * 0.03],
        [0, length * 0.04],
      ],
      { closed: true },
    ),
  );
  return {
    outline: hull([...blade, ...handle]),
    art: group([
      fill(blade, '#c4c9c6'),
      fill(
        put([
          [length * 0.37, length * 0.012],
          [length * 0.97, length * 0.016],
          [length * 0.7, length * 0.04],
          [length * 0.37, length * 0.04],
        ]),
        '#f2f2ec',
        0.8,
      ),
      fill(handle, '#3a2a22'),
      ...[0.08, 0.2, 0.32].map((at) =>
        fill(ellipse(put([[length * at, 0]])[0] ?? [x, y], [6, 6]), '#c9a24a'),
      ),
    ]),
  };
}
