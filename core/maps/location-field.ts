import {
  control,
  isRecord,
  type Control,
  type Field,
  type FieldSet,
  type ValuesOf,
  type Words,
} from '../fields/field.ts';
import { group, number, optionalNumber, text } from '../fields/index.ts';
import {
  MAX_LATITUDE,
  MAX_LONGITUDE,
  MAX_ZOOM,
  MIN_ZOOM,
  NOWHERE,
  type MapLocation,
  type MapPoint,
  type Place,
} from './location.ts';

const DEFAULT_CENTRE: Readonly<Place> = { lat: 40.72, lng: -74 };
const DEFAULT_ZOOM = 12;
/** About ten centimetres. */
const COORDINATE_STEP = 0.000001;

const latitude = { min: -MAX_LATITUDE, max: MAX_LATITUDE, step: COORDINATE_STEP };
const longitude = { min: -MAX_LONGITUDE, max: MAX_LONGITUDE, step: COORDINATE_STEP };

const address = {
  addressTitle: text({ max: 200, label: 'Name' }),
  addressLine1: text({ max: 200, label: 'Street' }),
  addressLine2: text({ max: 200, label: 'Postcode and city' }),
  addressCountry: text({ max: 100, label: 'Country' }),
};

const pointAt = ({ lat, lng }: Place) => ({
  mapLat: number({ ...latitude, initial: lat, label: 'Latitude' }),
  mapLng: number({ ...longitude, initial: lng, label: 'Longitude' }),
  markerLat: optionalNumber({ ...latitude, none: 'As the map', label: 'Latitude of the marker' }),
  markerLng: optionalNumber({ ...longitude, none: 'As the map', label: 'Longitude of the marker' }),
  mapZoom: number({ min: MIN_ZOOM, max: MAX_ZOOM, initial: DEFAULT_ZOOM, label: 'Zoom' }),
});

type Located<T> = Field<T> & { control: Control<'location'> };

/** One control: with a search for addresses, and the marker on a map. */
function located<const S extends FieldSet>(set: S, words: Words): Located<ValuesOf<S>> {
  const fields = group(set);
  const { fields: controls } = fields.control;
  return { ...fields, control: { ...control('location', words), ...(controls && { fields: controls }) } };
}

/** Where a map is. */
export const locationField = (words: Words): Located<MapLocation> =>
  located({ ...address, ...pointAt(DEFAULT_CENTRE) }, words);

/** Where something takes place: nowhere, until somebody says where. */
export function placeField(words: Words): Located<MapLocation> {
  const fields = located({ ...address, ...pointAt(NOWHERE) }, words);
  return {
    ...fields,
    check: (value, report, path) => fields.check(withNewNames(value), report, path),
    read: (value) => fields.read(withNewNames(value)),
  };
}

/** The same of what has its address elsewhere. */
export const pointField = (words: Words): Located<MapPoint> => located(pointAt(NOWHERE), words);

/** What the parts of an event's place were called while they had no map's fields. */
export const FORMER_NAMES = {
  name: 'addressTitle',
  street: 'addressLine1',
  city: 'addressLine2',
  country: 'addressCountry',
  latitude: 'mapLat',
  longitude: 'mapLng',
} as const satisfies Record<string, keyof MapLocation>;

function withNewNames(value: unknown): unknown {
  if (!isRecord(value) || !Object.keys(FORMER_NAMES).some((name) => Object.hasOwn(value, name))) return value;
  const names: Readonly<Record<string, string>> = FORMER_NAMES;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [names[name] ?? name, part]));
}
