import type { Place } from './location.ts';

/** Pixels around the world at zoom 0, as all web maps count. */
const TILE = 256;
/** Web maps end here: the square of the projection is full. */
const MAX_MERCATOR_LATITUDE = 85.0511;
const EARTH_KM = 40_075;

export interface Point {
  x: number;
  y: number;
}

/** The poles are drawn where the square ends. */
const insideSquare = (lat: number) => Math.max(-MAX_MERCATOR_LATITUDE, Math.min(MAX_MERCATOR_LATITUDE, lat));

/** The world as a square from 0 to 1, north above. */
export function project({ lat, lng }: Place): Point {
  const sine = Math.sin((insideSquare(lat) * Math.PI) / 180);
  return { x: lng / 360 + 0.5, y: 0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI) };
}

export function unproject({ x, y }: Point): Place {
  const lat = (Math.atan(Math.sinh(Math.PI * (1 - 2 * y))) * 180) / Math.PI;
  return { lat, lng: (((((x - 0.5) * 360 + 180) % 360) + 360) % 360) - 180 };
}

/** Pixels from one side of the world to the other. */
export const worldPixels = (zoom: number): number => TILE * 2 ** zoom;

/** How far a place is from the centre of a map, in pixels; the short way around the world. */
export function offsetFrom(centre: Place, place: Place, zoom: number): Point {
  const [from, to] = [project(centre), project(place)];
  const across = to.x - from.x;
  const around = across - Math.round(across);
  return { x: around * worldPixels(zoom), y: (to.y - from.y) * worldPixels(zoom) };
}

/** The place that lies so many pixels from the centre. */
export function placeAt(centre: Place, offset: Point, zoom: number): Place {
  const from = project(centre);
  const y = Math.max(0, Math.min(1, from.y + offset.y / worldPixels(zoom)));
  return unproject({ x: from.x + offset.x / worldPixels(zoom), y });
}

export const kilometresPerPixel = ({ lat }: Place, zoom: number): number =>
  (EARTH_KM * Math.cos((insideSquare(lat) * Math.PI) / 180)) / worldPixels(zoom);

const GRID_PIXELS = 120;
const MIN_GRID_KM = 0.001;

/** The side of a square of the grid: 1, 2 or 5 of something, about as large as a thumb. */
export function gridKilometres(centre: Place, zoom: number): number {
  const wanted = Math.max(MIN_GRID_KM, kilometresPerPixel(centre, zoom) * GRID_PIXELS);
  const power = 10 ** Math.floor(Math.log10(wanted));
  const step = [1, 2, 5, 10].find((each) => each * power >= wanted * 0.75) ?? 10;
  return step * power;
}
