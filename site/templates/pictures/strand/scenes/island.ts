import { ellipse, rectangle, smooth, type Point } from '../../geometry.ts';
import type { Scenes } from '../../scene.ts';
import { fill, group, line, type Svg } from '../../svg.ts';
import { arc, disc, ground, halftone, INKS, ribbon, tent, waves } from '../print.ts';

const { night, sea, sun, sand, shell, paper } = INKS;

/** Somebody dancing: a head, a trunk that bends, two arms up. */
function dancer([x, foot]: Point, size: number, ink: `#${string}`, lean: number): Svg {
  const hip: Point = [x + lean * size * 0.2, foot - size * 0.46];
  const neck: Point = [x - lean * size * 0.06, foot - size * 0.86];
  const pen = size * 0.1;
  return group([
    ribbon([[x - size * 0.16, foot], hip], pen, ink),
    ribbon([[x + size * 0.18, foot], hip], pen, ink),
    ribbon([hip, neck], pen * 1.7, ink),
    ribbon(
      [neck, [neck[0] - size * 0.2, neck[1] - size * 0.1], [neck[0] - size * 0.14, neck[1] - size * 0.4]],
      pen,
      ink,
    ),
    ribbon(
      [neck, [neck[0] + size * 0.22, neck[1] - size * 0.02], [neck[0] + size * 0.26, neck[1] - size * 0.34]],
      pen,
      ink,
    ),
    disc([neck[0], neck[1] - size * 0.18], size * 0.11, ink),
  ]);
}

function stage([x, foot]: Point, size: number): Svg {
  return group([
    fill(
      [
        [x - size, foot],
        [x - size, foot - size * 0.7],
        [x, foot - size * 1.15],
        [x + size, foot - size * 0.7],
        [x + size, foot],
      ],
      night,
    ),
    fill(
      [
        [x - size * 0.82, foot],
        [x - size * 0.82, foot - size * 0.62],
        [x, foot - size * 0.98],
        [x + size * 0.82, foot - size * 0.62],
        [x + size * 0.82, foot],
      ],
      shell,
    ),
    ...[-1, 1].map((side) =>
      fill(
        rectangle(x + side * size * 0.62 - size * 0.12, foot - size * 0.5, size * 0.24, size * 0.5),
        night,
      ),
    ),
    ...[-1, 1].flatMap((side) => [
      disc([x + side * size * 0.62, foot - size * 0.36], size * 0.08, paper),
      disc([x + side * size * 0.62, foot - size * 0.14], size * 0.09, paper),
    ]),
  ]);
}

export const island: Scenes = {
  'hero-tide': (frame) => {
    const { width, height } = frame;
    const horizon = height * 0.6;
    return [
      ground(frame, sand),
      halftone(
        rectangle(0, 0, width, horizon),
        [
          [0, height * 0.34],
          [0, -height * 0.3],
        ],
        { ink: shell, pitch: 40 },
      ),
      disc([width * 0.62, horizon - height * 0.02], height * 0.44, sun),
      disc([width * 0.14, height * 0.2], height * 0.075, paper),
      disc([width * 0.162, height * 0.185], height * 0.07, sand),
      stage([width * 0.62, horizon + 4], height * 0.23),
      ...[-0.3, -0.2, -0.1, 0.02, 0.12, 0.23, 0.32].map((x, index) =>
        dancer(
          [width * (0.62 + x * 0.7), horizon + 30 + (index % 3) * 14],
          height * (0.15 + (index % 3) * 0.02),
          night,
          index % 2 === 0 ? 1 : -1,
        ),
      ),
      waves(frame, { from: horizon + 10, size: 96, inks: [night, sea, paper, sea, night] }),
    ];
  },

  causeway: (frame) => {
    const { width, height } = frame;
    const horizon = height * 0.36;
    return [
      ground(frame, sun),
      disc([width * 0.24, height * 0.22], height * 0.13, sand),
      waves(frame, { from: horizon - 40, size: 74, inks: [sea, paper, sea, night] }),
      fill(
        smooth(
          [
            [width * 0.46, horizon],
            [width * 0.6, horizon - height * 0.16],
            [width * 0.78, horizon - height * 0.2],
            [width * 0.94, horizon - height * 0.06],
            [width * 1.04, horizon + 14],
            [width * 0.7, horizon + 44],
            [width * 0.44, horizon + 18],
          ],
          { closed: true },
        ),
        night,
      ),
      ...[0.6, 0.69, 0.78, 0.87].map((x, index) =>
        tent([width * x, horizon - height * (0.05 + (index % 2) * 0.04)], 46, [paper, shell, night]),
      ),
      fill(
        smooth(
          [
            [width * 0.66, horizon + 16],
            [width * 0.5, height * 0.52],
            [width * 0.52, height * 0.72],
            [width * 0.2, height * 1.04],
          ],
          { steps: 12 },
        ).concat(
          smooth(
            [
              [width * 0.62, height * 1.04],
              [width * 0.66, height * 0.74],
              [width * 0.58, height * 0.54],
              [width * 0.7, horizon + 16],
            ],
            { steps: 12 },
          ),
        ),
        sand,
      ),
      ...Array.from({ length: 7 }, (_, index) => {
        const t = index / 6;
        return dancer(
          [width * (0.64 - t * 0.16 + (index % 2) * 0.06), height * (0.47 + t * 0.46)],
          height * (0.07 + t * 0.13),
          night,
          index % 2 === 0 ? 0.6 : -0.6,
        );
      }),
    ];
  },

  camp: (frame) => {
    const { width, height } = frame;
    const inks = [
      [sun, '#d63f2e', night],
      [sand, '#e0a312', night],
      [paper, shell, night],
      [sea, '#0b6167', night],
    ] as const;
    return [
      ground(frame, night),
      disc([width * 0.78, height * 0.22], height * 0.12, paper),
      ...Array.from({ length: 46 }, (_, index) =>
        disc(
          [((index * 211) % 97) * (width / 97), ((index * 67) % 41) * (height / 90)],
          2 + (index % 3) * 1.6,
          paper,
        ),
      ),
      ...[0, 1, 2].flatMap((row) =>
        Array.from({ length: 6 - row }, (_, index) =>
          tent(
            [
              width * (0.06 + row * 0.06 + (index * (1.02 + row * 0.14)) / (6 - row)),
              height * (0.58 + row * 0.2),
            ],
            height * (0.12 + row * 0.035),
            inks[(index + row) % inks.length] ?? inks[0],
          ),
        ),
      ),
      fill(rectangle(0, height * 0.975, width, height * 0.03), sand),
    ];
  },

  bar: (frame) => {
    const { width, height } = frame;
    const glass = (x: number, ink: `#${string}`): Svg =>
      group([
        fill(
          [
            [width * (x - 0.08), height * 0.42],
            [width * (x + 0.08), height * 0.42],
            [width * (x + 0.062), height * 0.66],
            [width * (x - 0.062), height * 0.66],
          ],
          paper,
        ),
        fill(
          [
            [width * (x - 0.074), height * 0.48],
            [width * (x + 0.074), height * 0.48],
            [width * (x + 0.062), height * 0.655],
            [width * (x - 0.062), height * 0.655],
          ],
          ink,
        ),
        arc([width * x, height * 0.42], [width * 0.05, width * 0.066], [Math.PI, Math.PI * 1.9], sand),
      ]);
    return [
      ground(frame, shell),
      line(
        smooth([
          [-20, height * 0.12],
          [width * 0.25, height * 0.2],
          [width * 0.5, height * 0.13],
          [width * 0.75, height * 0.2],
          [width + 20, height * 0.1],
        ]),
        night,
        6,
      ),
      ...[0.08, 0.25, 0.42, 0.58, 0.75, 0.92].map((x, index) =>
        disc(
          [width * x, height * (0.19 + (index % 2 === 0 ? -0.01 : 0.03))],
          width * 0.035,
          [sun, sand, paper][index % 3] ?? sun,
        ),
      ),
      fill(rectangle(0, height * 0.66, width, height * 0.34), night),
      glass(0.24, sun),
      glass(0.52, sea),
      glass(0.8, sand),
      waves(frame, { from: height * 0.6, size: 104, inks: [sea, paper, sea, night, sea] }),
    ];
  },

  plan: (frame) => {
    const { width, height } = frame;
    const land = smooth(
      [
        [width * 0.4, height * 0.3],
        [width * 0.58, height * 0.16],
        [width * 0.8, height * 0.22],
        [width * 0.9, height * 0.46],
        [width * 0.82, height * 0.74],
        [width * 0.6, height * 0.84],
        [width * 0.44, height * 0.66],
        [width * 0.48, height * 0.48],
      ],
      { closed: true, steps: 20 },
    );
    const pin = ([x, y]: Point, ink: `#${string}`, radius = 34): Svg =>
      group([disc([x, y], radius, night), disc([x, y], radius * 0.66, ink)]);
    return [
      waves(frame, { from: -80, size: 66, inks: [sea, '#128f95', sea] }),
      line(land, paper, 46, { closed: true, opacity: 0.7 }),
      fill(land, sand),
      halftone(
        land,
        [
          [width * 0.5, 0],
          [width * 0.95, height],
        ],
        { ink: '#f0a92a', pitch: 26 },
      ),
      line(
        smooth([
          [-20, height * 0.86],
          [width * 0.16, height * 0.76],
          [width * 0.3, height * 0.8],
          [width * 0.47, height * 0.64],
        ]),
        paper,
        34,
      ),
      line(
        smooth([
          [-20, height * 0.86],
          [width * 0.16, height * 0.76],
          [width * 0.3, height * 0.8],
          [width * 0.47, height * 0.64],
        ]),
        sun,
        10,
      ),
      stage([width * 0.66, height * 0.42], width * 0.055),
      stage([width * 0.76, height * 0.62], width * 0.04),
      ...[
        [0.54, 0.3],
        [0.6, 0.27],
        [0.66, 0.25],
        [0.57, 0.36],
      ].map(([x = 0, y = 0]) => tent([width * x, height * y], 26, [paper, shell, night])),
      pin([width * 0.53, height * 0.56], sun),
      pin([width * 0.85, height * 0.42], paper, 28),
      fill(ellipse([width * 0.64, height * 0.7], [46, 26]), shell),
      group([
        line(
          [
            [width * 0.08, height * 0.12],
            [width * 0.08, height * 0.3],
          ],
          paper,
          8,
        ),
        fill(
          [
            [width * 0.08, height * 0.08],
            [width * 0.1, height * 0.15],
            [width * 0.06, height * 0.15],
          ],
          paper,
        ),
      ]),
    ];
  },
};
