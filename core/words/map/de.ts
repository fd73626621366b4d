import type { Translation } from '../languages.ts';
import type { en } from './en.ts';

export const de: Translation<typeof en> = {
  mapOf: 'Karte von {place}',
  mapAround: 'Karte der Umgebung von {place}',
  markedPlace: 'dem markierten Ort',
  openInMaps: '{place} in Karten öffnen',
  thisPlace: 'diesen Ort',
  oneSquare: 'Ein Quadrat ist {distance}.',
  zoomIn: 'Vergrößern',
  zoomOut: 'Verkleinern',
  didNotLoad: '{provider} wurde nicht geladen.',
  tryAgain: 'Noch einmal versuchen',
  showMap: 'Karte von {provider} anzeigen',
  hideMap: 'Karte von {provider} ausblenden',
  loading: 'Wird geladen…',
  directions: 'Route planen',
};
