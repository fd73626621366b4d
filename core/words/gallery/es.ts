import type { Translation } from '../languages.ts';
import type { en } from './en.ts';

export const es: Translation<typeof en> = {
  gallery: 'Galería',
  carousel: 'carrusel',
  of: 'de',
  pause: 'Pausa',
  previous: 'Anterior',
  next: 'Siguiente',
  slide: 'Diapositiva {number}',
  picture: 'Imagen',
  pictures: 'Imágenes',
  pictureOf: 'Imagen {number} de {total}',
  videoOf: 'Vídeo {number} de {total}',
  close: 'Cerrar',
  caption: 'Leyenda',
  zoomIn: 'Acercar',
  zoomOut: 'Alejar',
};
