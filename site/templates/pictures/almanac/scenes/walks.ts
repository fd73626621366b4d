import { mix } from '../../colour.ts';
import { ellipse, rectangle, smooth, type Outline, type Point } from '../../geometry.ts';
import type { Scenes } from '../../scene.ts';
import { blurred, fill, group, line, linear, type Svg } from '../../svg.ts';
import { bareTree, birds, hedge, mist, ridge, sky, sun, toneOf, tree, type Wash } from '../wash.ts';

const MORNING: Wash = { paper: '#f6f3e6', wash: '#7fa287', ink: '#173a2b' };
const DRY: Wash = { paper: '#f8f1de', wash: '#c2a55c', ink: '#4a3a1c' };
const FROST: Wash = { paper: '#f4f4ef', wash: '#a5b6b8', ink: '#2b3a40' };
const EVENING: Wash = { paper: '#f3e9dc', wash: '#8f8fa0', ink: '#20232f' };

/** A path that narrows as it goes away, through the points on its middle. */
function path(points: readonly (readonly [x: number, y: number, half: number])[]): Outline {
  const side = (sign: number): Outline =>
    smooth(
      points.map(([x, y, half]): Point => [x + sign * half, y]),
      { steps: 12 },
    );
  return [...side(-1), ...side(1).toReversed()];
}

function posts(points: Outline, height: number, tone: `#${string}`): Svg {
  return group(
    points.flatMap(([x, y], index) => {
      const tall = height * (0.45 + (0.55 * index) / points.length);
      const next = points[index + 1];
      const post = line(
        [
          [x, y],
          [x + tall * 0.04, y - tall],
        ],
        tone,
        Math.max(2, tall * 0.085),
        { cap: 'butt' },
      );
      if (!next) return [post];
      const wires = [0.35, 0.7].map((at) =>
        line(
          [
            [x, y - tall * at],
            [next[0], next[1] - tall * at * 1.06],
          ],
          tone,
          1.6,
          { opacity: 0.7 },
        ),
      );
      return [...wires, post];
    }),
  );
}

export const walks: Scenes = {
  'cover-hedges': (frame) => {
    const { width, height, random } = frame;
    const ink = toneOf(MORNING, 0.96);
    const field = (from: number, to: number, count: number, depth: number): Svg =>
      group(
        Array.from({ length: count }, (_, index) => {
          const t = index / (count - 1);
          return line(
            smooth([
              [width * (0.36 + t * 0.2), height * from],
              [width * (0.2 + t * 0.5), height * ((from + to) / 2)],
              [width * (-0.25 + t * 1.35), height * to],
            ]),
            toneOf(MORNING, depth),
            1.5 + t * 1.4,
            { opacity: 0.5 },
          );
        }),
      );
    return [
      sky(frame, MORNING, { top: 0.3, bottom: 0.02, horizon: 0.5 }),
      sun([width * 0.71, height * 0.245], height * 0.062, '#fffdf2', 0.75),
      birds([width * 0.2, height * 0.2], 7, toneOf(MORNING, 0.7), random),
      ridge(frame, MORNING, { line: [0.36, 0.33, 0.37, 0.32, 0.36, 0.34, 0.38], depth: 0.2, fade: 0.2 }),
      ridge(frame, MORNING, { line: [0.44, 0.4, 0.43, 0.46, 0.41, 0.4, 0.42], depth: 0.32, fade: 0.18 }),
      mist([width * 0.3, height * 0.5], [width * 0.3, 26], MORNING.paper),
      ridge(frame, MORNING, {
        line: [0.52, 0.55, 0.51, 0.48, 0.52, 0.55, 0.5],
        depth: 0.5,
        fade: 0.24,
        rest: 0.2,
      }),
      hedge(
        [
          [-20, height * 0.585],
          [width * 0.3, height * 0.555],
          [width * 0.62, height * 0.6],
          [width + 20, height * 0.56],
        ],
        24,
        toneOf(MORNING, 0.72),
        random,
      ),
      mist([width * 0.74, height * 0.62], [width * 0.28, 20], MORNING.paper, 0.7),
      ridge(frame, MORNING, {
        line: [0.66, 0.63, 0.66, 0.7, 0.67, 0.64, 0.66],
        depth: 0.58,
        fade: 0.4,
        rest: 0.5,
      }),
      field(0.69, 1.05, 15, 0.42),
      hedge(
        [
          [width * 1.02, height * 0.7],
          [width * 0.72, height * 0.74],
          [width * 0.56, height * 0.82],
          [width * 0.46, height * 1.03],
        ],
        46,
        toneOf(MORNING, 0.84),
        random,
      ),
      tree([width * 0.795, height * 0.755], height * 0.3, ink, { random }),
      tree([width * 0.9, height * 0.735], height * 0.19, toneOf(MORNING, 0.88), { random }),
      ridge(frame, MORNING, {
        line: [0.99, 0.95, 0.93, 0.96, 1.0, 1.04, 1.05],
        depth: 0.92,
        fade: 0.3,
        rest: 0.9,
      }),
      ...Array.from({ length: 70 }, () => {
        const x = random.between(-10, width * 0.62);
        const foot = height * 1.02;
        const tall = random.between(40, 150) * (1 - x / width);
        return line(
          smooth([
            [x, foot],
            [x + tall * 0.06, foot - tall * 0.6],
            [x + tall * 0.24, foot - tall],
          ]),
          ink,
          2.4,
          { opacity: 0.85 },
        );
      }),
    ];
  },

  'chalk-path': (frame) => {
    const { width, height, random } = frame;
    return [
      sky(frame, DRY, { top: 0.22, bottom: 0, horizon: 0.42 }),
      sun([width * 0.24, height * 0.2], height * 0.045, '#fffaf0', 0.7),
      ridge(frame, DRY, { line: [0.3, 0.27, 0.3, 0.33, 0.28, 0.25, 0.29], depth: 0.24, fade: 0.2 }),
      ridge(frame, DRY, {
        line: [0.4, 0.42, 0.37, 0.33, 0.36, 0.41, 0.44],
        depth: 0.42,
        fade: 0.42,
        rest: 0.4,
      }),
      ridge(frame, DRY, {
        line: [0.62, 0.53, 0.47, 0.5, 0.57, 0.6, 0.52],
        depth: 0.52,
        fade: 0.7,
        rest: 0.55,
      }),
      fill(
        path([
          [width * 0.6, height * 0.375, 3],
          [width * 0.55, height * 0.43, 7],
          [width * 0.62, height * 0.5, 14],
          [width * 0.5, height * 0.6, 26],
          [width * 0.58, height * 0.76, 62],
          [width * 0.42, height * 1.08, 150],
        ]),
        '#fffaf0',
      ),
      hedge(
        [
          [width * 1.02, height * 0.62],
          [width * 0.84, height * 0.66],
          [width * 0.74, height * 0.78],
          [width * 0.72, height * 1.04],
        ],
        44,
        toneOf(DRY, 0.82),
        random,
      ),
      bareTree([width * 0.845, height * 0.69], height * 0.42, toneOf(DRY, 0.96), { random, lean: 0.4 }),
      ...Array.from({ length: 90 }, () => {
        const x = random.between(-10, width * 0.36);
        const y = height * random.between(0.86, 1.05);
        const tall = random.between(30, 90);
        return line(
          smooth([
            [x, y],
            [x + tall * 0.1, y - tall * 0.6],
            [x + tall * 0.34, y - tall],
          ]),
          toneOf(DRY, random.between(0.6, 0.9)),
          2.2,
          { opacity: 0.8 },
        );
      }),
    ];
  },

  'first-frost': (frame) => {
    const { width, height, random } = frame;
    const ink = toneOf(FROST, 0.95);
    const steps = Array.from({ length: 15 }, (_, index) => {
      const t = index / 14;
      const y = height * (1.0 - t * 0.36);
      const x = width * (0.34 + t * 0.16) + (index % 2 === 0 ? -1 : 1) * 26 * (1 - t * 0.75);
      const size = 15 * (1 - t * 0.78);
      return fill(ellipse([x, y], [size * 1.25, size * 0.6]), toneOf(FROST, 0.5), 0.75);
    });
    return [
      sky(frame, FROST, { top: 0.34, bottom: 0.05, horizon: 0.55 }),
      ridge(frame, FROST, { line: [0.46, 0.43, 0.45, 0.42, 0.44, 0.47, 0.44], depth: 0.3, fade: 0.16 }),
      ...[0.14, 0.19, 0.225, 0.68, 0.73, 0.76, 0.8].map((at) =>
        bareTree([width * at, height * 0.55], height * random.between(0.14, 0.23), toneOf(FROST, 0.55), {
          random,
        }),
      ),
      mist([width * 0.5, height * 0.55], [width * 0.6, 24], FROST.paper, 0.9),
      ridge(frame, FROST, {
        line: [0.6, 0.58, 0.6, 0.62, 0.61, 0.58, 0.6],
        depth: 0.16,
        fade: 0.42,
        rest: 0.1,
      }),
      ...steps,
      posts(
        Array.from({ length: 9 }, (_, index): Point => {
          const t = index / 8;
          return [width * (0.56 + t * t * 0.5), height * (0.62 + t * t * 0.3)];
        }),
        height * 0.24,
        ink,
      ),
      blurred(3, [
        fill(ellipse([width * 0.5, height * 0.628], [7, 3]), ink, 0.5),
        line(
          [
            [width * 0.502, height * 0.63],
            [width * 0.56, height * 0.64],
          ],
          toneOf(FROST, 0.6),
          3,
          { opacity: 0.5 },
        ),
      ]),
      line(
        [
          [width * 0.5, height * 0.628],
          [width * 0.5, height * 0.59],
        ],
        ink,
        9,
      ),
      fill(ellipse([width * 0.5, height * 0.579], [5.4, 6.4]), ink),
    ];
  },

  'night-lane': (frame) => {
    const { width, height, random } = frame;
    const ink = toneOf(EVENING, 1);
    const wall = (points: Outline, depth: number): Svg => fill(points, toneOf(EVENING, depth));
    const houses: Svg = group([
      wall(
        [
          [width * 0.56, height * 0.66],
          [width * 0.56, height * 0.52],
          [width * 0.615, height * 0.43],
          [width * 0.67, height * 0.52],
          [width * 0.67, height * 0.66],
        ],
        0.88,
      ),
      wall(
        [
          [width * 0.66, height * 0.66],
          [width * 0.66, height * 0.53],
          [width * 0.69, height * 0.475],
          [width * 0.82, height * 0.475],
          [width * 0.84, height * 0.53],
          [width * 0.84, height * 0.66],
        ],
        0.8,
      ),
      wall(rectangle(width * 0.78, height * 0.42, width * 0.022, height * 0.08), 0.9),
      blurred(16, [fill(rectangle(width * 0.7, height * 0.555, 50, 56), '#ffcf7a', 0.8)]),
      fill(rectangle(width * 0.705, height * 0.56, 40, 46), '#ffd98f'),
      line(
        [
          [width * 0.705 + 20, height * 0.56],
          [width * 0.705 + 20, height * 0.56 + 46],
        ],
        toneOf(EVENING, 0.9),
        4,
      ),
    ]);
    return [
      sky(frame, EVENING, { top: 0.86, bottom: 0.22, horizon: 0.68 }),
      sun([width * 0.27, height * 0.24], height * 0.05, '#f9f1de', 0.34),
      ridge(frame, EVENING, {
        line: [0.5, 0.46, 0.5, 0.55, 0.5, 0.47, 0.5],
        depth: 0.58,
        fade: 0.3,
        rest: 0.5,
      }),
      houses,
      bareTree([width * 0.9, height * 0.68], height * 0.4, ink, { random, lean: -0.3 }),
      ridge(frame, EVENING, {
        line: [0.68, 0.65, 0.66, 0.67, 0.64, 0.65, 0.66],
        depth: 0.86,
        fade: 0.5,
        rest: 0.94,
      }),
      fill(
        path([
          [width * 0.6, height * 0.658, 5],
          [width * 0.55, height * 0.72, 22],
          [width * 0.5, height * 0.83, 66],
          [width * 0.38, height * 1.06, 190],
        ]),
        linear(
          [0, height * 0.65],
          [0, height],
          [
            [0, mix(EVENING.paper, '#ffcf7a', 0.35), 0.75],
            [1, EVENING.paper, 0.16],
          ],
        ),
      ),
      hedge(
        [
          [-20, height * 0.74],
          [width * 0.2, height * 0.76],
          [width * 0.32, height * 0.86],
          [width * 0.2, height * 1.04],
        ],
        60,
        ink,
        random,
      ),
    ];
  },
};
