import { pictures as agendaPictures } from '../agenda/pictures/index.ts';
import { pictures as almanacPictures } from '../almanac/pictures/index.ts';
import { pictures as atelierPictures } from '../atelier/pictures/index.ts';
import { pictures as darkroomPictures } from '../darkroom/pictures/index.ts';
import { pictures as osteriaPictures } from '../osteria/pictures/index.ts';
import { pictures as provisionsPictures } from '../provisions/pictures/index.ts';
import { pictures as strandPictures } from '../strand/pictures/index.ts';
import { agenda } from './agenda/index.ts';
import { almanac } from './almanac/index.ts';
import { atelier } from './atelier/index.ts';
import type { PictureSet } from './draw.ts';
import { darkroom } from './darkroom/index.ts';
import { osteria } from './osteria/index.ts';
import { strand } from './strand/index.ts';
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
  {
    template: 'almanac',
    scenes: almanac,
    pictures: almanacPictures,
    grain: { fine: 0.034, cloud: 0.03, fray: 0.8 },
  },
  {
    template: 'osteria',
    scenes: osteria,
    pictures: osteriaPictures,
    grain: { fine: 0.034, cloud: 0.012, fray: 0.7 },
  },
  {
    template: 'darkroom',
    scenes: darkroom,
    pictures: darkroomPictures,
    grain: { fine: 0.085, cloud: 0.012, fray: 0.5 },
  },
  {
    template: 'strand',
    scenes: strand,
    pictures: strandPictures,
    grain: { fine: 0.03, cloud: 0.016, fray: 1.1 },
  },
  {
    template: 'agenda',
    scenes: agenda,
    pictures: agendaPictures,
    grain: { fine: 0.012, cloud: 0.006, fray: 0 },
  },
];
