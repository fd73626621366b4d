import { mix, type Hex } from '../../colour.ts';
import { rectangle, type Outline } from '../../geometry.ts';
import type { Scenes } from '../../scene.ts';
import { blurred, clipped, fill, group, line, linear, type Svg } from '../../svg.ts';
import { bareTree, figure, stairs } from '../architecture.ts';
import { glass, land, sky } from '../outdoors.ts';
import { box, extrude, plane, type Solid } from '../solids.ts';
import { parallel, perspective } from '../space.ts';
import { accent, evening, ink, plaster, timber } from '../tones.ts';
import { dusk, paint, type View } from '../view.ts';

export const houses: Scenes = {
  'slope-house-exterior': ({ width, height, random }) => {
    const view: View = {
      width,
      height,
      camera: perspective({ eye: [-7, -15, 0.6], yaw: 0.36, focal: 1500, centre: [760, 720] }),
      sun: [1, 0.75, -0.95],
      tones: plaster,
    };
    const upper = [
      box([-3, 0.2, 3], [7.5, 6, 5.9]),
      glass(
        [
          [-2.2, 0.19, 3.4],
          [2.6, 0.19, 3.4],
          [2.6, 0.19, 5.5],
          [-2.2, 0.19, 5.5],
        ],
        '#2c3036',
      ),
      glass(
        [
          [3.6, 0.19, 4.4],
          [6.6, 0.19, 4.4],
          [6.6, 0.19, 5.5],
          [3.6, 0.19, 5.5],
        ],
        '#2c3036',
      ),
      glass(
        [
          [-3.01, 1.4, 3.4],
          [-3.01, 4.6, 3.4],
          [-3.01, 4.6, 5.5],
          [-3.01, 1.4, 5.5],
        ],
        '#4a4f55',
        [-1, 0, 0],
      ),
      box([-4.6, -1.6, 5.9], [8, 6.4, 6.15]),
    ];
    return [
      sky(view, '#dfe0de', '#f4f1ea'),
      land(
        [
          [-20, 420],
          [320, 360],
          [760, 470],
          [1180, 400],
          [1640, 300],
        ],
        '#c9c8c2',
        view,
      ),
      bareTree(view, [13, 16, 2.4], 9, {
        look: { wood: '#6a6a68', crown: '#a3a39c', opacity: 0.45 },
        random,
      }),
      bareTree(view, [-1, 20, 1], 8, { look: { wood: '#7a7a78', crown: '#b0b0a8', opacity: 0.45 }, random }),
      ...paint(view, [
        plane(
          [
            [-60, -16, -0.2],
            [60, -16, -0.2],
            [60, 40, -0.2],
            [-60, 40, -0.2],
          ],
          [0, 0, 1],
          { skin: '#dcdad2' },
        ),
        extrude(
          [
            [7.6, -0.2],
            [24, -0.2],
            [24, 5.6],
            [15, 4.2],
          ],
          'y',
          [3, 9],
          { skin: '#d2d0c8' },
        ),
        box([2.4, 1, -0.2], [7.5, 6, 3], { skin: '#c9c5bb' }),
        glass(
          [
            [3.1, 0.99, 0],
            [4.3, 0.99, 0],
            [4.3, 0.99, 2.3],
            [3.1, 0.99, 2.3],
          ],
          accent,
        ),
        ...upper.slice(0, 4),
        ...stairs({
          start: [7.6, -0.6, -0.2],
          steps: 16,
          going: 0.3,
          rise: 0.2,
          width: 1.3,
          toward: 'right',
          eye: -7,
        }),
        box([-2.6, 0.5, -0.2], [-2.3, 0.8, 3]),
        box([-2.6, 5, -0.2], [-2.3, 5.3, 3]),
        upper[4] ?? '',
        figure(view, [0.2, -1, -0.2], { colour: ink, shadow: '#5a5a5c' }),
      ]),
      bareTree(view, [-6.2, -3.4, -0.2], 6.4, {
        look: { wood: '#3a3a3c', crown: '#8d8d86', opacity: 0.35 },
        random,
      }),
      dusk(view, [1, 1], [0.5, 0.3], 0.55),
    ];
  },

  boathouse: ({ width, height, random }) => {
    const view: View = {
      width,
      height,
      camera: parallel({ scale: 78, origin: [760, 690] }),
      sun: [1, 0.9, -0.9],
      tones: timber,
    };
    const boards = Array.from({ length: 46 }, (_, index) => index);
    const gable: Solid = extrude(
      [
        [-4, 0.6],
        [4, 0.6],
        [4, 3.6],
        [0, 6.6],
        [-4, 3.6],
      ],
      'y',
      [0, 9],
      { skin: '#5a4c41' },
    );
    const body = view.camera.project([
      [-4, 0, 0.6],
      [4, 0, 0.6],
      [4, 0, 3.6],
      [0, 0, 6.6],
      [-4, 0, 3.6],
    ]);
    const building = [
      ...paint(view, [
        box([4, 2, 0.6], [13.5, 9, 2.9], { skin: '#8a7a6a' }),
        box([3.6, 1.6, 2.9], [14, 9.4, 3.12]),
        glass(
          [
            [5, 1.99, 0.9],
            [9.6, 1.99, 0.9],
            [9.6, 1.99, 2.6],
            [5, 1.99, 2.6],
          ],
          '#2a2c30',
        ),
        gable,
      ]),
      clipped(
        body,
        boards.map((index) =>
          line(
            view.camera.project([
              [-4 + index * 0.178, 0, 0.6],
              [-4 + index * 0.178, 0, 6.6],
            ]),
            index % 3 ? '#3a3029' : '#7d6c5d',
            2.4,
            { opacity: 0.6, cap: 'butt' },
          ),
        ),
      ),
      fill(
        body,
        linear(
          [450, 200],
          [1080, 650],
          [
            [0, '#f3e6d2', 0.3],
            [0.5, '#f3e6d2', 0],
            [1, '#17120e', 0.5],
          ],
        ),
      ),
      ...paint(view, [
        plane(
          [
            [-2.2, -0.01, 0.6],
            [2.2, -0.01, 0.6],
            [2.2, -0.01, 3.9],
            [-2.2, -0.01, 3.9],
          ],
          [0, -1, 0],
          { flat: { colour: '#15120f' } },
        ),
        box([-5, -1.2, 0.35], [14.4, 0, 0.6], { skin: '#d9cfc0' }),
        ...[-4.6, -1.4, 1.8, 5, 8.4, 11.8].map((x) =>
          box([x, -1, -0.6], [x + 0.2, -0.8, 0.35], { skin: '#6a5c50' }),
        ),
        figure(view, [7.4, -0.6, 0.6], { colour: ink, shadow: '#5d5044', lean: 0.5 }),
      ]),
      fill(
        view.camera.project([
          [-1.5, -1.4, 1.05],
          [1.6, -1.4, 1.05],
          [1.2, -1.4, 0.62],
          [-1.1, -1.4, 0.62],
        ]),
        '#efe9df',
      ),
      line(
        view.camera.project([
          [-1.5, -1.4, 1.05],
          [1.6, -1.4, 1.05],
        ]),
        accent,
        6,
      ),
    ];
    const ripples = Array.from({ length: 60 }, () => {
      const y = 748 + random.next() ** 1.4 * 340;
      const x = random.between(-100, 1600);
      return line(
        [
          [x, y],
          [x + random.between(60, 320), y],
        ],
        random.pick(['#f3eee4', '#8f8f8c', '#f3eee4']),
        random.between(2, 5),
        { opacity: 0.5 },
      );
    });
    return [
      sky(view, '#d6d5d2', '#f1ece2'),
      land(
        [
          [-20, 520],
          [240, 440],
          [560, 500],
          [1000, 420],
          [1300, 470],
          [1640, 400],
        ],
        '#bdb9b0',
        view,
      ),
      land(
        [
          [-20, 620],
          [300, 590],
          [800, 630],
          [1640, 580],
        ],
        '#a8a399',
        view,
      ),
      bareTree(view, [10.6, 10, 0], 8.4, {
        look: { wood: '#6a5f55', crown: '#9d958a', opacity: 0.5 },
        random,
      }),
      fill(
        rectangle(0, 676, width, 430),
        linear(
          [0, 676],
          [0, 1100],
          [
            [0, '#a9aaa6'],
            [1, '#d9d6cf'],
          ],
        ),
      ),
      group([blurred(3, [group(building, { transform: 'translate(0 1474) scale(1 -1)' })])], {
        opacity: 0.42,
      }),
      ...building,
      ...ripples,
      dusk(view, [1, 1], [0.5, 0.4], 0.5),
    ];
  },

  'bridge-house': ({ width, height, random }) => {
    const view: View = {
      width,
      height,
      camera: perspective({ eye: [-4, -19, 1], yaw: 0.2, focal: 1500, centre: [800, 640] }),
      sun: [1, 0.8, -1],
      tones: evening,
    };
    const cliff = (edge: Outline, tone: Hex, facets: readonly Outline[]): Svg =>
      group([
        fill(edge, tone),
        clipped(
          edge,
          facets.map((facet, index) =>
            fill(facet, mix(tone, index % 2 ? '#14171f' : '#aab2bf', index % 2 ? 0.28 : 0.2)),
          ),
        ),
      ]);
    const fins = Array.from({ length: 34 }, (_, index) =>
      box([-8 + index * 0.62, -0.12, 1.5], [-7.88 + index * 0.62, 0.1, 4.5], { skin: '#c9c7c2' }),
    );
    return [
      sky(view, '#c5cad2', '#f0ece6'),
      land(
        [
          [-20, 330],
          [260, 250],
          [560, 380],
          [900, 300],
          [1200, 380],
          [1640, 230],
        ],
        '#a9afb9',
        view,
      ),
      bareTree(view, [9, 12, 1], 9, { look: { wood: '#5d636e', crown: '#8f96a2', opacity: 0.5 }, random }),
      bareTree(view, [14, 14, 1], 10, { look: { wood: '#5d636e', crown: '#8f96a2', opacity: 0.5 }, random }),
      fill(
        rectangle(0, 480, width, 640),
        linear(
          [0, 480],
          [0, 1100],
          [
            [0, '#b3bac5'],
            [0.6, '#dcdfe3'],
            [1, '#c3c9d2'],
          ],
        ),
      ),
      land(
        [
          [360, 900],
          [620, 800],
          [820, 860],
          [1040, 780],
          [1300, 900],
        ],
        '#aab1bc',
        view,
      ),
      cliff(
        [
          [-20, 600],
          [300, 615],
          [390, 640],
          [350, 760],
          [470, 860],
          [430, 980],
          [560, 1120],
          [-20, 1120],
        ],
        '#4d5460',
        [
          [
            [-20, 600],
            [180, 612],
            [120, 820],
            [-20, 900],
          ],
          [
            [300, 615],
            [390, 640],
            [350, 760],
            [470, 860],
            [430, 980],
            [560, 1120],
            [330, 1120],
            [290, 900],
            [250, 760],
          ],
          [
            [120, 820],
            [250, 760],
            [290, 900],
            [200, 1000],
          ],
        ],
      ),
      cliff(
        [
          [1620, 560],
          [1260, 612],
          [1200, 660],
          [1240, 780],
          [1120, 880],
          [1150, 1000],
          [1040, 1120],
          [1620, 1120],
        ],
        '#434a56',
        [
          [
            [1260, 612],
            [1200, 660],
            [1240, 780],
            [1120, 880],
            [1150, 1000],
            [1040, 1120],
            [1180, 1120],
            [1290, 940],
            [1330, 760],
          ],
          [
            [1400, 600],
            [1620, 570],
            [1620, 900],
            [1480, 1120],
            [1440, 840],
          ],
          [
            [1330, 760],
            [1400, 600],
            [1440, 840],
          ],
        ],
      ),
      ...paint(view, [
        box([-9.6, 0, 0.9], [13, 4, 1.3], { skin: '#dedcd7' }),
        plane(
          [
            [-8, 0.1, 1.3],
            [13, 0.1, 1.3],
            [13, 0.1, 4.5],
            [-8, 0.1, 4.5],
          ],
          [0, -1, 0],
          { flat: { colour: '#f3d9a4' } },
        ),
        plane(
          [
            [-8, 0.09, 1.3],
            [13, 0.09, 1.3],
            [13, 0.09, 4.5],
            [-8, 0.09, 4.5],
          ],
          [0, -1, 0],
          { flat: { colour: '#20242e', opacity: 0.72 } },
        ),
        plane(
          [
            [-1.6, 0.08, 1.3],
            [4.6, 0.08, 1.3],
            [4.6, 0.08, 4.5],
            [-1.6, 0.08, 4.5],
          ],
          [0, -1, 0],
          { flat: { colour: '#f0dcae' } },
        ),
        figure(view, [1.4, 0.05, 1.3], { colour: '#20242e', shadow: '#20242e', lean: 0 }),
        ...fins,
        box([-8.2, 0, 1.3], [-8, 4, 4.5]),
        box([-9.6, -0.9, 4.5], [13.4, 4.6, 4.85]),
      ]),
      dusk(view, [1, 1], [0.4, 0.3], 0.6),
    ];
  },
};
