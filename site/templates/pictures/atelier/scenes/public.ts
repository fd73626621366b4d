import { mix, type Hex } from '../../colour.ts';
import { rectangle, smooth } from '../../geometry.ts';
import type { Random } from '../../random.ts';
import type { Scenes } from '../../scene.ts';
import { blurred, fill, group, line, linear, type Svg } from '../../svg.ts';
import { bareTree, chair, columns, figure, gap, indoors, room, skylight, table } from '../architecture.ts';
import { glass, land, sky } from '../outdoors.ts';
import { box, extrude, plane, wall } from '../solids.ts';
import { parallel, perspective, type Vec } from '../space.ts';
import { accent, concrete, ink, plaster, timber } from '../tones.ts';
import { dusk, paint, type View } from '../view.ts';

/** Rows of books on a wall that stands along y: spines in a few tones, gaps where some were taken out. */
function books(
  view: View,
  x: number,
  {
    across: [near, far],
    up: [low, high],
    rows,
    random,
  }: { across: readonly [number, number]; up: readonly [number, number]; rows: number; random: Random },
): Svg {
  const parts: Svg[] = [
    fill(
      view.camera.project([
        [x, near, low],
        [x, far, low],
        [x, far, high],
        [x, near, high],
      ]),
      '#4a4743',
    ),
  ];
  const pitch = (high - low) / rows;
  const spines: readonly [Hex, ...Hex[]] = ['#d9d4c9', '#bfb9ad', '#8d8880', '#6b6761', '#a59f94', '#e6e2d9'];
  for (let row = 0; row < rows; row += 1) {
    const floor = low + row * pitch + 0.05;
    let y = near;
    while (y < far) {
      const thick = random.between(0.05, 0.13);
      const tall = pitch * random.between(0.6, 0.82);
      const end = Math.min(far, y + thick);
      if (random.next() > 0.1) {
        const colour = random.next() < 0.006 ? accent : random.pick(spines);
        parts.push(
          fill(
            view.camera.project([
              [x, y, floor],
              [x, end, floor],
              [x, end, floor + tall],
              [x, y, floor + tall],
            ]),
            colour,
          ),
        );
      }
      y = end + 0.006;
    }
    parts.push(
      fill(
        view.camera.project([
          [x, near, floor - 0.06],
          [x, far, floor - 0.06],
          [x, far, floor],
          [x, near, floor],
        ]),
        '#cfc9be',
      ),
    );
  }
  return group(parts);
}

export const publicBuildings: Scenes = {
  'library-interior': ({ width, height, random }) => {
    const view: View = {
      width,
      height,
      camera: perspective({ eye: [1.5, -3, 1.7], yaw: 0.2, focal: 1050, centre: [700, 640] }),
      sun: [1, 0.32, -0.86],
      tones: timber,
    };
    const windows = [0, 2.6, 5.2, 7.8, 10.4].map((y) => [y, y + 1.5] as const);
    const openings = windows.map((span) => gap('x', 0, span, [1.2, 5.2]));
    const bays = Array.from({ length: 8 }, (_, index) => -2 + index * 2);
    return [
      ...paint(view, [
        ...room([0, -3, 0], [8, 14, 5.8], { openings, floor: '#d3c8b8' }),
        ...openings.map((opening) =>
          plane(
            opening.map(([x, y, z]): Vec => [x + 0.002, y, z]),
            [1, 0, 0],
            { flat: { colour: '#fffdf8' } },
          ),
        ),
        books(view, 7.6, { across: [-2.6, 14], up: [0.1, 5.3], rows: 11, random }),
        ...indoors(
          [...bays].reverse().map((y) => box([7.42, y, 0], [8, y + 0.08, 5.5], { skin: '#c9bba7' })),
          openings,
        ),
        ...indoors([box([7.42, -3, 5.3], [8, 14, 5.5], { skin: '#c9bba7' })], openings),
        plane(gap('y', 13.99, [2.2, 3.4], [0, 2.4]), [0, -1, 0], { flat: { colour: '#2f2822' } }),
        ...indoors(
          [8.4, 5, 1.6].flatMap((y) => [
            ...chair([2.5, y + 0.5, 0], 'left', { skin: '#4a3f37' }),
            ...chair([2.5, y + 1.5, 0], 'left', { skin: '#4a3f37' }),
            ...table([3.05, y, 0], [1.5, 2.4, 0.74], { skin: '#7d6b5a' }),
            box([3.75, y + 0.7, 0.74], [3.85, y + 0.8, 1.1], { skin: '#3a3029' }),
            box([3.6, y + 0.5, 1.1], [4, y + 1, 1.2], { skin: '#efe9df' }),
          ]),
          openings,
        ),
        figure(view, [5.9, 6.2, 0], { colour: ink, shadow: '#5d5044', lean: 0.5 }),
        figure(view, [6.6, 10.4, 0], { colour: '#5a4c41', shadow: '#5d5044', lean: 0.5 }),
      ]),
      dusk(view, [1, 0.1], [0.45, 0.6], 0.7),
    ];
  },

  'library-elevation': ({ width, height, random }) => {
    const view: View = {
      width,
      height,
      camera: parallel({ scale: 64, origin: [820, 850] }),
      sun: [1, 0.9, -1.05],
      tones: timber,
    };
    const fins = Array.from({ length: 29 }, (_, index) =>
      box([-9 + index * 0.62, -0.55, 1], [-8.84 + index * 0.62, 0, 6.2], { skin: '#dccfbc' }),
    );
    return [
      sky(view, '#dcd7ce', '#f4efe6'),
      bareTree(view, [-11, 8, 0], 10, { look: { wood: '#8a7d70', crown: '#b9afa2', opacity: 0.5 }, random }),
      bareTree(view, [11.4, 8, 0], 11, { look: { wood: '#8a7d70', crown: '#b9afa2', opacity: 0.5 }, random }),
      ...paint(view, [
        box([-6, 3, 6], [4, 8, 9.2], { skin: '#c9bba7' }),
        box([-9.4, 0, 0], [9.4, 6, 6.6], { skin: '#b9a993' }),
        glass(
          [
            [-9, -0.01, 1],
            [9, -0.01, 1],
            [9, -0.01, 6.2],
            [-9, -0.01, 6.2],
          ],
          '#4a4038',
        ),
        ...fins,
        box([-9.6, -0.7, 6.2], [9.6, 0, 6.75], { skin: '#efe9df' }),
        box([-9.6, -0.7, 0.7], [9.6, 0, 1], { skin: '#efe9df' }),
        box([2.2, -1.4, 0], [5.6, 0, 3.4], { skin: '#efe9df' }),
        glass(
          [
            [2.8, -1.41, 0],
            [5, -1.41, 0],
            [5, -1.41, 2.8],
            [2.8, -1.41, 2.8],
          ],
          '#241d18',
        ),
        ...[0, 1, 2].map((step) =>
          box([1.6 - step * 0.3, -2 - step * 0.4, -0.4], [6.2 + step * 0.3, -1.4, -step * 0.13], {
            skin: '#e2dacd',
          }),
        ),
        plane(
          [
            [-30, -0.1, 0],
            [30, -0.1, 0],
            [30, -0.1, -6],
            [-30, -0.1, -6],
          ],
          [0, -1, 0],
          { flat: { colour: '#cfc6b8' } },
        ),
        box([1, -3, -0.4], [6.8, -2.4, -0.26], { skin: '#e9e2d6' }),
      ]),
      fill(
        rectangle(0, 850, width, 260),
        linear(
          [0, 850],
          [width, 1100],
          [
            [0, '#e2dacd'],
            [1, '#a89a88'],
          ],
        ),
      ),
      group(
        [
          blurred(3, [
            fill(
              [
                [220, 850],
                [1430, 850],
                [1620, 940],
                [420, 940],
              ],
              '#5d5044',
            ),
          ]),
        ],
        { opacity: 0.4 },
      ),
      figure(view, [-4.6, -3, -0.5], { colour: ink, shadow: '#4a3f36' }),
      figure(view, [-3.9, -3, -0.5], { colour: '#8d5a3c', shadow: '#4a3f36', height: 1.15 }),
      figure(view, [4.4, -3, -0.2], { colour: '#8d5a3c', shadow: '#4a3f36' }),
      bareTree(view, [-8.2, -4, -0.6], 8.2, {
        look: { wood: '#3a3029', crown: '#8a7d70', opacity: 0.28 },
        random,
      }),
      dusk(view, [1, 1], [0.5, 0.3], 0.5),
    ];
  },

  'chapel-interior': ({ width, height }) => {
    const view: View = {
      width,
      height,
      camera: perspective({ eye: [2.6, -6, 1.5], yaw: 0, focal: 1180, centre: [600, 1120] }),
      sun: [0.42, 0.5, -1.5],
      tones: concrete,
    };
    const openings = [skylight(9, [0.1, 3.2], [2.2, 3.9]), gap('x', 0, [1.2, 1.9], [0, 8.6])];
    const benches = [2, 0.6, -0.8, -2.2].flatMap((y) =>
      (
        [
          [0.4, 2.1],
          [3.1, 4.8],
        ] as const
      ).flatMap(([from, to]) => [
        box([from + 0.1, y + 0.1, 0], [from + 0.18, y + 0.4, 0.4], { skin: '#8d8780' }),
        box([to - 0.18, y + 0.1, 0], [to - 0.1, y + 0.4, 0.4], { skin: '#8d8780' }),
        box([from, y + 0.05, 0.4], [to, y + 0.46, 0.45], { skin: '#b3aca2' }),
        box([from, y, 0.5], [to, y + 0.05, 0.86], { skin: '#a59e94' }),
      ]),
    );
    return [
      ...paint(view, [
        ...room([0, -7, 0], [5.2, 5, 9], { openings }),
        plane(gap('x', 0.002, [1.2, 1.9], [0, 8.6]), [1, 0, 0], { flat: { colour: '#ffffff' } }),
        ...indoors(
          [
            box([2.56, 4.86, 2.6], [2.64, 4.98, 6], { skin: '#2a2b2e' }),
            box([1.9, 4.86, 4.7], [3.3, 4.98, 4.78], { skin: '#2a2b2e' }),
          ],
          openings,
        ),
        ...indoors(
          [box([0, 3.4, 0], [5.2, 5, 0.3]), box([1.9, 3.9, 0.3], [3.3, 4.5, 1.25], { skin: '#e9e8e4' })],
          openings,
        ),
        ...indoors(benches, openings),
        figure(view, [2.6, 2.9, 0], { colour: ink, shadow: '#5a5a5c', lean: 0.3 }),
      ]),
      dusk(view, [1, 0.2], [0.3, 0.6], 0.7),
    ];
  },

  'chapel-exterior': ({ width, height, random }) => {
    const view: View = {
      width,
      height,
      camera: perspective({ eye: [-6, -18, 1.4], yaw: 0.42, focal: 1500, centre: [700, 830] }),
      sun: [1, -0.22, -0.8],
      tones: concrete,
    };
    const grass = Array.from({ length: 260 }, () => {
      const y = 860 + random.next() * 250;
      const x = random.between(-20, width + 20);
      return line(
        smooth(
          [
            [x, y],
            [x + 3, y - 12],
            [x + random.around(8, 8), y - random.between(16, 16 + (y - 840) * 0.16)],
          ],
          { steps: 3 },
        ),
        mix('#6d6e6c', '#f0efe9', random.next()),
        2.4,
        { opacity: 0.6 },
      );
    });
    return [
      sky(view, '#cfd2d4', '#f3f1ec'),
      land(
        [
          [-20, 700],
          [300, 640],
          [700, 720],
          [1100, 660],
          [1640, 730],
        ],
        '#bcbdbb',
        view,
      ),
      bareTree(view, [22, 26, 0], 9, { look: { wood: '#8a8b8a', crown: '#b3b4b0', opacity: 0.5 }, random }),
      ...paint(view, [
        plane(
          [
            [-80, -17, 0],
            [80, -17, 0],
            [80, 60, 0],
            [-80, 60, 0],
          ],
          [0, 0, 1],
          { skin: '#d0d0c9' },
        ),
        extrude(
          [
            [0, 0],
            [6, 0],
            [6, 5],
            [1.4, 11],
            [0, 9.6],
          ],
          'y',
          [0, 13],
        ),
        plane(
          [
            [2.5, -0.01, 0],
            [3.9, -0.01, 0],
            [3.9, -0.01, 3],
            [2.5, -0.01, 3],
          ],
          [0, -1, 0],
          { flat: { colour: '#1f2124' } },
        ),
        plane(
          [
            [-0.01, 8.8, 0.2],
            [-0.01, 9.6, 0.2],
            [-0.01, 9.6, 8.4],
            [-0.01, 8.8, 8.4],
          ],
          [-1, 0, 0],
          { flat: { colour: '#33363a' } },
        ),
        box([1.16, -0.1, 7.2], [1.26, 0, 9.4], { skin: '#2a2b2e' }),
        box([0.8, -0.1, 8.6], [1.62, 0, 8.7], { skin: '#2a2b2e' }),
        wall({ along: 'x', from: 6, to: 16, faces: [0, 0.4], high: 2.2 })[0] ?? '',
        figure(view, [1.2, -3.4, 0], { colour: ink, shadow: '#5a5a5c' }),
        figure(view, [0.4, -3, 0], { colour: '#6d6a66', shadow: '#5a5a5c', height: 1.6 }),
      ]),
      ...grass,
      dusk(view, [1, 1], [0.5, 0.4], 0.5),
    ];
  },

  'school-pavilion': ({ width, height, random }) => {
    const view: View = {
      width,
      height,
      camera: perspective({ eye: [-5, -13, 1.5], yaw: 0.5, focal: 1300, centre: [640, 700] }),
      sun: [1, 0.62, -0.9],
      tones: plaster,
    };
    const posts = Array.from({ length: 10 }, (_, index) => [0.3 + index * 2.5, 0.3] as const);
    const endPosts = [3, 5.7].map((y) => [0.3, y] as const);
    const mullions = Array.from({ length: 18 }, (_, index) => index);
    return [
      sky(view, '#d9dbdb', '#f5f2ec'),
      land(
        [
          [-20, 640],
          [400, 600],
          [900, 650],
          [1640, 590],
        ],
        '#c3c3bd',
        view,
      ),
      bareTree(view, [9, 24, 0], 10, { look: { wood: '#7a7a78', crown: '#a9a9a2', opacity: 0.5 }, random }),
      bareTree(view, [20, 26, 0], 12, { look: { wood: '#7a7a78', crown: '#a9a9a2', opacity: 0.5 }, random }),
      ...paint(view, [
        plane(
          [
            [-80, -12.6, -0.3],
            [80, -12.6, -0.3],
            [80, 80, -0.3],
            [-80, 80, -0.3],
          ],
          [0, 0, 1],
          { skin: '#dcdad2' },
        ),
        box([-0.8, -0.8, -0.3], [24, 9, 0], { skin: '#e9e7e0' }),
        ...columns([...endPosts].reverse(), 0.11, [0, 3.5]),
        box([2.4, 2.4, 0], [23, 8, 3.5], { skin: '#b8b2a6' }),
        glass(
          [
            [2.6, 2.39, 0],
            [22, 2.39, 0],
            [22, 2.39, 3.3],
            [2.6, 2.39, 3.3],
          ],
          '#3a3d40',
        ),
        ...mullions
          .map((index) => box([2.6 + index * 1.1, 2.3, 0], [2.68 + index * 1.1, 2.4, 3.3]))
          .reverse(),
        plane(
          [
            [6, 2.29, 0],
            [7, 2.29, 0],
            [7, 2.29, 2.4],
            [6, 2.29, 2.4],
          ],
          [0, -1, 0],
          { flat: { colour: '#a5562f' } },
        ),
        figure(view, [4.6, 1.5, 0], { colour: '#6d6a66', shadow: '#5a5a5c', height: 1.2 }),
        ...columns([...posts].reverse(), 0.11, [0, 3.5]),
        box([-1.2, -1.2, 3.5], [24.4, 9.4, 3.85]),
        figure(view, [-0.4, -3.2, -0.3], { colour: ink, shadow: '#5a5a5c', height: 1.68 }),
        figure(view, [0.4, -3.4, -0.3], { colour: '#8d5a3c', shadow: '#5a5a5c', height: 1.1 }),
        figure(view, [3.6, -3, -0.3], { colour: '#4a4a4c', shadow: '#5a5a5c', height: 1.25 }),
      ]),
      bareTree(view, [-5.4, -4, -0.3], 7, {
        look: { wood: '#3a3a3c', crown: '#8d8d86', opacity: 0.3 },
        random,
      }),
      dusk(view, [1, 1], [0.5, 0.3], 0.5),
    ];
  },
};
