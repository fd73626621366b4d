import { PHONE_COLUMNS, type Place } from '#core/page/page.ts';
import { at, block, type BlockDraft, type SectionDraft } from '../templates/template.ts';

/** What sections are for, in the order the picker lists them. */
export const DESIGN_GROUPS = [
  'Heroes',
  'Features',
  'Text',
  'Galleries',
  'Products',
  'Blog',
  'Events',
  'Menus',
  'Team',
  'Testimonials',
  'Pricing',
  'Comparisons',
  'Statistics',
  'Timelines',
  'FAQ',
  'Contact',
  'Forms',
  'Links',
  'Calls to action',
  'Closings',
  'Coming soon',
  'Not found',
] as const;

/** A section somebody drew before, to put on a page and make one's own. */
export interface SectionDesign {
  id: string;
  name: string;
  group: (typeof DESIGN_GROUPS)[number];
  section: SectionDraft;
}

/** Which pages a site has is its owner's business: a button leads somewhere when they have said where. */
export const UNSET = '';

/** What a design shows of the site it is put on, where the site has one: the first of its kind. */
export const OWN_KINDS = ['blog', 'events', 'portfolio', 'form', 'mailingList'] as const;
export type OwnKind = (typeof OWN_KINDS)[number];
export const own = (kind: OwnKind): `own:${OwnKind}` => `own:${kind}`;
/** Where the maps of the site begin. */
export const OWN_PLACE = 'own:place';

/** Blocks that phones show one below the other in the order they are written, where rows would tear columns apart. */
export function inOrder(blocks: readonly BlockDraft[]): BlockDraft[] {
  return blocks.map((draft, index) => ({ ...draft, phone: at(1, PHONE_COLUMNS, index + 1) }));
}

/** More room below a large title than between rows; on phones the rows are enough. */
export const room = (row: number): BlockDraft =>
  block('spacer', at(1, 24, row), { height: { base: 24, phone: 0 } });

export function quote(
  place: Place,
  text: string,
  source: string,
  values: {
    size?: 'small' | 'normal' | 'large' | 'display';
    align?: 'left' | 'center';
    marks?: boolean;
  } = {},
): BlockDraft {
  return block('quote', place, { text, source, ...values });
}

export function line(place: Place, values: Readonly<Record<string, unknown>> = {}): BlockDraft {
  return block('line', place, values);
}

export function accordion(place: Place, items: readonly (readonly [string, string])[]): BlockDraft {
  return block('accordion', place, {
    items: items.map(([title, words]) => ({ title, text: `text:${words}` })),
    firstOpen: true,
  });
}

/** Pictures of a gallery, by their names. */
export const slidesOf = (names: readonly string[]) =>
  names.map((name) => ({ type: 'image', id: name, image: `picture:${name}` }));
