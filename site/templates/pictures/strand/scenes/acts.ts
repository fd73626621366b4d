import { ellipse, rectangle, type Point } from '../../geometry.ts';
import type { Scenes } from '../../scene.ts';
import { clipped, fill, group, line, type Svg } from '../../svg.ts';
import { arc, disc, ground, halftone, INKS, rays, ribbon, rings, waves } from '../print.ts';

const { night, sea, sun, sand, shell, paper } = INKS;
const PI = Math.PI;

/** Somebody who sings: a head, and a mouth as round as the vowel. */
function singer([x, y]: Point, size: number, [skin, hair]: readonly [`#${string}`, `#${string}`]): Svg {
  return group([
    fill(rectangle(x - size, y + size * 0.7, size * 2, size * 2), hair),
    disc([x, y], size * 0.86, skin),
    arc([x, y], [0, size * 0.88], [PI, PI * 2], hair),
    disc([x - size * 0.32, y + size * 0.12], size * 0.07, night),
    disc([x + size * 0.32, y + size * 0.12], size * 0.07, night),
    fill(ellipse([x, y + size * 0.48], [size * 0.2, size * 0.27]), night),
  ]);
}

/** What every act of the bill looks like on a poster of its own. */
export const acts: Scenes = {
  undertow: (frame) => {
    const { width, height } = frame;
    const middle: Point = [width * 0.5, height * 0.56];
    return [
      ground(frame, sand),
      rings(middle, width * 0.62, [night, paper], 16),
      clipped(rectangle(0, height * 0.56, width, height * 0.44), [
        ground(frame, sun),
        rings([width * 0.56, height * 0.56], width * 0.58, [sea, sun], 14),
      ]),
      disc([width * 0.5, height * 0.56], width * 0.07, shell),
    ];
  },

  marguerite: (frame) => {
    const { width, height } = frame;
    const middle: Point = [width * 0.5, height * 0.46];
    return [
      ground(frame, shell),
      fill(rectangle(width * 0.485, height * 0.5, width * 0.03, height * 0.5), sea),
      arc([width * 0.36, height * 0.86], [0, width * 0.15], [-PI / 2, PI / 2], sea),
      ...Array.from({ length: 12 }, (_, index) => {
        const angle = (index / 12) * PI * 2;
        const at: Point = [
          middle[0] + Math.cos(angle) * width * 0.265,
          middle[1] + Math.sin(angle) * width * 0.265,
        ];
        return disc(at, width * 0.105, paper);
      }),
      rings(middle, width * 0.235, [night, night, night, '#262b66'], 16),
      disc(middle, width * 0.085, sun),
      disc(middle, width * 0.016, paper),
    ];
  },

  brass: (frame) => {
    const { width, height } = frame;
    const bell = ([x, y]: Point, size: number): Svg =>
      group([
        fill(
          [
            [x - size * 0.16, y],
            [x + size * 0.16, y],
            [x + size * 0.5, height * 1.05],
            [x + size * 0.2, height * 1.05],
          ],
          '#e0a312',
        ),
        disc([x, y], size, sand),
        disc([x, y], size * 0.8, '#e0a312'),
        disc([x, y], size * 0.42, night),
        arc([x, y], [size * 0.86, size * 0.94], [PI * 1.1, PI * 1.6], paper),
      ]);
    return [
      ground(frame, sea),
      rays([width * 0.5, height * 1.05], width * 1.5, 24, '#128f95'),
      bell([width * 0.25, height * 0.4], width * 0.19),
      bell([width * 0.78, height * 0.34], width * 0.17),
      bell([width * 0.52, height * 0.6], width * 0.25),
    ];
  },

  crab: (frame) => {
    const { width, height } = frame;
    const middle: Point = [width * 0.5, height * 0.6];
    const side = (sign: number): Svg[] => [
      ...[0.3, 0.42, 0.54].map((reach, index) =>
        ribbon(
          [
            [middle[0] + sign * width * 0.2, middle[1] + height * 0.06 * index],
            [middle[0] + sign * width * (reach - 0.04), middle[1] + height * (0.02 + index * 0.05)],
            [middle[0] + sign * width * (0.36 + index * 0.02), middle[1] + height * (0.18 + index * 0.055)],
          ],
          26,
          sun,
        ),
      ),
      ribbon(
        [
          [middle[0] + sign * width * 0.2, middle[1] - height * 0.05],
          [middle[0] + sign * width * 0.36, middle[1] - height * 0.12],
          [middle[0] + sign * width * 0.33, middle[1] - height * 0.26],
        ],
        34,
        sun,
      ),
      arc(
        [middle[0] + sign * width * 0.31, middle[1] - height * 0.34],
        [0, width * 0.13],
        [-PI * 0.28, PI * 1.28],
        sun,
      ),
    ];
    return [
      ground(frame, night),
      disc([width * 0.5, height * 0.34], width * 0.3, sand),
      waves(frame, { from: height * 0.76, size: 90, inks: [sea, paper, sea, night] }),
      ...side(-1),
      ...side(1),
      arc(middle, [0, width * 0.27], [PI, PI * 2], sun),
      fill(rectangle(middle[0] - width * 0.27, middle[1] - 2, width * 0.54, height * 0.07), '#e0452f'),
      ...[-1, 1].flatMap((sign) => [
        line(
          [
            [middle[0] + sign * 60, middle[1] - height * 0.2],
            [middle[0] + sign * 60, middle[1] - height * 0.31],
          ],
          sun,
          16,
        ),
        disc([middle[0] + sign * 60, middle[1] - height * 0.32], 40, paper),
        disc([middle[0] + sign * 66, middle[1] - height * 0.32], 17, night),
      ]),
      arc([middle[0], middle[1] - 60], [52, 66], [0.25, PI - 0.25], night),
    ];
  },

  heron: (frame) => {
    const { width, height } = frame;
    return [
      ground(frame, sun),
      disc([width * 0.64, height * 0.36], width * 0.26, sand),
      ...[0.46, 0.54].map((x) =>
        line(
          [
            [width * x, height * 0.6],
            [width * (x + 0.01), height * 0.76],
            [width * x, height * 0.96],
          ],
          night,
          13,
        ),
      ),
      fill(ellipse([width * 0.45, height * 0.55], [width * 0.22, height * 0.12]), night),
      fill(
        [
          [width * 0.3, height * 0.52],
          [width * 0.12, height * 0.72],
          [width * 0.42, height * 0.64],
        ],
        night,
      ),
      ribbon(
        [
          [width * 0.6, height * 0.54],
          [width * 0.7, height * 0.44],
          [width * 0.58, height * 0.34],
          [width * 0.62, height * 0.2],
        ],
        44,
        night,
      ),
      disc([width * 0.62, height * 0.19], 50, night),
      fill(
        [
          [width * 0.65, height * 0.165],
          [width * 0.92, height * 0.215],
          [width * 0.65, height * 0.225],
        ],
        paper,
      ),
      disc([width * 0.635, height * 0.18], 11, paper),
      arc([width * 0.42, height * 0.53], [width * 0.05, width * 0.066], [0.1, PI], shell),
      arc([width * 0.47, height * 0.53], [width * 0.1, width * 0.116], [0.1, PI], shell),
      waves(frame, { from: height * 0.84, size: 84, inks: [paper, sea, paper, sea] }),
    ];
  },

  choir: (frame) => {
    const { width, height } = frame;
    const looks = [
      [shell, night],
      [paper, sea],
      [sand, sun],
      ['#c9764f', night],
      [paper, sun],
      ['#8a4b35', sand],
    ] as const;
    return [
      ground(frame, paper),
      halftone(
        rectangle(0, 0, width, height),
        [
          [0, height * 0.5],
          [0, -height * 0.1],
        ],
        { ink: sun, pitch: 44 },
      ),
      ...[0, 1, 2].flatMap((row) =>
        Array.from({ length: 4 }, (_, index) =>
          singer(
            [width * (0.02 + index * 0.29 + (row % 2) * 0.14), height * (0.3 + row * 0.24)],
            width * 0.15,
            looks[(index + row * 2) % looks.length] ?? looks[0],
          ),
        ),
      ),
    ];
  },

  kelp: (frame) => {
    const { width, height } = frame;
    return [
      ground(frame, sea),
      halftone(
        rectangle(0, 0, width, height),
        [
          [0, height * 0.2],
          [0, height * 1.2],
        ],
        { ink: night, pitch: 36 },
      ),
      ...Array.from({ length: 9 }, (_, index) => {
        const x = width * (0.06 + index * 0.11);
        const swing = width * 0.045 * (index % 2 === 0 ? 1 : -1);
        const top = height * (0.08 + ((index * 37) % 5) * 0.06);
        const ink = [sand, shell, paper, sun][index % 4] ?? sand;
        return group([
          ribbon(
            [
              [x, height * 1.05],
              [x + swing, height * 0.78],
              [x - swing, height * 0.5],
              [x + swing * 0.8, height * 0.3],
              [x, top],
            ],
            46,
            ink,
          ),
          ...[0.82, 0.62, 0.42].map((y, leaf) =>
            disc([x + swing * (leaf % 2 === 0 ? 1.6 : -1.6), height * y], 30, ink),
          ),
        ]);
      }),
      disc([width * 0.5, height * 0.5], width * 0.17, night),
      disc([width * 0.5, height * 0.5], width * 0.06, sun),
      disc([width * 0.5, height * 0.5], width * 0.012, paper),
    ];
  },

  foghorn: (frame) => {
    const { width, height } = frame;
    const lamp: Point = [width * 0.5, height * 0.31];
    return [
      ground(frame, night),
      rays(lamp, width * 1.3, 18, sand),
      disc(lamp, width * 0.2, sand),
      fill(
        [
          [width * 0.41, height],
          [width * 0.44, height * 0.36],
          [width * 0.56, height * 0.36],
          [width * 0.59, height],
        ],
        paper,
      ),
      ...[0.46, 0.64, 0.82].map((y) =>
        fill(
          [
            [width * (0.445 - (y - 0.36) * 0.047), height * y],
            [width * (0.555 + (y - 0.36) * 0.047), height * y],
            [width * (0.555 + (y - 0.27) * 0.047), height * (y + 0.09)],
            [width * (0.445 - (y - 0.27) * 0.047), height * (y + 0.09)],
          ],
          sun,
        ),
      ),
      fill(rectangle(width * 0.42, height * 0.35, width * 0.16, height * 0.025), night),
      fill(rectangle(width * 0.455, height * 0.26, width * 0.09, height * 0.09), paper),
      arc([width * 0.5, height * 0.26], [0, width * 0.05], [PI, PI * 2], sun),
      waves(frame, { from: height * 0.86, size: 84, inks: [sea, paper, sea, night] }),
    ];
  },
};
