import type { Translation } from '../languages.ts';
import type { en } from './en.ts';

export const fr: Translation<typeof en> = {
  gallery: 'Galerie',
  carousel: 'carrousel',
  of: 'sur',
  pause: 'Pause',
  previous: 'Précédent',
  next: 'Suivant',
  slide: 'Diapositive {number}',
  picture: 'Image',
  pictures: 'Images',
  pictureOf: 'Image {number} sur {total}',
  videoOf: 'Vidéo {number} sur {total}',
  close: 'Fermer',
  caption: 'Légende',
  zoomIn: 'Zoom avant',
  zoomOut: 'Zoom arrière',
};
