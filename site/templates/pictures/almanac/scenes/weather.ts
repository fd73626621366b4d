import { mix } from '../../colour.ts';
import { ellipse, rectangle, smooth, type Point } from '../../geometry.ts';
import type { Scenes } from '../../scene.ts';
import { blurred, fill, group, line, linear, type Svg } from '../../svg.ts';
import {
  bareTree,
  birds,
  hedge,
  mist,
  rain as rainfall,
  ridge,
  sky,
  sun,
  toneOf,
  tree,
  type Wash,
} from '../wash.ts';

const RAIN: Wash = { paper: '#eceee7', wash: '#7e9296', ink: '#1e2c33' };
const WIND: Wash = { paper: '#f5f2e2', wash: '#93aa72', ink: '#24351f' };
const RIVER: Wash = { paper: '#f4efe2', wash: '#7c9fa6', ink: '#1b3844' };

function cloud([x, y]: Point, wide: number, tone: `#${string}`): Svg {
  return blurred(wide * 0.05, [
    fill(ellipse([x, y], [wide, wide * 0.16]), tone),
    fill(ellipse([x - wide * 0.3, y - wide * 0.1], [wide * 0.42, wide * 0.18]), tone),
    fill(ellipse([x + wide * 0.28, y - wide * 0.07], [wide * 0.5, wide * 0.17]), tone),
  ]);
}

export const weather: Scenes = {
  rain: (frame) => {
    const { width, height, random } = frame;
    return [
      sky(frame, RAIN, { top: 0.66, bottom: 0.1, horizon: 0.6 }),
      cloud([width * 0.28, height * 0.09], width * 0.4, toneOf(RAIN, 0.68)),
      cloud([width * 0.82, height * 0.05], width * 0.36, toneOf(RAIN, 0.6)),
      ridge(frame, RAIN, { line: [0.5, 0.47, 0.5, 0.48, 0.46, 0.5, 0.48], depth: 0.34, fade: 0.16 }),
      hedge(
        [
          [-20, height * 0.575],
          [width * 0.4, height * 0.56],
          [width + 20, height * 0.58],
        ],
        17,
        toneOf(RAIN, 0.55),
        random,
      ),
      ridge(frame, RAIN, {
        line: [0.6, 0.61, 0.59, 0.6, 0.62, 0.61, 0.6],
        depth: 0.5,
        fade: 0.5,
        rest: 0.35,
      }),
      ...Array.from({ length: 11 }, (_, index) => {
        const t = index / 10;
        return line(
          smooth([
            [width * (0.52 + (t - 0.5) * 0.1), height * 0.63],
            [width * (0.5 + (t - 0.5) * 0.9), height * 0.78],
            [width * (0.46 + (t - 0.5) * 2.4), height * 1.04],
          ]),
          toneOf(RAIN, 0.3),
          3,
          { opacity: 0.7 },
        );
      }),
      bareTree([width * 0.71, height * 0.66], height * 0.5, toneOf(RAIN, 0.96), { random, lean: -0.5 }),
      rainfall(frame, toneOf(RAIN, 0.1), { count: 150 }),
      rainfall(frame, toneOf(RAIN, 0.8), { count: 150 }),
    ];
  },

  wind: (frame) => {
    const { width, height, random } = frame;
    const poplar = (x: number, foot: number, tall: number, depth: number): Svg => {
      const bend = tall * 0.26;
      const crown = smooth(
        [
          [x - tall * 0.03, foot - tall * 0.12],
          [x - tall * 0.1 + bend * 0.18, foot - tall * 0.4],
          [x - tall * 0.06 + bend * 0.55, foot - tall * 0.75],
          [x + bend, foot - tall],
          [x + tall * 0.07 + bend * 0.62, foot - tall * 0.72],
          [x + tall * 0.11 + bend * 0.22, foot - tall * 0.38],
          [x + tall * 0.04, foot - tall * 0.12],
        ],
        { closed: true, steps: 10 },
      );
      return group([
        line(
          [
            [x, foot],
            [x + bend * 0.05, foot - tall * 0.2],
          ],
          toneOf(WIND, depth),
          tall * 0.035,
        ),
        fill(crown, toneOf(WIND, depth)),
        ...Array.from({ length: 16 }, () => {
          const t = random.between(0.2, 0.92);
          const at: Point = [x + bend * t * t + random.around(0, tall * 0.05), foot - tall * t];
          return line([at, [at[0] + tall * 0.09, at[1] - tall * 0.035]], toneOf(WIND, depth - 0.16), 2.4, {
            opacity: 0.7,
          });
        }),
      ]);
    };
    const gust = (y: number, from: number, long: number): Svg =>
      line(
        smooth([
          [width * from, y],
          [width * (from + long * 0.3), y - 26],
          [width * (from + long * 0.62), y + 14],
          [width * (from + long), y - 18],
        ]),
        toneOf(WIND, 0.26),
        4,
        { opacity: 0.8 },
      );
    return [
      sky(frame, WIND, { top: 0.28, bottom: 0.02, horizon: 0.6 }),
      cloud([width * 0.2, height * 0.17], width * 0.24, '#fffdf4'),
      cloud([width * 0.7, height * 0.11], width * 0.3, '#fffdf4'),
      gust(height * 0.3, 0.06, 0.42),
      gust(height * 0.38, 0.3, 0.5),
      gust(height * 0.24, 0.55, 0.36),
      birds([width * 0.62, height * 0.3], 6, toneOf(WIND, 0.8), random),
      ridge(frame, WIND, { line: [0.6, 0.57, 0.6, 0.63, 0.59, 0.57, 0.6], depth: 0.3, fade: 0.3, rest: 0.3 }),
      ...[0.1, 0.19, 0.29, 0.4, 0.52, 0.65].map((at, index) =>
        poplar(
          width * at,
          height * (0.7 + index * 0.016),
          height * (0.3 + index * 0.052),
          0.66 + index * 0.055,
        ),
      ),
      ridge(frame, WIND, {
        line: [0.71, 0.72, 0.74, 0.75, 0.78, 0.79, 0.8],
        depth: 0.6,
        fade: 0.34,
        rest: 0.55,
      }),
      ...Array.from({ length: 150 }, () => {
        const x = random.between(-40, width);
        const y = height * random.between(0.82, 1.04);
        const tall = random.between(30, 84);
        return line(
          smooth([
            [x, y],
            [x + tall * 0.4, y - tall * 0.55],
            [x + tall * 1.1, y - tall * 0.72],
          ]),
          toneOf(WIND, random.between(0.5, 0.92)),
          2.4,
          { opacity: 0.8 },
        );
      }),
    ];
  },

  river: (frame) => {
    const { width, height, random } = frame;
    const shore = height * 0.56;
    const streak = (y: number): Svg => {
      const x = random.between(0, width * 0.9);
      return line(
        [
          [x, y],
          [x + random.between(60, 340), y],
        ],
        '#fffaf0',
        2 + ((y - shore) / height) * 7,
        { opacity: random.between(0.25, 0.7) },
      );
    };
    const mirrored = (children: readonly Svg[]): Svg =>
      group([blurred(5, children)], { opacity: 0.5, transform: `translate(0 ${shore * 2}) scale(1 -1)` });
    const far = ridge(frame, RIVER, {
      line: [0.42, 0.38, 0.41, 0.44, 0.38, 0.35, 0.4],
      depth: 0.36,
      fade: 0.2,
      rest: 0.4,
    });
    const bank = [0.08, 0.13, 0.2, 0.25, 0.6, 0.66, 0.74, 0.79, 0.84].map((at) =>
      tree(
        [width * at, shore + 4],
        height * random.between(0.14, 0.25),
        toneOf(RIVER, random.between(0.68, 0.9)),
        { random },
      ),
    );
    const low = hedge(
      [
        [-20, shore + 4],
        [width * 0.5, shore + 2],
        [width + 20, shore + 4],
      ],
      19,
      toneOf(RIVER, 0.8),
      random,
    );
    return [
      sky(frame, RIVER, { top: 0.24, bottom: 0.02, horizon: 0.55 }),
      sun([width * 0.44, height * 0.22], height * 0.05, '#fffaf0', 0.8),
      far,
      fill(
        rectangle(0, shore, width, height),
        linear(
          [0, shore],
          [0, height],
          [
            [0, toneOf(RIVER, 0.18)],
            [1, toneOf(RIVER, 0.62)],
          ],
        ),
      ),
      mirrored([...bank, low]),
      ...bank,
      low,
      mist([width * 0.46, shore - 4], [width * 0.14, 14], RIVER.paper, 0.9),
      ...Array.from({ length: 46 }, () => streak(random.between(shore + 16, height))),
      group([
        fill(
          smooth(
            [
              [width * 0.43, height * 0.75],
              [width * 0.49, height * 0.768],
              [width * 0.56, height * 0.75],
              [width * 0.545, height * 0.79],
              [width * 0.45, height * 0.79],
            ],
            { closed: true, steps: 8 },
          ),
          toneOf(RIVER, 1),
        ),
        line(
          [
            [width * 0.5, height * 0.755],
            [width * 0.5, height * 0.665],
          ],
          toneOf(RIVER, 1),
          13,
        ),
        fill(ellipse([width * 0.5, height * 0.648], [11, 13]), toneOf(RIVER, 1)),
        line(
          [
            [width * 0.504, height * 0.7],
            [width * 0.575, height * 0.81],
          ],
          toneOf(RIVER, 0.95),
          4,
        ),
        blurred(6, [
          fill(
            ellipse([width * 0.497, height * 0.8], [width * 0.06, 12]),
            mix(RIVER.ink, '#000000', 0.2),
            0.5,
          ),
        ]),
      ]),
    ];
  },
};
