import { mix, type Hex } from '../colour.ts';
import { ellipse, rectangle, smooth, turn, type Outline, type Point } from '../geometry.ts';
import type { Random } from '../random.ts';
import { blurred, clipped, fill, group, line, linear, type Svg } from '../svg.ts';
import { BASIL, disc, INK, LEMON, OLIVE, shadow, TOMATO } from './table.ts';

export function leaf([x, y]: Point, size: number, angle: number, colour: Hex = BASIL): Svg {
  const outline = turn(
    smooth(
      [
        [x, y + size],
        [x - size * 0.5, y + size * 0.2],
        [x - size * 0.34, y - size * 0.55],
        [x, y - size],
        [x + size * 0.4, y - size * 0.5],
        [x + size * 0.48, y + size * 0.25],
      ],
      { closed: true, steps: 8 },
    ),
    angle,
    [x, y],
  );
  const vein = turn(
    [
      [x, y + size * 0.9],
      [x, y - size * 0.8],
    ],
    angle,
    [x, y],
  );
  return group([
    shadow(outline, size * 0.16, 0.34),
    fill(outline, colour),
    line(vein, mix(colour, '#e8f0c0', 0.5), size * 0.06, { opacity: 0.8 }),
  ]);
}

/** A nest of pasta: ribbons wound around the middle, the last ones on top and brightest. */
export function nest(at: Point, radius: number, random: Random, dough: Hex = '#efc463'): Svg {
  const ribbons = Array.from({ length: 30 }, (_, index) => {
    const share = 1 - (index / 30) * 0.72;
    const start = random.between(0, Math.PI * 2);
    const middle: Point = [at[0] + random.around(0, radius * 0.13), at[1] + random.around(0, radius * 0.13)];
    const arc = smooth(
      Array.from({ length: 8 }, (_, step): Point => {
        const angle = start + step * 0.46;
        const far = radius * share * random.between(0.86, 1.04);
        return [middle[0] + Math.cos(angle) * far, middle[1] + Math.sin(angle) * far * 0.96];
      }),
      { steps: 6 },
    );
    const tone = mix(dough, index % 3 === 0 ? '#fff4cf' : '#b9772c', random.between(0.05, 0.34));
    return group([
      line(arc, mix(dough, '#6a3512', 0.75), radius * 0.115, { opacity: 0.55 }),
      line(arc, tone, radius * 0.088),
    ]);
  });
  return group([
    blurred(10, [disc([at[0] + 12, at[1] + 10], radius, INK, 0.4)]),
    disc(at, radius * 0.9, mix(dough, '#7a4216', 0.5)),
    ...ribbons,
  ]);
}

export function sauce(at: Point, radius: number, colour: Hex, random: Random): Svg {
  const rim = smooth(
    Array.from({ length: 15 }, (_, index): Point => {
      const angle = (index / 15) * Math.PI * 2;
      const far = radius * random.between(0.82, 1.12);
      return [at[0] + Math.cos(angle) * far, at[1] + Math.sin(angle) * far];
    }),
    { closed: true, steps: 8 },
  );
  return group([
    fill(rim, colour),
    ...Array.from({ length: 12 }, () =>
      disc(
        [at[0] + random.around(0, radius * 0.6), at[1] + random.around(0, radius * 0.6)],
        radius * random.between(0.05, 0.12),
        mix(colour, random.next() > 0.5 ? '#ffb27a' : INK, 0.3),
      ),
    ),
  ]);
}

/** A ravioli with a crimped edge and a pillow of light in its middle. */
export function raviolo([x, y]: Point, size: number, angle: number, random: Random): Svg {
  const teeth = 7;
  const side = (from: Point, to: Point): Point[] =>
    Array.from({ length: teeth * 2 }, (_, index) => {
      const t = index / (teeth * 2);
      const out = index % 2 === 0 ? 0 : size * 0.055;
      const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
      const long = Math.hypot(dx, dy);
      return [from[0] + dx * t + (dy / long) * out, from[1] + dy * t - (dx / long) * out];
    });
  const h = size / 2;
  const corners: readonly [Point, Point, Point, Point] = [
    [x - h, y - h],
    [x + h, y - h],
    [x + h, y + h],
    [x - h, y + h],
  ];
  const [a, b, c, d] = corners;
  const outline = turn([...side(a, b), ...side(b, c), ...side(c, d), ...side(d, a)], angle, [x, y]);
  const pillow = turn(
    smooth(
      [
        [x - h * 0.62, y - h * 0.62],
        [x, y - h * 0.7],
        [x + h * 0.62, y - h * 0.62],
        [x + h * 0.7, y],
        [x + h * 0.62, y + h * 0.62],
        [x, y + h * 0.7],
        [x - h * 0.62, y + h * 0.62],
        [x - h * 0.7, y],
      ],
      { closed: true, steps: 6 },
    ),
    angle,
    [x, y],
  );
  const dough = mix('#f3d98f', '#e6b95a', random.next());
  return group([
    shadow(outline, size * 0.1, 0.42),
    fill(outline, dough),
    blurred(3, [
      fill(
        pillow.map(([px, py]): Point => [px + size * 0.03, py + size * 0.03]),
        '#8a5a1c',
        0.55,
      ),
    ]),
    fill(
      pillow,
      linear(
        [x - h, y - h],
        [x + h, y + h],
        [
          [0, '#fff3c4'],
          [1, mix(dough, '#8f9a4a', 0.35)],
        ],
      ),
    ),
  ]);
}

/** A slice of a round fruit: rind, flesh, segments. */
export function slice(
  at: Point,
  radius: number,
  { rind = LEMON, flesh = '#f9e28b' }: { rind?: Hex; flesh?: Hex } = {},
): Svg {
  return group([
    shadow(ellipse(at, [radius, radius]), radius * 0.16, 0.34),
    disc(at, radius, rind),
    disc(at, radius * 0.86, '#fffbe6'),
    ...Array.from({ length: 9 }, (_, index) => {
      const angle = (index / 9) * Math.PI * 2;
      const wedge: Outline = [
        [at[0] + Math.cos(angle) * radius * 0.1, at[1] + Math.sin(angle) * radius * 0.1],
        ...ellipse(at, [radius * 0.78, radius * 0.78], { from: angle - 0.29, to: angle + 0.29, steps: 8 }),
      ];
      return fill(wedge, flesh);
    }),
  ]);
}

export function tomato(at: Point, radius: number, random: Random, colour: Hex = TOMATO): Svg {
  const turnBy = random.between(0, 6);
  return group([
    shadow(ellipse(at, [radius, radius]), radius * 0.18, 0.36),
    disc(at, radius, colour),
    disc(at, radius * 0.86, mix(colour, '#ff9a6a', 0.32)),
    ...Array.from({ length: 5 }, (_, index) => {
      const angle = turnBy + (index / 5) * Math.PI * 2;
      const middle: Point = [at[0] + Math.cos(angle) * radius * 0.5, at[1] + Math.sin(angle) * radius * 0.5];
      return group([
        fill(
          turn(ellipse(middle, [radius * 0.27, radius * 0.17]), angle, middle),
          mix(colour, '#7a0d0d', 0.45),
        ),
        ...[-0.1, 0.08].map((shift) =>
          disc([middle[0] + radius * shift, middle[1] + radius * shift * 0.6], radius * 0.045, '#ffe3a8'),
        ),
      ]);
    }),
  ]);
}

export function olive(at: Point, size: number, angle: number, colour: Hex = OLIVE): Svg {
  const outline = turn(ellipse(at, [size, size * 0.72]), angle, at);
  return group([
    shadow(outline, size * 0.3, 0.34),
    fill(outline, colour),
    fill(
      turn(ellipse([at[0] - size * 0.3, at[1] - size * 0.24], [size * 0.28, size * 0.14]), angle, at),
      '#ffffff',
      0.5,
    ),
  ]);
}

/** Bread: a slice with its crust, holes and all. */
export function bread([x, y]: Point, size: number, angle: number, random: Random): Svg {
  const outline = turn(
    smooth(
      [
        [x - size * 0.8, y + size * 0.42],
        [x - size * 0.92, y - size * 0.12],
        [x - size * 0.45, y - size * 0.5],
        [x + size * 0.3, y - size * 0.52],
        [x + size * 0.88, y - size * 0.16],
        [x + size * 0.84, y + size * 0.4],
        [x, y + size * 0.5],
      ],
      { closed: true, steps: 10 },
    ),
    angle,
    [x, y],
  );
  const crumb = outline.map(([px, py]): Point => [x + (px - x) * 0.9, y + (py - y) * 0.88]);
  return group([
    shadow(outline, size * 0.14, 0.4),
    fill(outline, '#9a5b25'),
    fill(crumb, '#f4e0b4'),
    ...Array.from({ length: 15 }, () => {
      const at: Point = turn([[x + random.around(0, size * 0.6), y + random.around(0, size * 0.3)]], angle, [
        x,
        y,
      ])[0] ?? [x, y];
      return fill(
        ellipse(at, [size * random.between(0.03, 0.09), size * random.between(0.02, 0.05)]),
        '#d0a868',
        0.8,
      );
    }),
  ]);
}

/** A whole fish, scored and roasted, its head to the left. */
export function fish([x, y]: Point, length: number, angle: number): Svg {
  const put = (points: Outline): Outline => turn(points, angle, [x, y]);
  const h = length / 2;
  const body = put(
    smooth(
      [
        [x - h, y],
        [x - h * 0.72, y - h * 0.24],
        [x - h * 0.2, y - h * 0.34],
        [x + h * 0.4, y - h * 0.22],
        [x + h * 0.74, y - h * 0.07],
        [x + h * 0.74, y + h * 0.07],
        [x + h * 0.4, y + h * 0.22],
        [x - h * 0.2, y + h * 0.3],
        [x - h * 0.72, y + h * 0.2],
      ],
      { closed: true, steps: 10 },
    ),
  );
  const tail = put(
    smooth(
      [
        [x + h * 0.7, y],
        [x + h, y - h * 0.24],
        [x + h * 0.92, y],
        [x + h, y + h * 0.24],
      ],
      { closed: true, steps: 7 },
    ),
  );
  const fin = put(
    smooth(
      [
        [x - h * 0.26, y - h * 0.3],
        [x + h * 0.02, y - h * 0.47],
        [x + h * 0.3, y - h * 0.24],
      ],
      { closed: true, steps: 7 },
    ),
  );
  const skin: Hex = '#8c979a';
  const cut = (at: number): Svg =>
    line(
      put([
        [x + h * at, y - h * 0.22],
        [x + h * (at + 0.1), y + h * 0.17],
      ]),
      '#fff0d8',
      h * 0.035,
    );
  return group([
    ...[body, tail, fin].map((part) => shadow(part, h * 0.06, 0.4)),
    fill(fin, mix(skin, INK, 0.35)),
    fill(tail, mix(skin, INK, 0.3)),
    fill(
      body,
      linear(
        [x, y - h * 0.35],
        [x, y + h * 0.35],
        [
          [0, '#5a666d'],
          [0.45, skin],
          [0.8, '#dcd6c4'],
          [1, '#b98a4e'],
        ],
      ),
    ),
    ...[-0.3, -0.08, 0.14, 0.34].map(cut),
    line(
      put(
        smooth([
          [x - h * 0.62, y - h * 0.24],
          [x - h * 0.54, y],
          [x - h * 0.64, y + h * 0.2],
        ]),
      ),
      mix(skin, INK, 0.55),
      h * 0.022,
    ),
    ...put([[x - h * 0.78, y - h * 0.05]]).map((eye) =>
      group([disc(eye, h * 0.055, '#fff7e2'), disc(eye, h * 0.03, INK)]),
    ),
  ]);
}

/** Small crumbs of cheese, pepper, flour: dots thrown over a place. */
export function scatter(
  at: Point,
  radius: number,
  { count, colours, random }: { count: number; colours: readonly [Hex, ...Hex[]]; random: Random },
): Svg {
  return group(
    Array.from({ length: count }, () => {
      const angle = random.between(0, Math.PI * 2);
      const far = radius * Math.sqrt(random.next());
      return disc(
        [at[0] + Math.cos(angle) * far, at[1] + Math.sin(angle) * far],
        random.between(1.5, 4.5),
        random.pick(colours),
      );
    }),
  );
}

/** A slab cut from a tin: dusted above, layered at the side that shows. */
export function slab([x, y]: Point, [wide, tall]: Point, random: Random): Svg {
  const top = rectangle(x, y, wide, tall);
  const side = rectangle(x, y + tall, wide, tall * 0.36);
  return group([
    shadow(rectangle(x, y, wide, tall * 1.36), 26, 0.4),
    fill(side, '#fbeed2'),
    ...[0.16, 0.62].map((at) =>
      fill(rectangle(x, y + tall * (1 + at * 0.36), wide, tall * 0.075), '#7a4a28'),
    ),
    fill(top, '#5a3320'),
    clipped(top, [
      scatter([x + wide / 2, y + tall / 2], wide * 0.6, {
        count: 520,
        colours: ['#7a4a2c', '#3e2014', '#8f5c38'],
        random,
      }),
    ]),
  ]);
}
