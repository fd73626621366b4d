import { own, type OwnKind } from './design.ts';
import { SECTION_DESIGNS, type SiteContent } from './index.ts';

/** Where the site has none, the first of these is made with the section. */
const MADE_KINDS = ['form', 'mailingList'] as const satisfies readonly OwnKind[];
export type MadeKind = (typeof MADE_KINDS)[number];

/** What has to be made before these designs show all they are drawn with. */
export function missingFor(ids: readonly string[], site: Pick<SiteContent, 'own'>): MadeKind[] {
  const words = JSON.stringify(SECTION_DESIGNS.filter(({ id }) => ids.includes(id)));
  return MADE_KINDS.filter((kind) => !site.own[kind] && words.includes(`"${own(kind)}"`));
}
