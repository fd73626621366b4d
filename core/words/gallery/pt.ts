import type { Translation } from '../languages.ts';
import type { en } from './en.ts';

export const pt: Translation<typeof en> = {
  gallery: 'Galeria',
  carousel: 'carrossel',
  of: 'de',
  pause: 'Pausa',
  previous: 'Anterior',
  next: 'Seguinte',
  slide: 'Diapositivo {number}',
  picture: 'Imagem',
  pictures: 'Imagens',
  pictureOf: 'Imagem {number} de {total}',
  videoOf: 'Vídeo {number} de {total}',
  close: 'Fechar',
  caption: 'Legenda',
  zoomIn: 'Ampliar',
  zoomOut: 'Reduzir',
};
