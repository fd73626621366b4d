import { mix } from '../../colour.ts';
import { ellipse, handCut, rectangle, smooth, type Outline, type Point } from '../../geometry.ts';
import type { Random } from '../../random.ts';
import type { Scenes } from '../../scene.ts';
import { blurred, clipped, fill, group, line, linear, type Svg } from '../../svg.ts';
import { arrange } from '../arrange.ts';
import { hills, ladder, tree, wheel } from '../countryside.ts';
import { crate } from '../crate.ts';
import { shadeOf } from '../light.ts';
import { ball } from '../produce.ts';

function sky(width: number, height: number, top: `#${string}`, low: `#${string}`): Svg {
  return fill(
    rectangle(0, 0, width, height),
    linear(
      [0, 0],
      [width * 0.25, height],
      [
        [0, low],
        [0.7, top],
      ],
    ),
  );
}

function apples(
  floor: (across: number, back: number) => Point,
  random: Random,
  colours: readonly [`#${string}`, ...`#${string}`[]],
): Svg[] {
  return [0.85, 0.5, 0.15].flatMap((back, row) =>
    Array.from({ length: 7 }, (_, index) => {
      const [x, y] = floor(0.06 + index * 0.145 + (row % 2) * 0.05, back);
      return ball(
        [x + random.around(0, 8), y - 150 + random.around(0, 14)],
        random.between(58, 68),
        random.pick(colours),
      ).art;
    }),
  );
}

export const makers: Scenes = {
  'maker-mill': ({ width, height, random }) => {
    const stone = '#dcc6a2';
    const roof = '#a84a30';
    const wall: Outline = [
      [760, 1010],
      [760, 330],
      [1640, 250],
      [1640, 1010],
    ];
    const courses = Array.from({ length: 90 }, () => {
      const x = random.between(780, 1600);
      const y = random.between(360, 980);
      const block = handCut(rectangle(x, y, random.between(50, 120), random.between(22, 38)), random, {
        stray: 4,
      });
      return fill(block, random.pick(['#e9d8b8', '#c9ae86', '#d1b891']), random.between(0.35, 0.7));
    });
    const opening = (x: number, y: number): Svg =>
      group([
        fill(rectangle(x - 12, y - 12, 132, 184), '#f0e2c6'),
        fill(rectangle(x, y, 108, 160), '#43423c'),
        fill(
          [
            [x, y],
            [x + 108, y],
            [x + 60, y + 160],
            [x, y + 160],
          ],
          '#6a6a5e',
          0.7,
        ),
        fill(rectangle(x + 49, y, 10, 160), '#f0e2c6'),
        fill(rectangle(x, y + 74, 108, 10), '#f0e2c6'),
        fill(rectangle(x - 22, y + 172, 160, 18), shadeOf(stone)),
      ]);
    const water = handCut(
      [
        [-20, 985],
        [1620, 985],
        [1620, 1220],
        [-20, 1220],
      ],
      random,
      { stray: 2 },
    );
    const ripples = Array.from({ length: 46 }, () => {
      const y = 1000 + random.next() ** 1.6 * 200;
      const x = random.between(-20, 1600);
      const long = random.between(60, 240);
      return line(
        smooth([
          [x, y],
          [x + long / 2, y + random.around(0, 4)],
          [x + long, y],
        ]),
        random.pick(['#cfdcd2', '#5e8080', '#e9e2c8']),
        random.between(3, 8),
        { opacity: 0.6 },
      );
    });
    const poplars = (
      [
        [90, 700, 400],
        [170, 690, 490],
        [250, 700, 430],
        [640, 720, 360],
      ] as const
    ).map(([x, foot, tall], index) =>
      tree(
        [x, foot],
        {
          height: tall,
          crown: index % 2 ? '#b98a3c' : '#a89646',
          trunk: '#5a4630',
          shadow: '#8a7440',
          slim: 0.12,
        },
        random,
      ),
    );
    return [
      sky(width, height, '#e8c091', '#f5e6c8'),
      fill(ellipse([430, 330], [150, 150]), '#f7e2b4'),
      hills(
        [
          [-20, 640],
          [240, 540],
          [520, 600],
          [900, 520],
        ],
        '#d3a873',
        1000,
        random,
      ),
      hills(
        [
          [-20, 720],
          [300, 670],
          [560, 720],
          [900, 680],
        ],
        '#b99f60',
        1100,
        random,
      ),
      ...poplars,
      hills(
        [
          [-20, 880],
          [260, 850],
          [520, 900],
          [900, 900],
        ],
        '#8f8a4c',
        1100,
        random,
      ),
      fill(wall, stone),
      clipped(wall, courses),
      fill(
        wall,
        linear(
          [760, 330],
          [1640, 900],
          [
            [0, '#fff0d0', 0.55],
            [0.5, stone, 0],
            [1, shadeOf(stone), 0.75],
          ],
        ),
      ),
      opening(860, 470),
      opening(1340, 430),
      fill(
        [
          [700, 372],
          [760, 330],
          [1640, 250],
          [1640, 60],
          [960, 120],
        ],
        roof,
      ),
      ...[0.25, 0.5, 0.75].map((t) =>
        line(
          [
            [700 + 260 * t, 372 - 252 * t],
            [1640, 290 - 230 * t],
          ],
          shadeOf(roof),
          6,
          { opacity: 0.45 },
        ),
      ),
      fill(
        [
          [700, 372],
          [960, 120],
          [986, 118],
          [730, 382],
        ],
        mix(roof, '#ffe6cc', 0.45),
      ),
      fill(
        [
          [712, 388],
          [1640, 296],
          [1640, 330],
          [760, 418],
        ],
        shadeOf(stone),
        0.75,
      ),
      blurred(12, [fill(ellipse([1250, 850], [330, 350]), '#4a352a', 0.55)]),
      fill(water, '#7f9c98'),
      fill(
        water,
        linear(
          [0, 985],
          [0, 1200],
          [
            [0, '#46625f', 0.75],
            [0.5, '#7f9c98', 0.1],
            [1, '#e6d3a8', 0.5],
          ],
        ),
      ),
      fill(
        [
          [800, 985],
          [1640, 985],
          [1640, 1110],
          [900, 1120],
        ],
        '#3f4f4a',
        0.35,
      ),
      ...ripples.slice(0, 24),
      wheel([1160, 800], 340, '#8a5a34'),
      fill(
        water.map(([x, y]): Point => [x, Math.max(y, 1046)]),
        '#6f8f8c',
        0.86,
      ),
      ...ripples.slice(24),
      ...[0, 1, 2, 3, 4].map((drop) =>
        line(
          smooth([
            [930 - drop * 14, 1050],
            [890 - drop * 34, 1062 + drop * 5],
            [820 - drop * 60, 1058 + drop * 8],
          ]),
          '#f3efdc',
          9 - drop,
          { opacity: 0.8 },
        ),
      ),
      ...Array.from({ length: 46 }, () => {
        const x = random.between(-10, 420) * random.next();
        const y = random.between(1150, 1215);
        return line(
          smooth([
            [x, y],
            [x + 6, y - 70],
            [x + random.around(26, 26), y - random.between(120, 250)],
          ]),
          mix('#5f5a2e', '#d6b45e', random.next() * 0.8),
          6,
        );
      }),
    ];
  },

  'maker-orchard': ({ width, height, random }) => {
    const tones = ['#8f8f45', '#b58a35', '#7b8240', '#a8622f'] as const;
    const rows = [
      { y: 520, tall: 120, step: 96 },
      { y: 570, tall: 190, step: 168 },
      { y: 660, tall: 300, step: 290 },
    ];
    const trees = rows.flatMap(({ y, tall, step }, row) =>
      Array.from({ length: Math.ceil(1800 / step) }, (_, index) =>
        tree(
          [-20 + index * step + row * 40 + random.around(0, step * 0.07), y + random.around(0, 4)],
          {
            height: tall * random.between(0.92, 1.08),
            crown: mix(tones[(index + row) % 4] ?? '#8f8f45', '#ecd3a0', [0.5, 0.28, 0.08][row] ?? 0),
            trunk: '#5f4a35',
            shadow: '#8c6a3c',
            slim: 0.46,
            ...(row > 1 && { fruit: '#c9452a' as const }),
          },
          random,
        ),
      ),
    );
    const box = crate(
      { x: 1190, foot: 1140 },
      { width: 640, height: 250, depth: 200, wood: '#c49a63' },
      random,
      (floor) => apples(floor, random, ['#b93f25', '#cf5f2c', '#c2a843']),
    );
    return [
      sky(width, height, '#efc99a', '#f6e9cf'),
      fill(ellipse([1180, 250], [120, 120]), '#f9e6bf'),
      hills(
        [
          [-20, 440],
          [300, 350],
          [700, 420],
          [1100, 340],
          [1620, 410],
        ],
        '#d6ab7e',
        900,
        random,
      ),
      hills(
        [
          [-20, 500],
          [500, 470],
          [1000, 500],
          [1620, 470],
        ],
        '#d9bd80',
        1300,
        random,
      ),
      ...trees,
      hills(
        [
          [-20, 900],
          [400, 850],
          [900, 880],
          [1620, 830],
        ],
        '#c9a862',
        1300,
        random,
      ),
      tree(
        [330, 1010],
        { height: 760, crown: '#7f8440', trunk: '#4f3b2a', shadow: '#7d5f33', fruit: '#b93f25', slim: 0.45 },
        random,
      ),
      ladder([560, 1060], [420, 520], 130, '#a5743f'),
      ...arrange(
        [
          box,
          ball([800, 1120], 62, '#b93f25'),
          ball([700, 1160], 56, '#c2a843'),
          ball([110, 1130], 60, '#cf5f2c'),
        ],
        { colour: '#6f4a28', length: 0.9 },
      ),
      ...Array.from({ length: 60 }, () => {
        const x = random.between(0, width);
        const y = random.between(960, 1200);
        return line(
          [
            [x, y],
            [x + random.around(3, 8), y - random.between(14, 34)],
          ],
          mix('#8c6a35', '#f0dba0', random.next()),
          4,
          { opacity: 0.7 },
        );
      }),
    ];
  },
};
