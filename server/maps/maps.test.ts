import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { useApp, type TestSite } from '../testing/app.ts';
import { smallTemplate } from '../testing/small-template.ts';

const kit = useApp();
let site: TestSite;
beforeAll(async () => {
  site = await kit.aSite();
});

const at = (query: string) => kit.call('GET', `/api/maps/drawing?${query}`, { host: site.host });
const NAPLES = 'lat=40.83&lng=14.22';

describe('a drawing', () => {
  test('is a picture that asks for nothing else, kept for a week', async () => {
    const { status, headers, body } = await at(`${NAPLES}&zoom=7&style=1`);
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'image/svg+xml',
      'cache-control': 'public, max-age=604800',
    });
    expect(body).toMatch(/^<svg [^]*>Naples<[^]*<\/svg>$/);
    expect(body.replace('http://www.w3.org/2000/svg', '')).not.toMatch(/https?:/);
  });

  test('comes compressed to who takes it so', async () => {
    const { rawPayload, headers } = await kit.app.http.inject({
      url: `/api/maps/drawing?${NAPLES}&zoom=7&style=1`,
      headers: { host: site.host, 'accept-encoding': 'gzip, br' },
    });
    expect(headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(rawPayload).toString()).toContain('Naples');
  });

  test('close up has a grid and no coast, and names only what is near', async () => {
    const { body } = await at(`${NAPLES}&zoom=12&style=5&labels=true`);
    expect(body).toContain('>Naples<');
    expect(body).not.toContain('stroke-linejoin="round"');
  });

  test('without names has none', async () => {
    expect((await at(`${NAPLES}&zoom=7&style=1&labels=false`)).body).not.toContain('<text');
  });

  test.each([
    ['lat=90.1&lng=0&zoom=5&style=1', 'query.lat'],
    ['lat=0&lng=-180.5&zoom=5&style=1', 'query.lng'],
    ['lat=0&lng=1e3&zoom=5&style=1', 'query.lng'],
    ['lat=x&lng=0&zoom=5&style=1', 'query.lat'],
    ['lat=0&lng=0&zoom=0&style=1', 'query.zoom'],
    ['lat=0&lng=0&zoom=21&style=1', 'query.zoom'],
    ['lat=0&lng=0&zoom=5&style=0', 'query.style'],
    ['lat=0&lng=0&zoom=5&style=7', 'query.style'],
    ['lng=0&zoom=5&style=1', 'query.lat'],
  ])('of %s is refused for %s', async (query, field) => {
    const reply = await at(query);
    expect(reply.status).toBe(400);
    expect(Object.keys(reply.json().errors as object)).toEqual([field]);
  });

  test.each([
    'lat=90&lng=180&zoom=1&style=6',
    'lat=-90&lng=-180&zoom=20&style=3',
    'lat=0&lng=180&zoom=4&style=2',
  ])('at the ends of the world (%s) is one too', async (query) => {
    const { status, body } = await at(query);
    expect(status).toBe(200);
    expect(body).not.toMatch(/NaN|Infinity/);
  });
});

describe('maps of a site begin', () => {
  const start = async (settings: { site?: object; business?: object }) => {
    const own = await kit.aSite({
      ...smallTemplate,
      settings: {
        site: { ...smallTemplate.settings.site, region: '', timezone: 'UTC', ...settings.site },
        business: { ...settings.business },
      },
    });
    const reply = await kit.call('GET', '/api/maps/start', { as: own.owner });
    return (reply.json() as { location: Record<string, unknown> }).location;
  };

  test('at the town of its business, with the address for the way there', async () => {
    const address = { street: '4 Quay', postcode: 'D01', city: 'dublin', state: '', country: 'IE' };
    const location = await start({ business: { name: 'Harbour Bakery', address } });
    expect(location).toMatchObject({
      addressTitle: 'Harbour Bakery',
      addressLine1: '4 Quay',
      addressLine2: 'dublin, D01',
      addressCountry: 'Ireland',
      mapZoom: 10,
      markerLat: null,
    });
    expect(location.mapLat).toBeCloseTo(53.33, 1);
  });

  test('where its owner said, however small the town', async () => {
    const point = { mapLat: 57.47, mapLng: -6.21, markerLat: null, markerLng: null, mapZoom: 15 };
    const address = { street: '1 Pier', postcode: '', city: 'Nowhere known', state: '', country: 'GB' };
    expect(await start({ business: { name: 'Ferry', address, point } })).toMatchObject({
      ...point,
      addressTitle: 'Ferry',
      addressLine1: '1 Pier',
    });
  });

  test('in its country, too wide to be an address, while nobody knows the town', async () => {
    const location = await start({ site: { region: 'DE', timezone: 'Europe/Berlin' } });
    expect(location).toMatchObject({ mapZoom: 5, addressCountry: '' });
    expect(location.mapLat).toBeCloseTo(52.5, 0);
  });

  test('with the world while nothing is known, and for nobody else', async () => {
    expect(await start({})).toMatchObject({ mapLat: 20, mapLng: 0, mapZoom: 1 });
    const stranger = await kit.call('GET', '/api/maps/start', { host: site.host });
    expect(stranger.status).toBe(401);
  });
});

describe('places without a provider', () => {
  const search = async (input: string) =>
    (
      await kit.call('GET', `/api/maps/autocomplete?input=${encodeURIComponent(input)}`, { as: site.owner })
    ).json() as { predictions: { placeId: string; description: string }[] };
  const details = (placeId: string) =>
    kit.call('GET', `/api/maps/place-details?placeId=${encodeURIComponent(placeId)}`, { as: site.owner });

  test.each([
    ['naples', 'Naples, '],
    ['zurich', 'Zürich'],
    ['Zür', 'Zürich'],
    ['52.52, 13.4', '52.52, 13.4'],
  ])('%s finds %s', async (input, found) => {
    expect((await search(input)).predictions[0]?.description).toContain(found);
  });

  test.each(['', 'q', '   ', 'nowhere at all', '95, 400', '<script>'])('%j finds nothing', async (input) => {
    expect(await search(input)).toEqual({ predictions: [] });
  });

  test('a city that was chosen says where it is', async () => {
    const [first] = (await search('naples')).predictions;
    const { place } = (await details(first?.placeId ?? '')).json() as { place: Record<string, unknown> };
    expect(place).toMatchObject({ line2: 'Naples', country: 'Italy' });
    expect(Number(place.lat)).toBeCloseTo(40.84, 1);
  });

  test('coordinates are what was typed', async () => {
    const [first] = (await search('52.52, 13.4')).predictions;
    expect((await details(first?.placeId ?? '')).json()).toMatchObject({
      place: { lat: 52.52, lng: 13.4, line2: '' },
    });
  });

  test.each(['city-999999', 'at:95,400', 'x'.repeat(150)])(
    'an id that is none (%s) is not found',
    async (id) => {
      expect((await details(id)).status).toBe(404);
    },
  );

  test('strangers get none, and nobody asks too much at once', async () => {
    const stranger = await kit.call('GET', '/api/maps/autocomplete?input=naples', { host: site.host });
    expect(stranger.status).toBe(401);
    const long = await kit.call('GET', `/api/maps/autocomplete?input=${'x'.repeat(201)}`, { as: site.owner });
    expect(long.status).toBe(400);
  });
});

const asked: string[] = [];
let answer: unknown;
const provider: Server = createServer((request, response) => {
  asked.push(request.url ?? '');
  response.end(typeof answer === 'string' ? answer : JSON.stringify(answer));
});
await new Promise<void>((ready) => provider.listen(0, '127.0.0.1', ready));
const url = `http://127.0.0.1:${(provider.address() as AddressInfo).port}/place`;

describe('places of a provider', () => {
  const own = useApp({ places: { url, key: 'secret-key' }, allowsPrivateTargets: true });
  let theirs: TestSite;

  beforeAll(async () => {
    theirs = await own.aSite();
  });
  afterAll(() => {
    provider.close();
  });
  beforeEach(() => {
    asked.length = 0;
  });
  const call = (path: string) => own.call('GET', `/api/maps/${path}`, { as: theirs.owner });

  test('are asked for as they were typed, with the key of the server', async () => {
    answer = { predictions: [{ place_id: 'p1', description: 'Via Caracciolo 4, Naples' }, { broken: true }] };
    const reply = await call('autocomplete?input=via%20caracciolo&language=it&sessiontoken=t');
    expect(reply.json()).toEqual({
      predictions: [{ placeId: 'p1', description: 'Via Caracciolo 4, Naples' }],
    });
    expect(asked).toEqual([
      '/place/autocomplete/json?input=via+caracciolo&language=it&sessiontoken=t&key=secret-key',
    ]);
  });

  test('say where they are', async () => {
    answer = {
      result: {
        name: 'The Harbour Room',
        geometry: { location: { lat: 40.83, lng: 14.22 } },
        address_components: [
          { long_name: 'Via Caracciolo', types: ['route'] },
          { long_name: '4', types: ['street_number'] },
          { long_name: '80122', types: ['postal_code'] },
          { long_name: 'Naples', types: ['locality', 'political'] },
          { long_name: 'Italy', types: ['country'] },
        ],
      },
    };
    expect((await call('place-details?placeId=p1')).json()).toEqual({
      place: {
        placeId: 'p1',
        name: 'The Harbour Room',
        line1: 'Via Caracciolo 4',
        line2: '80122 Naples',
        country: 'Italy',
        lat: 40.83,
        lng: 14.22,
      },
    });
    expect(asked[0]).toContain('placeId=p1');
  });

  test.each(['<html>', '[1]', '{"predictions":7}', '{}'])(
    'that answer %s are replaced by the cities known here, or are none',
    async (broken) => {
      answer = broken;
      const { status } = await call('autocomplete?input=naples');
      expect(status).toBe(200);
      expect([404, 422]).toContain((await call('place-details?placeId=p1')).status);
    },
  );

  test('that do not answer at all: the cities known here, and a sentence', async () => {
    provider.closeAllConnections();
    await new Promise((closed) => provider.close(closed));
    const { predictions } = (await call('autocomplete?input=naples')).json() as { predictions: unknown[] };
    expect(predictions).not.toEqual([]);
    expect(await call('place-details?placeId=p1')).toMatchObject({ status: 422 });
  });
});
