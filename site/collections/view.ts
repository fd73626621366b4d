import type { Card } from '#core/collections/card.ts';
import type { CommentsView, ItemView } from '#core/collections/item-view.ts';

export type { Card, CommentsView, ItemView };

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
