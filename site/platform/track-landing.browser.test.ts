import { afterEach, expect, test, vi } from 'vitest';
import { trackLanding } from './track-landing.ts';

const before = location.href;
afterEach(() => {
  history.replaceState(null, '', before);
  Reflect.deleteProperty(navigator, 'globalPrivacyControl');
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** Addresses of the images that a page asks for, where somebody comes to it from elsewhere. */
function landAt(path: string, { from = 'https://ads.example/', gpc = false } = {}): URL[] {
  const asked: URL[] = [];
  class Picture {
    set src(address: string) {
      asked.push(new URL(address, location.href));
    }
  }
  vi.stubGlobal('Image', Picture);
  vi.spyOn(document, 'referrer', 'get').mockReturnValue(from);
  Object.defineProperty(navigator, 'globalPrivacyControl', { configurable: true, value: gpc });
  history.replaceState(null, '', path);
  trackLanding();
  return asked;
}

test.each(['/', '/signup'])('who lands at %s is told of once, with what the address says', (path) => {
  const [image, ...others] = landAt(`${path}?source=a&campaign=b&screen=forged`);
  expect(others).toEqual([]);
  expect(image?.pathname).toBe('/api/track/Track');
  expect(Object.fromEntries(image?.searchParams ?? [])).toMatchObject({
    landing: location.href,
    refer: 'https://ads.example/',
    source: 'a',
    campaign: 'b',
    lang: navigator.language,
    screen: `${screen.width}x${screen.height}`,
  });
});

test('nobody is told of on other pages, on the way through the platform, or against their will', () => {
  expect(landAt('/login?source=a')).toEqual([]);
  expect(landAt('/signup?source=a', { from: `${location.origin}/` })).toEqual([]);
  expect(landAt('/signup?source=a', { gpc: true })).toEqual([]);
});
