import type { DraftContent, DraftSite } from '../content/drafts.ts';
import type { StoredPage } from '../content/live.ts';
import type { LiveContent } from '../content/live.ts';
import { childrenNamed } from './index-parts.ts';
import type { Scene } from './scene.ts';

/** A publish came between two reads: what was read together would be of two versions. */
export class PublishedMeanwhile extends Error {}

/** Reads the page at an address, and the pages an index stacks, of the version of what surrounds them. */
export function makeReadStored(deps: { live: LiveContent; drafts: DraftContent }) {
  const { live, drafts } = deps;

  return async function readStored({
    site,
    path,
    draft,
    drafted,
    live: { version },
  }: Scene): Promise<{ page: DraftSite['page']; children: readonly StoredPage[] }> {
    if (draft) {
      const named = childrenNamed(drafted?.body);
      return { page: drafted, children: named.length === 0 ? [] : await drafts.children(site.id, named) };
    }
    const found = await live.page(site.id, path);
    const named = childrenNamed(found.page?.body);
    const children =
      named.length === 0 ? { version: found.version, pages: [] } : await live.children(site.id, named);
    if (found.version !== version || children.version !== version) throw new PublishedMeanwhile();
    return { page: found.page, children: children.pages };
  };
}

export type ReadStored = ReturnType<typeof makeReadStored>;
