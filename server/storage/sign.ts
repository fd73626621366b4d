import { createHash, createHmac } from 'node:crypto';

export interface Credentials {
  keyId: string;
  secret: string;
  region: string;
}

export interface Unsigned {
  method: string;
  url: URL;
  headers: Readonly<Record<string, string>>;
  /** SHA-256 of the body. */
  bodyHash: string;
}

export const sha256 = (bytes: Buffer | string) => createHash('sha256').update(bytes).digest('hex');
export const EMPTY_HASH = sha256('');

const hmac = (key: Buffer | string, text: string) => createHmac('sha256', key).update(text).digest();

/** As paths and queries are written in a signature: everything but letters, digits and `-._~`. */
export function encodePart(text: string): string {
  return encodeURIComponent(text).replaceAll(
    /[!'()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}

/** The headers of a request with Amazon's signature, version 4. */
export function sign(
  { method, url, headers, bodyHash }: Unsigned,
  credentials: Credentials,
  now: Date,
): Record<string, string> {
  const at = timeOf(now);
  const all: Record<string, string> = {
    ...headers,
    host: url.host,
    'x-amz-content-sha256': bodyHash,
    'x-amz-date': at,
  };
  const { scope, signed, signature } = signatureOf({ method, url, headers: all, bodyHash }, credentials, at);
  return {
    ...all,
    authorization: `AWS4-HMAC-SHA256 Credential=${credentials.keyId}/${scope}, SignedHeaders=${signed}, Signature=${signature}`,
  };
}

/** The address of a request that anybody may send until it ends, with these headers and any body. */
export function signAddress(
  { method, url, headers }: Omit<Unsigned, 'bodyHash'>,
  credentials: Credentials,
  { now, seconds }: { now: Date; seconds: number },
): URL {
  const at = timeOf(now);
  const all = { ...headers, host: url.host };
  const address = new URL(url);
  const query = {
    'X-Amz-Algorithm': 'AWS4-HMAC-SHA256',
    'X-Amz-Credential': `${credentials.keyId}/${scopeOf(at, credentials)}`,
    'X-Amz-Date': at,
    'X-Amz-Expires': String(seconds),
    'X-Amz-SignedHeaders': namesOf(all),
  };
  for (const [name, value] of Object.entries(query)) address.searchParams.set(name, value);
  const unsigned = { method, url: address, headers: all, bodyHash: 'UNSIGNED-PAYLOAD' };
  address.searchParams.set('X-Amz-Signature', signatureOf(unsigned, credentials, at).signature);
  return address;
}

const timeOf = (moment: Date) => moment.toISOString().replaceAll(/[-:]|\.\d+/g, '');
const scopeOf = (at: string, { region }: Credentials) => `${at.slice(0, 8)}/${region}/s3/aws4_request`;
const namesOf = (headers: Unsigned['headers']) => Object.keys(headers).toSorted().join(';');

function signatureOf({ method, url, headers, bodyHash }: Unsigned, credentials: Credentials, at: string) {
  const signed = namesOf(headers);
  const query = [...url.searchParams]
    .map(([name, value]) => `${encodePart(name)}=${encodePart(value)}`)
    .toSorted()
    .join('&');
  const request = [
    method,
    url.pathname,
    query,
    ...signed.split(';').map((name) => `${name}:${headers[name]?.trim()}`),
    '',
    signed,
    bodyHash,
  ].join('\n');
  const scope = scopeOf(at, credentials);
  const text = ['AWS4-HMAC-SHA256', at, scope, sha256(request)].join('\n');
  const key = scope.split('/').reduce<Buffer | string>(hmac, `AWS4${credentials.secret}`);
  return { scope, signed, signature: hmac(key, text).toString('hex') };
}
