import type { ShopSort } from '../commerce/catalogue/shop.ts';
import type { Block, PageBody } from '../page/page.ts';
import type { BlockRulesOf } from './rules.ts';

/** Items of a collection, or of the shop, as cards. */
export interface CardsWanted {
  /** Only those with a tag, of a category or by an author. */
  filter: { kind: 'tag' | 'category' | 'author'; slug: string } | null;
  limit: number;
  isFeatured: boolean;
}

/** Tags, categories, authors or months of a collection, with how often each is used. */
export interface TermsWanted {
  kind: 'tag' | 'category' | 'author' | 'archive';
  limit: number;
  order: 'name' | 'count' | 'newest';
}

export interface ProductsWanted {
  /** These and no others, in this order; empty for all that the rest says. */
  chosen: readonly string[];
  category: string;
  count: number;
  sort: ShopSort;
  /** Whether visitors can search, sort and filter where the whole catalogue is shown. */
  isSearchable: boolean;
}

export interface CollectionWanted {
  id: string;
  cards?: CardsWanted;
  terms?: TermsWanted;
  hasTracks?: boolean;
}

/** What a block shows that is not its own. The server finds it once for everything that stands on a page. */
export interface BlockNeeds {
  /** A collection by its id, or the shop. Its title and address are known without asking for more. */
  collection?: CollectionWanted;
  products?: ProductsWanted;
  /** One of the site's forms by its id. */
  form?: string;
  menu?: 'main' | 'footer';
  /** A feed from elsewhere, by its address. */
  feed?: string;
  /** Emails that were sent to a mailing list, by its id. */
  letters?: string;
  /** A donation page by its id. */
  donation?: string;
  /** A member area by its id. */
  memberArea?: string;
  /** What the site stores and whom it contacts. */
  cookieTable?: boolean;
}

/** What each block that stands on these pages needs. */
export function needsOn(
  bodies: readonly PageBody[],
  blockOf: BlockRulesOf,
): { block: Block; needs: BlockNeeds }[] {
  return bodies
    .flatMap(({ sections }) => sections)
    .flatMap(({ blocks }) => blocks)
    .flatMap((block) => {
      const needs = blockOf(block.type)?.needs?.(block.values);
      return needs ? [{ block, needs }] : [];
    });
}
