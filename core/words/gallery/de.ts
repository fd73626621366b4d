import type { Translation } from '../languages.ts';
import type { en } from './en.ts';

export const de: Translation<typeof en> = {
  gallery: 'Galerie',
  carousel: 'Karussell',
  of: 'von',
  pause: 'Pause',
  previous: 'Zurück',
  next: 'Weiter',
  slide: 'Bild {number}',
  picture: 'Bild',
  pictures: 'Bilder',
  pictureOf: 'Bild {number} von {total}',
  videoOf: 'Video {number} von {total}',
  close: 'Schließen',
  caption: 'Bildunterschrift',
  zoomIn: 'Vergrößern',
  zoomOut: 'Verkleinern',
};
