import type { ItemDocument } from '#core/collections/item.ts';
import type { ImageValue, LinkValue } from '#core/fields/index.ts';

/** An item as a list shows it. */
export interface Card {
  id: string;
  path: string;
  title: string;
  publishedAt: string;
  isFeatured: boolean;
  details: {
    excerpt: string;
    author: string;
    tags: readonly string[];
    categories: readonly string[];
    thumbnail: ImageValue;
    /** Of pictures in galleries; what was saved before they could be said has neither. */
    isDecorative?: boolean;
    clickThrough?: LinkValue;
    event: ItemDocument['event'];
    place: ItemDocument['place'];
    track: ItemDocument['track'];
    video: string;
    custom: Readonly<Record<string, unknown>>;
  };
}

export interface TermLink {
  name: string;
  path: string;
}

export type TermKind = 'tag' | 'category' | 'author' | 'archive';

/** A page of a list. */
export interface ListView {
  cards: readonly Card[];
  /** What the list is limited to; everything otherwise. */
  filter: { kind: TermKind; name: string } | null;
  /** Where the list goes on. */
  olderPath: string | null;
  /** Set on every page of a list but its first. */
  firstPath: string | null;
  categories: readonly TermLink[];
  /** Set where the month is asked for in place of the list. */
  calendar: CalendarView | null;
}

export interface CalendarView {
  /** `2026-11` */
  month: string;
  previousPath: string;
  nextPath: string;
  events: readonly Card[];
}

/** What surrounds an item on its page. */
export interface ItemView {
  id: string;
  publishedAt: string;
  previous: Card | null;
  next: Card | null;
  related: readonly Card[];
  /** Items that the owner's own fields name, by their ids. */
  references: Readonly<Record<string, Card>>;
}
