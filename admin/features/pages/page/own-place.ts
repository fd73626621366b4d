import { isRecord } from '#core/fields/field.ts';

/** Where a document is at home that was opened as a page but is none; nothing for pages. */
export function ownPlace(id: string, body: unknown): string | undefined {
  if (!isRecord(body)) return undefined;
  if (typeof body.collectionId === 'string') return `/collections/items/${id}`;
  return Array.isArray(body.itemOrder) ? `/collections/${id}` : undefined;
}
