import { LOAD_TIMEOUT_MS } from './providers.ts';

/** What is used of the provider's library. */
export interface MapLibrary {
  Map: new (element: HTMLElement, options: Record<string, unknown>) => { getZoom(): number };
  Marker: new (options: Record<string, unknown>) => { addListener(event: 'click', run: () => void): void };
}

interface LibraryWindow {
  google?: { maps?: MapLibrary };
  plinthMapsReady?: () => void;
  /** Called by the library when it does not take the key, also long after it has loaded. */
  gm_authFailure?: () => void;
}

const CALLBACK = 'plinthMapsReady';

/** On its way: all maps of a page wait for one script. */
const loads = new WeakMap<Document, Promise<MapLibrary>>();

export function loadMapLibrary(options: {
  script: string;
  key: string;
  language: string;
  region: string;
}): Promise<MapLibrary> {
  const library = (window as LibraryWindow).google?.maps;
  if (library) return Promise.resolve(library);
  const load = loads.get(document) ?? request(options).finally(() => loads.delete(document));
  loads.set(document, load);
  return load;
}

/** Maps of the page, told when the provider refuses to show them. */
const refused = new EventTarget();

export function whenRefused(run: () => void): void {
  (window as LibraryWindow).gm_authFailure = () => refused.dispatchEvent(new Event('refused'));
  refused.addEventListener('refused', run, { once: true });
}

function request({ script, ...query }: Parameters<typeof loadMapLibrary>[0]): Promise<MapLibrary> {
  const host = window as LibraryWindow;
  return new Promise((resolve, reject) => {
    const element = document.createElement('script');
    const fail = (why: string) => {
      element.remove();
      delete host[CALLBACK];
      reject(new Error(why));
    };
    const timer = setTimeout(
      () => fail(`The map library did not load within ${LOAD_TIMEOUT_MS} ms.`),
      LOAD_TIMEOUT_MS,
    );
    host[CALLBACK] = () => {
      clearTimeout(timer);
      const library = host.google?.maps;
      if (library) resolve(library);
      else fail('The map library came without maps.');
    };
    element.src = `${script}?${new URLSearchParams({ ...query, callback: CALLBACK })}`;
    element.async = true;
    element.addEventListener('error', () => {
      clearTimeout(timer);
      fail('The map library could not be loaded.');
    });
    document.head.append(element);
  });
}
