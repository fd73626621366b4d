import { resolve, sep } from 'node:path';
import { readPlace } from './bucket-requests.ts';
import { makeBucketStorage } from './bucket.ts';
import { makeFolderStorage } from './folder.ts';
import type { Storage } from './storage.ts';

/** How the address of a bucket is written, as people are told. */
export const BUCKET_FORM =
  'https://KEY:SECRET@host/bucket?region=eu-central-1, with / and % in KEY and SECRET written as %2F and %25';

export const looksLikeUrl = (place: string) => /^[a-z][\w+.-]+:\/\//i.test(place);

/** `https://KEY:SECRET@host/bucket/folder?region=…`: all that has to be known about a bucket. */
export function isBucketUrl(place: string): boolean {
  if (!URL.canParse(place)) return false;
  const { protocol, username, password, pathname, searchParams } = new URL(place);
  return (
    /^https?:$/.test(protocol) &&
    username !== '' &&
    password !== '' &&
    /^\/[^/]+/.test(pathname) &&
    [username, password, pathname].every(isEncoded) &&
    [...searchParams].every(([name, value]) => name === 'region' && value !== '')
  );
}

/** A folder, or a bucket; a relative path starts at `base`. */
export function openStorage(place: string, base: string): Storage {
  return isBucketUrl(place) ? makeBucketStorage(place) : makeFolderStorage(resolve(base, place));
}

/** The steps to a place: from the root of this machine on, or from the host of a bucket. */
export function wayTo(place: string, base: string): string[] {
  if (!isBucketUrl(place)) return resolve(base, place).split(sep).filter(Boolean);
  const { origin, bucket, prefix } = readPlace(place);
  return [origin, bucket, ...prefix.split('/').filter(Boolean)];
}

function isEncoded(text: string): boolean {
  try {
    // A call of which nobody takes the value is left out of the built server.
    return decodeURIComponent(text) !== '';
  } catch {
    return false;
  }
}
