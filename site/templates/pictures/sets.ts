import { pictures as provisionsPictures } from '../provisions/pictures/index.ts';
import type { PictureSet } from './draw.ts';
import { provisions } from './provisions/index.ts';

export const pictureSets: readonly PictureSet[] = [
  {
    template: 'provisions',
    scenes: provisions,
    pictures: provisionsPictures,
    grain: { fine: 0.045, cloud: 0.018, fray: 0.9 },
  },
];
