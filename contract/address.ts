/** Every call lies below it, and the page that lists them all at it. */
export const API_PATH = '/api/';

/** Method and path of a call: all that a page has to know of its route. Parameters stand in the path as `:name`. */
export interface Address {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly path: string;
}

/** What goes into an address. */
export interface Link {
  params?: Readonly<Record<string, string | number>> | undefined;
  query?: Readonly<Record<string, string | undefined>> | undefined;
}

export function fillPath(path: string, { params = {}, query = {} }: Link): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) if (value !== undefined) search.set(name, value);
  const filled = path.replaceAll(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(String(params[name] ?? '')),
  );
  return search.size === 0 ? filled : `${filled}?${search}`;
}
