import { block, type BlockDraft, type SectionDraft } from '../templates/template.ts';
import type { Place } from '#core/page/page.ts';

export const DESIGN_GROUPS = [
  'Openings',
  'Words',
  'Pictures',
  'Lists',
  'Voices',
  'Prices',
  'Questions',
  'Contact',
  'Invitations',
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
