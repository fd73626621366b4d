import { mix } from '../../colour.ts';
import { ellipse, handCut, move, rectangle, turn, type Point } from '../../geometry.ts';
import type { Scenes } from '../../scene.ts';
import { blurred, clipped, fill, group, type Svg } from '../../svg.ts';
import { arrange, resting } from '../arrange.ts';
import { cheese, nearby } from '../baked.ts';
import { lemonCut } from '../fruit.ts';
import { board, fishTin, oilTin } from '../goods.ts';
import { shadeOf } from '../light.ts';
import { foldedCloth, hungCloth } from '../linen.ts';
import { backdrop, cutPaper, windowLight } from '../paper.ts';
import { ball, bean, branch, crumbs, cutFace, half, leaf, lemon, pear } from '../produce.ts';
import { saltHeap } from '../salt.ts';
import { knife, spoon } from '../tableware.ts';
import { heightOf, type Turned } from '../turned.ts';
import { bonnet, bowl, jar } from '../vessels.ts';

export const savoury: Scenes = {
  'olive-oil': ({ width, height, random }) => {
    const papers = { wall: '#c8c49a', table: '#a5a26c' } as const;
    const tin = oilTin(
      { x: 480, foot: 1150 },
      { width: 480, height: 810, depth: 300, colour: '#2f4a38', paper: '#f1e8d2', ink: '#2f4a38' },
    );
    return [
      backdrop({ width, height }, papers, 820, random),
      windowLight([-140, -20], { width: 560, height: 840, lean: 0.32, colour: '#fffbe2', opacity: 0.4 }),
      cutPaper(ellipse([880, 420], [260, 260], { steps: 44 }), '#d9b24c', random),
      ...arrange(
        [
          tin,
          ball([960, 1270], 62, '#4d5a2c', { squash: 0.86 }),
          ball([1090, 1330], 58, '#3c2f35', { squash: 0.86 }),
          ball([300, 1390], 64, '#6b7434', { squash: 0.86 }),
        ],
        { colour: '#3f4325' },
      ),
      branch(
        [
          [1290, 760],
          [1120, 830],
          [960, 860],
          [800, 960],
        ],
        {
          leaf: '#6d7b4c',
          wood: '#5a4a33',
          length: 190,
          width: 56,
          pairs: 7,
          fruit: { colour: '#3f4a26', radius: 40 },
        },
        random,
      ),
    ];
  },

  'sea-salt': ({ width, height, random }) => {
    const papers = { wall: '#a8bcc4', table: '#c9d2cf' } as const;
    const heap = saltHeap([610, 838], 560, 250, random);
    const dish = bowl(
      { x: 610, foot: 1160 },
      { width: 760, height: 330, clay: '#39566b', inside: '#dfe5e4', heap: heap.art },
    );
    const scoop = spoon([715, 800], 640, -0.72, '#b98a55');
    const crystals = Array.from({ length: 46 }, () => {
      const at = nearby([520, 1360], [480, 110])(random);
      const size = random.between(6, 19);
      const stone = handCut(turn(rectangle(at[0], at[1], size, size * 0.7), random.next(), at), random, {
        stray: 3,
      });
      return group([
        fill(move(stone, 7, 5), '#5f7480', 0.5),
        fill(stone, '#fbfaf5'),
        fill([stone[1] ?? at, stone[2] ?? at, stone[3] ?? at], '#b9c8d0', 0.8),
      ]);
    });
    return [
      backdrop({ width, height }, papers, 760, random),
      cutPaper(ellipse([330, 330], [210, 210], { steps: 40 }), '#f0e6d2', random),
      ...arrange([dish], { colour: '#4c6170' }),
      scoop.art,
      clipped(ellipse([610, 838], [350, 70]), [saltHeap([560, 872], 480, 150, random).art]),
      ...crystals,
    ];
  },

  anchovies: ({ width, height, random }) => {
    const papers = { wall: '#b4452b', table: '#c65f3f' } as const;
    return [
      backdrop({ width, height }, papers, 560, random),
      cutPaper(turn(rectangle(-120, 700, 880, 1000), -0.1, [300, 1100]), '#f0dcc0', random),
      ...arrange(
        [
          half([920, 720], 180, lemonCut, { random, lean: 0.1 }),
          fishTin(
            { x: 590, foot: 1120 },
            { width: 920, metal: '#b9c0bf', wrap: '#27506b', oil: '#b8862e', fish: '#8a5640' },
            random,
          ),
        ],
        { colour: '#5e1f14', length: 1.2 },
      ),
      ...Array.from(
        { length: 16 },
        () => ball(nearby([330, 1400], [300, 60])(random), random.between(10, 15), '#2f2622').art,
      ),
      branch(
        [
          [1230, 1480],
          [1060, 1400],
          [930, 1390],
          [800, 1420],
        ],
        { leaf: '#66794a', wood: '#5a4a33', length: 90, width: 44, pairs: 6 },
        random,
      ),
    ];
  },

  'borlotti-beans': ({ width, height, random }) => {
    const papers = { wall: '#b7c1a6', table: '#95a283' } as const;
    const speckled = (at: Point, size: number): Svg => {
      const angle = random.between(0, Math.PI);
      const dots = Array.from({ length: 5 }, () =>
        fill(
          ellipse(
            [random.around(at[0], size * 0.6), random.around(at[1], size * 0.25)],
            [size * 0.14, size * 0.09],
          ),
          '#8f2f2b',
          0.85,
        ),
      );
      return bean(at, size, random.pick(['#e6c9ae', '#dcb79c', '#ecd6bd']), angle) + dots.join('');
    };
    const pot = jar(
      { x: 650, foot: 1120 },
      {
        width: 520,
        height: 830,
        glass: mix(papers.wall, '#ffffff', 0.45),
        content: '#b88f76',
        full: 0.76,
        lid: '#b4452b',
        label: { paper: '#f6f1e7', ink: '#22201b', low: 190, high: 440, mark: 'bars' },
        pieces: (body) =>
          Array.from({ length: 20 * 8 }, (_, index) => {
            const row = Math.floor(index / 8);
            return speckled(
              [
                body.x - 270 + (index % 8) * 76 + (row % 2) * 36 + random.around(0, 10),
                body.foot + 60 - row * 40,
              ],
              46,
            );
          }),
      },
    );
    return [
      backdrop({ width, height }, papers, 830, random),
      cutPaper(turn(rectangle(-60, 120, 420, 620), -0.05, [150, 400]), '#e9dfc6', random),
      ...arrange([pot], { colour: '#4b523d' }),
      ...Array.from({ length: 15 }, (_, index) =>
        speckled(
          [
            120 + (index % 6) * 92 + random.around(0, 30),
            1250 + Math.floor(index / 6) * 88 + random.around(0, 24),
          ],
          random.between(40, 50),
        ),
      ),
    ];
  },

  'linen-cloth': ({ width, height, random }) => {
    const papers = { wall: '#cdbfa8', table: '#b39f82' } as const;
    const cloth = hungCloth([400, 232], { width: 480, height: 790 }, random);
    return [
      backdrop({ width, height }, papers, 1080, random),
      windowLight([300, -120], { width: 620, height: 900, lean: 0.3, colour: '#fff8ea', opacity: 0.45 }),
      blurred(10, [fill(rectangle(-10, 262, 1220, 26), '#5a4a3c', 0.4)]),
      fill(rectangle(-10, 214, 1220, 36), '#8d6b48'),
      fill(rectangle(-10, 240, 1220, 10), shadeOf('#8d6b48')),
      blurred(12, [fill(move(cloth.outline, 70, 44), '#5a4a3c', 0.42)]),
      cloth.art,
      fill(rectangle(158, 206, 484, 44), '#f6f1e4'),
      fill(rectangle(158, 238, 484, 14), shadeOf('#efe9db'), 0.7),
      ...arrange(
        [
          foldedCloth([780, 1330], 620, [
            ['#3d5672', 0],
            ['#d9c9a8', -18],
            ['#b4452b', 10],
            ['#efe9db', -8],
          ]),
        ],
        { colour: '#57483a' },
      ),
    ];
  },

  'pickled-lemons': ({ width, height, random }) => {
    const papers = { wall: '#6f8f80', table: '#58776a' } as const;
    const body: Turned = {
      x: 500,
      foot: 1180,
      rings: [
        [0, 240],
        [760, 240],
      ],
    };
    const pot = jar(
      { x: 500, foot: 1180 },
      {
        width: 540,
        height: 900,
        glass: mix(papers.wall, '#ffffff', 0.45),
        content: '#d3b44a',
        full: 0.76,
        lid: '#f0e4cc',
        pieces: (inside) =>
          Array.from({ length: 17 }, (_, index) => {
            const row = Math.floor(index / 3);
            const at: Point = [
              inside.x - 170 + (index % 3) * 175 + (row % 2) * 60 + random.around(0, 16),
              inside.foot - 20 - row * 116,
            ];
            return group([
              fill(ellipse([at[0] + 8, at[1] + 10], [104, 104]), '#8a7420', 0.4),
              index % 4 === 2
                ? leaf([at[0] - 90, at[1] + 30], {
                    length: 190,
                    width: 66,
                    angle: random.around(-0.5, 0.5),
                    colour: '#7d8a4a',
                  })
                : cutFace(at, 102, lemonCut, { random, squash: random.between(0.75, 1) }),
            ]);
          }),
      },
    );
    return [
      backdrop({ width, height }, papers, 880, random),
      windowLight([-60, 0], { width: 540, height: 860, lean: 0.34, colour: '#e9f2dc', opacity: 0.25 }),
      ...arrange(
        [
          {
            ...pot,
            art:
              pot.art +
              bonnet(
                {
                  ...body,
                  rings: [
                    [0, 212],
                    [heightOf(body) + 150, 212],
                  ],
                },
                870,
                { cloth: '#f1ead9', string: '#b4452b' },
                random,
              ),
          },
          lemon([960, 1130], 150, '#e4bd35', -0.25),
          half([860, 1350], 150, lemonCut, { random, lean: 0.12 }),
        ],
        { colour: '#2f463c' },
      ),
      leaf([1050, 1010], { length: 230, width: 96, angle: -0.7, colour: '#3f5a44' }),
    ];
  },

  'mountain-cheese': ({ width, height, random }) => {
    const papers = { wall: '#2f3d44', table: '#40525a' } as const;
    return [
      backdrop({ width, height }, papers, 640, random),
      cutPaper(turn(rectangle(700, -100, 420, 600), 0.06, [900, 200]), '#c98f2c', random),
      board(
        [
          [-80, 960],
          [1010, 900],
          [1180, 1250],
          [-80, 1330],
        ],
        '#a5764a',
        44,
        '#141d21',
      ),
      ...arrange(
        [
          pear([905, 1010], 330, '#a8a544', 0.08),
          pear([1090, 1060], 300, '#98983c', -0.12),
          cheese([440, 1150], { length: 720, height: 290, paste: '#e6c069', rind: '#9a6a34' }, random),
        ],
        { colour: '#33200f', length: 0.75 },
      ),
      crumbs(nearby([420, 1260], [330, 40]), 26, '#ecd08a', random),
      ...arrange([resting(knife([140, 1420], 760, -0.06), 1440)], { colour: '#141d21', length: 0.3 }),
    ];
  },
};
