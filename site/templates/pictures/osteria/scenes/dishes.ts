import { mix } from '../../colour.ts';
import { ellipse, rectangle, smooth, type Point } from '../../geometry.ts';
import type { Scenes } from '../../scene.ts';
import { fill, group, line, type Svg } from '../../svg.ts';
import { bread, fish, leaf, nest, olive, raviolo, sauce, scatter, slab, slice, tomato } from '../food.ts';
import {
  BASIL,
  BLUE,
  boards,
  cloth,
  CREAM,
  cutlery,
  disc,
  glass,
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

/** Places on a ring, for food that lies around the middle of a plate. */
function around([x, y]: Point, radius: number, count: number, start = 0): Point[] {
  return Array.from({ length: count }, (_, index) => {
    const angle = start + (index / count) * Math.PI * 2;
    return [x + Math.cos(angle) * radius, y + Math.sin(angle) * radius];
  });
}

export const dishes: Scenes = {
  tagliatelle: (frame) => {
    const { width, height, random } = frame;
    const at: Point = [width * 0.5, height * 0.47];
    return [
      fill(rectangle(0, 0, width, height), '#d9482f'),
      napkin([width * 0.68, height * 0.1], [width * 0.3, height * 0.8], {
        colour: CREAM,
        random,
        angle: 0.05,
      }),
      plate(at, width * 0.4, { rim: BLUE, line: BLUE }, [
        sauce(at, width * 0.23, '#8f2a17', random),
        nest(at, width * 0.215, random),
        sauce([at[0] - 8, at[1] - 12], width * 0.1, '#a5331c', random),
        scatter(at, width * 0.22, { count: 90, colours: ['#fff6dd', '#ffe9b8'], random }),
        leaf([at[0] + 20, at[1] - 34], 34, 0.6),
        leaf([at[0] - 26, at[1] - 6], 28, -1.1),
      ]),
      cutlery('fork', [width * 0.87, height * 0.42], { length: height * 0.44, angle: 0.04 }),
      glass([width * 0.16, height * 0.86], width * 0.1, '#6d0f24'),
      bread([width * 0.6, height * 0.915], 120, 0.24, random),
      sunlight(frame),
    ];
  },

  ravioli: (frame) => {
    const { width, height, random } = frame;
    const at: Point = [width * 0.52, height * 0.5];
    return [
      boards(frame, '#7f4f2e', 210),
      plate(at, width * 0.4, { glaze: '#f6ead2', rim: '#a9662f' }, [
        sauce(at, width * 0.22, '#e8b13c', random),
        ...around(at, width * 0.165, 6, 0.3).map((place, index) =>
          raviolo(place, width * 0.135, index * 0.9, random),
        ),
        raviolo(at, width * 0.14, 0.5, random),
        ...around(at, width * 0.2, 5, 0.8).map((place, index) => leaf(place, 34, index * 1.4, '#7d8f62')),
        scatter(at, width * 0.24, { count: 60, colours: ['#fff6dd', '#c98a2a'], random }),
      ]),
      cutlery('fork', [width * 0.055, height * 0.5], { length: height * 0.46, angle: 0.02 }),
      sunlight(frame),
    ];
  },

  'roast-fish': (frame) => {
    const { width, height, random } = frame;
    const at: Point = [width * 0.5, height * 0.5];
    const dish = ellipse(at, [width * 0.44, height * 0.39], { steps: 90 });
    return [
      cloth(frame, BLUE, 92, 0.12),
      shadow(dish, 40, 0.42),
      fill(dish, '#fffaf0'),
      line(ellipse(at, [width * 0.422, height * 0.368], { steps: 90 }), BLUE, 14, { closed: true }),
      fill(ellipse(at, [width * 0.36, height * 0.3], { steps: 90 }), '#f1e6d0'),
      ...around([at[0] + width * 0.02, at[1] + height * 0.13], width * 0.2, 7, 0.4).map((place, index) =>
        index % 2 === 0 ? slice(place, 56) : leaf(place, 44, index, BASIL),
      ),
      slice([width * 0.34, height * 0.33], 62),
      slice([width * 0.66, height * 0.64], 66),
      fish([at[0] - 10, at[1]], width * 0.66, -0.08),
      ...Array.from({ length: 9 }, () =>
        olive(
          [random.between(width * 0.24, width * 0.76), height * random.between(0.3, 0.72)],
          19,
          random.next() * 3,
          '#3d3320',
        ),
      ),
      ...[0.42, 0.5, 0.58].map((place) => leaf([width * place, height * 0.47], 30, place * 9, '#4f7a44')),
      glass([width * 0.09, height * 0.15], width * 0.06, '#f3e3a2'),
      sunlight(frame),
    ];
  },

  tomatoes: (frame) => {
    const { width, height, random } = frame;
    const at: Point = [width * 0.5, height * 0.5];
    return [
      fill(rectangle(0, 0, width, height), '#f0c75a'),
      plate(at, width * 0.42, { rim: OLIVE, line: OLIVE }, [
        ...around(at, width * 0.2, 6, 0.2).map((place, index) =>
          tomato(place, width * 0.1, random, index % 2 === 0 ? TOMATO : '#e2702a'),
        ),
        ...around(at, width * 0.1, 3, 0.9).map((place) => tomato(place, width * 0.085, random, '#c22a2a')),
        ...around(at, width * 0.15, 5, 1.4).map((place, index) => bread(place, 58, index * 1.3, random)),
        ...around(at, width * 0.17, 6, 0.6).map((place, index) => leaf(place, 40, index * 1.1)),
        ...Array.from({ length: 8 }, () =>
          line(
            smooth([
              [at[0] + random.around(0, 190), at[1] + random.around(0, 190)],
              [at[0] + random.around(0, 190), at[1] + random.around(0, 190)],
            ]),
            '#b5527a',
            9,
            { opacity: 0.8 },
          ),
        ),
        scatter(at, width * 0.28, { count: 70, colours: ['#2a1711', '#fff6dd'], random }),
      ]),
      cutlery('spoon', [width * 0.93, height * 0.66], { length: height * 0.4, angle: -0.3 }),
      sunlight(frame),
    ];
  },

  tiramisu: (frame) => {
    const { width, height, random } = frame;
    const at: Point = [width * 0.48, height * 0.5];
    return [
      fill(rectangle(0, 0, width, height), '#e7a9a0'),
      plate(at, width * 0.38, { glaze: '#fffaf2', rim: '#b4452b' }, [
        slab([at[0] - width * 0.17, at[1] - height * 0.14], [width * 0.34, height * 0.21], random),
        scatter([at[0] + width * 0.02, at[1] + height * 0.2], width * 0.14, {
          count: 70,
          colours: ['#5a3320', '#7a4a2c'],
          random,
        }),
      ]),
      cutlery('spoon', [width * 0.86, height * 0.6], { length: height * 0.46, angle: 0.5 }),
      group([
        plate([width * 0.9, height * 0.13], width * 0.16, { rim: '#b4452b' }),
        disc([width * 0.9, height * 0.13], width * 0.085, '#fffaf2'),
        disc([width * 0.9, height * 0.13], width * 0.07, '#3b1c10'),
        line(ellipse([width * 0.9, height * 0.13], [width * 0.052, width * 0.052]), '#b5773c', 9, {
          closed: true,
        }),
      ]),
      sunlight(frame),
    ];
  },

  aperitivo: (frame) => {
    const { width, height, random } = frame;
    const spritz = (at: Point, size: number): Svg =>
      group([
        glass(at, size, '#ef6a22', 0.86),
        slice([at[0] + size * 0.2, at[1] - size * 0.1], size * 0.4, { rind: '#f08a24', flesh: '#f9b25c' }),
        olive([at[0] - size * 0.34, at[1] + size * 0.3], size * 0.17, 0.6),
        ...[0.1, -0.42].map((shift) =>
          fill(
            rectangle(
              at[0] + size * shift - size * 0.12,
              at[1] + size * (0.35 + shift * 0.6),
              size * 0.26,
              size * 0.26,
            ),
            '#ffffff',
            0.45,
          ),
        ),
      ]);
    const bowl: Point = [width * 0.67, height * 0.66];
    return [
      fill(rectangle(0, 0, width, height), '#2f6f63'),
      ...Array.from({ length: 70 }, () => {
        const place: Point = [random.between(0, width), random.between(0, height)];
        return disc(
          place,
          random.between(5, 22),
          mix('#2f6f63', random.pick(['#fff3dd', '#16332d', '#d9a05a']), 0.4),
          0.6,
        );
      }),
      spritz([width * 0.27, height * 0.38], width * 0.115),
      spritz([width * 0.47, height * 0.27], width * 0.1),
      plate(bowl, width * 0.15, { glaze: CREAM, rim: RED }, [
        ...around(bowl, width * 0.065, 8).map((place, index) =>
          olive(place, 30, index * 0.8, index % 3 === 0 ? '#4a3a2a' : OLIVE),
        ),
        ...around(bowl, width * 0.025, 3, 1).map((place, index) => olive(place, 30, index)),
      ]),
      plate(
        [width * 0.82, height * 0.27],
        width * 0.12,
        { glaze: '#fffaf0', rim: LEMON },
        around([width * 0.82, height * 0.27], width * 0.05, 4, 0.4).map((place, index) =>
          bread(place, 54, index * 1.6, random),
        ),
      ),
      napkin([width * 0.2, height * 0.68], [width * 0.26, height * 0.2], {
        colour: RED,
        random,
        angle: -0.16,
      }),
      bread([width * 0.31, height * 0.77], 92, 0.3, random),
      sunlight(frame),
    ];
  },

  dough: (frame) => {
    const { width, height, random } = frame;
    const at: Point = [width * 0.46, height * 0.5];
    const rim = smooth(
      Array.from({ length: 22 }, (_, index): Point => {
        const angle = (index / 22) * Math.PI * 2;
        const far = random.between(0.92, 1.08);
        return [at[0] + Math.cos(angle) * width * 0.2 * far, at[1] + Math.sin(angle) * width * 0.19 * far];
      }),
      { closed: true, steps: 7 },
    );
    const pin = rectangle(width * 0.77, height * 0.12, width * 0.075, height * 0.72);
    return [
      boards(frame, WOOD, 240),
      scatter(at, width * 0.36, { count: 420, colours: ['#fffaf0', '#fdf0d8'], random }),
      shadow(rim, 22, 0.3),
      fill(rim, '#fff8ea'),
      fill(ellipse(at, [width * 0.115, width * 0.108]), mix('#fff8ea', WOOD, 0.28)),
      fill(ellipse([at[0] + 3, at[1] + 4], [width * 0.105, width * 0.098]), '#fdf3c9'),
      ...(
        [
          [-0.04, -0.02],
          [0.035, -0.035],
          [0.01, 0.04],
        ] as const
      ).map(([dx, dy]) => {
        const yolk: Point = [at[0] + width * dx, at[1] + width * dy];
        return group([
          shadow(ellipse(yolk, [44, 44]), 8, 0.3),
          disc(yolk, 44, '#f39a1f'),
          fill(ellipse([yolk[0] - 14, yolk[1] - 14], [13, 9]), '#fff6d8', 0.85),
        ]);
      }),
      shadow(pin, 34, 0.4),
      fill(pin, '#d8a066'),
      fill(rectangle(width * 0.77, height * 0.12, width * 0.022, height * 0.72), '#f0c890', 0.8),
      ...[0.055, 0.84].map((top) =>
        fill(rectangle(width * 0.79, height * top, width * 0.035, height * 0.07), '#8a5228'),
      ),
      ...[0, 1, 2].map((index) =>
        nest([width * 0.1, height * (0.2 + index * 0.27)], width * 0.062, random, '#f3d084'),
      ),
      sunlight(frame),
    ];
  },
};
