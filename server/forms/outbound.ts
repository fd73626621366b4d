import { lookup as lookupHost } from 'node:dns';
import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { BlockList, isIP, type LookupFunction } from 'node:net';

export const OUTBOUND_TIMEOUT_MS = 10_000;
const MAX_ANSWER_BYTES = 64 * 1024;

/** Addresses that only this machine's own network reaches: an owner must not look around in there. */
const PRIVATE = new BlockList();
for (const [net, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 3],
] as const)
  PRIVATE.addSubnet(net, bits, 'ipv4');
for (const [net, bits] of [
  ['::', 127],
  ['64:ff9b::', 96],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
] as const)
  PRIVATE.addSubnet(net, bits, 'ipv6');

export function isPrivateAddress(address: string): boolean {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  const plain = mapped ?? address;
  return PRIVATE.check(plain, isIP(plain) === 6 ? 'ipv6' : 'ipv4');
}

export interface OutboundAnswer {
  status: number;
  body: string;
}

export type Outbound = (
  url: string,
  sent: { body: string; headers: Readonly<Record<string, string>> },
) => Promise<OutboundAnswer>;

/** Sends to addresses that owners name. Redirects are not followed, and the checked address is the one used. */
export function makeOutbound(options: { allowsPrivate: boolean }): Outbound {
  const lookup: LookupFunction = (host, hints, done) =>
    lookupHost(host, { ...hints, all: true }, (error, addresses) => {
      const safe = addresses?.find(({ address }) => options.allowsPrivate || !isPrivateAddress(address));
      if (error || !safe) done(error ?? new Error('The address is not public.'), '', 4);
      else if (hints.all) done(null, [safe]);
      else done(null, safe.address, safe.family);
    });

  return (address, { body, headers }) =>
    new Promise((resolve, reject) => {
      const url = new URL(address);
      // A literal address is not looked up, so it is checked here.
      const host = url.hostname.replaceAll(/[[\]]/g, '');
      if (!options.allowsPrivate && isIP(host) !== 0 && isPrivateAddress(host)) {
        reject(new Error('The address is not public.'));
        return;
      }
      const send = url.protocol === 'https:' ? requestHttps : requestHttp;
      const call = send(
        url,
        {
          method: 'POST',
          lookup,
          timeout: OUTBOUND_TIMEOUT_MS,
          signal: AbortSignal.timeout(OUTBOUND_TIMEOUT_MS),
          headers: { ...headers, 'content-length': Buffer.byteLength(body) },
        },
        (response) => {
          let answer = '';
          response.setEncoding('utf8');
          response.on('data', (chunk: string) => {
            answer += chunk;
            if (answer.length > MAX_ANSWER_BYTES) response.destroy();
          });
          response.on('close', () => resolve({ status: response.statusCode ?? 0, body: answer }));
        },
      );
      call.on('timeout', () => call.destroy(new Error('No answer in time.')));
      call.on('error', reject);
      call.end(body);
    });
}
