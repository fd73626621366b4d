import { mix } from '../../colour.ts';
import { ellipse, handCut, rectangle, smooth, type Point } from '../../geometry.ts';
import type { Scenes } from '../../scene.ts';
import { blurred, fill, group, line, linear, type Svg } from '../../svg.ts';
import { hills } from '../countryside.ts';
import { castShadow, shadeOf, type Thing } from '../light.ts';
import { windowLight } from '../paper.ts';
import { pear } from '../produce.ts';
import { saltHeap } from '../salt.ts';
import { bottle, bowl, jar } from '../vessels.ts';

export const journal: Scenes = {
  'journal-winter-larder': ({ width, height, random }) => {
    const wall = '#3d4a48';
    const feet = [330, 730, 1130] as const;
    const contents = ['#b5360f', '#7a3a0d', '#d3b44a', '#8f2f2b', '#6f7a3e', '#d98a3a'] as const;
    const row = (foot: number, level: number): Thing[] => {
      const things: Thing[] = [];
      let x = 40 + level * 30;
      while (x < 1640) {
        const kind = random.next();
        const wide = random.between(150, 210);
        if (kind < 0.2) {
          things.push(
            bottle(
              { x: x + 55, foot },
              {
                width: 112,
                height: random.between(290, 330),
                glass: random.pick(['#56683f', '#6a4a32', '#7f9a94']),
                cap: '#d9c9a8',
                label: { paper: '#efe3cb', ink: '#3a2f26', low: 50, high: 130 },
              },
            ),
          );
          x += 150;
        } else if (kind < 0.32) {
          things.push(
            bowl(
              { x: x + 110, foot },
              {
                width: 220,
                height: 100,
                clay: random.pick(['#c9bfa9', '#5f7a80', '#b4452b']),
                inside: '#8d8674',
              },
            ),
          );
          x += 255;
        } else if (kind < 0.42) {
          things.push(
            pear([x + 60, foot + 8], 150, random.pick(['#a8a544', '#b3903a']), random.around(0, 0.1)),
          );
          x += 150;
        } else {
          const tall = random.between(190, 300);
          things.push(
            jar(
              { x: x + wide / 2, foot },
              {
                width: wide,
                height: tall,
                glass: '#aeb7a8',
                content: random.pick(contents),
                lid: random.pick(['#e6d9bd', '#b98a55', '#b4452b']),
                label: {
                  paper: '#efe6d3',
                  ink: random.pick(['#b4452b', '#3a2f26']),
                  low: tall * 0.2,
                  high: tall * 0.5,
                  mark: random.pick(['bars', 'disc', 'leaf', 'sun']),
                },
              },
            ),
          );
          x += wide + 34;
        }
      }
      return things;
    };
    const shelf = (foot: number): Svg =>
      group([
        blurred(14, [fill(rectangle(-20, foot + 40, 1640, 70), '#131b1b', 0.7)]),
        fill(rectangle(-20, foot - 34, 1640, 60), '#8a5f3a'),
        fill(rectangle(-20, foot + 22, 1640, 36), shadeOf('#8a5f3a')),
        line(
          [
            [-20, foot + 22],
            [1640, foot + 22],
          ],
          '#d6a873',
          5,
          { opacity: 0.8 },
        ),
      ]);
    return [
      fill(rectangle(0, 0, width, height), wall),
      fill(
        rectangle(0, 0, width, height),
        linear(
          [0, 0],
          [width, height],
          [
            [0, '#7d8a7c', 0.8],
            [0.55, wall, 0],
            [1, '#1a2424', 0.6],
          ],
        ),
      ),
      windowLight([160, -60], { width: 760, height: 1280, lean: 0.34, colour: '#f3e6bd', opacity: 0.22 }),
      ...feet.flatMap((foot, level) => {
        const things = row(foot, level);
        return [
          shelf(foot),
          ...things.map((thing) => castShadow(thing, { colour: '#1a1512', length: 0.35, strength: 0.6 })),
          ...things.map((thing) => thing.art),
        ];
      }),
    ];
  },

  'journal-salt-pans': ({ width, height, random }) => {
    const pans = Array.from({ length: 5 }, (_, row) => {
      const near = 640 + row * row * 34 + row * 26;
      const far = 640 + (row + 1) ** 2 * 34 + (row + 1) * 26;
      const columns = 5;
      return Array.from({ length: columns }, (_, column) => {
        const edge = (y: number, at: number): Point => [800 + (at - 2.5) * (200 + (y - 600) * 0.95) + 60, y];
        const gap = 0.05;
        const outline = handCut(
          [
            edge(near + 8, column + gap),
            edge(near + 8, column + 1 - gap),
            edge(far - 8, column + 1 - gap),
            edge(far - 8, column + gap),
          ],
          random,
          { stray: 3 },
        );
        const tone = random.pick(['#e2b3a0', '#c9cdbf', '#a9bfc0', '#d9a08c', '#e9d8c0']);
        return group([
          fill(outline, tone),
          fill(
            outline,
            linear(
              [0, near],
              [200, far],
              [
                [0, '#fff6e4', 0.7],
                [0.7, tone, 0],
              ],
            ),
          ),
          ...Array.from({ length: 3 }, () => {
            const y = random.between(near + 16, far - 14);
            const [x] = edge(y, column + random.between(0.15, 0.6));
            return line(
              [
                [x, y],
                [x + random.between(30, 130), y],
              ],
              '#fffaf0',
              4,
              { opacity: 0.6 },
            );
          }),
        ]);
      }).join('');
    });
    const heaps = (
      [
        [250, 800, 150, 96],
        [520, 760, 110, 70],
        [1290, 880, 260, 170],
        [1010, 770, 120, 78],
      ] as const
    ).map(([x, foot, wide, tall]) => saltHeap([x, foot], wide, tall, random));
    const front = saltHeap([330, 1130], 640, 390, random);
    const rake: Svg = group([
      line(
        [
          [640, 1190],
          [900, 560],
        ],
        '#7a5738',
        16,
      ),
      line(
        [
          [634, 1190],
          [894, 560],
        ],
        '#c49a63',
        6,
      ),
      line(
        [
          [560, 1180],
          [720, 1200],
        ],
        '#7a5738',
        26,
      ),
    ]);
    return [
      fill(
        rectangle(0, 0, width, height),
        linear(
          [0, 0],
          [400, 640],
          [
            [0, '#f7ead2'],
            [1, '#e8b893'],
          ],
        ),
      ),
      fill(ellipse([1130, 420], [130, 130]), '#f6d9a4'),
      hills(
        [
          [-20, 560],
          [240, 510],
          [480, 560],
          [760, 540],
          [1100, 572],
          [1400, 520],
          [1620, 550],
        ],
        '#9a8f93',
        700,
        random,
      ),
      fill(rectangle(0, 570, width, 80), '#8fa9ac'),
      line(
        [
          [0, 590],
          [width, 590],
        ],
        '#f3e6cf',
        5,
        { opacity: 0.6 },
      ),
      fill(rectangle(0, 636, width, 600), '#b08a6a'),
      fill(
        rectangle(0, 636, width, 600),
        linear(
          [0, 636],
          [width, 1200],
          [
            [0, mix('#b08a6a', '#ffffff', 0.3), 0.8],
            [1, '#6d4a3a', 0.5],
          ],
        ),
      ),
      ...pans,
      ...[...heaps, front].flatMap((heap) => [
        castShadow(heap, { colour: '#6a4a48', length: 1.2 }),
        heap.art,
      ]),
      blurred(6, [
        fill(
          smooth([
            [640, 1196],
            [800, 1186],
            [1300, 1190],
            [1300, 1204],
            [640, 1206],
          ]),
          '#4a3028',
          0.5,
        ),
      ]),
      rake,
    ];
  },
};
