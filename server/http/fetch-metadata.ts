import type { IncomingHttpHeaders } from 'node:http';

/**
 * What browsers say about where a request comes from. Scripts can neither set nor leave out these headers; browsers send
 * them on https and on this machine's own names, and nowhere else.
 */
const FRAMES: readonly unknown[] = ['iframe', 'frame', 'embed', 'object', 'fencedframe'];
const LOOPBACK = /^(?:(?:[^:]+\.)?localhost|127(?:\.\d{1,3}){3}|\[::1\])$/;

export type FetchMetadata = Pick<
  IncomingHttpHeaders,
  'sec-fetch-site' | 'sec-fetch-dest' | 'sec-fetch-mode'
> & {
  'sec-purpose'?: string | string[] | undefined;
};

/** Some programs send the mode; only browsers say where a request comes from and what it is for. */
export function isFromBrowser(headers: FetchMetadata): boolean {
  return headers['sec-fetch-site'] !== undefined || headers['sec-fetch-dest'] !== undefined;
}

export function isFramed(headers: FetchMetadata): boolean {
  return FRAMES.includes(headers['sec-fetch-dest']);
}

/** For people to look at in a page that is there already. */
export function isShown(headers: FetchMetadata): boolean {
  return isFramed(headers) || headers['sec-fetch-dest'] === 'image';
}

/** A window of its own, looked at now: not a frame, not a script's call, not fetched ahead. */
export function opensWindow(headers: FetchMetadata): boolean {
  return headers['sec-fetch-dest'] === 'document' && headers['sec-purpose'] === undefined;
}

/** A link that is followed, or saved as a file. No script can read what comes back. */
export function followsLink(headers: FetchMetadata): boolean {
  return headers['sec-fetch-mode'] === 'navigate' && !isFramed(headers);
}

/** Where browsers say nothing, a script of the site could not be told from the admin, so none is served. */
export function mayCarryCode(request: { isSecure: boolean; host: string; headers: FetchMetadata }): boolean {
  return (request.isSecure || LOOPBACK.test(request.host)) && !isFramed(request.headers);
}
