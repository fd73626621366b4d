import { control, type Words } from '../fields/field.ts';
import { group, number, optionalNumber, text, type Field, type ValueOf } from '../fields/index.ts';

export interface Place {
  lat: number;
  lng: number;
}

export const MAX_LATITUDE = 90;
export const MAX_LONGITUDE = 180;
const DEFAULT_CENTRE: Readonly<Place> = { lat: 40.72, lng: -74 };
const DEFAULT_ZOOM = 12;
export const MIN_ZOOM = 1;
export const MAX_ZOOM = 20;
/** About ten centimetres. */
const COORDINATE_STEP = 0.000001;

const latitude = { min: -MAX_LATITUDE, max: MAX_LATITUDE, step: COORDINATE_STEP };
const longitude = { min: -MAX_LONGITUDE, max: MAX_LONGITUDE, step: COORDINATE_STEP };

/** Where a map is, and what is there. */
const fields = group({
  addressTitle: text({ max: 200, label: 'Name' }),
  addressLine1: text({ max: 200, label: 'Street' }),
  addressLine2: text({ max: 200, label: 'Postcode and city' }),
  addressCountry: text({ max: 100, label: 'Country' }),
  mapLat: number({ ...latitude, initial: DEFAULT_CENTRE.lat, label: 'Latitude' }),
  mapLng: number({ ...longitude, initial: DEFAULT_CENTRE.lng, label: 'Longitude' }),
  markerLat: optionalNumber({ ...latitude, none: 'As the map', label: 'Latitude of the marker' }),
  markerLng: optionalNumber({ ...longitude, none: 'As the map', label: 'Longitude of the marker' }),
  mapZoom: number({ min: MIN_ZOOM, max: MAX_ZOOM, initial: DEFAULT_ZOOM, label: 'Zoom' }),
});

export type MapLocation = ValueOf<typeof fields>;

/** One control: with a search for addresses, and the marker on a map. */
export const locationField = (words: Words): Field<MapLocation> => ({
  ...fields,
  control: { ...control('location', words), ...(fields.control.fields && { fields: fields.control.fields }) },
});

export const centreOf = ({ mapLat, mapLng }: MapLocation): Place => ({ lat: mapLat, lng: mapLng });

export const markerOf = ({ mapLat, mapLng, markerLat, markerLng }: MapLocation): Place => ({
  lat: markerLat ?? mapLat,
  lng: markerLng ?? mapLng,
});

/** In one line, as one would ask for it; its title alone is no address. */
export function addressOf({ addressLine1, addressLine2, addressCountry }: MapLocation): string {
  return [addressLine1, addressLine2, addressCountry].filter((line) => line.trim() !== '').join(', ');
}

/** `52.5, 13.4` as people copy it from elsewhere. */
export function readCoordinates(typed: string): Place | undefined {
  const match = /^\s*([+-]?\d{1,3}(?:\.\d+)?)\s*[,;\s]\s*([+-]?\d{1,3}(?:\.\d+)?)\s*$/.exec(typed);
  if (!match) return undefined;
  const [lat, lng] = [Number(match[1]), Number(match[2])];
  return Math.abs(lat) <= MAX_LATITUDE && Math.abs(lng) <= MAX_LONGITUDE ? { lat, lng } : undefined;
}
