import { changeSections } from '../find.ts';
import type { PageBody } from '../page.ts';

export function removeBlocks(body: PageBody, change: { ids: readonly string[] }): PageBody {
  const ids = new Set(change.ids);
  return changeSections(body, (section) =>
    section.blocks.some(({ id }) => ids.has(id))
      ? { ...section, blocks: section.blocks.filter(({ id }) => !ids.has(id)) }
      : section,
  );
}
