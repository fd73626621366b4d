import type { TemplatePicture } from '../template.ts';

const centre = { x: 0.5, y: 0.5 };

export const pictures: readonly TemplatePicture[] = [
  {
    name: 'hills',
    file: 'pictures/hills.jpg',
    width: 1800,
    height: 1200,
    alt: 'Four ranges of hills below a pale sun',
    focalPoint: { x: 0.7, y: 0.35 },
  },
  {
    name: 'bowl',
    file: 'pictures/bowl.jpg',
    width: 1200,
    height: 1500,
    alt: 'Two oranges in a white bowl',
    focalPoint: { x: 0.45, y: 0.5 },
  },
  {
    name: 'stairs',
    file: 'pictures/stairs.jpg',
    width: 1800,
    height: 1200,
    alt: 'A flight of stairs that leads up to a door',
    focalPoint: centre,
  },
  {
    name: 'window',
    file: 'pictures/window.jpg',
    width: 1600,
    height: 1600,
    alt: 'Evening light through a window, a vase beside it',
    focalPoint: centre,
  },
];
