import type { ImageValue, LinkValue } from '../fields/index.ts';
import type { ItemDocument } from './item.ts';

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
    /** Of films, tracks and lessons, where somebody said it. */
    duration?: string;
    chapter?: string;
    custom: Readonly<Record<string, unknown>>;
  };
}
