import { transliterate } from './transliterate.ts';

export const TEXT_FILTERS = ['url-slug', 'url-slug-with-slash'] as const;
export type TextFilter = (typeof TEXT_FILTERS)[number];

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

const FILTERS: Readonly<Record<TextFilter, (text: string) => string>> = {
  'url-slug': slugify,
  'url-slug-with-slash': slugifyPath,
};

export function filterText(filter: TextFilter, text: string): string {
  return FILTERS[filter](text);
}
