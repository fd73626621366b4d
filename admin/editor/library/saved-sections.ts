import { queryOptions } from '@tanstack/react-query';
import { blockOf } from '#blocks/index.ts';
import { savedSections } from '#contract/content/saved-sections.ts';
import { copySection } from '#core/page/actions/sections.ts';
import type { Section } from '#core/page/page.ts';
import { pageBody } from '#core/page/stored/fields.ts';
import { call } from '../../http/call.ts';
import { newId } from '../../kit/new-id.ts';

export const SAVED_SECTIONS = ['saved-sections'] as const;

export const savedSectionsQuery = queryOptions({
  queryKey: SAVED_SECTIONS,
  queryFn: async () => (await call(savedSections.list, {})).sections,
});

/** A saved section under ids of its own, read as leniently as a stored page. */
export function copyOfSaved(saved: Readonly<Record<string, unknown>>): Section | undefined {
  const [section] = pageBody(blockOf).read({ sections: [saved] }).sections;
  return section && copySection(section, newId);
}
