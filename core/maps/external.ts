import { addressOf, markerOf, type MapLocation } from './location.ts';

/** The page of a map elsewhere, for those who want to go there. Opened by a person, never by a page. */
export function externalMapUrl(location: MapLocation): string {
  const { lat, lng } = markerOf(location);
  const query = addressOf(location) || `${lat},${lng}`;
  return `https://maps.google.com/maps?q=${encodeURIComponent(query)}&ll=${lat},${lng}&z=${location.mapZoom}`;
}
