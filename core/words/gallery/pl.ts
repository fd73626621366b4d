import type { Translation } from '../languages.ts';
import type { en } from './en.ts';

export const pl: Translation<typeof en> = {
  gallery: 'Galeria',
  carousel: 'karuzela',
  of: 'z',
  pause: 'Wstrzymaj',
  previous: 'Poprzednie',
  next: 'Następne',
  slide: 'Slajd {number}',
  picture: 'Zdjęcie',
  pictures: 'Zdjęcia',
  pictureOf: 'Zdjęcie {number} z {total}',
  videoOf: 'Film {number} z {total}',
  close: 'Zamknij',
  caption: 'Podpis',
  zoomIn: 'Powiększ',
  zoomOut: 'Pomniejsz',
};
