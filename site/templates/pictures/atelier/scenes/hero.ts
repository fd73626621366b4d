import type { Scenes } from '../../scene.ts';
import { figure, gap, indoors, room, stairs } from '../architecture.ts';
import { box, plane } from '../solids.ts';
import { perspective } from '../space.ts';
import { dusk, paint, type View } from '../view.ts';

export const hero: Scenes = {
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
};
