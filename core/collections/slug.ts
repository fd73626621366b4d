import { blogPostUrl, DEFAULT_BLOG_URL_FORMAT, normalizeBlogUrlFormat } from '../links/blog-url.ts';
import { control, leaf, type Field, type Words } from '../fields/field.ts';
import { slugify, slugifyPath } from '../text/text-filters.ts';

/** An item's address below its collection. Together they stay within what a path may be. */
export const MAX_SLUG_LENGTH = 100;

/** First words below a collection that are lists, feeds or calendars. */
export const LIST_WORDS = ['tag', 'category', 'author', 'archive', 'older', 'past', 'calendar'] as const;

const SEGMENT = '[a-z0-9]+(?:-[a-z0-9]+)*';
const SLUG = new RegExp(`^${SEGMENT}(?:/${SEGMENT})*$`);

export function slugProblem(slug: string): string | undefined {
  if (slug.length > MAX_SLUG_LENGTH) return `An address must be at most ${MAX_SLUG_LENGTH} characters.`;
  if (!SLUG.test(slug))
    return 'Must be an address such as a-day-at-sea: letters, digits, dashes and slashes.';
  const [first] = slug.split('/');
  return LIST_WORDS.some((word) => word === first)
    ? `An address cannot begin with ${first}, which lists are found under.`
    : undefined;
}

export function slug(words: Words = {}): Field<string> {
  return leaf({
    control: control('slug', words, { max: MAX_SLUG_LENGTH, lines: 1 }),
    initial: 'untitled',
    parse(value) {
      if (typeof value !== 'string') return { problem: 'Must be an address.' };
      const problem = slugProblem(value);
      return problem ? { problem } : { value };
    },
  });
}

/** How an owner wants posts to be addressed; what was typed is brought into the allowed form. */
export function urlFormat(words: Words = {}): Field<string> {
  return leaf({
    control: control('slug', words, { max: MAX_SLUG_LENGTH, lines: 1 }),
    initial: DEFAULT_BLOG_URL_FORMAT,
    parse(value) {
      if (typeof value !== 'string') return { problem: 'Must be text.' };
      // Without %t posts of one day would share an address: numbers behind it keep them apart.
      return { value: normalizeBlogUrlFormat(value.trim()) || DEFAULT_BLOG_URL_FORMAT };
    },
  });
}

/** The address of a new item: by the blog's format, or by its title alone. */
export function newSlug(
  title: string,
  format: string,
  day: { year: number; month: number; day: number },
): string {
  // A title of nothing but signs still needs an address.
  const words = slugify(title) || 'untitled';
  const made = slugifyPath(blogPostUrl(format, { ...day, title: words })).replace(/^\/|\/$/g, '');
  const kept = made.slice(0, MAX_SLUG_LENGTH).replace(/[-/]+$/, '');
  return slugProblem(kept) === undefined ? kept : `${kept.replaceAll('/', '-')}-1`.slice(-MAX_SLUG_LENGTH);
}

/** The address itself, or with the first number behind it that makes it free. */
export function freeSlug(wanted: string, isTaken: (candidate: string) => boolean): string {
  if (!isTaken(wanted)) return wanted;
  const stem = wanted.slice(0, MAX_SLUG_LENGTH - 8).replace(/[-/]+$/, '');
  for (let count = 2; ; count += 1) {
    const numbered = `${stem}-${count}`;
    if (!isTaken(numbered)) return numbered;
  }
}
