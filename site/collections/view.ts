import type { Card } from '#core/collections/card.ts';
import type { Comment } from '#core/comments/comment.ts';

export type { Card };

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

/** What visitors wrote below an item, and whether more can be written. */
export interface CommentsView {
  list: readonly Comment[];
  isOpen: boolean;
  /** Of whoever is signed in, so that the form works for them without scripts; else empty. */
  crumb: string;
}
