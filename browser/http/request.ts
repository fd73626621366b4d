export type Headers = Readonly<Record<string, string>>;

/**
 * Sends JSON, if any, and waits for the answer, whatever it is. Some pages carry this function as text: it uses nothing
 * from around it.
 */
export function request(
  method: string,
  url: string | URL,
  {
    json,
    headers,
    ...init
  }: Omit<RequestInit, 'method' | 'headers'> & {
    json?: unknown;
    headers?: Headers | undefined;
  } = {},
): Promise<Response> {
  return fetch(url, {
    body: JSON.stringify(json),
    ...init,
    method,
    headers: json === undefined ? { ...headers } : { 'content-type': 'application/json', ...headers },
  });
}
