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
    headers?: Readonly<Record<string, string>>;
  } = {},
): Promise<Response> {
  const isEmpty = json === undefined;
  return fetch(url, {
    ...init,
    method,
    headers: isEmpty ? { ...headers } : { ...headers, 'content-type': 'application/json' },
    ...(!isEmpty && { body: JSON.stringify(json) }),
  });
}
