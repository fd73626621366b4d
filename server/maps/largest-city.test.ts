import { expect, test } from 'vitest';
import { makeOfflinePlaces } from './offline-places.ts';
import { makeMaps } from './service.ts';
import { makeAtlas } from './world.ts';

const atlas = makeAtlas();
const maps = makeMaps({ atlas, offline: makeOfflinePlaces(atlas) });

test.each([
  [{ country: 'US', timezone: 'America/Chicago' }, 'Chicago'],
  [{ country: 'DE', timezone: 'Europe/Berlin' }, 'Berlin'],
  [{ country: 'DE', timezone: 'America/New_York' }, 'Berlin'],
  [{ country: 'IE' }, 'Dublin'],
  [{ country: '', timezone: 'Asia/Tokyo' }, 'Tokyo'],
])('who is in %j may be near %s', (facts, name) => {
  const at = maps.largestCity(facts);
  expect(atlas.cities().find(({ lat, lng }) => lat === at?.lat && lng === at.lng)?.plainName).toBe(name);
});

test.each([{ country: '' }, { country: 'ZZ' }, { country: '', timezone: 'Mars/Olympus' }])(
  'of %j nothing is known',
  (facts) => {
    expect(maps.largestCity(facts)).toBeUndefined();
  },
);
