import type { Place } from '#core/page/page.ts';
import { block, type BlockDraft } from './template.ts';

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
  look: 'theme' | 'solid' | 'outline' | 'underline' = 'theme',
  more: More = {},
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
