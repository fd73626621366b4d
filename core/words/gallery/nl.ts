import type { Translation } from '../languages.ts';
import type { en } from './en.ts';

export const nl: Translation<typeof en> = {
  gallery: 'Galerij',
  carousel: 'carrousel',
  of: 'van',
  pause: 'Pauzeren',
  previous: 'Vorige',
  next: 'Volgende',
  slide: 'Dia {number}',
  picture: 'Afbeelding',
  pictures: 'Afbeeldingen',
  pictureOf: 'Afbeelding {number} van {total}',
  videoOf: 'Video {number} van {total}',
  close: 'Sluiten',
  caption: 'Bijschrift',
  zoomIn: 'Inzoomen',
  zoomOut: 'Uitzoomen',
};
