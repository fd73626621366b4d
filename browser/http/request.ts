export type Headers = Readonly<Record<string, string>>;

/**
 * Sends JSON or the fields of a form, if any, and waits for the answer, whatever it is. Some pages carry this function as text: it uses nothing
 * from around it.
 */
export function request(
  method: string,
  url: string | URL,
  {
    json,
    form,
    headers,
    ...init
  }: Omit<RequestInit, 'method' | 'body' | 'headers'> & {
    json?: unknown;
    form?: Readonly<Record<string, string>>;
    headers?: Headers | undefined;
  } = {},
): Promise<Response> {
  return fetch(url, {
    ...init,
    method,
    headers: json === undefined ? { ...headers } : { 'content-type': 'application/json', ...headers },
    body: form ? new URLSearchParams(form) : JSON.stringify(json),
  });
}
