import type { Translation } from '../languages.ts';
import type { en } from './en.ts';

export const it: Translation<typeof en> = {
  gallery: 'Galleria',
  carousel: 'carosello',
  of: 'di',
  pause: 'Pausa',
  previous: 'Precedente',
  next: 'Successivo',
  slide: 'Diapositiva {number}',
  picture: 'Immagine',
  pictures: 'Immagini',
  pictureOf: 'Immagine {number} di {total}',
  videoOf: 'Video {number} di {total}',
  close: 'Chiudi',
  caption: 'Didascalia',
  zoomIn: 'Ingrandisci',
  zoomOut: 'Riduci',
};
