import { mix, type Hex } from '../../colour.ts';
import { ellipse, rectangle, smooth, type Outline, type Point } from '../../geometry.ts';
import type { Frame, Scenes } from '../../scene.ts';
import { blurred, clipped, fill, group, line, linear, sprayed, type Svg } from '../../svg.ts';
import { hedge, rain, ridge, sky, toneOf, tree, type Wash } from '../wash.ts';

const STOVE: Wash = { paper: '#f5f0e2', wash: '#8aa68f', ink: '#16382b' };
const SILL: Wash = { paper: '#f6efe0', wash: '#b0986f', ink: '#33291c' };
const TABLE: Wash = { paper: '#f7f1e3', wash: '#bf9a63', ink: '#43281a' };

/** Light from the left: a flat shape gets darker towards its right edge. */
function rounded(outline: Outline, tone: Hex, shade: Hex): Svg {
  const xs = outline.map(([x]) => x);
  const [left, right] = [Math.min(...xs), Math.max(...xs)];
  const ramp = (from: number, depth: number) =>
    linear(
      [left, 0],
      [right, 0],
      [
        [from, shade, 0],
        [1, shade, depth],
      ],
    );
  return group([
    fill(outline, tone),
    fill(outline, ramp(0.25, 0.55)),
    sprayed(shade, [fill(outline, ramp(0.4, 0.8))]),
  ]);
}

function steam(from: Point, tall: number, tone: Hex): Svg {
  const wisp = (shift: number, wide: number): Outline =>
    smooth(
      [
        [from[0] + shift, from[1]],
        [from[0] + shift + tall * 0.12, from[1] - tall * 0.3],
        [from[0] + shift - tall * 0.06, from[1] - tall * 0.6],
        [from[0] + shift + tall * 0.1, from[1] - tall],
        [from[0] + shift + tall * 0.1 + wide * 0.3, from[1] - tall],
        [from[0] + shift + wide - tall * 0.04, from[1] - tall * 0.6],
        [from[0] + shift + wide + tall * 0.12, from[1] - tall * 0.3],
        [from[0] + shift + wide * 0.4, from[1]],
      ],
      { closed: true, steps: 10 },
    );
  return blurred(15, [fill(wisp(-10, 44), tone, 0.8), fill(wisp(26, 60), tone, 0.55)]);
}

/** A window with four panes, and outside it whatever is drawn for it. */
function pane(
  [x, y, wide, tall]: readonly [number, number, number, number],
  outside: readonly Svg[],
  wood: Hex,
): Svg {
  const bar = 20;
  return group([
    clipped(rectangle(x, y, wide, tall), outside),
    line(rectangle(x, y, wide, tall), wood, bar * 1.5, { closed: true }),
    line(
      [
        [x + wide / 2, y],
        [x + wide / 2, y + tall],
      ],
      wood,
      bar,
    ),
    line(
      [
        [x, y + tall * 0.42],
        [x + wide, y + tall * 0.42],
      ],
      wood,
      bar,
    ),
    fill(rectangle(x - 50, y + tall + bar * 0.6, wide + 100, 40), mix(wood, '#ffffff', 0.2)),
    fill(rectangle(x - 50, y + tall + bar * 0.6 + 40, wide + 100, 14), mix(wood, '#000000', 0.25), 0.5),
  ]);
}

export const kitchen: Scenes = {
  kettle: (frame) => {
    const { width, height, random } = frame;
    const top = height * 0.72;
    const body = smooth(
      [
        [width * 0.26, top],
        [width * 0.22, top - height * 0.1],
        [width * 0.29, top - height * 0.22],
        [width * 0.42, top - height * 0.265],
        [width * 0.58, top - height * 0.265],
        [width * 0.7, top - height * 0.22],
        [width * 0.77, top - height * 0.1],
        [width * 0.73, top],
      ],
      { steps: 12 },
    );
    const spout = smooth(
      [
        [width * 0.7, top - height * 0.08],
        [width * 0.82, top - height * 0.14],
        [width * 0.86, top - height * 0.245],
        [width * 0.91, top - height * 0.245],
        [width * 0.885, top - height * 0.1],
        [width * 0.74, top - height * 0.015],
      ],
      { closed: true, steps: 10 },
    );
    const tone = toneOf(STOVE, 0.62);
    const ink = toneOf(STOVE, 1);
    return [
      fill(rectangle(0, 0, width, height), toneOf(STOVE, 0.16)),
      ...Array.from({ length: 7 }, (_, row) =>
        group(
          Array.from({ length: 6 }, (_, column) =>
            fill(
              rectangle(column * (width / 6) + 5, row * (width / 6) + 5, width / 6 - 10, width / 6 - 10),
              toneOf(STOVE, 0.05 + random.between(0, 0.09)),
            ),
          ),
        ),
      ),
      fill(
        rectangle(0, 0, width, height),
        linear(
          [0, 0],
          [width, height],
          [
            [0, '#fffdf2', 0.75],
            [0.6, '#fffdf2', 0],
            [1, ink, 0.3],
          ],
        ),
      ),
      fill(rectangle(0, top + 6, width, height), toneOf(STOVE, 0.88)),
      fill(rectangle(0, top + 6, width, 16), toneOf(STOVE, 0.6)),
      blurred(14, [fill(ellipse([width * 0.58, top + 26], [width * 0.36, 26]), ink, 0.9)]),
      line(
        smooth([
          [width * 0.33, top - height * 0.235],
          [width * 0.34, top - height * 0.4],
          [width * 0.5, top - height * 0.445],
          [width * 0.66, top - height * 0.4],
          [width * 0.67, top - height * 0.235],
        ]),
        ink,
        26,
      ),
      rounded(spout, tone, ink),
      rounded(body, tone, ink),
      fill(ellipse([width * 0.5, top - height * 0.262], [width * 0.13, height * 0.02]), toneOf(STOVE, 0.82)),
      fill(ellipse([width * 0.5, top - height * 0.285], [width * 0.028, height * 0.02]), ink),
      line(
        smooth([
          [width * 0.29, top - height * 0.05],
          [width * 0.265, top - height * 0.11],
          [width * 0.31, top - height * 0.19],
        ]),
        '#fffdf2',
        16,
        { opacity: 0.75 },
      ),
      steam([width * 0.885, top - height * 0.25], height * 0.4, '#fffdf2'),
      ...Array.from({ length: 12 }, (_, index) => {
        const x = width * (0.34 + index * 0.027);
        return fill(
          smooth(
            [
              [x - 11, top + 44],
              [x - 7, top + 22],
              [x, top + 6],
              [x + 7, top + 22],
              [x + 11, top + 44],
            ],
            { closed: true, steps: 6 },
          ),
          '#dce9c9',
          0.85,
        );
      }),
    ];
  },

  'kitchen-window': (frame) => {
    const { width, height, random } = frame;
    const view: Frame = { width, height: height * 0.72, random: random.fork('view') };
    const wood = '#efe6d2';
    const sill = height * 0.795;
    const jug = smooth(
      [
        [width * 0.2, sill],
        [width * 0.17, sill - height * 0.1],
        [width * 0.22, sill - height * 0.17],
        [width * 0.215, sill - height * 0.215],
        [width * 0.325, sill - height * 0.215],
        [width * 0.33, sill - height * 0.17],
        [width * 0.38, sill - height * 0.1],
        [width * 0.35, sill],
      ],
      { steps: 10 },
    );
    const twig = (shift: number, tall: number): Svg => {
      const base: Point = [width * 0.27 + shift * 0.15, sill - height * 0.2];
      const end: Point = [base[0] + shift, base[1] - tall];
      return group([
        line(smooth([base, [base[0] + shift * 0.2, base[1] - tall * 0.5], end]), toneOf(SILL, 0.95), 5),
        ...Array.from({ length: 7 }, (_, index) => {
          const t = 0.35 + index * 0.1;
          return fill(
            ellipse([base[0] + shift * t * t, base[1] - tall * t], [13, 8], { steps: 18 }),
            index % 2 === 0 ? '#8f3b2b' : '#b5532f',
          );
        }),
      ]);
    };
    return [
      fill(rectangle(0, 0, width, height), toneOf(SILL, 0.3)),
      fill(
        rectangle(0, 0, width, height),
        linear(
          [0, 0],
          [width, height],
          [
            [0, toneOf(SILL, 0.62), 0.7],
            [1, toneOf(SILL, 0.4), 0.2],
          ],
        ),
      ),
      pane(
        [width * 0.12, height * 0.09, width * 0.76, height * 0.68],
        [
          sky(view, { paper: '#eef0e8', wash: '#8ea6a2', ink: '#203a33' }, { top: 0.5, bottom: 0.08 }),
          ridge(
            view,
            { paper: '#eef0e8', wash: '#8ea6a2', ink: '#203a33' },
            { line: [0.62, 0.56, 0.6, 0.64, 0.58], depth: 0.4, fade: 0.3 },
          ),
          ridge(
            view,
            { paper: '#eef0e8', wash: '#86a07c', ink: '#203a33' },
            { line: [0.78, 0.75, 0.78, 0.74, 0.77], depth: 0.55, fade: 0.6, rest: 0.5 },
          ),
          hedge(
            [
              [0, height * 0.6],
              [width * 0.5, height * 0.58],
              [width, height * 0.61],
            ],
            28,
            '#35523f',
            random,
          ),
          tree([width * 0.64, height * 0.61], height * 0.22, '#2c4a39', { random }),
          rain(view, '#f7f8f2', { count: 120, slant: 0.16 }),
        ],
        wood,
      ),
      twig(-130, height * 0.24),
      twig(40, height * 0.3),
      twig(190, height * 0.2),
      blurred(10, [fill(ellipse([width * 0.33, sill + 6], [width * 0.16, 12]), toneOf(SILL, 0.9), 0.6)]),
      rounded(jug, '#f3ead6', toneOf(SILL, 0.72)),
      line(
        smooth([
          [width * 0.36, sill - height * 0.165],
          [width * 0.435, sill - height * 0.15],
          [width * 0.42, sill - height * 0.08],
          [width * 0.37, sill - height * 0.06],
        ]),
        '#e4d8bf',
        20,
      ),
      blurred(8, [fill(ellipse([width * 0.7, sill + 6], [width * 0.12, 10]), toneOf(SILL, 0.9), 0.6)]),
      rounded(
        smooth(
          [
            [width * 0.58, sill - height * 0.07],
            [width * 0.61, sill - 8],
            [width * 0.67, sill],
            [width * 0.74, sill - 8],
            [width * 0.77, sill - height * 0.07],
          ],
          { steps: 10 },
        ),
        '#4f7a66',
        '#173a2b',
      ),
      fill(ellipse([width * 0.675, sill - height * 0.07], [width * 0.095, height * 0.012]), '#2a4a3c'),
      steam([width * 0.66, sill - height * 0.08], height * 0.16, '#fffdf2'),
    ];
  },

  onions: (frame) => {
    const { width, height, random } = frame;
    const foot = height * 0.76;
    const onion = ([x, y]: Point, size: number, skin: Hex): Svg => {
      const outline = smooth(
        [
          [x, y],
          [x - size * 0.46, y - size * 0.06],
          [x - size * 0.62, y - size * 0.42],
          [x - size * 0.34, y - size * 0.78],
          [x - size * 0.06, y - size * 0.98],
          [x + size * 0.05, y - size * 1.22],
          [x + size * 0.09, y - size * 0.98],
          [x + size * 0.36, y - size * 0.78],
          [x + size * 0.62, y - size * 0.42],
          [x + size * 0.46, y - size * 0.06],
        ],
        { closed: true, steps: 10 },
      );
      const veins = [-0.42, -0.2, 0, 0.22, 0.44].map((at) =>
        line(
          smooth([
            [x + at * size * 0.4, y - size * 0.02],
            [x + at * size * 1.15, y - size * 0.42],
            [x + at * size * 0.3, y - size * 0.92],
          ]),
          mix(skin, '#43281a', 0.55),
          2.4,
          { opacity: 0.55 },
        ),
      );
      return group([
        blurred(12, [fill(ellipse([x + size * 0.34, y + 2], [size * 0.78, size * 0.13]), '#43281a', 0.55)]),
        rounded(outline, skin, mix(skin, '#43281a', 0.75)),
        ...veins,
        line(
          smooth([
            [x - size * 0.44, y - size * 0.25],
            [x - size * 0.47, y - size * 0.46],
            [x - size * 0.3, y - size * 0.68],
          ]),
          '#fff6e0',
          size * 0.05,
          { opacity: 0.7 },
        ),
      ]);
    };
    return [
      fill(rectangle(0, 0, width, height), toneOf(TABLE, 0.1)),
      fill(
        rectangle(0, 0, width, height),
        linear(
          [0, 0],
          [width, height * 0.7],
          [
            [0, '#fffaf0', 0.9],
            [0.6, TABLE.paper, 0],
            [1, toneOf(TABLE, 0.5), 0.45],
          ],
        ),
      ),
      fill(rectangle(0, foot - height * 0.1, width, height), toneOf(TABLE, 0.42)),
      fill(
        rectangle(0, foot - height * 0.1, width, height),
        linear(
          [0, foot],
          [width, height],
          [
            [0, '#fff6e0', 0.35],
            [1, TABLE.ink, 0.4],
          ],
        ),
      ),
      ...Array.from({ length: 18 }, (_, index) => {
        const y = foot - height * 0.08 + index * 24 + random.around(0, 5);
        return line(
          smooth([
            [-10, y],
            [width * 0.4, y + random.around(0, 9)],
            [width + 10, y + random.around(0, 9)],
          ]),
          toneOf(TABLE, 0.62),
          2,
          { opacity: 0.3 },
        );
      }),
      onion([width * 0.66, foot - 20], height * 0.2, '#d3a25a'),
      onion([width * 0.34, foot + 20], height * 0.245, '#c07f3f'),
      onion([width * 0.56, foot + 130], height * 0.19, '#9c4a4c'),
      onion([width * 0.83, foot + 90], height * 0.14, '#dcb06c'),
    ];
  },
};
