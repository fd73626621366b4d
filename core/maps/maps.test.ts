import { describe, expect, test } from 'vitest';
import { checkWith } from '../fields/index.ts';
import { clip } from './clip.ts';
import { externalMapUrl } from './external.ts';
import { placeLabels } from './labels.ts';
import { locationField, placeField, pointField } from './location-field.ts';
import { isSomewhere, markerOf, placeWords, readCoordinates } from './location.ts';
import { gridKilometres, offsetFrom, placeAt, project, unproject } from './projection.ts';
import { styleFromIndex } from './styles.ts';
import { countriesOf } from './topology.ts';

const field = locationField({});
const location = field.read({});

describe('a location', () => {
  test('is in New York at first, seen from 12', () => {
    expect(location).toMatchObject({ mapLat: 40.72, mapLng: -74, mapZoom: 12, markerLat: null });
    expect(Object.keys(location).sort()).toEqual(
      [
        'mapLat',
        'mapLng',
        'markerLat',
        'markerLng',
        'mapZoom',
        'addressTitle',
        'addressLine1',
        'addressLine2',
        'addressCountry',
      ].sort(),
    );
  });

  test('has its marker in the middle unless it is told otherwise', () => {
    expect(markerOf(location)).toEqual({ lat: 40.72, lng: -74 });
    expect(markerOf({ ...location, markerLat: 1, markerLng: 2 })).toEqual({ lat: 1, lng: 2 });
  });

  test.each([
    [{ mapLat: 90.01 }, 'mapLat'],
    [{ mapLng: -181 }, 'mapLng'],
    [{ markerLat: 91 }, 'markerLat'],
    [{ mapZoom: 0 }, 'mapZoom'],
    [{ mapZoom: 21 }, 'mapZoom'],
    [{ mapZoom: 3.5 }, 'mapZoom'],
    [{ mapLat: '40' }, 'mapLat'],
  ])('with %j is refused', (wrong, path) => {
    const result = checkWith(field, { ...location, ...wrong });
    expect(result).toMatchObject({ ok: false, problems: [{ path }] });
  });
});

describe('where something takes place', () => {
  const place = placeField({});

  test('is nowhere at first', () => {
    expect(isSomewhere(place.initial)).toBe(false);
    expect(isSomewhere(pointField({}).initial)).toBe(false);
    expect(isSomewhere(place.read({ mapLat: 0, mapLng: 6.5 }))).toBe(true);
    expect(Object.keys(place.control.fields ?? {})).toEqual(Object.keys(field.control.fields ?? {}));
  });

  test('is read and taken by the names its parts once had', () => {
    const former = {
      name: 'Yard',
      street: 'Quay 1',
      city: '',
      country: 'UK',
      latitude: 51.4,
      longitude: -2.3,
    };
    const expected = { addressTitle: 'Yard', addressLine1: 'Quay 1', mapLat: 51.4, mapLng: -2.3 };
    expect(place.read(former)).toMatchObject(expected);
    expect(placeWords(place.read(former))).toBe('Yard, Quay 1, UK');
    expect(checkWith(place, former)).toMatchObject({ ok: true, value: expected });
    expect(checkWith(place, { latitude: 91 })).toMatchObject({ ok: false, problems: [{ path: 'mapLat' }] });
  });
});

test.each([
  ['52.52, 13.40', { lat: 52.52, lng: 13.4 }],
  ['-33.9 18.4', { lat: -33.9, lng: 18.4 }],
  ['+1;2', { lat: 1, lng: 2 }],
  ['91, 0', undefined],
  ['0, 181', undefined],
  ['52.52', undefined],
  ['Berlin 1, 2', undefined],
  ['', undefined],
])('%j is read as %j', (typed, place) => {
  expect(readCoordinates(typed)).toEqual(place);
});

test('styles are stored by their index, light before dark', () => {
  expect([1, 2, 3, 4, 5, 6].map((index) => styleFromIndex(index))).toEqual([
    'Original',
    'Grayscale',
    'Satellite',
    'MinimalLight',
    'MinimalDark',
    'MinimalBlue',
  ]);
});

test('the page of a map elsewhere knows marker, address and zoom', () => {
  const there = {
    ...location,
    addressLine1: 'Via Roma 1',
    addressCountry: 'Italy',
    markerLat: 1,
    markerLng: 2,
  };
  expect(externalMapUrl(there)).toBe('https://maps.google.com/maps?q=Via%20Roma%201%2C%20Italy&ll=1,2&z=12');
  expect(externalMapUrl(location)).toBe('https://maps.google.com/maps?q=40.72%2C-74&ll=40.72,-74&z=12');
});

describe('the projection', () => {
  test.each([
    { lat: 0, lng: 0 },
    { lat: 40.72, lng: -74 },
    { lat: -85, lng: 179.9 },
  ])('goes there and back: %j', (place) => {
    const back = unproject(project(place));
    expect(back.lat).toBeCloseTo(place.lat, 6);
    expect(back.lng).toBeCloseTo(place.lng, 6);
  });

  test('takes the short way over the date line', () => {
    const { x } = offsetFrom({ lat: 0, lng: 179 }, { lat: 0, lng: -179 }, 4);
    expect(x).toBeCloseTo((2 / 360) * 4096, 3);
    expect(placeAt({ lat: 0, lng: 179 }, { x, y: 0 }, 4).lng).toBeCloseTo(-179, 6);
  });

  test('has squares of 1, 2 or 5 of something', () => {
    for (let zoom = 1; zoom <= 20; zoom++) {
      const side = gridKilometres({ lat: 40, lng: 0 }, zoom);
      expect([1, 2, 5]).toContain(Math.round(side / 10 ** Math.floor(Math.log10(side))));
    }
  });

  test.each([90, -90])('is at latitude %i as wide as where its square ends', (lat) => {
    const end = { lat: Math.sign(lat) * 85.0511, lng: 0 };
    expect(gridKilometres({ lat, lng: 0 }, 12)).toBe(gridKilometres(end, 12));
    expect(gridKilometres({ lat, lng: 0 }, 12)).toBe(0.5);
  });
});

test('what lies outside is cut off, and nothing of what lies inside', () => {
  const square = [
    { x: -1, y: -1 },
    { x: 1, y: -1 },
    { x: 1, y: 1 },
    { x: -1, y: 1 },
  ];
  expect(clip(square, [-2, -2, 2, 2])).toHaveLength(4);
  expect(clip(square, [2, 2, 3, 3])).toEqual([]);
  const part = clip(square, [0, 0, 5, 5]);
  expect(Math.min(...part.map(({ x }) => x))).toBe(0);
  expect(Math.max(...part.map(({ x }) => x))).toBe(1);
});

test('a country over the date line is one piece', () => {
  const [country] = countriesOf({
    transform: { scale: [1, 1], translate: [0, 0] },
    arcs: [
      [
        [178, 0],
        [-356, 0],
        [0, 2],
        [356, 0],
        [0, -2],
      ],
    ],
    objects: {
      countries: { geometries: [{ type: 'Polygon', arcs: [[0]], properties: { name: 'Fiji' } }] },
    },
  });
  const [left = 0, , right = 0] = country?.rings[0]?.box ?? [];
  expect(right - left).toBeCloseTo(4 / 360, 6);
});

describe('names', () => {
  const frame = { zoom: 8, width: 400, height: 300, countries: [] };
  test('do not lie over each other: the larger city stays', () => {
    const cities = [
      { name: 'Naples', population: 3_000_000, at: { x: 100, y: 100 } },
      { name: 'Caserta', population: 900_000, at: { x: 104, y: 104 } },
      { name: 'Rome', population: 800_000, at: { x: 300, y: 50 } },
    ];
    expect(placeLabels({ ...frame, cities }).map(({ name }) => name)).toEqual(['Naples', 'Rome']);
  });

  test('of small places come closer up', () => {
    const cities = [{ name: 'Ischia', population: 10_000, at: { x: 100, y: 100 } }];
    expect(placeLabels({ ...frame, cities })).toEqual([]);
    expect(placeLabels({ ...frame, zoom: 12, cities })).toHaveLength(1);
  });
});
