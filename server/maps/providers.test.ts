import { expect, test, vi } from 'vitest';
import { makeGooglePlaces } from './google-places.ts';
import { makeOfflinePlaces } from './offline-places.ts';
import { PlacesSilent } from './provider.ts';

const city = (id: string, name: string, province: string, country: string) => ({
  id,
  name,
  plainName: name.normalize('NFD').replaceAll(/\p{M}/gu, ''),
  province,
  country,
  lat: 1,
  lng: 2,
});
const CITIES = [
  city('z', 'Zürich', 'Zürich', 'Switzerland'),
  city('s', 'Singapore', '', 'Singapore'),
  ...Array.from({ length: 9 }, (_, index) => city(`n${index}`, `Newton ${index}`, 'X', 'Y')),
];
const offline = makeOfflinePlaces({ cities: () => CITIES } as never);
const found = async (input: string) =>
  (await offline.predict({ input })).map(({ description }) => description);

test.each([
  ['zuri', ['Zürich, Switzerland']],
  ['ZÜRICH', ['Zürich, Switzerland']],
  ['sing', ['Singapore']],
  ['z', []],
  ['nowhere', []],
  ['52.5, 13.4', ['52.5, 13.4']],
])('%j finds %j without asking anybody', async (input, places) => {
  expect(await found(input)).toEqual(places);
});

test('a few are enough, and what was found is found again', async () => {
  expect(await found('newton')).toHaveLength(6);
  expect(await offline.find({ placeId: 'z' })).toMatchObject({
    line2: 'Zürich',
    country: 'Switzerland',
    lat: 1,
  });
  const [at] = await offline.predict({ input: '52.5, 13.4' });
  expect(await offline.find({ placeId: at?.placeId } as never)).toMatchObject({ lat: 52.5, lng: 13.4 });
  expect(await offline.find({ placeId: 'gone' })).toBeUndefined();
});

function asking(status: number, answer: unknown) {
  const ask = vi.fn(async (_url: URL) => ({
    status,
    bytes: Buffer.from(typeof answer === 'string' ? answer : JSON.stringify(answer)),
  }));
  return { ask, places: makeGooglePlaces({ url: 'https://places.test/api', key: 'k&', ask: ask as never }) };
}

test('predictions are passed on with the key of the server, and what is none is left out', async () => {
  const { ask, places } = asking(200, {
    predictions: [{ place_id: 'p', description: 'Bath' }, { place_id: 7 }, 'x'],
  });
  expect(await places.predict({ input: 'ba', language: undefined })).toEqual([
    { placeId: 'p', description: 'Bath' },
  ]);
  expect(ask.mock.calls[0]?.[0].href).toBe('https://places.test/api/autocomplete/json?input=ba&key=k%26');
});

test('a place in its parts', async () => {
  const result = {
    name: 'Baths',
    geometry: { location: { lat: 51, lng: -2 } },
    address_components: [
      { types: ['route'], long_name: 'Stall Street' },
      { types: ['street_number'], long_name: '3' },
      { types: ['locality'], long_name: 'Bath' },
      { types: ['country'], long_name: 'United Kingdom' },
    ],
  };
  const { places } = asking(200, { result });
  expect(await places.find({ placeId: 'p' })).toEqual({
    placeId: 'p',
    name: 'Baths',
    line1: 'Stall Street 3',
    line2: 'Bath',
    country: 'United Kingdom',
    lat: 51,
    lng: -2,
  });
  expect(await asking(200, { result: { name: 'x' } }).places.find({ placeId: 'p' })).toBeUndefined();
});

test.each([
  [500, {}],
  [200, '<html>'],
  [200, '[]'],
])('an answer of %i %j is silence', async (status, answer) => {
  const { places } = asking(status, answer);
  const asked = places.predict({ input: 'ba' });
  if (status === 200 && answer === '[]') await expect(asked).rejects.toThrow(PlacesSilent);
  else await expect(asked).rejects.toThrow('does not answer');
});
