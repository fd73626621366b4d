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
  { keyId, secret, region }: Credentials,
  now: Date,
): Record<string, string> {
  const at = now.toISOString().replaceAll(/[-:]|\.\d+/g, '');
  const day = at.slice(0, 8);
  const all: Record<string, string> = {
    ...headers,
    host: url.host,
    'x-amz-content-sha256': bodyHash,
    'x-amz-date': at,
  };
  const names = Object.keys(all).toSorted();
  const signed = names.join(';');
  const query = [...url.searchParams]
    .map(([name, value]) => `${encodePart(name)}=${encodePart(value)}`)
    .toSorted()
    .join('&');
  const request = [
    method,
    url.pathname,
    query,
    ...names.map((name) => `${name}:${all[name]?.trim()}`),
    '',
    signed,
    bodyHash,
  ].join('\n');
  const scope = `${day}/${region}/s3/aws4_request`;
  const text = ['AWS4-HMAC-SHA256', at, scope, sha256(request)].join('\n');
  const key = [day, region, 's3', 'aws4_request'].reduce<Buffer | string>(hmac, `AWS4${secret}`);
  const signature = hmac(key, text).toString('hex');
  return {
    ...all,
    authorization: `AWS4-HMAC-SHA256 Credential=${keyId}/${scope}, SignedHeaders=${signed}, Signature=${signature}`,
  };
}
