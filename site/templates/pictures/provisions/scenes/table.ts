import { ellipse, rectangle, smooth, turn } from '../../geometry.ts';
import type { Scenes } from '../../scene.ts';
import { blurred, fill, group, line, linear, type Svg } from '../../svg.ts';
import { arrange } from '../arrange.ts';
import { breadSlice, loaf, nearby } from '../baked.ts';
import { hills } from '../countryside.ts';
import { crate } from '../crate.ts';
import { bloodOrange, lemonCut } from '../fruit.ts';
import { board } from '../goods.ts';
import { shadeOf } from '../light.ts';
import { flatCloth } from '../linen.ts';
import { backdrop, cutPaper, windowLight } from '../paper.ts';
import { branch, crumbs, half, lemon, orange, pear, slice } from '../produce.ts';
import { bottle, bowl, jar } from '../vessels.ts';

export const table: Scenes = {
  'hero-autumn-table': ({ width, height, random }) => {
    const heap: Svg[] = [
      orange([1590, 560], 84, '#d5622a').art,
      lemon([1730, 570], 74, '#e4bd35', -0.3).art,
      orange([1480, 590], 78, '#c9502a').art,
      orange([1660, 602], 86, '#d9702f').art,
      lemon([1545, 632], 70, '#dfb32e', 0.25).art,
    ];
    return [
      backdrop({ width, height }, { wall: '#e9d0ad', table: '#c98d62' }, 780, random),
      windowLight([-60, -90], { width: 760, height: 940, lean: 0.36, colour: '#fff8e6', opacity: 0.42 }),
      cutPaper(turn(rectangle(1130, -90, 380, 640), 0.04, [1300, 200]), '#b4452b', random),
      cutPaper(ellipse([1740, 280], [200, 200], { steps: 40 }), '#e3b04b', random),
      flatCloth(
        [
          [760, 930],
          [1700, 880],
          [2120, 1330],
          [640, 1380],
        ],
        { cloth: '#f3ecdd', stripe: '#5b7285', shadow: '#6d4429' },
        random,
        [0.06, 0.1, 0.88, 0.92],
      ),
      ...arrange(
        [
          bowl(
            { x: 1610, foot: 850 },
            { width: 500, height: 230, clay: '#4f6b62', inside: '#3c534b', heap: heap.join('') },
          ),
          bottle(
            { x: 1255, foot: 860 },
            {
              width: 190,
              height: 680,
              glass: '#3f5230',
              cap: '#c9a24a',
              label: { paper: '#f6f1e7', ink: '#3f5230', low: 90, high: 300, mark: 'leaf' },
            },
          ),
          jar(
            { x: 1010, foot: 960 },
            {
              width: 270,
              height: 390,
              glass: '#f0e0c8',
              content: '#b5360f',
              lid: '#f0e4cc',
              label: { paper: '#f6f1e7', ink: '#b4452b', low: 70, high: 220, mark: 'sun' },
            },
          ),
          pear([1880, 960], 250, '#b3a83f', 0.08),
          pear([1990, 1010], 230, '#a89a3a', -0.1),
          loaf([1480, 1060], 520, random),
          half([1130, 1150], 96, bloodOrange, { random, lean: -0.1 }),
          slice([900, 1130], 84, bloodOrange, { random }),
        ],
        { colour: '#6b3a22' },
      ),
      crumbs(nearby([1560, 1190], [220, 40]), 24, '#d3a668', random),
      branch(
        [
          [2060, 40],
          [1900, 90],
          [1760, 60],
          [1600, 120],
        ],
        {
          leaf: '#75804a',
          wood: '#5a4a33',
          length: 150,
          width: 48,
          pairs: 7,
          fruit: { colour: '#4a4f28', radius: 30 },
        },
        random,
      ),
    ];
  },

  'wholesale-crates': ({ width, height, random }) => {
    const wood = '#c49a63';
    const bottles = (x: number, foot: number): Svg[] =>
      [0, 1, 2, 3].map(
        (index) =>
          bottle(
            { x: x - 200 + index * 135, foot: foot - 60 },
            {
              width: 112,
              height: 420,
              glass: '#3f5230',
              cap: '#d9c9a8',
              label: { paper: '#f6f1e7', ink: '#3f5230', low: 140, high: 250, mark: 'leaf' },
            },
          ).art,
      );
    const jars = (x: number, foot: number): Svg[] =>
      [0, 1, 2].map(
        (index) =>
          jar(
            { x: x - 160 + index * 185, foot: foot - 70 },
            {
              width: 170,
              height: 300,
              glass: '#efe0c6',
              content: (['#b5360f', '#7a3a0d', '#d3b44a'] as const)[index] ?? '#b5360f',
              lid: '#efe3cb',
            },
          ).art,
      );
    const lower = crate(
      { x: 520, foot: 1080 },
      { width: 660, height: 270, depth: 230, wood, mark: '#7a4a2a' },
      random,
    );
    const upper = crate(
      { x: 545, foot: 806 },
      { width: 640, height: 250, depth: 220, wood: '#b98a55', mark: '#b4452b' },
      random,
      () => bottles(600, 806),
    );
    const right = crate(
      { x: 1290, foot: 1110 },
      { width: 640, height: 280, depth: 230, wood: '#d0a972', mark: '#7a4a2a' },
      random,
      () => jars(1350, 1110),
    );
    return [
      backdrop({ width, height }, { wall: '#a9b49b', table: '#8a9079' }, 760, random),
      windowLight([760, -60], { width: 640, height: 700, lean: 0.34, colour: '#fbf6dc', opacity: 0.35 }),
      ...arrange([lower, right], { colour: '#3f4434', length: 0.9 }),
      fill(
        [
          [200, 812],
          [850, 812],
          [965, 734],
          [320, 734],
        ],
        linear(
          [200, 0],
          [960, 0],
          [
            [0, '#5a3a20', 0.4],
            [1, '#2a1a12', 0.6],
          ],
        ),
      ),
      upper.art,
      ...arrange(
        [lemon([800, 1150], 70, '#e4bd35', 0.1), half([960, 1165], 68, lemonCut, { random, lean: 0.05 })],
        {
          colour: '#3f4434',
        },
      ),
    ];
  },

  'maker-kitchen': ({ width, height, random }) => {
    const wall = '#c9d0c0';
    const shelf = (y: number): Svg =>
      group([
        blurred(8, [fill(rectangle(660, y + 18, 960, 46), '#5d6a5c', 0.5)]),
        fill(rectangle(640, y, 980, 26), '#9a6f46'),
        fill(rectangle(640, y + 18, 980, 9), shadeOf('#9a6f46')),
      ]);
    const onShelf = ([720, 850, 980, 1130, 1290, 1440, 1560] as const).map((x, index) =>
      index % 3 === 1
        ? bottle(
            { x, foot: 350 },
            {
              width: 84,
              height: 260,
              glass: '#3f5a44',
              cap: '#d9c9a8',
              label: { paper: '#f6f1e7', ink: '#22201b', low: 40, high: 120 },
            },
          )
        : jar(
            { x, foot: 350 },
            {
              width: 110,
              height: 160 + (index % 2) * 30,
              glass: '#dfe4d8',
              content: (['#b5360f', '#7a3a0d', '#d3b44a', '#8f2f2b'] as const)[index % 4] ?? '#b5360f',
              lid: '#efe3cb',
              label: { paper: '#f6f1e7', ink: '#b4452b', low: 30, high: 90, mark: 'bars' },
            },
          ),
    );
    const hooks = ([760, 880, 1010] as const).map((x, index) =>
      group([
        line(
          [
            [x, 470],
            [x, 640 + index * 24],
          ],
          '#6b4a2f',
          12,
        ),
        fill(ellipse([x, 676 + index * 24], [38 + index * 5, 46]), index === 1 ? '#b98a55' : '#8c9190'),
        fill(ellipse([x - 10, 668 + index * 24], [14, 22]), '#ffffff', 0.3),
      ]),
    );
    return [
      backdrop({ width, height }, { wall, table: '#b88a5c' }, 800, random),
      fill(rectangle(90, 70, 430, 600), '#8a9484'),
      fill(
        rectangle(104, 84, 402, 572),
        linear(
          [104, 84],
          [506, 656],
          [
            [0, '#fdf6e2'],
            [1, '#e9dcb8'],
          ],
        ),
      ),
      hills(
        [
          [104, 520],
          [250, 470],
          [380, 500],
          [506, 450],
        ],
        '#c2bd8a',
        656,
        random,
      ),
      fill(rectangle(296, 84, 18, 572), '#f3efe2'),
      fill(rectangle(104, 350, 402, 16), '#f3efe2'),
      fill(rectangle(70, 656, 470, 30), '#efe9d8'),
      fill(rectangle(70, 680, 470, 10), '#8a9484'),
      group(
        [
          blurred(6, [
            fill(
              [
                [560, 760],
                [900, 560],
                [1180, 560],
                [880, 790],
              ],
              '#fff6dc',
            ),
          ]),
        ],
        { opacity: 0.35 },
      ),
      shelf(350),
      ...onShelf.map((thing) => thing.art),
      line(
        [
          [690, 476],
          [1100, 476],
        ],
        '#5a4a3c',
        9,
      ),
      ...hooks,
      board(
        [
          [180, 985],
          [760, 960],
          [830, 1090],
          [170, 1120],
        ],
        '#c79b66',
        26,
        '#5d3d24',
      ),
      ...arrange(
        [
          bowl(
            { x: 1180, foot: 1010 },
            {
              width: 520,
              height: 250,
              clay: '#d8cfbd',
              inside: '#b9ad97',
              heap: group([
                fill(
                  smooth(
                    [
                      [960, 762],
                      [1060, 690],
                      [1180, 660],
                      [1310, 690],
                      [1400, 762],
                      [1180, 812],
                    ],
                    { closed: true },
                  ),
                  '#efe2c4',
                ),
                fill(
                  smooth(
                    [
                      [1180, 800],
                      [1260, 690],
                      [1310, 690],
                      [1400, 762],
                    ],
                    { closed: true },
                  ),
                  '#c9b68f',
                  0.7,
                ),
              ]),
            },
          ),
          bottle(
            { x: 1500, foot: 1010 },
            {
              width: 150,
              height: 520,
              glass: '#4d5a2c',
              cap: '#c9a24a',
              label: { paper: '#f6f1e7', ink: '#4d5a2c', low: 70, high: 230, mark: 'leaf' },
            },
          ),
          loaf([430, 1010], 460, random),
        ],
        { colour: '#5d3d24', length: 0.8 },
      ),
      breadSlice([770, 1130], 260, random, { squash: 0.5, lean: 0.1 }).art,
      crumbs(nearby([900, 1130], [220, 50]), 24, '#efe2c4', random),
      cutPaper(
        [
          [1240, 1090],
          [1460, 1080],
          [1480, 1170],
          [1250, 1180],
        ],
        '#f6f1e7',
        random,
        4,
      ),
      ...[0, 1, 2].map((row) =>
        line(
          [
            [1275, 1112 + row * 20],
            [1420 - row * 22, 1106 + row * 20],
          ],
          '#8a7f70',
          4,
        ),
      ),
    ];
  },
};
