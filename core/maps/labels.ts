import type { Point } from './projection.ts';

interface Label extends Point {
  name: string;
  kind: 'country' | 'city';
}

interface Wanted {
  zoom: number;
  width: number;
  height: number;
  countries: readonly { name: string; at: Point; room: number }[];
  /** The largest first. */
  cities: readonly { name: string; population: number; at: Point }[];
}

const LETTER = 7.5;
const COUNTRY_LETTER = 10;
const LINE = 22;
const DOT = 12;
const MAX_LABELS = 60;
const CITIES_FROM_ZOOM = 4;
const COUNTRIES_TO_ZOOM = 6;

/** The smallest city that is named: each step closer shows smaller ones. */
const smallestCity = (zoom: number): number => 8_000_000 / 2.6 ** (zoom - CITIES_FROM_ZOOM);

/** What is named where. Larger things come first; what would lie over them is left out. */
export function placeLabels({ zoom, width, height, countries, cities }: Wanted): Label[] {
  const taken: [number, number, number, number][] = [];
  const isFree = (left: number, top: number, room: number) => {
    const box: (typeof taken)[number] = [left, top, left + room, top + LINE];
    const isIn = left >= 0 && top >= 0 && box[2] <= width && box[3] <= height;
    const isClear = taken.every(
      (other) => box[0] >= other[2] || box[2] <= other[0] || box[1] >= other[3] || box[3] <= other[1],
    );
    if (isIn && isClear) taken.push(box);
    return isIn && isClear;
  };
  const labels: Label[] = [];
  const add = (kind: Label['kind'], name: string, at: Point) =>
    labels.push({ kind, name, x: Math.round(at.x), y: Math.round(at.y) });

  if (zoom <= COUNTRIES_TO_ZOOM)
    for (const { name, at, room } of countries.toSorted((one, other) => other.room - one.room)) {
      const long = name.length * COUNTRY_LETTER;
      if (labels.length < MAX_LABELS && long < room * 0.9 && isFree(at.x - long / 2, at.y - LINE / 2, long))
        add('country', name, { x: at.x, y: at.y + 5 });
    }
  if (zoom >= CITIES_FROM_ZOOM)
    for (const { name, population, at } of cities) {
      if (labels.length >= MAX_LABELS || population < smallestCity(zoom)) break;
      if (isFree(at.x - DOT / 2, at.y - LINE / 2, name.length * LETTER + DOT))
        add('city', name, { x: at.x + 8, y: at.y + 4 });
    }
  return labels;
}
