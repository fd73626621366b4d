import type { DocumentKind } from '#core/content/kinds.ts';
import { isRecord } from '#core/fields/field.ts';
import { Failure } from '#contract/errors.ts';
import type { LiveContent } from '../content/live.ts';
import type { Content } from '../content/service.ts';

export interface CopiedDocument {
  /** Its id where it comes from. */
  sourceId: string | undefined;
  kind: DocumentKind;
  key: string | null;
  body: Record<string, unknown>;
}

/** All documents of a site as they are drafted, or as visitors see them. */
export async function readDocuments(
  from: { content: Content; live: LiveContent },
  siteId: string,
  state: 'drafts' | 'live',
): Promise<CopiedDocument[]> {
  return state === 'drafts' ? readDrafts(from.content, siteId) : readLive(from.live, siteId);
}

async function readDrafts(content: Content, siteId: string): Promise<CopiedDocument[]> {
  const found: CopiedDocument[] = [];
  const listed = await content.list({ siteId });
  for (const { id } of listed instanceof Failure ? [] : listed) {
    const entry = await content.read({ siteId }, id);
    if (!(entry instanceof Failure) && entry.body)
      found.push({ sourceId: id, kind: entry.kind, key: entry.key, body: entry.body });
  }
  return found;
}

async function readLive(live: LiveContent, siteId: string): Promise<CopiedDocument[]> {
  const { singles, pages } = await live.shared(siteId);
  const found = singles.map((single): Omit<CopiedDocument, 'body'> & { body: unknown } => ({
    ...single,
    sourceId: undefined,
  }));
  for (const { id, path } of pages) {
    const { page } = await live.page(siteId, path);
    found.push({ sourceId: id, kind: 'page', key: null, body: page?.body });
  }
  return found.flatMap(({ body, ...document }) => (isRecord(body) ? [{ ...document, body }] : []));
}
