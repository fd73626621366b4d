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
  }: Omit<RequestInit, 'method' | 'body' | 'headers'> & {
    json?: unknown;
    headers?: Headers | undefined;
  } = {},
): Promise<Response> {
  return fetch(url, {
    ...init,
    method,
    headers: json === undefined ? { ...headers } : { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(json),
  });
}
