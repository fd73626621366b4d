import type { ShopList } from '../commerce/catalogue/shop.ts';
import type { DonationPage } from '../donations/donation-page.ts';
import type { ShownArea } from '../members/member-area.ts';
import type { CookieTable } from '../blocks/cookie-table.ts';
import type { PublicForm } from '../forms/public-form.ts';
import type { CurrencyCode } from '../money/currency.ts';
import type { ImageValue } from '../fields/index.ts';
import type { LinkValue } from '../fields/index.ts';
import type { ShownLetter } from '../newsletter/shown-letter.ts';
import type { Alternate } from '../settings/languages.ts';
import type { Business } from '../settings/business.ts';
import type { Region } from '../settings/locale.ts';
import type { Track } from './media/album.ts';
import type { Card } from './card.ts';
import type { CollectionKind } from './kinds.ts';

/** One thing in a summary: an item of a collection, or something the shop sells. */
export interface SummaryCard {
  id: string;
  path: string;
  title: string;
  /** Empty for what has no date. */
  publishedAt: string;
  excerpt: string;
  author: string;
  picture: ImageValue;
  event: Card['details']['event'] | null;
  place: string;
  categories: readonly string[];
  /** In words; empty for what is not sold. */
  price: string;
}

export interface CountedTerm {
  name: string;
  path: string;
  count: number;
}

/** What the server found for one block. */
export interface BlockContent {
  collection: { title: string; path: string; kind: CollectionKind };
  cards: readonly SummaryCard[];
  terms: readonly CountedTerm[];
  tracks: readonly Track[];
}

export interface MenuEntry {
  title: string;
  to: LinkValue;
  isHere: boolean;
  children: readonly Omit<MenuEntry, 'children'>[];
}

/** One entry of a feed from elsewhere. */
export interface FeedEntry {
  title: string;
  href: string;
  /** Empty where the feed does not say. */
  publishedAt: string;
  excerpt: string;
}

export type Feeds = Readonly<Record<string, readonly FeedEntry[]>>;

/** A page on the way from the first one to another. */
export interface TrailStep {
  title: string;
  href: string;
}

export interface PageHeading {
  level: number;
  text: string;
  /** The id of what it stands in. */
  anchor: string;
}

/** What blocks can know of the page they stand on, and of its site. */
export interface PageContent {
  region: Region;
  siteTitle: string;
  business: Business;
  logo: ImageValue;
  /** The whole address of the page, for those who share it. */
  url: string;
  title: string;
  menu: readonly MenuEntry[];
  footerMenu: readonly MenuEntry[];
  /** The pages above this one. */
  trail?: readonly TrailStep[];
  /** The headings of the page itself. */
  headings?: readonly PageHeading[];
  /** That of the page: sections and blocks may be for some languages alone. */
  language?: string;
  /** This page in all languages of the site; its own has no address. */
  languages?: readonly Alternate[];
  /** Blocks that say all they say in another language than the page, by their id. */
  fellBack?: ReadonlyMap<string, string>;
  /** By the block's id. */
  blocks: Readonly<Record<string, BlockContent>>;
  /** By the form's id, where blocks are drawn without their page; a page itself knows all forms of its site. */
  forms?: Readonly<Record<string, PublicForm>>;
  /** What blocks of products show where they are drawn without their page; a page itself knows more of its shop. */
  shop?: PageShop;
  /** Feeds from elsewhere, by their address. */
  feeds?: Feeds;
  /** Where a block shows it. */
  cookieTable?: CookieTable;
  /** Emails of mailing lists by the list, where blocks show them. */
  letters?: Readonly<Record<string, readonly ShownLetter[]>>;
  /** Donation pages by their id, where blocks show them. */
  donations?: Readonly<Record<string, DonationPage>>;
  /** Member areas by their id, where blocks show them. */
  memberAreas?: Readonly<Record<string, ShownArea>>;
}

export interface PageShop {
  readonly currency: CurrencyCode;
  readonly locale: string;
  /** By the block's id. */
  readonly lists: Readonly<Record<string, ShopList>>;
}
