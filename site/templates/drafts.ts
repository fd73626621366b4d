import type { Place } from '#core/page/page.ts';
import { block, type BlockDraft, type ItemDraft, type SectionDraft } from './template.ts';

/** Short ways to write the blocks templates use most. */
type More = Pick<BlockDraft, 'phone' | 'animation'>;

export const to = (href: string) => ({ href, newWindow: false });

export function heading(
  place: Place,
  text: string,
  values: { level?: 1 | 2 | 3 | 4; size?: 'auto' | 'small' | 'large' | 'display' } = {},
  more: More = {},
): BlockDraft {
  return block('heading', place, { text, level: 2, ...values }, more);
}

export function text(
  place: Place,
  source: string,
  size: 'small' | 'normal' | 'large' = 'normal',
  more: More = {},
): BlockDraft {
  return block('text', place, { text: `text:${source}`, size }, more);
}

/** What the site's facts say, wherever they are changed. */
export function business(
  place: Place,
  shown: readonly ('name' | 'address' | 'phone' | 'email' | 'hours')[],
  size: 'small' | 'normal' | 'large' | 'display' = 'normal',
  more: More = {},
): BlockDraft {
  const parts = ['name', 'address', 'phone', 'email', 'hours'] as const;
  const chosen = Object.fromEntries(parts.map((part) => [part, shown.includes(part)]));
  return block('business', place, { ...chosen, size }, more);
}

export function picture(
  place: Place,
  name: string,
  values: {
    ratio?: 'own' | 'square' | 'portrait' | 'tall' | 'landscape' | 'wide';
    title?: string;
    note?: string;
    text?: string;
    to?: ReturnType<typeof to>;
    eager?: 'auto' | 'first';
  } = {},
  more: More = {},
): BlockDraft {
  const { text: words, ...rest } = values;
  return block(
    'image',
    place,
    { image: `picture:${name}`, ...rest, ...(words !== undefined && { text: `text:${words}` }) },
    more,
  );
}

export function button(
  place: Place,
  label: string,
  href: string,
  { look = 'theme', more = {} }: { look?: 'theme' | 'solid' | 'outline' | 'underline'; more?: More } = {},
): BlockDraft {
  return block('button', place, { label, to: to(href), look }, more);
}

export interface IndexEntry {
  title: string;
  note?: string;
  meta?: string;
  href?: string;
  picture?: string;
}

export function index(
  place: Place,
  entries: readonly IndexEntry[],
  values: { numbered?: boolean } = {},
  more: More = {},
): BlockDraft {
  return block(
    'index',
    place,
    {
      entries: entries.map(({ href, picture: name, ...entry }) => ({
        ...entry,
        ...(href !== undefined && { link: to(href) }),
        ...(name !== undefined && { picture: `picture:${name}` }),
      })),
      ...values,
    },
    more,
  );
}

export interface EventWords {
  title: string;
  slug: string;
  /** So many days from when the site is made, so that what is on lies always ahead. */
  on: `day:${string}`;
  until: `day:${string}`;
  picture: string;
  lead: string;
}

/** Something that is on at a place of the house's own. */
export function event(
  { title, slug, on, until, picture: name, lead }: EventWords,
  place: Readonly<Record<'name' | 'street' | 'city' | 'country', string>>,
  section: SectionDraft,
): ItemDraft {
  return {
    title,
    slug,
    publishAt: '2026-01-05T08:00:00.000Z',
    thumbnail: `picture:${name}`,
    values: { excerpt: lead, place, event: { startsAt: on, endsAt: until, isAllDay: false } },
    sections: [section],
  };
}
