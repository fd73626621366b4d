import type { Comment } from '../comments/comment.ts';
import type { SaidTerms } from '../languages/terms/said-terms.ts';
import type { Card } from './card.ts';

/** What surrounds an item on its page. */
export interface ItemView {
  id: string;
  publishedAt: string;
  previous: Card | null;
  next: Card | null;
  related: readonly Card[];
  /** All lessons of the course in their order; empty elsewhere. */
  lessons: readonly Card[];
  /** Items that the owner's own fields name, by their ids. */
  references: Readonly<Record<string, Card>>;
  /** What its tags and categories are called in the language of the page, where that is another. */
  termNames?: SaidTerms;
}

/** What visitors wrote below an item, and whether more can be written. */
export interface CommentsView {
  list: readonly Comment[];
  isOpen: boolean;
  /** Of whoever is signed in, so that the form works for them without scripts; else empty. */
  crumb: string;
}
