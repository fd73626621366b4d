import { expect, test, vi } from 'vitest';
import { ConsentContext, NO_CONSENT_NEEDED } from '../kit/consent-context.ts';
import { countOf, drawerOf, textIn } from '../kit/testing/draw-view.tsx';
import { renderToStaticMarkup } from '../kit/testing/render.tsx';
import map from './block.ts';
import { DrawnMap } from './drawn-map.tsx';
import { drawingUrl } from './drawing-url.ts';
import { fields } from './fields.ts';
import { Marker } from './marker.tsx';
import { MapAddress, MapBlockView } from './view.tsx';

const location = {
  ...fields.initial.location,
  addressTitle: 'Harbour Room',
  addressLine1: 'Quay 1',
  addressLine2: ' ',
  addressCountry: 'Germany',
  mapLat: 53.5,
  mapLng: 9.99,
  mapZoom: 12,
};
const draw = drawerOf({ fields, View: MapBlockView });

test('an address in words, with the way there', () => {
  expect(textIn(renderToStaticMarkup(<MapAddress location={location} />))).toMatch(
    /^Harbour Room Quay 1 Germany \S/,
  );
  expect(renderToStaticMarkup(<MapAddress location={{ ...location, addressTitle: '' }} />)).not.toContain(
    '<strong>',
  );
  expect(draw({ location, showAddress: true })).toContain('map-address');
  expect(draw({ location, showAddress: false })).not.toContain('map-address');
});

test('a map of others waits for consent', () => {
  const held = { ...NO_CONSENT_NEEDED, allows: () => false, holds: () => true };
  const drawn = (provider: string, isHeld: boolean, isEditing = false) =>
    renderToStaticMarkup(
      <ConsentContext value={isHeld ? held : NO_CONSENT_NEEDED}>
        <MapBlockView id="a" values={fields.read({ location, provider })} isEditing={isEditing} />
      </ConsentContext>,
    );
  expect(drawn('google', false)).toContain('&quot;script&quot;');
  expect(drawn('google', true)).not.toContain('&quot;script&quot;');
  expect(drawn('google', true)).toContain('held-service');
  expect(drawn('google', true, true)).not.toContain('held-service');
  expect(drawn('openStreetMap', false)).toContain('https://www.openstreetmap.org');
  expect(drawn('openStreetMap', true)).not.toMatch(/&quot;frame&quot;:&quot;https:/);
  const { thirdParty } = map;
  expect(thirdParty?.(fields.read({ provider: 'google' }))).toEqual({ services: ['maps'] });
  expect(thirdParty?.(fields.initial)).toEqual({});
  expect(Object.keys(thirdParty?.(fields.read({ provider: 'openStreetMap' })) ?? {})).toEqual(['frames']);
});

test('the same place has the same picture', () => {
  const at = (lat: number, more = {}) =>
    new URL(
      drawingUrl({ centre: { lat, lng: 9.99 }, zoom: 12 }, { style: 1, showLabels: true, ...more }),
      'https://example.com',
    );
  expect(at(53.500_000_01).href).toBe(at(53.5).href);
  expect(at(53.500_01).href).not.toBe(at(53.5).href);
  expect(at(53.5).searchParams.has('labels')).toBe(false);
  expect(at(53.5, { showLabels: false }).searchParams.get('labels')).toBe('false');
  expect(at(53.5, { size: 'overview' }).searchParams.get('size')).toBe('overview');
});

const view = { centre: { lat: 53.5, lng: 9.99 }, zoom: 12 };
const drawn = (more: {
  options?: object;
  isAwake?: boolean;
  zoom?: number;
  drawnZoom?: number;
  place?: object;
}) => {
  const { location: _, showAddress: __, ratio: ___, markerDraggable: ____, ...options } = fields.initial;
  return renderToStaticMarkup(
    <DrawnMap
      location={{ ...location, ...more.place }}
      options={{ ...options, ...more.options }}
      isAwake={more.isAwake ?? true}
      movement={{
        view: { ...view, zoom: more.zoom ?? 12 },
        drawn: { ...view, zoom: more.drawnZoom ?? more.zoom ?? 12 },
        zoomBy: vi.fn(),
        moveBy: vi.fn(),
      }}
    />,
  );
};

test('asleep a map is a picture; awake it can be moved by keys and zoomed', () => {
  expect(drawn({ isAwake: false })).not.toMatch(/tabindex|<button/i);
  expect(drawn({ options: { draggable: true, showControls: true } })).toMatch(/tabindex="0" role="group"/i);
  expect(drawn({ options: { draggable: false } })).not.toMatch(/tabindex/i);
  expect(drawn({ options: { showControls: false } })).not.toContain('<button');
  expect(drawn({ options: { showControls: true, disableDefaultUI: true } })).not.toContain('<button');
  expect(countOf(drawn({ zoom: 20, options: { showControls: true } }), 'disabled=""')).toBe(1);
  expect(countOf(drawn({ zoom: 12, options: { showControls: true } }), 'disabled=""')).toBe(0);
});

test('until the next picture has come the last one is scaled', () => {
  expect(drawn({ zoom: 13, drawnZoom: 12 })).toContain('scale(2)');
  expect(drawn({ zoom: 12 })).toContain('scale(1)');
  expect(drawn({ place: { addressTitle: '' } })).toContain('Quay 1, Germany');
});

test('a marker leads somewhere, or only marks', () => {
  const marker = (href: string, isAwake: boolean) =>
    renderToStaticMarkup(<Marker location={location} href={href} at={{ x: 1.6, y: -3 }} isAwake={isAwake} />);
  expect(marker('', true)).toMatch(/^<span class="map-marker"/);
  expect(marker('https://example.com', true)).toContain('target="_blank" rel="noopener" aria-label="');
  expect(marker('', false)).toContain('title="Harbour Room"');
  expect(marker('', true)).not.toContain('title=');
  expect(marker('', true)).toContain('translate(2px, -3px)');
});

test('a map of which nothing was said', () => {
  const { location: where, ...options } = fields.read({});
  expect(options).toMatchObject({
    draggable: true,
    scrollwheel: false,
    showControls: true,
    showLabels: true,
    showTerrain: false,
    markerDraggable: false,
    linkOnClick: true,
    style: 1,
  });
  expect(map.definition?.(fields.read({}))).toEqual({
    location: where,
    controls: true,
    terrain: false,
    labels: true,
    style: 1,
  });
});
