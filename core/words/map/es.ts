import type { Translation } from '../languages.ts';
import type { en } from './en.ts';

export const es: Translation<typeof en> = {
  mapOf: 'Mapa de {place}',
  mapAround: 'Mapa de los alrededores de {place}',
  markedPlace: 'el lugar marcado',
  openInMaps: 'Abrir {place} en mapas',
  thisPlace: 'este lugar',
  oneSquare: 'Un cuadrado son {distance}.',
  zoomIn: 'Acercar',
  zoomOut: 'Alejar',
  didNotLoad: '{provider} no se ha cargado.',
  tryAgain: 'Reintentar',
  showMap: 'Mostrar el mapa de {provider}',
  hideMap: 'Ocultar el mapa de {provider}',
  loading: 'Cargando…',
  directions: 'Cómo llegar',
};
