import { ellipse, rectangle, type Point } from '../../geometry.ts';
import type { Scenes } from '../../scene.ts';
import { blurred, fill, group, line, linear, type Svg } from '../../svg.ts';
import { air, glow, silver, snowfall, vignette } from '../silver.ts';

/** Light on wet ground: what shines above it, pulled downwards. */
function wet([x, y]: Point, [wide, tall]: Point, opacity = 0.7): Svg {
  return blurred(wide * 0.3, [
    fill(
      rectangle(x - wide / 2, y, wide, tall),
      linear(
        [0, y],
        [0, y + tall],
        [
          [0, silver(1), opacity],
          [1, silver(1), 0],
        ],
      ),
    ),
  ]);
}

export const nights: Scenes = {
  lamp: (frame) => {
    const { width, height } = frame;
    const head: Point = [width * 0.57, height * 0.3];
    return [
      air(frame, { top: 0.05, middle: 0.12, bottom: 0.2, horizon: 0.7 }),
      glow(head, width * 0.55, 0.9, 0.4),
      fill(
        [
          [head[0] - 26, head[1] + 10],
          [head[0] + 26, head[1] + 10],
          [head[0] + width * 0.27, height * 0.84],
          [head[0] - width * 0.27, height * 0.84],
        ],
        linear(
          [0, head[1]],
          [0, height * 0.84],
          [
            [0, silver(1), 0.62],
            [1, silver(1), 0.1],
          ],
        ),
      ),
      fill(
        rectangle(0, height * 0.8, width, height * 0.2),
        linear(
          [0, height * 0.8],
          [0, height],
          [
            [0, silver(0.34)],
            [1, silver(0.08)],
          ],
        ),
      ),
      blurred(12, [
        fill(ellipse([head[0], height * 0.84], [width * 0.27, height * 0.045]), silver(0.98), 0.9),
      ]),
      line(
        [
          [width * 0.45, height * 0.845],
          [width * 0.45, height * 0.28],
          [width * 0.47, height * 0.255],
          [head[0], height * 0.27],
        ],
        silver(0.02),
        11,
      ),
      fill(
        [
          [head[0] - 42, head[1]],
          [head[0] - 14, head[1] - 26],
          [head[0] + 14, head[1] - 26],
          [head[0] + 42, head[1]],
        ],
        silver(0.03),
      ),
      fill(ellipse([head[0], head[1] + 4], [30, 9]), silver(1)),
      snowfall(frame, 900),
      vignette(frame, 0.5),
    ];
  },

  'eleven-windows': (frame) => {
    const { width, height, random } = frame;
    const [columns, rows] = [8, 11];
    const lit = new Set([5, 17, 20, 34, 38, 43, 51, 60, 66, 71, 83]);
    const size: Point = [width * 0.066, height * 0.05];
    return [
      fill(
        rectangle(0, 0, width, height),
        linear(
          [0, 0],
          [width, height],
          [
            [0, silver(0.17)],
            [1, silver(0.07)],
          ],
        ),
      ),
      ...Array.from({ length: rows }, (_, row) =>
        line(
          [
            [0, height * (0.03 + row * 0.089)],
            [width, height * (0.03 + row * 0.089)],
          ],
          silver(0.03),
          7,
        ),
      ),
      ...Array.from({ length: columns * rows }, (_, index) => {
        const x = width * (0.055 + (index % columns) * 0.118);
        const y = height * (0.056 + Math.floor(index / columns) * 0.089);
        const isLit = lit.has(index);
        const pane = rectangle(x, y, ...size);
        return group([
          ...(isLit ? [blurred(16, [fill(pane, silver(1), 0.7)])] : []),
          fill(pane, silver(isLit ? random.between(0.84, 1) : random.between(0.02, 0.07))),
          ...(isLit && index % 3 !== 0
            ? [fill(rectangle(x, y, size[0] * random.between(0.2, 0.42), size[1]), silver(0.62))]
            : []),
          line(
            [
              [x + size[0] * 0.5, y],
              [x + size[0] * 0.5, y + size[1]],
            ],
            silver(0.1),
            3,
          ),
          ...(index === 43
            ? [
                fill(ellipse([x + size[0] * 0.72, y + size[1] * 0.42], [9, 11]), silver(0.05)),
                fill(
                  rectangle(x + size[0] * 0.6, y + size[1] * 0.6, size[0] * 0.26, size[1] * 0.4),
                  silver(0.05),
                ),
              ]
            : []),
        ]);
      }),
      vignette(frame, 0.55),
    ];
  },

  station: (frame) => {
    const { width, height } = frame;
    const ground = height * 0.72;
    return [
      air(frame, { top: 0.05, middle: 0.2, bottom: 0.1, horizon: 0.62 }),
      glow([width * 0.55, height * 0.5], width * 0.62, 0.85, 0.5),
      fill(
        rectangle(0, ground, width, height - ground),
        linear(
          [0, ground],
          [0, height],
          [
            [0, silver(0.34)],
            [1, silver(0.03)],
          ],
        ),
      ),
      fill(rectangle(width * 0.56, height * 0.54, width * 0.24, ground - height * 0.54), silver(0.92)),
      ...[0.62, 0.68, 0.74].map((x) =>
        line(
          [
            [width * x, height * 0.54],
            [width * x, ground],
          ],
          silver(0.24),
          6,
        ),
      ),
      fill(rectangle(width * 0.2, height * 0.43, width * 0.66, height * 0.052), silver(0.97)),
      fill(rectangle(width * 0.2, height * 0.482, width * 0.66, height * 0.012), silver(0.4)),
      ...[0.27, 0.5].map((x) =>
        fill(rectangle(width * x, height * 0.494, width * 0.014, ground - height * 0.494), silver(0.1)),
      ),
      ...[0.34, 0.425].map((x) =>
        group([
          fill(rectangle(width * x, height * 0.62, width * 0.034, ground - height * 0.62), silver(0.07)),
          fill(rectangle(width * (x + 0.006), height * 0.632, width * 0.022, height * 0.024), silver(0.9)),
        ]),
      ),
      blurred(14, [fill(rectangle(width * 0.2, height * 0.43, width * 0.66, height * 0.05), silver(1), 0.8)]),
      wet([width * 0.53, ground + 4], [width * 0.6, height * 0.2], 0.55),
      wet([width * 0.68, ground + 2], [width * 0.2, height * 0.26], 0.6),
      snowfall(frame, 160, 0.9),
      vignette(frame, 0.5),
    ];
  },

  'last-bus': (frame) => {
    const { width, height, random } = frame;
    const ground = height * 0.74;
    return [
      air(frame, { top: 0.03, middle: 0.12, bottom: 0.05, horizon: 0.7 }),
      fill(
        rectangle(0, ground, width, height - ground),
        linear(
          [0, ground],
          [0, height],
          [
            [0, silver(0.2)],
            [1, silver(0.02)],
          ],
        ),
      ),
      glow([width * 0.42, height * 0.56], width * 0.46, 0.9, 0.42),
      fill(
        rectangle(width * 0.18, height * 0.42, width * 0.5, ground - height * 0.42),
        linear(
          [0, height * 0.42],
          [0, ground],
          [
            [0, silver(0.92)],
            [1, silver(0.6)],
          ],
        ),
      ),
      ...[0.18, 0.43, 0.68].map((x) =>
        fill(rectangle(width * x - 6, height * 0.4, 12, ground - height * 0.4), silver(0.04)),
      ),
      fill(rectangle(width * 0.15, height * 0.385, width * 0.56, height * 0.036), silver(0.05)),
      fill(rectangle(width * 0.24, height * 0.64, width * 0.36, height * 0.018), silver(0.12)),
      fill(ellipse([width * 0.35, height * 0.518], [18, 21]), silver(0.05)),
      fill(
        [
          [width * 0.325, height * 0.65],
          [width * 0.324, height * 0.558],
          [width * 0.35, height * 0.538],
          [width * 0.378, height * 0.558],
          [width * 0.378, height * 0.65],
          [width * 0.4, height * 0.655],
          [width * 0.4, ground],
          [width * 0.383, ground],
          [width * 0.38, height * 0.675],
          [width * 0.33, height * 0.672],
        ],
        silver(0.05),
      ),
      line(
        [
          [width * 0.86, ground + 10],
          [width * 0.86, height * 0.34],
        ],
        silver(0.06),
        9,
      ),
      fill(rectangle(width * 0.825, height * 0.33, width * 0.07, height * 0.075), silver(0.3)),
      wet([width * 0.43, ground + 4], [width * 0.48, height * 0.2], 0.5),
      ...Array.from({ length: 240 }, () => {
        const x = random.between(0, width);
        const y = random.between(0, height);
        return line(
          [
            [x, y],
            [x - 5, y + random.between(16, 54)],
          ],
          silver(0.9),
          1.3,
          { opacity: random.between(0.08, 0.32) },
        );
      }),
      vignette(frame, 0.5),
    ];
  },
};
