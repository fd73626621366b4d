import { pictures as atelierPictures } from '../atelier/pictures/index.ts';
import { pictures as provisionsPictures } from '../provisions/pictures/index.ts';
import { atelier } from './atelier/index.ts';
import type { PictureSet } from './draw.ts';
import { provisions } from './provisions/index.ts';

/** Every template that has drawn pictures. Paper frays more than plaster does. */
export const pictureSets: readonly PictureSet[] = [
  {
    template: 'provisions',
    scenes: provisions,
    pictures: provisionsPictures,
    grain: { fine: 0.045, cloud: 0.018, fray: 0.9 },
  },
  {
    template: 'atelier',
    scenes: atelier,
    pictures: atelierPictures,
    grain: { fine: 0.045, cloud: 0.014, fray: 0.5 },
  },
];
