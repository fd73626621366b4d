import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { ERRORS, type ErrorCode } from '#contract/errors.ts';
import { expiredCookies, namesIn, tooManyCookiesPage } from './cookie-flood.ts';
import { hostName } from './hosts.ts';
import { securityHeaders } from './security-headers.ts';

/** Heads up to here are answered; a larger one is read up to the other limit, to see whose cookies fill it. */
const MAX_HEAD_BYTES = 16 * 1024;
export const MAX_READ_BYTES = 64 * 1024;
/** Colon, blank and line end around each name and value. */
const AROUND_HEADER = 4;

/** Refuses what no honest client sends, before anything is looked up. Says whether it did. */
export function makeFrontDoor(options: { isSecure: boolean }) {
  const headers = securityHeaders(options.isSecure);

  return (request: IncomingMessage, response: ServerResponse): boolean => {
    const { rawHeaders } = request;
    let [hosts, bytes] = [0, 0];
    for (let at = 0; at < rawHeaders.length; at += 2) {
      const name = rawHeaders[at] ?? '';
      bytes += name.length + (rawHeaders[at + 1]?.length ?? 0) + AROUND_HEADER;
      if (name.length === 4 && name.toLowerCase() === 'host') hosts += 1;
    }
    if (hosts > 1 || !takeAbsoluteForm(request)) return refuse(response, 'badRequest');
    return bytes > MAX_HEAD_BYTES && refuseFlood(request, response);
  };

  function refuse(response: ServerResponse, code: ErrorCode): true {
    const { status, sentence } = ERRORS[code];
    response.writeHead(status, { ...headers, 'content-type': 'application/json', connection: 'close' });
    response.end(JSON.stringify({ error: sentence, errorKey: code }));
    return true;
  }

  /** Cookies are the one thing that others can make a browser send: the answer takes them back. */
  function refuseFlood(request: IncomingMessage, response: ServerResponse): true {
    const cookie = request.headers.cookie ?? '';
    if (cookie.length < MAX_HEAD_BYTES / 2) return refuse(response, 'headersTooLarge');
    const host = hostName(request.headers.host ?? '');
    response.writeHead(ERRORS.headersTooLarge.status, {
      ...headers,
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      connection: 'close',
      ...clearing(options.isSecure),
      'set-cookie': expiredCookies(namesIn(cookie), host, options.isSecure),
    });
    response.end(tooManyCookiesPage(request.headers['accept-language']));
    return true;
  }
}

/** `GET http://host/path` is what proxies are asked; here the host has to be the one that is meant. */
function takeAbsoluteForm(request: IncomingMessage): boolean {
  const { url = '' } = request;
  if (url.startsWith('/') || !/^https?:\/\//i.test(url)) return true;
  if (!URL.canParse(url)) return false;
  const { host, pathname, search } = new URL(url);
  if (hostName(host) !== hostName(request.headers.host ?? '')) return false;
  request.url = pathname + search;
  return true;
}

const clearing = (isSecure: boolean): Record<string, string> =>
  isSecure ? { 'clear-site-data': '"cookies"' } : {};

const STATUS_OF: Readonly<Record<string, ErrorCode>> = {
  HPE_HEADER_OVERFLOW: 'headersTooLarge',
  ERR_HTTP_REQUEST_TIMEOUT: 'tooSlow',
};
const REASONS: Readonly<Record<number, string>> = {
  400: 'Bad Request',
  408: 'Request Timeout',
  431: 'Request Header Fields Too Large',
};

/** Answers heads that could not even be read. Of one that is too long only the end that came last is known. */
export function makeBrokenHeads(options: { isSecure: boolean }) {
  return (error: Error & { code: string; rawPacket?: unknown }, socket: Socket): void => {
    if (error.code === 'ECONNRESET' || socket.destroyed) return;
    if (!socket.writable) {
      socket.destroy(error);
      return;
    }
    const code = STATUS_OF[error.code] ?? 'badRequest';
    const { status } = ERRORS[code];
    const isFlood = code === 'headersTooLarge';
    const head = Buffer.isBuffer(error.rawPacket) ? error.rawPacket.toString('latin1') : '';
    const host = hostName(/^host: *(\S+)/im.exec(head)?.[1] ?? '');
    const body = isFlood
      ? tooManyCookiesPage()
      : JSON.stringify({ error: ERRORS[code].sentence, errorKey: code });
    const lines = [
      `HTTP/1.1 ${status} ${REASONS[status] ?? 'Bad Request'}`,
      `Content-Type: ${isFlood ? 'text/html; charset=utf-8' : 'application/json'}`,
      `Content-Length: ${Buffer.byteLength(body)}`,
      'Connection: close',
      ...Object.entries({
        ...securityHeaders(options.isSecure),
        ...(isFlood && clearing(options.isSecure)),
      }).map((pair) => pair.join(': ')),
      ...(isFlood ? expiredCookies(namesIn(head), host, options.isSecure) : []).map(
        (line) => `Set-Cookie: ${line}`,
      ),
    ];
    socket.end(`${lines.join('\r\n')}\r\n\r\n${body}`);
  };
}
