import { ellipse, rectangle, type Point } from '../../geometry.ts';
import type { Frame, Scene, Scenes } from '../../scene.ts';
import { clipped, fill, group, line, blurred, linear, type Svg } from '../../svg.ts';
import { air, fog, glow, land, silver, stillWater, vignette } from '../silver.ts';
import { crossings } from './crossings.ts';
import { nights } from './nights.ts';
import { snow } from './snow.ts';

const taken: Readonly<Record<string, Scene>> = { ...crossings, ...snow, ...nights };

/** One of the other pictures as a small print: drawn anew at the size of a negative. */
function frameOf(name: string, [x, y]: Point, size: number, { random }: Frame): Svg {
  const scene = taken[name];
  if (!scene) throw new Error(`There is no negative called "${name}".`);
  const negative = 1300;
  const children = scene({ width: negative, height: negative, random: random.fork(name) });
  return clipped(rectangle(x, y, size, size), [
    group(children, { transform: `translate(${x} ${y}) scale(${size / negative})` }),
  ]);
}

const ROLL = [
  'posts',
  'ferry',
  'skerry',
  'rail',
  'one-tree',
  'hut',
  'fence',
  'tracks',
  'lamp',
  'station',
  'last-bus',
  'eleven-windows',
] as const;

export const studio: Scenes = {
  'contact-sheet': (frame) => {
    const { width, height } = frame;
    const size = width * 0.198;
    const edge = width * 0.0395;
    const step = size + width * 0.043;
    const strip = height / 3;
    return [
      fill(rectangle(0, 0, width, height), silver(0.02)),
      ...ROLL.map((name, index) => {
        const x = edge + (index % 4) * step;
        const y = Math.floor(index / 4) * strip + (strip - size) / 2;
        return frameOf(name, [x, y], size, frame);
      }),
      ...[0, 1, 2].flatMap((row) =>
        Array.from({ length: 30 }, (_, index) =>
          fill(
            rectangle(
              width * 0.012 + (index * width) / 30,
              row * strip + strip * 0.035,
              width * 0.009,
              strip * 0.022,
            ),
            silver(0.34),
          ),
        ),
      ),
      line(ellipse([edge + size * 0.5, strip * 0.5], [size * 0.64, size * 0.6]), '#b3261e', 9, {
        closed: true,
      }),
      line(
        [
          [edge + step * 2 + size * 0.1, strip * 2.5 - size * 0.4],
          [edge + step * 2 + size * 0.9, strip * 2.5 + size * 0.4],
        ],
        '#b3261e',
        9,
      ),
    ];
  },

  'at-work': (frame) => {
    const { width, height } = frame;
    const foot = height * 0.83;
    const leg = (to: number): Svg =>
      line(
        [
          [width * 0.5, height * 0.46],
          [width * to, foot],
        ],
        silver(0.05),
        9,
      );
    return [
      air(frame, { top: 0.66, middle: 0.95, bottom: 0.6, horizon: 0.56 }),
      glow([width * 0.3, height * 0.46], width * 0.6, 1, 0.7),
      land(frame, [0.52, 0.53, 0.545, 0.55, 0.556], { light: 0.78, soft: 5, foot: 0.57 }),
      stillWater(frame, { from: 0.56, light: 0.93, dark: 0.56 }),
      fog([width * 0.5, height * 0.57], [width * 0.8, 40], 0.97, 0.7),
      land(frame, [0.8, 0.82, 0.815, 0.835, 0.85], { light: 0.2, soft: 2 }),
      leg(0.4),
      leg(0.52),
      leg(0.58),
      fill(
        [
          [width * 0.43, height * 0.37],
          [width * 0.52, height * 0.36],
          [width * 0.52, height * 0.46],
          [width * 0.43, height * 0.465],
        ],
        silver(0.04),
      ),
      fill(rectangle(width * 0.405, height * 0.39, width * 0.028, height * 0.05), silver(0.12)),
      fill(
        [
          [width * 0.5, height * 0.35],
          [width * 0.58, height * 0.345],
          [width * 0.66, height * 0.38],
          [width * 0.7, height * 0.47],
          [width * 0.66, height * 0.56],
          [width * 0.6, height * 0.52],
          [width * 0.53, height * 0.5],
        ],
        silver(0.06),
      ),
      fill(
        [
          [width * 0.6, height * 0.46],
          [width * 0.69, height * 0.46],
          [width * 0.715, height * 0.66],
          [width * 0.7, foot + 6],
          [width * 0.665, foot + 6],
          [width * 0.655, height * 0.69],
          [width * 0.632, foot + 4],
          [width * 0.598, foot + 4],
          [width * 0.608, height * 0.64],
        ],
        silver(0.08),
      ),
      vignette(frame, 0.3),
    ];
  },

  wall: (frame) => {
    const { width, height } = frame;
    const hung = (name: string, x: number, size: number): Svg => {
      const y = height * 0.42 - size / 2;
      const mount = size * 0.2;
      return group([
        blurred(16, [fill(rectangle(x + 12, y + 20, size, size), silver(0.3), 0.5)]),
        fill(rectangle(x, y, size, size), silver(0.06)),
        fill(rectangle(x + 9, y + 9, size - 18, size - 18), silver(0.99)),
        frameOf(name, [x + mount, y + mount], size - mount * 2, frame),
      ]);
    };
    return [
      fill(
        rectangle(0, 0, width, height),
        linear(
          [0, 0],
          [width, height * 0.4],
          [
            [0, silver(0.94)],
            [1, silver(0.76)],
          ],
        ),
      ),
      fill(
        rectangle(0, height * 0.84, width, height * 0.16),
        linear(
          [0, height * 0.84],
          [0, height],
          [
            [0, silver(0.5)],
            [1, silver(0.36)],
          ],
        ),
      ),
      fill(
        [
          [width * 0.1, 0],
          [width * 0.34, 0],
          [width * 0.62, height * 0.84],
          [width * 0.3, height * 0.84],
        ],
        silver(1),
        0.4,
      ),
      hung('one-tree', width * 0.045, height * 0.42),
      hung('posts', width * 0.356, height * 0.42),
      hung('skerry', width * 0.667, height * 0.42),
      blurred(12, [fill(ellipse([width * 0.52, height * 0.93], [width * 0.26, 16]), silver(0.1), 0.6)]),
      fill(rectangle(width * 0.28, height * 0.78, width * 0.44, height * 0.035), silver(0.12)),
      ...[0.32, 0.67].map((x) =>
        fill(rectangle(width * x, height * 0.815, width * 0.014, height * 0.11), silver(0.1)),
      ),
      vignette(frame, 0.22),
    ];
  },
};
