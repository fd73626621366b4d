import { slugify } from '../text/text-filters.ts';

/** The format of post URLs: `%y` year, `%m` month, `%d` day, `%t` title. */
export const DEFAULT_BLOG_URL_FORMAT = '%y/%m/%d/%t';

/** Brings what an owner typed into the allowed form; a clean format comes back unchanged. */
export function normalizeBlogUrlFormat(format: string): string {
  return format
    .toLowerCase()
    .replace(/\s+/g, '-')
    .replace(/[^a-z0-9/%-]/g, '')
    .replace(/%(?![ymdt])[a-z]?/g, '')
    .replace(/\/{2,}/g, '/')
    .replace(/-{2,}/g, '-')
    .replace(/^\/+/, '')
    .replace(/[/%]+$/, '');
}

export interface DatedTitle {
  readonly year: number;
  readonly month: number;
  readonly day: number;
  readonly title: string;
}

/** The URL of a new post, below the blog's own; months and days have no leading zero. */
export function blogPostUrl(format: string, { year, month, day, title }: DatedTitle): string {
  const values: Readonly<Record<string, string>> = {
    '%y': String(year),
    '%m': String(month),
    '%d': String(day),
    '%t': slugify(title),
  };
  return normalizeBlogUrlFormat(format).replace(/%[ymdt]/g, (token) => values[token] ?? '');
}
