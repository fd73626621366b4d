import type { Translation } from '../languages.ts';
import type { en } from './en.ts';

export const fr: Translation<typeof en> = {
  mapOf: 'Carte de {place}',
  mapAround: 'Carte des environs de {place}',
  markedPlace: 'l’endroit indiqué',
  openInMaps: 'Ouvrir {place} dans les plans',
  thisPlace: 'cet endroit',
  oneSquare: 'Un carré fait {distance}.',
  zoomIn: 'Zoom avant',
  zoomOut: 'Zoom arrière',
  didNotLoad: '{provider} ne s’est pas chargé.',
  tryAgain: 'Réessayer',
  showMap: 'Afficher la carte de {provider}',
  hideMap: 'Masquer la carte de {provider}',
  loading: 'Chargement…',
  directions: 'Itinéraire',
};
