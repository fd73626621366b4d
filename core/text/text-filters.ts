import { transliterate } from './transliterate.ts';

/** Letters, digits and single dashes; anything else becomes a dash. */
export function slugify(text: string): string {
  return transliterate(text)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

/** The same for every part of a path; slashes stay, doubled ones become one. */
export function slugifyPath(text: string): string {
  return text.split('/').map(slugify).join('/').replace(/\/+/g, '/');
}
