import type { SubscriptionPlan } from '#core/commerce/catalogue/subscription-plan.ts';
import type { CollectionKind } from '#core/collections/kinds.ts';
import type { DonationPageDraft } from '#core/donations/donation-page.ts';
import type { HeaderFooter } from '#core/content/header-footer.ts';
import type { PictureName, SectionDraft } from '#core/page/draft.ts';
import type { Settings } from '#core/settings/groups.ts';
import type { Theme } from '#core/theme/theme.ts';

export { at, block, type BlockDraft, type SectionDraft } from '#core/page/draft.ts';

/** What people start a site for, in their words. */
export const PURPOSES = {
  shop: 'Sell products',
  portfolio: 'Show work',
  journal: 'Write',
  restaurant: 'Run a restaurant',
  event: 'Hold an event',
  software: 'Launch software',
} as const;
export type Purpose = keyof typeof PURPOSES;

/** What a template is called, and its look: all that is needed to offer it for a site that has words already. */
export interface TemplateLook {
  id: string;
  name: string;
  summary: string;
  /** What it is made for. */
  purpose?: Purpose;
  /** Which of its pictures shows what it is like: the one its home page opens with. */
  picture?: string;
  theme: Partial<Theme>;
}

/** A complete site to start from: words, pictures, pages and look. Pictures are named, and become files of the new site. */
export interface Template extends TemplateLook {
  /** Variants of sections that it sets in the italic of the text font: pages with one ask for that file early. */
  italicVariants?: readonly string[];
  /** Variants of sections that it sets in the display font with another weight than the theme's; without a list there may be any. */
  otherWeightVariants?: readonly string[];
  settings: { [G in keyof Settings]?: Partial<Settings[G]> };
  header: Partial<HeaderFooter['header']>;
  announcement?: Partial<HeaderFooter['announcement']>;
  footer: readonly SectionDraft[];
  navigation: readonly MenuDraft[];
  pages: readonly PageDraft[];
  collections?: readonly CollectionDraft[];
  pictures: readonly TemplatePicture[];
  /** Other files, made when they are needed; found at `/s/{name}`. */
  files?: readonly { name: string; make: () => Uint8Array }[];
  /** What the shop sells from the start. */
  products?: readonly TemplateProduct[];
  /** What customers of a demo shop say, by the address of the product. */
  reviews?: readonly TemplateReview[];
  /** By the id that blocks name them by. */
  donationPages?: readonly ({ id: string } & Partial<DonationPageDraft>)[];
  /** Parts for members: pages by their addresses, what gives access by the addresses of products. */
  memberAreas?: readonly TemplateMemberArea[];
  productCategories?: readonly { slug: string; name: string }[];
  /** Forms by the id that blocks name them by. */
  forms?: readonly TemplateForm[];
  /** What `core/popup/document.ts` holds, as far as it differs from its defaults. */
  popup?: Readonly<Record<string, unknown>>;
  mailingLists?: readonly { id: string; name: string; isDoubleOptIn: boolean }[];
  /** Emails that were sent to these lists before, for the archive. */
  letters?: readonly { listId: string; subject: string; text: string; sentAt: string }[];
}

export interface TemplateMemberArea {
  /** That blocks name it by. */
  id: string;
  name: string;
  words: string;
  showsTeasers?: boolean;
  pages: readonly string[];
  products: readonly string[];
}

export interface TemplateProduct {
  slug: string;
  title: string;
  /** As in a text block: paragraphs, *emphasis*, lists. */
  words: string;
  pictures: readonly string[];
  category: string;
  priceCents: number;
  weight: number;
  /** Left on the shelf; none of it means that it never runs out. */
  stock?: number;
  option?: { name: string; values: readonly { value: string; priceCents: number; stock?: number }[] };
  salePriceCents?: number;
  /** Of what is sold as a subscription. */
  plan?: Partial<SubscriptionPlan>;
  isGiftCard?: boolean;
  goesWith: readonly string[];
}

export interface TemplateReview {
  product: string;
  rating: number;
  name: string;
  text: string;
  reply?: string;
  /** How long ago it was written, in days. */
  daysAgo: number;
}

export interface TemplateForm {
  id: string;
  form: Readonly<Record<string, unknown>>;
  /** A poll of a demo has been voted in. */
  votes?: readonly MadeUpVotes[];
}

/** So many people chose these options. */
export type MadeUpVotes = readonly [people: number, ...options: string[]];

export interface TemplatePicture {
  name: string;
  /** Path of the file below the template's own folder. */
  file: string;
  width: number;
  height: number;
  alt: string;
  focalPoint: { x: number; y: number };
}

export interface MenuDraft {
  title: string;
  /** Address of one of the template's pages, or any other link. */
  to: string;
  children?: readonly MenuDraft[];
}

export interface PageDraft {
  title: string;
  path: string;
  description: string;
  kind?: 'page' | 'splash' | 'index';
  /** Of an index page: the addresses of the pages it stacks. */
  children?: readonly string[];
  shareImage?: PictureName;
  sections: readonly SectionDraft[];
}

/** A collection with its first items. Its other values are those of `core/collections/collection.ts`. */
export interface CollectionDraft {
  kind: CollectionKind;
  title: string;
  path: string;
  values?: Readonly<Record<string, unknown>>;
  /** What surrounds every item, where it is not the usual page. */
  itemPage?: readonly SectionDraft[];
  items: readonly ItemDraft[];
}

export interface ItemDraft {
  title: string;
  slug: string;
  /** A moment, or `day:+12T18:30`: so many days from when the site is made. */
  publishAt: string;
  thumbnail?: PictureName;
  values?: Readonly<Record<string, unknown>>;
  /** What readers of a demo site have written below it, and what its owner answered. */
  comments?: readonly TemplateComment[];
  sections: readonly SectionDraft[];
}

export interface TemplateComment {
  name: string;
  text: string;
  answer?: string;
}
