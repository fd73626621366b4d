import type { Documents } from '#core/content/documents.ts';
import type { ItemDocument } from '#core/collections/item.ts';
import { termSlug } from '#core/collections/taxonomy.ts';
import { isRecord } from '#core/fields/field.ts';
import type { ItemState } from '#core/collections/states.ts';
import type { Card } from '#site/collections/view.ts';

export interface ItemTerm {
  taxonomy: 'tag' | 'category' | 'author';
  slug: string;
  name: string;
}

/** What lists, addresses and search need of an item; kept with each revision, so that a publish only moves it. */
export interface ItemProjection {
  collectionId: string;
  slug: string;
  title: string;
  status: ItemState;
  /** Empty where its owner gave no date. */
  publishAt: string;
  /** What lists go by in place of the date. */
  startsAt: string;
  isIndexed: boolean;
  isFeatured: boolean;
  card: Card['details'];
  terms: ItemTerm[];
  words: string;
}

export function readItem(documents: Documents, body: unknown): ItemDocument {
  return documents.fieldsOf('item', null)?.read(body) as ItemDocument;
}

export function projectItem(documents: Documents, body: unknown): ItemProjection {
  const item = readItem(documents, body);
  const named = (taxonomy: ItemTerm['taxonomy'], names: readonly string[]): ItemTerm[] =>
    names.map((name) => ({ taxonomy, slug: termSlug(name), name }));
  const terms = [
    ...named('tag', item.tags),
    ...named('category', item.categories),
    ...named('author', item.author.trim() === '' ? [] : [item.author.trim()]),
  ];
  return {
    collectionId: item.collectionId,
    slug: item.slug,
    title: item.title,
    status: item.status,
    publishAt: item.publishAt,
    startsAt: item.event.startsAt,
    isIndexed: !item.noIndex,
    isFeatured: item.featured,
    card: {
      excerpt: item.excerpt,
      author: item.author.trim(),
      tags: item.tags,
      categories: item.categories,
      thumbnail: item.thumbnail,
      ...(item.isDecorative && { isDecorative: true }),
      ...(item.clickThrough.href !== '' && { clickThrough: item.clickThrough }),
      event: item.event,
      place: item.place,
      track: item.track,
      video: item.video.href,
      ...(item.duration !== '' && { duration: item.duration }),
      ...(item.chapter.trim() !== '' && { chapter: item.chapter.trim() }),
      custom: withoutLongTexts(item.custom),
    },
    terms: [...new Map(terms.map((term) => [`${term.taxonomy}:${term.slug}`, term])).values()],
    words: documents.wordsOf('item', null, body),
  };
}

/** Lists never show formatted texts, which would make their rows heavy. */
function withoutLongTexts(custom: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(custom).filter(([, value]) => !(isRecord(value) && value.type === 'doc')),
  );
}
