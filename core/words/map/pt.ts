import type { Translation } from '../languages.ts';
import type { en } from './en.ts';

export const pt: Translation<typeof en> = {
  mapOf: 'Mapa de {place}',
  mapAround: 'Mapa da zona de {place}',
  markedPlace: 'o local assinalado',
  openInMaps: 'Abrir {place} nos mapas',
  thisPlace: 'este local',
  oneSquare: 'Um quadrado são {distance}.',
  zoomIn: 'Ampliar',
  zoomOut: 'Reduzir',
  didNotLoad: '{provider} não carregou.',
  tryAgain: 'Tentar de novo',
  showMap: 'Mostrar o mapa de {provider}',
  hideMap: 'Ocultar o mapa de {provider}',
  loading: 'A carregar…',
  directions: 'Obter direções',
};
