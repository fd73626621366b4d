import { isRecord } from '../fields/field.ts';
import { parseImagePath } from '../images/images.ts';

export interface NewPicture {
  src: string;
  width: number;
  height: number;
  blur?: string;
}

/** Puts the new version of a picture wherever a document shows an older one; words and focal points stay. */
export function showNewVersion(body: unknown, id: string, picture: NewPicture): unknown {
  if (Array.isArray(body)) return body.map((entry) => showNewVersion(entry, id, picture));
  if (!isRecord(body)) return body;
  const next = Object.fromEntries(
    Object.entries(body).map(([key, value]) => [key, showNewVersion(value, id, picture)]),
  );
  return typeof body.src === 'string' && parseImagePath(body.src)?.id === id ? { ...next, ...picture } : next;
}
