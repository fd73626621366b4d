import {
  partAsked,
  pathBelow,
  placeIn,
  readAddress,
  type CollectionAddress,
} from '#core/collections/address.ts';
import type { Collection } from '#core/collections/collection.ts';
import type { SiteCollection } from '#site/page-input.ts';
import type { Speech } from '../languages/in-language.ts';

/** Something in a collection, by its address. */
export interface Place<A extends CollectionAddress = CollectionAddress> {
  collection: SiteCollection;
  address: A;
}

/** What stands where in a site, for those who read it. */
export interface Shelf {
  siteId: string;
  collections: readonly SiteCollection[];
  timeZone: string;
  /** Whether drafts are read in place of what visitors see. */
  isDraft: boolean;
  /** What items are said in; left out where that is what they were written in. */
  speech?: Speech | undefined;
  /** Whether whoever reads works on the site: private items are theirs. */
  isInsider: boolean;
}

/** Where an address lies, if it lies in a collection. */
export function placeOf(collections: readonly SiteCollection[], path: string): Place | undefined {
  const place = placeIn(collections, path);
  const address = place && readAddress(place.rest);
  if (!place || !address || !isKnown(place.collection.collection, address)) return undefined;
  return { collection: place.collection, address };
}

/** Where the part of a list lies that a query asks for, in the way of other systems. */
export function partOf(
  collections: readonly SiteCollection[],
  { path, query }: { path: string; query: URLSearchParams },
): string | undefined {
  const collection = collections.find((each) => each.path === path);
  const part = collection && partAsked(query);
  if (!part) return undefined;
  const address = pathBelow(collection, ...part);
  return placeOf(collections, address) ? address : undefined;
}

/** Calendars belong to events. */
function isKnown({ kind }: Collection, { what, ...address }: CollectionAddress): boolean {
  const isOfEvents =
    what === 'past' ||
    what === 'calendar' ||
    what === 'itemCalendar' ||
    ('format' in address && address.format === 'ics');
  return kind !== 'products' && (!isOfEvents || kind === 'events');
}
