import { ellipse, rectangle, smooth, type Point } from '../../geometry.ts';
import type { Scenes } from '../../scene.ts';
import { blurred, fill, group, line, linear, type Svg } from '../../svg.ts';
import { air, fog, land, silver, snowfall, vignette, winterTree } from '../silver.ts';

/** A hut on a ridge: four walls, a roof with a metre of snow on it, one window. */
function hut([x, foot]: Point, size: number, lit: boolean): Svg {
  return group([
    fill(
      [
        [x - size * 0.5, foot],
        [x - size * 0.5, foot - size * 0.5],
        [x, foot - size * 0.92],
        [x + size * 0.5, foot - size * 0.5],
        [x + size * 0.5, foot],
      ],
      silver(0.1),
    ),
    fill(
      [
        [x + size * 0.5, foot],
        [x + size * 0.5, foot - size * 0.5],
        [x + size * 1.3, foot - size * 0.46],
        [x + size * 1.3, foot],
      ],
      silver(0.2),
    ),
    fill(
      [
        [x - size * 0.58, foot - size * 0.46],
        [x - size * 0.02, foot - size * 1.02],
        [x + size * 0.9, foot - size * 0.96],
        [x + size * 1.38, foot - size * 0.44],
        [x + size * 0.52, foot - size * 0.47],
        [x, foot - size * 0.9],
      ],
      silver(0.97),
    ),
    fill(rectangle(x - size * 0.12, foot - size * 0.44, size * 0.22, size * 0.22), silver(lit ? 1 : 0.3)),
  ]);
}

export const snow: Scenes = {
  fence: (frame) => {
    const { width, height, random } = frame;
    const along = Array.from({ length: 26 }, (_, index): [Point, number] => {
      const t = index / 25;
      const near = t ** 2.1;
      const x = width * (0.8 - Math.sin(t * 2.4) * 0.24 - near * 0.52);
      return [[x, height * (0.4 + near * 0.56)], 10 + near * height * 0.24];
    });
    return [
      air(frame, { top: 0.8, middle: 0.9, bottom: 0.97, horizon: 0.4 }),
      land(frame, [0.43, 0.4, 0.385, 0.4, 0.37, 0.36, 0.38], { light: 0.95, soft: 3 }),
      land(frame, [0.7, 0.62, 0.6, 0.56, 0.5, 0.47, 0.46], { light: 0.98, soft: 6 }),
      blurred(16, [
        fill(
          smooth([
            [width * 0.1, height],
            [width * 0.4, height * 0.74],
            [width * 0.72, height * 0.5],
            [width * 0.6, height * 0.7],
            [width * 0.34, height],
          ]),
          silver(0.8),
          0.5,
        ),
      ]),
      ...along.flatMap(([[x, y], tall], index) => {
        const next = along[index + 1];
        const pole = line(
          [
            [x, y],
            [x + random.around(0, tall * 0.08), y - tall],
          ],
          silver(0.52 - (index / 25) * 0.46),
          Math.max(1.6, tall * 0.075),
          { cap: 'butt' },
        );
        if (!next) return [pole];
        const [[toX, toY], other] = next;
        return [
          ...[0.34, 0.66, 0.94].map((at) =>
            line(
              [
                [x, y - tall * at],
                [toX, toY - other * at],
              ],
              silver(0.4 - (index / 25) * 0.3),
              Math.max(1, tall * 0.014),
            ),
          ),
          pole,
        ];
      }),
      snowfall(frame, 420),
      vignette(frame, 0.2),
    ];
  },

  'one-tree': (frame) => {
    const { width, height, random } = frame;
    return [
      air(frame, { top: 0.84, middle: 0.95, bottom: 0.96, horizon: 0.6 }),
      land(frame, [0.68, 0.675, 0.668, 0.67, 0.678, 0.69], { light: 0.985, soft: 5 }),
      blurred(5, [fill(ellipse([width * 0.6, height * 0.692], [width * 0.22, 9]), silver(0.6), 0.5)]),
      winterTree([width * 0.52, height * 0.69], height * 0.46, 0.06, random),
      fog([width * 0.2, height * 0.64], [width * 0.4, 46], 0.98, 0.8),
      vignette(frame, 0.16),
    ];
  },

  hut: (frame) => {
    const { width, height } = frame;
    return [
      air(frame, { top: 0.3, middle: 0.68, bottom: 0.9, horizon: 0.62 }),
      land(frame, [0.5, 0.42, 0.47, 0.36, 0.3, 0.42, 0.46], { light: 0.6, soft: 9 }),
      fog([width * 0.5, height * 0.6], [width * 0.9, 70], 0.8, 0.8),
      land(frame, [0.76, 0.72, 0.66, 0.62, 0.63, 0.69, 0.74], { light: 0.95, soft: 3 }),
      hut([width * 0.57, height * 0.634], width * 0.058, true),
      line(
        smooth([
          [width * 0.56, height * 0.645],
          [width * 0.5, height * 0.72],
          [width * 0.58, height * 0.82],
          [width * 0.4, height * 1.02],
        ]),
        silver(0.76),
        9,
        { opacity: 0.8 },
      ),
      snowfall(frame, 240),
      vignette(frame, 0.36),
    ];
  },

  tracks: (frame) => {
    const { width, height } = frame;
    const course: readonly (readonly [number, number, number])[] = [
      [0.66, 0.34, 2],
      [0.6, 0.42, 5],
      [0.7, 0.52, 11],
      [0.54, 0.68, 24],
      [0.36, 0.86, 44],
      [0.24, 1.06, 66],
    ];
    const track = (side: number) =>
      smooth(
        course.map(([x, y, half]): Point => [x * width + side * half, y * height]),
        { steps: 14 },
      );
    return [
      air(frame, { top: 0.62, middle: 0.9, bottom: 0.97, horizon: 0.36 }),
      land(frame, [0.3, 0.26, 0.3, 0.24, 0.28, 0.31], { light: 0.8, soft: 7 }),
      land(frame, [0.38, 0.36, 0.34, 0.335, 0.36, 0.4], { light: 0.96, soft: 3 }),
      blurred(26, [
        fill(
          smooth([
            [width * 1.05, height * 0.5],
            [width * 0.74, height * 0.62],
            [width * 0.6, height * 0.8],
            [width * 0.66, height * 1.05],
            [width * 1.05, height * 1.05],
          ]),
          silver(0.72),
          0.5,
        ),
      ]),
      ...[-1, 1].flatMap((side) => {
        const points = track(side);
        return points.slice(1).map((to, index) => {
          const from = points[index] ?? to;
          const near = index / points.length;
          return group([
            line([from, to], silver(0.56 - near * 0.26), 1.2 + near * near * 18),
            line(
              [
                [from[0] + near * 9, from[1]],
                [to[0] + near * 9, to[1]],
              ],
              silver(1),
              0.6 + near * 5,
            ),
          ]);
        });
      }),
      vignette(frame, 0.24),
    ];
  },

  birches: (frame) => {
    const { width, height, random } = frame;
    const trunk = (x: number, wide: number, light: number): Svg => {
      const lean = random.around(0, 30);
      const bark = Array.from({ length: 26 }, () => {
        const y = random.between(0, height);
        const at = x + lean * (1 - y / height);
        return fill(
          ellipse(
            [at + random.around(0, wide * 0.3), y],
            [wide * random.between(0.12, 0.34), random.between(1.5, 5)],
            { steps: 12 },
          ),
          silver(0.04),
          light > 0.8 ? 0.16 : 0.7,
        );
      });
      return group([
        fill(
          [
            [x - wide / 2, height * 1.02],
            [x - wide * 0.4 + lean, -10],
            [x + wide * 0.4 + lean, -10],
            [x + wide / 2, height * 1.02],
          ],
          linear(
            [x - wide / 2, 0],
            [x + wide / 2, 0],
            [
              [0, silver(light * 0.62)],
              [0.3, silver(light)],
              [1, silver(light * 0.78)],
            ],
          ),
        ),
        ...bark,
      ]);
    };
    const row = (count: number, wide: number, light: number): Svg[] =>
      Array.from({ length: count }, (_, index) =>
        trunk(((index + random.between(0.1, 0.9)) / count) * width, wide * random.between(0.7, 1.3), light),
      );
    return [
      air(frame, { top: 0.74, middle: 0.84, bottom: 0.95, horizon: 0.6 }),
      blurred(5, row(16, 16, 0.66)),
      fog([width * 0.5, height * 0.7], [width, 200], 0.92, 0.6),
      blurred(1.6, row(9, 30, 0.5)),
      fog([width * 0.5, height * 0.92], [width, 120], 0.97, 0.7),
      ...row(5, 62, 0.94).map((one) => one),
      land(frame, [0.95, 0.93, 0.94, 0.925, 0.94], { light: 0.98, soft: 8 }),
      vignette(frame, 0.4),
    ];
  },
};
