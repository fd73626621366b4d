import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { createRoot, type Root } from 'react-dom/client';
import { fields } from './fields.ts';
import MapFrame from './island.tsx';
import { LOAD_TIMEOUT_MS, openStreetMapUrl } from './providers.ts';
import { loadMapLibrary } from './map-library.ts';
import './own.css';

const values = (changes: object) => fields.read(changes);
/** Loads, and never calls back by itself. */
const SCRIPT = 'data:text/javascript,0//';

let root: Root;
let island: HTMLElement;
const made: { map: Record<string, unknown>[]; marker: Record<string, unknown>[] } = { map: [], marker: [] };
let clickMarker = () => {};

function show(changes: object, frame?: string) {
  const { location, showAddress: _, ratio: __, markerDraggable: ___, ...options } = values(changes);
  island.innerHTML = '<div style="width:600px"></div>';
  root = createRoot(island.firstElementChild as HTMLElement);
  const provider =
    options.provider === 'openStreetMap'
      ? { frame: frame ?? openStreetMapUrl(location) }
      : { script: SCRIPT };
  root.render(<MapFrame location={location} options={options} {...provider} />);
}

beforeEach(() => {
  island = document.createElement('div');
  document.body.append(island);
  Object.assign(window, {
    Static: {
      SITE_CONTEXT: {
        website: { locale: 'en-GB' },
        websiteSettings: { mapSettings: { apiKey: 'k3y' } },
      },
    },
  });
});

afterEach(() => {
  root?.unmount();
  island.remove();
  document.querySelectorAll(`script[src^="${SCRIPT}"]`).forEach((script) => script.remove());
  Reflect.deleteProperty(window, 'google');
  made.map.length = 0;
  made.marker.length = 0;
  vi.restoreAllMocks();
});

const picture = () => island.querySelector<HTMLImageElement>('.map-picture');
const zoomOf = () => new URL(picture()?.src ?? 'x:').searchParams.get('zoom');
const button = (name: string) =>
  [...island.querySelectorAll('button')].find((each) => (each.ariaLabel ?? each.textContent) === name);
const scripts = () => [...document.querySelectorAll<HTMLScriptElement>(`script[src^="${SCRIPT}"]`)];

/** What stands for the provider's library. */
function libraryComes() {
  Object.assign(window, {
    google: {
      maps: {
        Map: class {
          constructor(element: HTMLElement, options: Record<string, unknown>) {
            element.textContent = 'Their map';
            made.map.push(options);
          }
          getZoom = () => 15;
        },
        Marker: class {
          constructor(options: Record<string, unknown>) {
            made.marker.push(options);
          }
          addListener = (_: string, run: () => void) => (clickMarker = run);
        },
      },
    },
  });
  (window as unknown as { plinthMapsReady: () => void }).plinthMapsReady();
}

/** Pictures come at once, whatever they are of. */
const drawingsCome = () => vi.spyOn(HTMLImageElement.prototype, 'decode').mockResolvedValue(undefined);

describe('the drawn map', () => {
  test('zooms with its buttons, one picture for several presses', async () => {
    const decode = drawingsCome();
    show({ location: { mapZoom: 7 } });
    await expect.poll(() => button('Zoom in')).toBeTruthy();
    button('Zoom in')?.click();
    button('Zoom in')?.click();
    await expect.poll(zoomOf).toBe('9');
    expect(decode).toHaveBeenCalledOnce();
  });

  test('of a stored style that is none is drawn in Original, and says so', async () => {
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => {});
    show({ style: 9 });
    await vi.waitFor(() => expect(warned).toHaveBeenCalledWith('Map style 9 is unknown: Original is shown.'));
    expect(new URL(picture()?.src ?? 'x:').searchParams.get('style')).toBe('1');
  });

  test('cannot be saved with a style that is none', () => {
    const problems: string[] = [];
    fields.check({ ...values({}), style: 9 }, ({ path }) => problems.push(path), '');
    expect(problems).toEqual(['style']);
  });

  test('leads to the place at the zoom it has', async () => {
    drawingsCome();
    show({ location: { mapZoom: 7 } });
    await expect.poll(() => button('Zoom in')).toBeTruthy();
    button('Zoom in')?.click();
    await expect.poll(() => island.querySelector<HTMLAnchorElement>('.map-marker')?.href).toMatch(/&z=8$/);
  });

  test('goes no closer than it may', async () => {
    show({ location: { mapZoom: 20 } });
    await expect.poll(() => button('Zoom in')?.disabled).toBe(true);
    expect(button('Zoom out')?.disabled).toBe(false);
  });

  test('moves with the arrow keys, and takes its marker along', async () => {
    drawingsCome();
    show({ location: { mapZoom: 7 } });
    await expect.poll(() => island.querySelector('[tabindex="0"]')).toBeTruthy();
    const marker = island.querySelector<HTMLElement>('.map-marker');
    const before = marker?.getBoundingClientRect().x ?? 0;
    island.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect.poll(() => Math.round((marker?.getBoundingClientRect().x ?? 0) - before)).toBe(-80);
    await expect
      .poll(() => Number(new URL(picture()?.src ?? 'x:').searchParams.get('lng')))
      .toBeGreaterThan(-74);
  });

  test('has the point of its marker on the place, 48 by 64', async () => {
    show({ location: { mapZoom: 7 } });
    await expect.poll(() => island.querySelector('.map-marker')).toBeTruthy();
    const [frame, marker] = ['.map-frame', '.map-marker'].map((name) =>
      island.querySelector(name)?.getBoundingClientRect(),
    );
    expect([marker?.width, marker?.height]).toEqual([48, 64]);
    expect((marker?.x ?? 0) + 24).toBeCloseTo((frame?.x ?? 0) + (frame?.width ?? 0) / 2, 0);
    expect(marker?.bottom).toBeCloseTo((frame?.y ?? 0) + (frame?.height ?? 0) / 2, 0);
  });

  test.each([
    [{}, 'A', '_blank'],
    [{ linkOnClick: false }, 'SPAN', null],
  ])('with %j has a marker that is %s', async (changes, tag, target) => {
    show(changes);
    await expect.poll(() => island.querySelector('.map-marker')?.tagName).toBe(tag);
    expect(island.querySelector('.map-marker')?.getAttribute('target')).toBe(target);
  });

  test('without buttons, dragging and names has none of them', async () => {
    show({ showControls: false, draggable: false, showLabels: false });
    await expect.poll(picture).toBeTruthy();
    expect(button('Zoom in')).toBeUndefined();
    expect(island.querySelector('[tabindex]')).toBeNull();
    expect(picture()?.src).toContain('labels=false');
  });
});

describe('a map of a provider', () => {
  const ask = async () => {
    await expect.poll(() => button('Show the map of Google Maps')).toBeTruthy();
    button('Show the map of Google Maps')?.click();
    await expect.poll(() => scripts().length).toBe(1);
  };

  test('is asked for by nobody but the visitor, with key, language and region', async () => {
    show({ provider: 'google', location: { mapZoom: 9 } });
    await expect.poll(() => button('Show the map of Google Maps')).toBeTruthy();
    expect(scripts()).toEqual([]);
    await ask();
    const { searchParams } = new URL(scripts()[0]?.src ?? '');
    expect(Object.fromEntries(searchParams)).toEqual({
      key: 'k3y',
      language: 'en-GB',
      region: 'GB',
      callback: 'plinthMapsReady',
    });
    expect(picture()).toBeTruthy();
    libraryComes();
    await expect.poll(() => island.textContent).toContain('Their map');
    expect(picture()).toBeNull();
  });

  test('gets what was set', async () => {
    show({
      provider: 'google',
      showLabels: false,
      showTerrain: true,
      scrollwheel: true,
      draggable: false,
      showControls: false,
      disableDefaultUI: true,
      location: { mapLat: 1, mapLng: 2, mapZoom: 4, markerLat: 3, markerLng: 5, addressTitle: 'Here' },
    });
    await ask();
    libraryComes();
    await expect.poll(() => made.map.length).toBe(1);
    expect(made.map[0]).toMatchObject({
      center: { lat: 1, lng: 2 },
      zoom: 4,
      draggable: false,
      scrollwheel: true,
      disableDefaultUI: true,
      zoomControl: false,
      mapTypeId: 'terrain',
      styles: [{ elementType: 'labels', stylers: [{ visibility: 'off' }] }],
    });
    expect(made.marker[0]).toMatchObject({
      position: { lat: 3, lng: 5 },
      title: 'Here',
      draggable: false,
      icon: { size: { width: 48, height: 64 }, scaledSize: { width: 48, height: 64 } },
    });
  });

  test('opens the page elsewhere at its marker, with the zoom it has', async () => {
    const open = vi.spyOn(window, 'open').mockReturnValue(null);
    show({ provider: 'google', location: { mapLat: 1, mapLng: 2, addressLine1: 'Via Roma 1' } });
    await ask();
    libraryComes();
    await expect.poll(() => made.marker.length).toBe(1);
    clickMarker();
    expect(open.mock.calls).toEqual([
      ['https://maps.google.com/maps?q=Via%20Roma%201&ll=1,2&z=15', '_blank', 'noopener'],
    ]);
  });

  test('that does not come leaves the drawn one, says so, and can be tried again', async () => {
    vi.spyOn(console, 'warn').mockReturnValue(undefined);
    show({ provider: 'google' });
    await ask();
    scripts()[0]?.dispatchEvent(new Event('error'));
    await expect
      .poll(() => island.querySelector('[role=alert]')?.textContent)
      .toBe('Google Maps did not load.');
    expect(picture()).toBeTruthy();
    button('Try again')?.click();
    await expect.poll(() => scripts().length).toBe(1);
    libraryComes();
    await expect.poll(() => island.textContent).toContain('Their map');
  });

  test('that does not come is replaced by the address in words, with the way there', async () => {
    vi.spyOn(console, 'warn').mockReturnValue(undefined);
    show({ provider: 'google', showAddress: false, location: { addressLine1: 'Via Roma 1' } });
    await ask();
    scripts()[0]?.dispatchEvent(new Event('error'));
    await expect.poll(() => island.querySelector('.map-offer')?.textContent).toContain('Via Roma 1');
    expect(island.querySelector<HTMLAnchorElement>('.map-offer a')?.href).toContain('q=Via%20Roma%201');
  });

  test('says that it is loading, and that its provider refused the key afterwards', async () => {
    show({ provider: 'google' });
    await ask();
    await expect.poll(() => island.querySelector('[role=status]')?.textContent).toBe('Loading…');
    libraryComes();
    await expect.poll(() => button('Hide the map of Google Maps')).toBeTruthy();
    (window as unknown as { gm_authFailure: () => void }).gm_authFailure();
    await expect.poll(() => island.querySelector('[role=alert]')?.textContent).toContain('did not load');
    expect(picture()).toBeTruthy();
  });

  test('goes again when its visitor wants that, and the keyboard stays where it was', async () => {
    show({ provider: 'google' });
    await ask();
    button('Show the map of Google Maps')?.focus();
    libraryComes();
    await expect.poll(() => document.activeElement?.textContent).toBe('Hide the map of Google Maps');
    button('Hide the map of Google Maps')?.click();
    await expect.poll(picture).toBeTruthy();
    expect(document.activeElement?.textContent).toBe('Show the map of Google Maps');
  });

  test('of OpenStreetMap is a frame, once it is asked for', async () => {
    show({ provider: 'openStreetMap', location: { mapLat: 1, mapLng: 2, mapZoom: 8 } });
    await expect.poll(() => button('Show the map of OpenStreetMap')).toBeTruthy();
    expect(island.querySelector('iframe')).toBeNull();
    button('Show the map of OpenStreetMap')?.click();
    await expect.poll(() => island.querySelector('iframe')?.src).toContain('marker=1%2C2');
  });

  test('in a frame is behind the drawn one until it is there', async () => {
    show({ provider: 'openStreetMap' }, 'about:blank');
    await expect.poll(() => button('Show the map of OpenStreetMap')).toBeTruthy();
    button('Show the map of OpenStreetMap')?.click();
    await expect.poll(() => button('Hide the map of OpenStreetMap')).toBeTruthy();
    expect([picture(), island.querySelector('[data-map=shown] iframe') !== null]).toEqual([null, true]);
  });

  test('in a frame is not asked for without a network, and can be once there is one', async () => {
    const isOnline = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    show({ provider: 'openStreetMap' }, 'about:blank');
    await expect.poll(() => button('Show the map of OpenStreetMap')).toBeTruthy();
    button('Show the map of OpenStreetMap')?.click();
    await expect.poll(() => island.querySelector('[role=alert]')).toBeTruthy();
    expect([picture() !== null, island.querySelector('iframe')]).toEqual([true, null]);
    isOnline.mockReturnValue(true);
    button('Try again')?.click();
    await expect.poll(() => island.querySelector('[data-map=shown] iframe')).toBeTruthy();
  });

  test('in a frame that stays silent is given up after 30 seconds', async () => {
    show({ provider: 'openStreetMap' });
    await expect.poll(() => button('Show the map of OpenStreetMap')).toBeTruthy();
    // Not a word from there.
    island.addEventListener('load', (event) => event.stopPropagation(), { capture: true });
    vi.useFakeTimers();
    button('Show the map of OpenStreetMap')?.click();
    await vi.waitFor(() => expect(island.querySelector('iframe')).toBeTruthy());
    expect(picture()).toBeTruthy();
    await vi.advanceTimersByTimeAsync(LOAD_TIMEOUT_MS);
    expect(island.querySelector('[role=alert]')?.textContent).toContain('OpenStreetMap did not load.');
    expect([picture() !== null, island.querySelector('iframe')]).toEqual([true, null]);
    vi.useRealTimers();
  });
});

describe('the library', () => {
  const options = { script: SCRIPT, key: 'k', language: 'en', region: '' };

  test('is loaded once for several maps', async () => {
    const both = Promise.all([loadMapLibrary(options), loadMapLibrary(options)]);
    expect(scripts()).toHaveLength(1);
    libraryComes();
    const [one, other] = await both;
    expect(one).toBe(other);
  });

  test('that never calls back is given up after 30 seconds', async () => {
    vi.useFakeTimers();
    const outcome = vi.fn();
    loadMapLibrary(options).catch(outcome);
    await vi.advanceTimersByTimeAsync(LOAD_TIMEOUT_MS - 1);
    expect(outcome).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(outcome).toHaveBeenCalledOnce();
    expect(scripts()).toEqual([]);
    vi.useRealTimers();
  });
});
