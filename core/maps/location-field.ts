import { control, type Words } from '../fields/field.ts';
import { group, number, optionalNumber, text, type Field } from '../fields/index.ts';
import { MAX_LATITUDE, MAX_LONGITUDE, MAX_ZOOM, MIN_ZOOM, type MapLocation, type Place } from './location.ts';

const DEFAULT_CENTRE: Readonly<Place> = { lat: 40.72, lng: -74 };
const DEFAULT_ZOOM = 12;
/** About ten centimetres. */
const COORDINATE_STEP = 0.000001;

const latitude = { min: -MAX_LATITUDE, max: MAX_LATITUDE, step: COORDINATE_STEP };
const longitude = { min: -MAX_LONGITUDE, max: MAX_LONGITUDE, step: COORDINATE_STEP };

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

/** One control: with a search for addresses, and the marker on a map. */
export const locationField = (words: Words): Field<MapLocation> => ({
  ...fields,
  control: { ...control('location', words), ...(fields.control.fields && { fields: fields.control.fields }) },
});
