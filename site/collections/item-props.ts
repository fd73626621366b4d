import type { Collection } from '#core/collections/collection.ts';
import type { ItemDocument } from '#core/collections/item.ts';
import type { Region } from '#core/settings/locale.ts';
import type { CommentsView, ItemView } from './view.ts';
import type { Say } from '#core/words/words.ts';

/** One item and all that its page can tell of it. */
export interface ItemProps {
  collection: Collection;
  item: ItemDocument;
  view: ItemView;
  site: Region;
  say: Say<'content'>;
  isEditing: boolean;
  /** The page around items is being arranged, and this item stands for all of them. */
  isArranging?: boolean;
  comments: CommentsView | null;
  /** The whole address of the page. */
  url: string;
}
