import { ellipse, rectangle, smooth, type Outline, type Point } from '../../geometry.ts';
import type { Scenes } from '../../scene.ts';
import { blurred, fill, group, line, linear, type Svg } from '../../svg.ts';
import { air, fog, glow, land, post, silver, stillWater, vignette } from '../silver.ts';

/** A car ferry seen from the side: white above, black below, one row of lamps. */
function ferry([x, water]: Point, long: number): Svg {
  const tall = long * 0.2;
  const hull: Outline = [
    [x - long / 2, water - tall * 0.42],
    [x + long / 2, water - tall * 0.42],
    [x + long * 0.46, water],
    [x - long * 0.46, water],
  ];
  const deck = (from: number, to: number, low: number, high: number): Outline =>
    rectangle(x + long * from, water - tall * high, long * (to - from), tall * (high - low));
  const lamps = Array.from({ length: 17 }, (_, index) =>
    fill(
      ellipse([x - long * 0.36 + (index * long * 0.72) / 16, water - tall * 0.6], [2.6, 2.6], { steps: 10 }),
      silver(1),
    ),
  );
  return group([
    fill(
      hull.map(([px, py]) => [px, water + (water - py) * 0.9]),
      linear(
        [0, water],
        [0, water + tall * 0.5],
        [
          [0, silver(0.1), 0.5],
          [1, silver(0.1), 0],
        ],
      ),
    ),
    fill(hull, silver(0.1)),
    fill(deck(-0.4, 0.4, 0.42, 0.78), silver(0.34)),
    fill(deck(-0.3, 0.3, 0.78, 1.02), silver(0.26)),
    fill(deck(-0.08, 0.08, 1.02, 1.3), silver(0.2)),
    fill(deck(0.12, 0.17, 1.02, 1.42), silver(0.12)),
    line(
      [
        [x - long * 0.02, water - tall * 1.3],
        [x - long * 0.02, water - tall * 2],
      ],
      silver(0.14),
      3,
    ),
    ...lamps,
    blurred(7, lamps),
  ]);
}

function rock(points: Outline, light: number): Svg {
  return fill(
    smooth(points, { closed: true, steps: 5 }),
    linear(
      [0, points[0]?.[1] ?? 0],
      [0, (points[0]?.[1] ?? 0) + 150],
      [
        [0, silver(light + 0.18)],
        [1, silver(light)],
      ],
    ),
  );
}

export const crossings: Scenes = {
  'long-jetty': (frame) => {
    const { width, height } = frame;
    const horizon = height * 0.47;
    const pair = Array.from({ length: 15 }, (_, index) => {
      const near = ((index + 1) / 15) ** 2.3;
      const y = horizon + near * height * 0.5;
      const middle = width * (0.66 - near * 0.13);
      const half = 5 + near * width * 0.21;
      const size: Point = [3 + near * 34, 16 + near * height * 0.3];
      const light = 0.72 - near * 0.66;
      return [post([middle - half, y], size, light), post([middle + half, y], size, light, near * 6)];
    });
    return [
      air(frame, { top: 0.5, middle: 0.93, bottom: 0.6, horizon: 0.47 }),
      glow([width * 0.62, height * 0.4], width * 0.5, 1, 0.7),
      land(frame, [0.44, 0.425, 0.43, 0.452, 0.462, 0.466, 0.468], { light: 0.74, soft: 5, foot: 0.474 }),
      stillWater(frame, { from: 0.47, light: 0.92, dark: 0.42, count: 130 }),
      ...pair.flat(),
      fog([width * 0.66, horizon + 8], [width * 0.4, 34], 0.97, 0.75),
      vignette(frame, 0.4),
    ];
  },

  ferry: (frame) => {
    const { width, height } = frame;
    return [
      air(frame, { top: 0.2, middle: 0.78, bottom: 0.5, horizon: 0.56 }),
      glow([width * 0.7, height * 0.54], width * 0.55, 1, 0.75),
      land(frame, [0.5, 0.46, 0.49, 0.53, 0.55, 0.556], { light: 0.5, soft: 4, foot: 0.566 }),
      stillWater(frame, { from: 0.56, light: 0.8, dark: 0.16 }),
      ferry([width * 0.58, height * 0.588], width * 0.36),
      ...Array.from({ length: 9 }, (_, index) =>
        blurred(4, [
          fill(
            ellipse(
              [width * (0.36 - index * 0.03), height * (0.6 + index * 0.028)],
              [width * (0.08 + index * 0.022), 3 + index * 1.6],
            ),
            silver(1),
            0.3,
          ),
        ]),
      ),
      vignette(frame, 0.5),
    ];
  },

  posts: (frame) => {
    const { width, height, random } = frame;
    return [
      air(frame, { top: 0.86, middle: 0.96, bottom: 0.84, horizon: 0.4 }),
      stillWater(frame, { from: 0.34, light: 0.96, dark: 0.74, count: 70 }),
      fog([width * 0.5, height * 0.34], [width * 0.8, 60], 0.98, 0.9),
      ...Array.from({ length: 11 }, (_, index) => {
        const t = index / 10;
        return post(
          [width * (0.14 + t * 0.74), height * (0.47 + t * t * 0.26)],
          [8 + t * 19, height * (0.07 + t * 0.2) * random.between(0.82, 1.12)],
          0.5 - t * 0.44,
          random.around(0, 7),
        );
      }),
      vignette(frame, 0.24),
    ];
  },

  skerry: (frame) => {
    const { width, height } = frame;
    const water = height * 0.6;
    return [
      air(frame, { top: 0.12, middle: 0.62, bottom: 0.3, horizon: 0.6 }),
      glow([width * 0.34, height * 0.46], width * 0.5, 1, 0.6),
      blurred(
        26,
        [0.2, 0.34, 0.12].map((y, index) =>
          fill(ellipse([width * (0.3 + index * 0.3), height * y], [width * 0.36, 34]), silver(0.1), 0.45),
        ),
      ),
      stillWater(frame, { from: 0.6, light: 0.72, dark: 0.1 }),
      rock(
        [
          [width * 0.42, water - 26],
          [width * 0.52, water - 66],
          [width * 0.62, water - 92],
          [width * 0.7, water - 70],
          [width * 0.8, water - 22],
          [width * 0.86, water + 14],
          [width * 0.6, water + 22],
          [width * 0.38, water + 16],
        ],
        0.07,
      ),
      fill(
        [
          [width * 0.612, water - 82],
          [width * 0.618, water - 196],
          [width * 0.646, water - 196],
          [width * 0.652, water - 82],
        ],
        silver(0.9),
      ),
      fill(rectangle(width * 0.614, water - 158, width * 0.036, 26), silver(0.2)),
      fill(rectangle(width * 0.615, water - 222, width * 0.034, 26), silver(0.14)),
      glow([width * 0.632, water - 209], 90, 1, 0.95),
      blurred(9, [fill(ellipse([width * 0.6, water + 20], [width * 0.3, 9]), silver(1), 0.8)]),
      vignette(frame, 0.5),
    ];
  },

  rail: (frame) => {
    const { width, height } = frame;
    const tilt = (y: number): Outline => [
      [-20, height * (y + 0.02)],
      [width + 20, height * (y - 0.02)],
    ];
    return [
      air(frame, { top: 0.72, middle: 0.95, bottom: 0.5, horizon: 0.42 }),
      stillWater(frame, { from: 0.42, light: 0.82, dark: 0.36, count: 120 }),
      land(frame, [0.415, 0.4, 0.39, 0.4, 0.41, 0.416], { light: 0.7, soft: 3, foot: 0.424 }),
      ...[0.62, 0.74, 0.86].map((y) => line(tilt(y), silver(0.05), y === 0.62 ? 30 : 15)),
      line(tilt(0.612), silver(0.5), 4),
      ...[0.16, 0.5, 0.84].map((x) =>
        line(
          [
            [width * x, height * 0.62],
            [width * x, height * 1.02],
          ],
          silver(0.05),
          24,
        ),
      ),
      line(
        smooth([
          [width * 0.67, height * 0.6],
          [width * 0.69, height * 0.66],
          [width * 0.665, height * 0.72],
          [width * 0.7, height * 0.76],
        ]),
        silver(0.08),
        9,
      ),
      vignette(frame, 0.4),
    ];
  },
};
