import { lookup as lookupHost, type LookupAddress } from 'node:dns';
import { request as requestHttp, type IncomingHttpHeaders } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';

export const OUTBOUND_TIMEOUT_MS = 10_000;

export class NotPublic extends Error {
  constructor() {
    super('The address is not public.');
  }
}

/** All addresses of a name. */
export type Resolve = (
  host: string,
  options: { all: true },
  done: (error: Error | null, addresses: LookupAddress[]) => void,
) => void;

export interface Asked {
  method: 'GET' | 'POST';
  headers: Readonly<Record<string, string>>;
  body?: string | Uint8Array;
  /** As much of the answer is read. */
  maxBytes: number;
  /** For services that need longer than others. */
  timeoutMs?: number;
}

export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  bytes: Buffer;
  /** False for an answer that was longer than what was to be read. */
  isWhole: boolean;
}

export type Ask = (url: URL, asked: Asked) => Promise<Answer>;

/**
 * One request to an address that somebody else named. The name is looked up once, and the address that was
 * checked is the one that is connected to: a second answer of its name server could be another one.
 */
export function makeAsk(deps: { mayReach: (address: string) => boolean; resolve?: Resolve }): Ask {
  const { mayReach, resolve = lookupHost } = deps;
  const lookup: LookupFunction = (host, hints, done) =>
    resolve(host, { ...hints, all: true }, (error, addresses) => {
      const safe = error ? undefined : addresses.find(({ address }) => mayReach(address));
      if (!safe) done(error ?? new NotPublic(), '', 4);
      else if (hints.all) done(null, [safe]);
      else done(null, safe.address, safe.family);
    });

  return (url, { method, headers, body, maxBytes, timeoutMs = OUTBOUND_TIMEOUT_MS }) =>
    new Promise((answered, reject) => {
      // A literal address is not looked up, so it is checked here.
      const host = url.hostname.replaceAll(/[[\]]/g, '');
      if (isIP(host) !== 0 && !mayReach(host)) {
        reject(new NotPublic());
        return;
      }
      const send = url.protocol === 'https:' ? requestHttps : requestHttp;
      const call = send(
        url,
        {
          method,
          lookup,
          signal: AbortSignal.timeout(timeoutMs),
          headers: { ...headers, ...(body !== undefined && { 'content-length': Buffer.byteLength(body) }) },
          // A connection that is kept was checked for the name it was made for, not for the next one.
          agent: false,
        },
        (response) => {
          const chunks: Buffer[] = [];
          let length = 0;
          response.on('data', (chunk: Buffer) => {
            length += chunk.length;
            if (length > maxBytes) response.destroy();
            else chunks.push(chunk);
          });
          response.on('error', reject);
          response.on('close', () =>
            answered({
              status: response.statusCode ?? 0,
              headers: response.headers,
              bytes: Buffer.concat(chunks),
              isWhole: length <= maxBytes,
            }),
          );
        },
      );
      call.on('error', reject);
      call.end(body);
    });
}
