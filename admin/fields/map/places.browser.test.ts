import { afterEach, expect, test, vi } from 'vitest';
import { placeDetails } from './places.ts';

const PLACE = {
  placeId: 'p1',
  lat: 40.8,
  lng: 14.2,
  name: '',
  line1: 'Via Caracciolo 1',
  line2: 'Naples',
  country: 'Italy',
};

afterEach(() => vi.restoreAllMocks());

test.each([
  [undefined, 1],
  [{ productPage: '', productSection: 'map' }, 1],
  [{ productPage: 'editor', productSection: 'map' }, 0],
])('details asked for from %j come, and the console hears of what is missing', async (context, times) => {
  const asked: string[] = [];
  vi.spyOn(window, 'fetch').mockImplementation(async (url) => {
    asked.push(new Request(url).url);
    return Response.json({ place: PLACE });
  });
  const told = vi.spyOn(console, 'error').mockReturnValue(undefined);
  expect(await placeDetails('p1', context)).toMatchObject({ line2: 'Naples' });
  expect(asked).toEqual([expect.stringContaining('placeId=p1')]);
  expect(told).toHaveBeenCalledTimes(times);
});
