import { isRecord } from '#core/fields/field.ts';
import { NO_IMAGE, type ImageValue } from '#core/fields/index.ts';
import { pageBody } from '#core/page/stored/fields.ts';
import type { Section } from '#core/page/page.ts';
import type { MapLocation } from '#core/maps/location.ts';
import { blockOf } from '#blocks/index.ts';
import { sectionOf } from '../templates/instantiate.ts';
import { asking } from './asking.ts';
import { closing } from './closing.ts';
import { DESIGN_GROUPS, type OwnKind, type SectionDesign } from './design.ts';
import { features } from './features.ts';
import { galleries } from './galleries.ts';
import { heroes } from './heroes.ts';
import { people } from './people.ts';
import { reaching } from './reaching.ts';
import { reporting } from './reporting.ts';
import { selling } from './selling.ts';
import { showing } from './showing.ts';
import { telling } from './telling.ts';
import { texts } from './texts.ts';

const drawn: readonly SectionDesign[] = [
  ...heroes,
  ...features,
  ...texts,
  ...galleries,
  ...selling,
  ...reporting,
  ...people,
  ...reaching,
  ...closing,
  ...showing,
  ...telling,
  ...asking,
];

/** Designed sections to put on a page, in the order they are offered. */
export const SECTION_DESIGNS: readonly SectionDesign[] = DESIGN_GROUPS.flatMap((group) =>
  drawn.filter((design) => design.group === group),
);

/** What a site has that designs can show. */
export interface SiteContent {
  pictures: readonly ImageValue[];
  /** Ids of the first of each kind. */
  own: Partial<Record<OwnKind, string>>;
  place?: MapLocation | undefined;
}

const MOST_PICTURES = 6;

/** A design as a section of its own, with what the site already has, as far as it has it. */
export function sectionFrom(
  { section }: Pick<SectionDesign, 'section'>,
  { pictures, own, place }: SiteContent,
  newId: () => string,
): Section | undefined {
  const named = Array.from({ length: MOST_PICTURES }, (_, at) => {
    const picture = pictures[at % Math.max(pictures.length, 1)];
    return [String(at + 1), picture ?? NO_IMAGE] as const;
  });
  const made = withOwn(sectionOf(section, new Map(named), newId), { ...own, place });
  return pageBody(blockOf).read({ sections: [made] }).sections[0];
}

/** Puts ids in the places that name something of the site: `own:blog`. */
function withOwn(value: unknown, own: SiteContent['own'] & Pick<SiteContent, 'place'>): unknown {
  if (typeof value === 'string' && value.startsWith('own:'))
    return own[value.slice('own:'.length) as keyof typeof own] ?? '';
  if (Array.isArray(value)) return value.map((entry) => withOwn(entry, own));
  if (!isRecord(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, withOwn(entry, own)]));
}
