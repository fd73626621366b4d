import { request, type IncomingHttpHeaders } from 'node:http';

export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: string;
}

/** A plain HTTP call to this machine with any Host: Node's own fetch neither sets it nor resolves `*.localhost`. */
export function send(
  port: number,
  host: string,
  method: string,
  path: string,
  init: {
    body?: unknown;
    cookie?: string;
    headers?: Readonly<Record<string, string>>;
    signal?: AbortSignal;
  } = {},
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const payload = init.body === undefined ? undefined : JSON.stringify(init.body);
    const call = request(
      {
        host: '127.0.0.1',
        port,
        method,
        path,
        signal: init.signal,
        headers: {
          host,
          ...init.headers,
          ...(init.cookie && { cookie: init.cookie }),
          ...(payload !== undefined && { 'content-type': 'application/json' }),
        },
      },
      (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            body: Buffer.concat(chunks).toString(),
          }),
        );
        response.on('error', reject);
      },
    );
    call.on('error', reject);
    call.end(payload);
  });
}

export interface Owner {
  cookie: string;
  crumb: string;
}

/** Logs in on the app domain and takes the session over to a site, as a browser does. */
export async function logIn(
  port: number,
  appDomain: string,
  site: string,
  account: { email: string; password: string },
): Promise<Owner> {
  const login = await send(port, appDomain, 'POST', '/api/auth/Login', {
    body: { email: account.email, password: account.password },
  });
  const begun = await send(port, `${site}.${appDomain}`, 'GET', '/api/auth/Handoff');
  const opened = await send(port, appDomain, 'GET', placeOf(begun), { cookie: cookies(login) });
  const redeemed = await send(port, `${site}.${appDomain}`, 'GET', placeOf(opened), {
    cookie: cookies(begun),
  });
  const cookie = cookies(redeemed);
  return { cookie, crumb: /crumb=([^;]+)/.exec(cookie)?.[1] ?? '' };
}

function placeOf(answer: Answer): string {
  const { pathname, search } = new URL(String(answer.headers.location));
  return pathname + search;
}

function cookies(answer: Answer): string {
  return (answer.headers['set-cookie'] ?? []).map((line) => line.split(';')[0]).join('; ');
}
