/** What is used of the provider's library. */
export interface MapLibrary {
  Map: new (element: HTMLElement, options: Record<string, unknown>) => { getZoom(): number };
  Marker: new (options: Record<string, unknown>) => { addListener(event: 'click', run: () => void): void };
}

interface LibraryWindow {
  google?: { maps?: MapLibrary };
  plinthMapsReady?: () => void;
}

export const LOAD_TIMEOUT_MS = 30_000;
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
