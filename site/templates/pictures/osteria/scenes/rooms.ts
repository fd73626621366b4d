import { mix, type Hex } from '../../colour.ts';
import { ellipse, rectangle, smooth, turn, type Outline, type Point } from '../../geometry.ts';
import type { Scenes } from '../../scene.ts';
import { clipped, fill, group, line, type Svg } from '../../svg.ts';
import { bread, leaf, nest, olive, raviolo, sauce, slice, tomato } from '../food.ts';
import {
  BASIL,
  BLUE,
  boards,
  cloth,
  CREAM,
  cutlery,
  disc,
  glass,
  hand,
  INK,
  LEMON,
  napkin,
  OLIVE,
  plate,
  RED,
  shadow,
  sunlight,
  TOMATO,
  WOOD,
} from '../table.ts';

/** Small cement tiles: a diamond in each, every second one turned around. */
function tiles(
  { width, height }: { width: number; height: number },
  size: number,
  one: Hex,
  other: Hex,
): Svg {
  return group(
    Array.from({ length: Math.ceil(height / size) }, (_, row) =>
      group(
        Array.from({ length: Math.ceil(width / size) }, (_, column) => {
          const [x, y] = [column * size, row * size];
          const [ground, mark] = (row + column) % 2 === 0 ? [one, other] : [mix(one, '#ffffff', 0.25), other];
          return group([
            fill(rectangle(x, y, size, size), ground),
            fill(
              [
                [x + size / 2, y + size * 0.18],
                [x + size * 0.82, y + size / 2],
                [x + size / 2, y + size * 0.82],
                [x + size * 0.18, y + size / 2],
              ],
              mark,
              0.55,
            ),
            line(rectangle(x, y, size, size), mix(one, INK, 0.45), 1.6, { closed: true, opacity: 0.4 }),
          ]);
        }),
      ),
    ),
  );
}

function chair([x, y]: Point, size: number, angle: number, colour: Hex): Svg {
  const seat = turn(rectangle(x - size / 2, y - size / 2, size, size), angle, [x, y]);
  const back = turn(rectangle(x - size * 0.54, y + size * 0.38, size * 1.08, size * 0.18), angle, [x, y]);
  return group([
    shadow(seat, size * 0.2, 0.36),
    fill(seat, colour),
    ...[-0.25, 0, 0.25].map((at) =>
      line(
        turn(
          [
            [x + size * at, y - size * 0.42],
            [x + size * at, y + size * 0.4],
          ],
          angle,
          [x, y],
        ),
        mix(colour, INK, 0.4),
        3,
        {
          opacity: 0.5,
        },
      ),
    ),
    fill(back, mix(colour, INK, 0.35)),
  ]);
}

/** A laid table from above with as many places as chairs. */
function laid([x, y]: Point, size: number, angle: number, cover: Hex): Svg {
  const top = turn(rectangle(x - size / 2, y - size / 2, size, size), angle, [x, y]);
  const place = (dx: number, dy: number): Point =>
    turn([[x + size * dx, y + size * dy]], angle, [x, y])[0] ?? [x, y];
  const sides = [
    [0, 0.82, 0],
    [0, -0.82, Math.PI],
  ] as const;
  return group([
    ...sides.map(([dx, dy, turned]) => chair(place(dx, dy), size * 0.48, angle + turned, '#8a4a24')),
    shadow(top, size * 0.16, 0.42),
    fill(top, CREAM),
    clipped(
      top,
      Array.from({ length: 4 }, (_, index) =>
        group([
          fill(
            turn(rectangle(x - size / 2 + index * size * 0.28, y - size / 2, size * 0.14, size), angle, [
              x,
              y,
            ]),
            cover,
            0.55,
          ),
          fill(
            turn(rectangle(x - size / 2, y - size / 2 + index * size * 0.28, size, size * 0.14), angle, [
              x,
              y,
            ]),
            cover,
            0.55,
          ),
        ]),
      ),
    ),
    plate(place(0, 0.26), size * 0.17, {}),
    plate(place(0, -0.26), size * 0.17, {}),
    glass(place(0.3, 0.1), size * 0.065, '#8f1d33'),
    glass(place(-0.3, -0.1), size * 0.065, '#f3e3a2'),
    disc(place(0, 0), size * 0.05, BASIL),
  ]);
}

export const rooms: Scenes = {
  'hero-table': (frame) => {
    const { width, height, random } = frame;
    const pasta: Point = [width * 0.74, height * 0.38];
    const salad: Point = [width * 0.92, height * 0.82];
    const parcels: Point = [width * 0.55, height * 0.86];
    return [
      cloth(frame, RED, 118, 0.06),
      plate(
        [width * 0.98, height * 0.1],
        height * 0.2,
        { rim: BLUE, line: BLUE },
        [0, 1, 2].map((index) =>
          bread([width * 0.98 + index * 34 - 30, height * 0.09 + index * 28], 86, index, random),
        ),
      ),
      plate(pasta, height * 0.27, { rim: BLUE, line: BLUE }, [
        sauce(pasta, height * 0.16, '#8f2a17', random),
        nest(pasta, height * 0.15, random),
        sauce([pasta[0] - 10, pasta[1] - 8], height * 0.065, '#a5331c', random),
        leaf([pasta[0] + 10, pasta[1] - 20], 32, 0.5),
        leaf([pasta[0] - 28, pasta[1] + 4], 27, -0.9),
      ]),
      plate(salad, height * 0.22, { rim: OLIVE }, [
        ...[0, 1, 2, 3, 4].map((index) => {
          const angle = index * 1.257;
          return tomato(
            [salad[0] + Math.cos(angle) * height * 0.1, salad[1] + Math.sin(angle) * height * 0.1],
            height * 0.06,
            random,
          );
        }),
        leaf([salad[0], salad[1]], 42, 0.4),
        leaf([salad[0] + 52, salad[1] - 30], 34, 1.9),
      ]),
      plate(parcels, height * 0.2, { glaze: '#f6ead2', rim: '#a9662f' }, [
        sauce(parcels, height * 0.11, '#e8b13c', random),
        ...[0, 1, 2, 3, 4].map((index) => {
          const angle = index * 1.257 + 0.4;
          return raviolo(
            [parcels[0] + Math.cos(angle) * height * 0.08, parcels[1] + Math.sin(angle) * height * 0.08],
            height * 0.08,
            index,
            random,
          );
        }),
      ]),
      cutlery('fork', [width * 0.555, height * 0.36], { length: height * 0.36, angle: -0.05 }),
      glass([width * 0.6, height * 0.1], height * 0.075, '#6d0f24'),
      glass([width * 0.9, height * 0.53], height * 0.065, '#6d0f24'),
      glass([width * 0.7, height * 0.72], height * 0.06, '#dfeaea', 0.7),
      olive([width * 0.66, height * 0.62], 20, 0.4),
      olive([width * 0.685, height * 0.645], 18, 1.4),
      slice([width * 0.43, height * 0.72], 54),
      hand([width * 0.39, height * 0.9], height * 0.12, { angle: 0.86, skin: '#c98d64', sleeve: '#24496b' }),
      sunlight(frame),
    ];
  },

  room: (frame) => {
    const { width, height } = frame;
    const places = [
      [0.17, 0.28],
      [0.42, 0.28],
      [0.67, 0.28],
      [0.17, 0.74],
      [0.42, 0.74],
      [0.67, 0.74],
    ] as const;
    const bar = rectangle(width * 0.86, -10, width * 0.11, height + 20);
    return [
      tiles(frame, 80, '#e8c9a0', '#a8422f'),
      ...places.map(([x, y], index) =>
        laid([width * x, height * y], width * 0.14, 0, index % 2 === 0 ? RED : BLUE),
      ),
      shadow(bar, 34, 0.42),
      fill(bar, '#6b2f22'),
      fill(rectangle(width * 0.875, -10, width * 0.08, height + 20), '#8f4630'),
      ...[0.1, 0.2, 0.33, 0.62, 0.72, 0.86].map((y, index) =>
        glass([width * 0.915, height * y], 22, index % 2 === 0 ? '#6d0f24' : '#f3e3a2'),
      ),
      plate([width * 0.915, height * 0.47], 46, { rim: LEMON }),
      ...[0.16, 0.4, 0.64, 0.88].map((y) =>
        group([
          shadow(ellipse([width * 0.815, height * y], [28, 28]), 12, 0.36),
          disc([width * 0.815, height * y], 28, '#3a2018'),
          disc([width * 0.815, height * y], 20, RED),
        ]),
      ),
      sunlight(frame),
    ];
  },

  'long-table': (frame) => {
    const { width, height, random } = frame;
    const top = rectangle(width * 0.06, height * 0.3, width * 0.88, height * 0.4);
    const seats = [0.14, 0.26, 0.38, 0.5, 0.62, 0.74, 0.86];
    return [
      boards(frame, '#7a5236', 120),
      ...seats.flatMap((x) => [
        chair([width * x, height * 0.21], width * 0.07, Math.PI, '#3f5a46'),
        chair([width * x, height * 0.79], width * 0.07, 0, '#3f5a46'),
      ]),
      shadow(top, 40, 0.45),
      fill(top, CREAM),
      fill(rectangle(width * 0.06, height * 0.44, width * 0.88, height * 0.12), RED, 0.85),
      ...seats.flatMap((x, index) => [
        plate([width * x, height * 0.365], width * 0.044, { rim: index % 2 === 0 ? RED : BLUE }),
        plate([width * x, height * 0.635], width * 0.044, { rim: index % 2 === 0 ? BLUE : RED }),
        glass([width * (x + 0.048), height * 0.42], width * 0.014, index % 3 === 0 ? '#f3e3a2' : '#6d0f24'),
        glass([width * (x - 0.05), height * 0.58], width * 0.014, index % 2 === 0 ? '#6d0f24' : '#dfeaea'),
      ]),
      ...[0.2, 0.5, 0.8].map((x) =>
        group([
          plate([width * x, height * 0.5], width * 0.04, { glaze: '#f6ead2', rim: OLIVE }),
          ...[0, 1, 2].map((index) =>
            index === 1
              ? tomato([width * x, height * 0.5], 24, random, TOMATO)
              : leaf([width * x + (index - 1) * 26, height * 0.5], 22, index),
          ),
        ]),
      ),
      ...[0.35, 0.65].map((x) => bread([width * x, height * 0.5], 58, 0.2, random)),
      sunlight(frame),
    ];
  },

  wine: (frame) => {
    const { width, height, random } = frame;
    const bottle = (x: number, y: number, angle: number, colour: Hex): Svg => {
      const put = (points: Outline): Outline => turn(points, angle, [x, y]);
      const body = put(
        smooth(
          [
            [x - 66, y + 330],
            [x - 70, y - 60],
            [x - 58, y - 130],
            [x - 24, y - 200],
            [x - 22, y - 330],
            [x + 22, y - 330],
            [x + 24, y - 200],
            [x + 58, y - 130],
            [x + 70, y - 60],
            [x + 66, y + 330],
          ],
          { closed: true, steps: 6 },
        ),
      );
      return group([
        shadow(body, 34, 0.4),
        fill(body, colour),
        line(
          put([
            [x - 46, y - 60],
            [x - 44, y + 290],
          ]),
          '#ffffff',
          13,
          { opacity: 0.34 },
        ),
        fill(put(rectangle(x - 66, y + 10, 132, 190)), CREAM),
        fill(put(rectangle(x - 46, y + 46, 92, 14)), RED),
        fill(put(rectangle(x - 46, y + 78, 60, 9)), INK),
        disc(put([[x, y + 146]])[0] ?? [x, y], 26, LEMON),
        fill(put(rectangle(x - 25, y - 336, 50, 90)), RED),
      ]);
    };
    return [
      fill(rectangle(0, 0, width, height), '#efb7a4'),
      napkin([width * 0.06, height * 0.58], [width * 0.36, height * 0.34], {
        colour: CREAM,
        random,
        angle: 0.1,
      }),
      bottle(width * 0.68, height * 0.42, 0.22, '#22402f'),
      bottle(width * 0.4, height * 0.34, -0.16, '#7a8a3c'),
      glass([width * 0.24, height * 0.76], width * 0.13, '#7c1029'),
      glass([width * 0.56, height * 0.86], width * 0.12, '#f3dd8a'),
      olive([width * 0.8, height * 0.82], 26, 0.6),
      olive([width * 0.86, height * 0.86], 24, 2.1),
      olive([width * 0.78, height * 0.88], 25, 1.2, '#4a3a2a'),
      sunlight(frame),
    ];
  },

  map: (frame) => {
    const { width, height, random } = frame;
    const land: Hex = '#fbe9cd';
    const street = (points: Outline, wide: number): Svg =>
      group([line(smooth(points), mix(land, INK, 0.22), wide + 7), line(smooth(points), '#fffaf0', wide)]);
    const river = smooth([
      [-30, height * 0.2],
      [width * 0.2, height * 0.3],
      [width * 0.38, height * 0.22],
      [width * 0.6, height * 0.14],
      [width * 0.82, height * 0.24],
      [width + 30, height * 0.18],
    ]);
    const houses = Array.from({ length: 130 }, () => {
      const at: Point = [random.between(0, width), random.between(height * 0.36, height)];
      const size: Point = [random.between(34, 84), random.between(30, 66)];
      return fill(
        turn(rectangle(at[0], at[1], size[0], size[1]), random.pick([0.06, -0.12, 0.22]), at),
        mix(land, random.pick(['#d98a5a', '#c9653f', '#e3b078']), 0.55),
      );
    });
    const here: Point = [width * 0.52, height * 0.565];
    const pin = smooth(
      [
        here,
        [here[0] - 46, here[1] - 78],
        [here[0] - 50, here[1] - 122],
        [here[0], here[1] - 164],
        [here[0] + 50, here[1] - 122],
        [here[0] + 46, here[1] - 78],
      ],
      { closed: true, steps: 8 },
    );
    return [
      fill(rectangle(0, 0, width, height), land),
      ...houses,
      line(river, mix('#7fb2c0', INK, 0.1), 118),
      line(river, '#8fbfca', 108),
      fill(ellipse([width * 0.8, height * 0.66], [width * 0.12, height * 0.15]), '#a8bf7a'),
      ...Array.from({ length: 16 }, () =>
        disc(
          [width * 0.8 + random.around(0, width * 0.095), height * 0.66 + random.around(0, height * 0.11)],
          random.between(12, 24),
          '#6f934f',
        ),
      ),
      street(
        [
          [-20, height * 0.47],
          [width * 0.3, height * 0.5],
          [width * 0.6, height * 0.44],
          [width + 20, height * 0.47],
        ],
        40,
      ),
      street(
        [
          [width * 0.3, height * 0.05],
          [width * 0.34, height * 0.4],
          [width * 0.3, height * 0.7],
          [width * 0.36, height + 20],
        ],
        34,
      ),
      street(
        [
          [width * 0.62, height * 0.02],
          [width * 0.6, height * 0.42],
          [width * 0.66, height * 0.8],
          [width * 0.6, height + 20],
        ],
        30,
      ),
      street(
        [
          [-20, height * 0.78],
          [width * 0.3, height * 0.74],
          [width * 0.62, height * 0.78],
          [width + 20, height * 0.86],
        ],
        26,
      ),
      street(
        [
          [width * 0.31, height * 0.6],
          [width * 0.5, height * 0.585],
          [width * 0.63, height * 0.61],
        ],
        20,
      ),
      shadow(pin, 26, 0.4),
      fill(pin, RED),
      disc([here[0], here[1] - 112], 24, '#fffaf0'),
      group([
        disc([width * 0.93, height * 0.88], 44, '#fffaf0'),
        fill(
          [
            [width * 0.93, height * 0.88 - 36],
            [width * 0.93 + 12, height * 0.88 + 10],
            [width * 0.93 - 12, height * 0.88 + 10],
          ],
          RED,
        ),
      ]),
      fill(rectangle(0, 0, width, height), WOOD, 0.04),
    ];
  },
};
