import type { DocumentKind } from '#core/content/kinds.ts';
import { isRecord } from '#core/fields/field.ts';
import { translationKey } from '#core/languages/names.ts';
import { Failure } from '#contract/errors.ts';
import type { StoredTranslation } from '../content/drafts.ts';
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
  return [
    ...found,
    ...asDocuments(await content.items(siteId)),
    ...asTranslations(await content.translations(siteId)),
  ];
}

async function readLive(live: LiveContent, siteId: string): Promise<CopiedDocument[]> {
  const { singles, pages } = await live.shared(siteId);
  const found = singles.map((single): Omit<CopiedDocument, 'body'> & { body: unknown } => ({
    ...single,
    sourceId: single.kind === 'collection' ? single.id : undefined,
  }));
  for (const { id, path } of pages) {
    const { page } = await live.page(siteId, path);
    if (page?.kind === 'page') found.push({ sourceId: id, kind: 'page', key: null, body: page.body });
  }
  const documents = found.flatMap(({ body, ...document }) => (isRecord(body) ? [{ ...document, body }] : []));
  return [
    ...documents,
    ...asDocuments(await live.items(siteId)),
    ...asTranslations(await live.allTranslations(siteId)),
  ];
}

function asDocuments(items: readonly { id: string; body: unknown }[]): CopiedDocument[] {
  return items.flatMap(({ id, body }) =>
    isRecord(body) ? [{ sourceId: id, kind: 'item' as const, key: null, body }] : [],
  );
}

function asTranslations(translations: readonly StoredTranslation[]): CopiedDocument[] {
  return translations.flatMap(({ of, language, body }) =>
    isRecord(body)
      ? [{ sourceId: undefined, kind: 'translation' as const, key: translationKey(of, language), body }]
      : [],
  );
}

const NAMED: readonly DocumentKind[] = ['page', 'collection', 'item'];

/** Gives pages, collections and items ids of their own, and names them by these wherever they name each other. */
export function withNewIds(
  documents: readonly CopiedDocument[],
  newId: () => string,
): (CopiedDocument & { id: string | undefined })[] {
  const ids = new Map(
    documents.flatMap(({ sourceId, kind }) =>
      sourceId !== undefined && NAMED.includes(kind) ? [[sourceId, newId()] as const] : [],
    ),
  );
  const rename = (value: unknown): unknown => {
    if (typeof value === 'string') return ids.get(value) ?? value;
    if (Array.isArray(value)) return value.map(rename);
    if (!isRecord(value)) return value;
    return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, rename(entry)]));
  };
  return documents
    .filter(({ kind, body }) => kind !== 'item' || ids.has(String(body.collectionId)))
    .map((document) => ({
      ...document,
      id: ids.get(document.sourceId ?? ''),
      key: document.kind === 'translation' ? renamedKey(document.key, ids) : document.key,
      body: rename(document.body) as Record<string, unknown>,
    }));
}

/** A translation is named by what it translates. */
function renamedKey(key: string | null, ids: ReadonlyMap<string, string>): string {
  const [of = '', language = ''] = (key ?? '').split('@');
  return translationKey(ids.get(of) ?? of, language);
}
