import type { Hex } from '../../colour.ts';
import type { Scenes } from '../../scene.ts';
import { bars, chair, figure, gap, indoors, room, stairs, table } from '../architecture.ts';
import { box, plane, wall, type Solid } from '../solids.ts';
import { perspective, type Vec } from '../space.ts';
import { ink, plaster } from '../tones.ts';
import { dusk, paint, wire, type View } from '../view.ts';

export const rooms: Scenes = {
  'hero-stair-hall': ({ width, height }) => {
    const view: View = {
      width,
      height,
      camera: perspective({ eye: [5.6, -5.6, 1.7], yaw: 0.03, focal: 1420, centre: [960, 930] }),
      sun: [1, 1, -0.62],
      tones: { paper: '#f2f2ef', shade: '#bdbbb5', deep: '#34343a' },
    };
    const openings = [gap('x', 0, [-1.2, 3.7], [1.2, 6.4])];
    const flight = stairs({
      start: [3, 3.1, 0],
      steps: 20,
      going: 0.32,
      rise: 0.178,
      width: 1.9,
      toward: 'right',
      eye: 5.6,
    });
    return [
      ...paint(view, [
        ...room([0, -8, 0], [12, 5, 6.6], { openings }),
        plane(
          [
            [0, -1.2, 1.2],
            [0, 3.7, 1.2],
            [0, 3.7, 6.4],
            [0, -1.2, 6.4],
          ],
          [1, 0, 0],
          { flat: { colour: '#ffffff' } },
        ),
        plane(
          [
            [9.9, 4.99, 3.56],
            [11.1, 4.99, 3.56],
            [11.1, 4.99, 5.9],
            [9.9, 4.99, 5.9],
          ],
          [0, -1, 0],
          { flat: { colour: '#26262a' } },
        ),
        ...indoors([box([9.4, 3.1, 0], [12, 5, 3.56]), ...flight], openings),
        figure(view, [6.37, 3.6, 1.96], { colour: '#2b4bf2', shadow: '#5a5a5c', lean: 0.4 }),
      ]),
      dusk(view, [1, 0.9], [0.45, 0.35], 0.7),
    ];
  },

  'slope-house-interior': ({ width, height }) => {
    const view: View = {
      width,
      height,
      camera: perspective({ eye: [3, -4.6, 1.5], yaw: 0.02, focal: 1240, centre: [610, 880] }),
      sun: [1, 0.34, -0.72],
      tones: plaster,
    };
    const openings = [gap('x', 0, [-2.2, 3.6], [0.4, 3.3])];
    const frame = bars('y', -0.06, {
      across: [-2.2, 3.6],
      up: [0.4, 3.3],
      look: {
        columns: 3,
        rows: 2,
        skin: '#5a5a5c',
        thick: 0.07,
      },
    });
    return [
      ...paint(view, [
        ...room([0, -6, 0], [6, 5, 4.6], { openings, floor: '#e2dfd6' }),
        plane(
          [
            [0.001, -2.2, 0.4],
            [0.001, 3.6, 0.4],
            [0.001, 3.6, 3.3],
            [0.001, -2.2, 3.3],
          ],
          [1, 0, 0],
          { flat: { colour: '#fdfdfb' } },
        ),
        ...frame,
        ...indoors(
          [
            ...wall({
              along: 'x',
              from: 0,
              to: 6,
              faces: [3.9, 4.1],
              high: 4.6,
              openings: [{ from: 3.6, to: 4.7, low: 0, high: 2.5 }],
            }),
          ],
          openings,
        ),
        plane(
          [
            [3.6, 4.9, 0],
            [4.7, 4.9, 0],
            [4.7, 4.9, 2.5],
            [3.6, 4.9, 2.5],
          ],
          [0, -1, 0],
          { skin: '#6f6e6b', openings: [] },
        ),
        ...indoors(
          [
            box([4.9, -0.4, 0], [6, 3.2, 0.42], { skin: '#dad7cf' }),
            box([5.7, -0.4, 0.42], [6, 3.2, 0.95], { skin: '#dad7cf' }),
          ],
          openings,
        ),
        ...indoors(table([2.1, 0.9, 0], [1.7, 0.9, 0.42], { skin: '#55534f' }), openings),
        figure(view, [1.2, 3.1, 0], { colour: ink, shadow: '#6a6a6c', lean: 0.7 }),
      ]),
      dusk(view, [1, 0], [0.4, 0.5], 0.6),
    ];
  },

  apartment: ({ width, height }) => {
    const view: View = {
      width,
      height,
      camera: perspective({ eye: [2.3, -3.6, 1.55], yaw: 0.04, focal: 1350, centre: [540, 900] }),
      sun: [1, 0.5, -0.85],
      tones: plaster,
    };
    const openings = [
      gap('x', 0, [-1.9, -0.2], [0, 3.1]),
      gap('x', 0, [0.7, 2.2], [0, 3.1]),
      gap('x', 0, [4, 5.6], [0, 3.1]),
      gap('x', 0, [7.4, 9], [0, 3.1]),
    ];
    const doorway = (y: number, skin: Hex): readonly Solid[] =>
      wall(
        {
          along: 'x',
          from: 0,
          to: 5,
          faces: [y, y + 0.24],
          high: 3.6,
          openings: [{ from: 1.5, to: 3.5, low: 0, high: 3 }],
        },
        { skin },
      );
    return [
      ...paint(view, [
        ...room([0, -6, 0], [5, 10, 3.6], { openings, floor: '#d9d3c7' }),
        ...indoors([box([2.35, 9.9, 1], [2.95, 10, 1.8], { skin: '#3a3836' })], openings),
        ...indoors(doorway(6.4, '#d6d3cb'), openings),
        ...indoors(doorway(3, '#b9b6ae'), openings),
        ...openings.slice(0, 2).map((opening) =>
          plane(
            opening.map(([x, y, z]): Vec => [x + 0.001, y, z]),
            [1, 0, 0],
            { flat: { colour: '#ffffff' } },
          ),
        ),
        ...indoors(table([3.7, 0.9, 0], [1.1, 1.7, 0.74], { skin: '#6b6660' }), openings),
        ...indoors(chair([3.25, 1.3, 0], 'left', { skin: '#3a3836' }), openings),
        figure(view, [2.3, 5.2, 0], { colour: ink, shadow: '#6a6a6c', lean: 0.6 }),
      ]),
      dusk(view, [1, 0], [0.4, 0.6], 0.6),
    ];
  },

  studio: ({ width, height }) => {
    const view: View = {
      width,
      height,
      camera: perspective({ eye: [5, -4.6, 1.75], yaw: -0.08, focal: 1080, centre: [880, 640] }),
      sun: [1, 0.42, -0.62],
      tones: plaster,
    };
    const span = [-1.6, 4.4] as const;
    const openings = [gap('x', 0, span, [0.9, 4.3])];
    const model: Solid[] = [
      box([3.5, 1.5, 0.76], [5.1, 2.5, 0.8], { skin: '#d8c9b4' }),
      box([3.8, 2, 0.8], [4.3, 2.3, 1.25]),
      box([4.3, 1.9, 0.8], [4.9, 2.2, 1.02]),
      box([3.8, 1.65, 0.8], [4.05, 1.85, 0.92], { skin: '#8d8880' }),
    ];
    return [
      ...paint(view, [
        ...room([0, -5, 0], [10, 6, 5], { openings, floor: '#d9d5cb' }),
        plane(gap('x', 0.002, span, [0.9, 4.3]), [1, 0, 0], { flat: { colour: '#ffffff' } }),
        ...bars('y', 0.01, {
          across: span,
          up: [0.9, 4.3],
          look: { columns: 6, rows: 4, thick: 0.06, skin: '#3a3a3c' },
        }),
        ...indoors(
          Array.from({ length: 7 }, (_, index) =>
            box(
              [1.2 + index * 1.2, 5.88, 1.2 + (index % 2) * 0.25],
              [2.1 + index * 1.2, 5.94, 2.5 + (index % 3) * 0.2],
              { skin: index === 4 ? '#cfc9bd' : '#fafaf8' },
            ),
          ),
          openings,
        ),
        ...indoors(
          [
            box([0.6, 5.4, 0.9], [9.6, 6, 0.96], { skin: '#6b6660' }),
            ...[1.4, 3.6, 5.8, 8].map((x) =>
              box([x, 5.5, 0.96], [x + 0.7, 5.9, 1.1 + (x % 1) * 0.2], { skin: '#8d8880' }),
            ),
          ],
          openings,
        ),
        ...indoors(
          [
            ...chair([4.2, 3, 0], 'away', { skin: '#3a3836' }),
            ...chair([6, 3, 0], 'away', { skin: '#3a3836' }),
          ],
          openings,
        ),
        ...indoors(table([2.9, 1.2, 0], [4.6, 1.6, 0.76], { skin: '#a89c8a' }), openings),
        ...indoors(model, openings),
        ...indoors([box([5.6, 1.5, 0.76], [6.7, 2.3, 0.77], { skin: '#fdfdfb' })], openings),
        wire(
          view,
          [
            [4.4, 2, 5],
            [4.4, 2, 2.6],
          ],
          { colour: '#2a2a2c', width: 3 },
        ),
        wire(
          view,
          [
            [6.2, 2, 5],
            [6.2, 2, 2.6],
          ],
          { colour: '#2a2a2c', width: 3 },
        ),
        ...[4.4, 6.2].map((x) =>
          box([x - 0.22, 1.8, 2.45], [x + 0.22, 2.2, 2.6], { skin: '#2f2f31', casts: false }),
        ),
        figure(view, [7.9, 3.2, 0], { colour: ink, shadow: '#6a6a6c', lean: 0.7 }),
      ]),
      dusk(view, [1, 0], [0.4, 0.6], 0.6),
    ];
  },
};
