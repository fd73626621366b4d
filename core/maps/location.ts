export interface Place {
  lat: number;
  lng: number;
}

/** A place on a map, and how it is seen. */
export interface MapPoint {
  mapLat: number;
  mapLng: number;
  /** As the map, unless it is told. */
  markerLat: number | null;
  markerLng: number | null;
  mapZoom: number;
}

/** Where a map is, and what is there. */
export interface MapLocation extends MapPoint {
  addressTitle: string;
  addressLine1: string;
  addressLine2: string;
  addressCountry: string;
}

/** What stands for a place that nobody has told: there is only water. */
export const NOWHERE: Readonly<Place> = { lat: 0, lng: 0 };

export const MAX_LATITUDE = 90;
export const MAX_LONGITUDE = 180;
export const MIN_ZOOM = 1;
export const MAX_ZOOM = 20;

export const isSomewhere = ({ mapLat, mapLng }: MapPoint): boolean =>
  mapLat !== NOWHERE.lat || mapLng !== NOWHERE.lng;

export const centreOf = ({ mapLat, mapLng }: MapPoint): Place => ({ lat: mapLat, lng: mapLng });

export const markerOf = ({ mapLat, mapLng, markerLat, markerLng }: MapPoint): Place => ({
  lat: markerLat ?? mapLat,
  lng: markerLng ?? mapLng,
});

/** In one line, as one would ask for it; its title alone is no address. */
export function addressOf({ addressLine1, addressLine2, addressCountry }: MapLocation): string {
  return [addressLine1, addressLine2, addressCountry].filter((line) => line.trim() !== '').join(', ');
}

/** The same after its title, as lists and calendars have it. */
export const placeWords = (location: MapLocation): string =>
  [location.addressTitle, addressOf(location)].filter((part) => part.trim() !== '').join(', ');

/** `52.5, 13.4` as people copy it from elsewhere. */
export function readCoordinates(typed: string): Place | undefined {
  const match = /^\s*([+-]?\d{1,3}(?:\.\d+)?)\s*[,;\s]\s*([+-]?\d{1,3}(?:\.\d+)?)\s*$/.exec(typed);
  if (!match) return undefined;
  const [lat, lng] = [Number(match[1]), Number(match[2])];
  return Math.abs(lat) <= MAX_LATITUDE && Math.abs(lng) <= MAX_LONGITUDE ? { lat, lng } : undefined;
}
