import { resolve } from 'node:path';
import { makeBucketStorage } from './bucket.ts';
import { makeFolderStorage } from './folder.ts';
import type { Storage } from './storage.ts';

export const looksLikeUrl = (place: string) => /^[a-z][\w+.-]+:\/\//i.test(place);

/** `https://KEY:SECRET@host/bucket/folder?region=…`: all that has to be known about a bucket. */
export function isBucketUrl(place: string): boolean {
  if (!URL.canParse(place)) return false;
  const { protocol, username, password, pathname } = new URL(place);
  return /^https?:$/.test(protocol) && username !== '' && password !== '' && /^\/[^/]+/.test(pathname);
}

/** A folder, or a bucket; a relative path starts at `base`. */
export function openStorage(place: string, base: string): Storage {
  return isBucketUrl(place) ? makeBucketStorage(place) : makeFolderStorage(resolve(base, place));
}
