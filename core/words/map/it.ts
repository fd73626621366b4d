import type { Translation } from '../languages.ts';
import type { en } from './en.ts';

export const it: Translation<typeof en> = {
  mapOf: 'Mappa di {place}',
  mapAround: 'Mappa dei dintorni di {place}',
  markedPlace: 'il luogo indicato',
  openInMaps: 'Apri {place} nelle mappe',
  thisPlace: 'questo luogo',
  oneSquare: 'Un quadrato è {distance}.',
  zoomIn: 'Ingrandisci',
  zoomOut: 'Riduci',
  didNotLoad: '{provider} non si è caricato.',
  tryAgain: 'Riprova',
  showMap: 'Mostra la mappa di {provider}',
  hideMap: 'Nascondi la mappa di {provider}',
  loading: 'Caricamento…',
  directions: 'Indicazioni stradali',
};
