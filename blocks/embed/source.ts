import { isSamePlacePath } from '#core/site/paths.ts';

export const NOT_EMBEDDABLE = 'Must be an address that starts with https://, or a page of this site.';

/** The address as a frame may load it: https elsewhere, or a page of the same site. Nothing else. */
export function frameSource(address: string): string | undefined {
  const text = address.trim();
  if (isSamePlacePath(text)) return text;
  if (!/^https:\/\//i.test(text) || !URL.canParse(text)) return undefined;
  const url = new URL(text);
  return url.username === '' && url.password === '' ? url.href : undefined;
}
