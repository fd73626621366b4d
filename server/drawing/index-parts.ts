import type { Documents } from '#core/content/documents.ts';
import { stackPages, type IndexPart } from '#core/content/index-page.ts';
import type { PageDocument } from '#core/content/page-document.ts';
import { isRecord } from '#core/fields/field.ts';
import type { StoredPage } from '../content/live.ts';

/** The pages an index page names; those of all others are none. */
export function childrenNamed(body: unknown): readonly string[] {
  if (!isRecord(body) || body.kind !== 'index' || !Array.isArray(body.children)) return [];
  return body.children.filter((id) => typeof id === 'string');
}

/** What an index page shows below its own sections: nothing that needs a password, and no other index. */
export function indexParts(
  documents: Documents,
  index: PageDocument,
  { children, locks }: { children: readonly StoredPage[]; locks: ReadonlyMap<string, unknown> },
): IndexPart[] {
  const fields = documents.fieldsOf('page', null);
  const pages = index.children.flatMap((id) => {
    const stored = locks.has(id) ? undefined : children.find((page) => page.id === id);
    const page = stored && (fields?.read(stored.body) as PageDocument);
    if (!page || page.kind === 'index') return [];
    return [{ id, path: stored.path, title: page.title, body: page.body }];
  });
  return stackPages(index.body, pages, documents.blockOf);
}
