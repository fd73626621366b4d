import { mix, type Hex } from '../../colour.ts';
import { ellipse, hull, move, rectangle, smooth, turn, type Outline, type Point } from '../../geometry.ts';
import type { Scenes } from '../../scene.ts';
import { clipped, fill, group, line, linear } from '../../svg.ts';
import { arrange, resting } from '../arrange.ts';
import { breadSlice, loaf, nearby } from '../baked.ts';
import { bloodOrange } from '../fruit.ts';
import { bag } from '../goods.ts';
import { shadeOf, type Thing } from '../light.ts';
import { flatCloth } from '../linen.ts';
import { backdrop, cutPaper, windowLight } from '../paper.ts';
import { chestnut, coffeeBean, crumbs, half, leaf, orange, slice } from '../produce.ts';
import { mouth, type Turned } from '../turned.ts';
import { bowl, jar } from '../vessels.ts';

/** A piece of comb: six-sided cells on top, honey running down its front. */
function honeycomb([x, foot]: Point, width: number): Thing {
  const depth = width * 0.42;
  const tall = width * 0.2;
  const top: Outline = [
    [x - width * 0.5, foot - tall],
    [x - width * 0.3, foot - tall - depth],
    [x + width * 0.52, foot - tall - depth * 0.9],
    [x + width * 0.44, foot - tall + depth * 0.06],
  ];
  const body = hull([...top, ...move(top, 0, tall)]);
  const wax: Hex = '#e3a93c';
  const cells = Array.from({ length: 9 * 16 }, (_, index) => {
    const row = Math.floor(index / 16);
    const column = index % 16;
    const size = width * 0.037;
    const centre: Point = [
      x - width * 0.62 + column * size * 2.1 + (row % 2) * size * 1.05,
      foot - tall - depth * 1.1 + row * size * 1.35,
    ];
    const hexagon = Array.from({ length: 6 }, (_, corner): Point => {
      const angle = (corner / 6) * Math.PI * 2 + Math.PI / 6;
      return [centre[0] + Math.cos(angle) * size, centre[1] + Math.sin(angle) * size * 0.72];
    });
    return fill(hexagon, index % 7 === 0 ? '#f2cd74' : '#a85f14');
  });
  const run = smooth(
    [
      [x - width * 0.2, foot - tall - 8],
      [x - width * 0.2, foot - tall * 0.4],
      [x - width * 0.13, foot - tall * 0.1],
      [x - width * 0.07, foot - tall * 0.5],
      [x - width * 0.02, foot - tall * 0.6],
      [x + width * 0.02, foot - tall * 0.3],
      [x + width * 0.06, foot - tall - 4],
    ],
    { closed: true },
  );
  return {
    silhouette: body,
    foot,
    art: group([
      fill(
        body,
        linear(
          [x - width / 2, 0],
          [x + width / 2, 0],
          [
            [0, '#d1912c'],
            [1, shadeOf('#b97a1d')],
          ],
        ),
      ),
      fill(top, wax),
      clipped(top, cells),
      fill(run, '#8f4a10', 0.9),
      line(
        smooth([
          [x - width * 0.17, foot - tall],
          [x - width * 0.165, foot - tall * 0.35],
        ]),
        '#f6d48a',
        6,
        { opacity: 0.7 },
      ),
    ]),
  };
}

export const sweet: Scenes = {
  'blood-orange-marmalade': ({ width, height, random }) => {
    const papers = { wall: '#e7b49c', table: '#d28a6b' } as const;
    const pot = jar(
      { x: 545, foot: 1150 },
      {
        width: 520,
        height: 760,
        glass: mix(papers.wall, '#ffffff', 0.4),
        content: '#b5360f',
        lid: '#f0e4cc',
        label: { paper: '#f6f1e7', ink: '#b4452b', low: 140, high: 430, mark: 'sun' },
        pieces: (body) =>
          Array.from({ length: 30 }, () => {
            const at: Point = [random.around(body.x, 240), body.foot - random.between(0, 560)];
            const bend = random.around(0, 40);
            const peel = turn(
              smooth([
                [at[0] - 46, at[1]],
                [at[0], at[1] + bend],
                [at[0] + 46, at[1]],
              ]),
              random.around(0, 1),
              at,
            );
            return line(peel, random.pick(['#e0742f', '#d9591f', '#8f2412']), random.between(7, 14), {
              opacity: 0.75,
            });
          }),
      },
    );
    const fruit = orange([1010, 1000], 190, '#d5622a');
    return [
      backdrop({ width, height }, papers, 850, random),
      windowLight([-80, 10], { width: 560, height: 800, lean: 0.3, colour: '#fff0d6', opacity: 0.4 }),
      cutPaper(turn(rectangle(640, -80, 430, 690), 0.05, [800, 300]), '#b4452b', random),
      ...arrange(
        [
          pot,
          {
            ...fruit,
            art: fruit.art + leaf([1030, 872], { length: 230, width: 100, angle: -0.55, colour: '#66794a' }),
          },
          half([215, 1290], 190, bloodOrange, { random, lean: -0.14 }),
          slice([800, 1370], 150, bloodOrange, { random }),
        ],
        { colour: '#6d2f22' },
      ),
    ];
  },

  'chestnut-honey': ({ width, height, random }) => {
    const papers = { wall: '#e3b04b', table: '#c98f2c' } as const;
    const pot = jar(
      { x: 690, foot: 1060 },
      {
        width: 430,
        height: 610,
        glass: mix(papers.wall, '#fff6e0', 0.5),
        content: '#7a3a0d',
        full: 0.78,
        lid: '#2f2a22',
        label: { paper: '#f6f1e7', ink: '#22201b', low: 120, high: 340, mark: 'leaf' },
        pieces: (body) => [
          fill(
            rectangle(body.x - 240, body.foot - 640, 480, 700),
            linear(
              [body.x - 220, body.foot],
              [body.x + 60, body.foot - 300],
              [
                [0, '#d98a1f', 0.9],
                [1, '#d98a1f', 0],
              ],
            ),
          ),
        ],
      },
    );
    const nuts = (
      [
        [230, 1330, 74],
        [395, 1395, 62],
        [985, 1345, 84],
      ] as const
    ).map(([x, y, size]) => chestnut([x, y], size, random));
    return [
      backdrop({ width, height }, papers, 760, random),
      cutPaper(ellipse([760, 400], [330, 330], { steps: 40 }), '#f0cf86', random),
      ...arrange([pot, honeycomb([330, 1180], 520), ...nuts], { colour: '#6b3a12' }),
      leaf([-60, 700], { length: 520, width: 190, angle: -0.5, colour: '#7d7a35' }),
      leaf([-80, 640], { length: 430, width: 170, angle: 0.18, colour: '#8f8a40' }),
    ];
  },

  'country-sourdough': ({ width, height, random }) => {
    const papers = { wall: '#dfd2b8', table: '#c9ab7d' } as const;
    const wedge = breadSlice([300, 1220], 400, random, { squash: 0.62, lean: -0.12 });
    return [
      backdrop({ width, height }, papers, 720, random),
      windowLight([-40, -60], { width: 640, height: 780, lean: 0.34, colour: '#fffaf0', opacity: 0.5 }),
      flatCloth(
        [
          [-80, 1000],
          [760, 930],
          [1010, 1560],
          [-120, 1600],
        ],
        { cloth: '#f1ebdd', stripe: '#5b7285', shadow: '#6d5138' },
        random,
        [0.1, 0.15, 0.86, 0.91],
      ),
      ...arrange([loaf([640, 1080], 860, random), resting(wedge, 1250)], { colour: '#5d4028', length: 0.8 }),
      crumbs(nearby([620, 1330], [330, 90]), 34, '#d3a668', random),
    ];
  },

  'hill-coffee': ({ width, height, random }) => {
    const papers = { wall: '#dcb3a4', table: '#c58f7c' } as const;
    const cup: Turned = {
      x: 300,
      foot: 1290,
      rings: [
        [0, 100],
        [190, 160],
      ],
    };
    const drink = mouth(cup, 176, 0.88);
    const mug = bowl(
      { x: 300, foot: 1290 },
      {
        width: 320,
        height: 200,
        clay: '#f1e7d6',
        inside: '#e2d3bb',
        heap: group([fill(drink, '#3a2118'), fill(ellipse([262, 1108], [62, 10]), '#8a5a3a', 0.8)]),
      },
    );
    const beans = Array.from({ length: 26 }, () =>
      coffeeBean(nearby([800, 1370], [340, 100])(random), random.between(22, 30), random.between(0, 3)),
    );
    return [
      backdrop({ width, height }, papers, 800, random),
      cutPaper(turn(rectangle(-90, -60, 470, 1000), -0.04, [100, 400]), '#f0dcc9', random),
      ...arrange(
        [
          bag(
            { x: 700, foot: 1130 },
            { width: 600, height: 900, paper: '#3f4f49', label: '#f1e3cc', ink: '#b4452b' },
            random,
          ),
          mug,
        ],
        { colour: '#6a3a30' },
      ),
      ...beans,
    ];
  },
};
