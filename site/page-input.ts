import type { ServiceUrls } from '#core/blocks/services.ts';
import type { Address } from '#core/commerce/cart/address.ts';
import type { LinkKind } from '#core/customers/session.ts';
import type { CookieTable } from '#core/blocks/cookie-table.ts';
import type { Category } from '#core/consent/categories.ts';
import type { BlockContent, Feeds, PageContent } from '#core/collections/block-content.ts';
import type { Collection } from '#core/collections/collection.ts';
import type { ItemDocument } from '#core/collections/item.ts';
import type { ShopList, ShopProduct } from '#core/commerce/catalogue/shop.ts';
import type { CurrencyCode, Cents } from '#core/money/currency.ts';
import type { Failure } from '#contract/errors.ts';
import type { OrderSnapshot } from '#contract/shop/orders.ts';
import type { AnnouncementState } from '#core/content/announcement.ts';
import type { DonationPage } from '#core/donations/donation-page.ts';
import type { DonationState } from '#core/donations/donation.ts';
import type { PayChoice } from '#contract/shop/cart.ts';
import type { MemberDoor, ShownArea } from '#core/members/member-area.ts';
import type { HeaderFooter } from '#core/content/header-footer.ts';
import type { Flags } from '#core/experiments/flags.ts';
import type { Trial } from '#core/experiments/experiment.ts';
import type { IndexPart } from '#core/content/index-page.ts';
import type { FormDocument } from '#core/forms/document.ts';
import type { WholeLetter } from '#core/newsletter/shown-letter.ts';
import type { FormValues } from '#core/forms/field.ts';
import type { PollState } from '#core/forms/poll.ts';
import type { Navigation } from '#core/content/navigation.ts';
import type { PageBody } from '#core/page/page.ts';
import type { PageDocument } from '#core/content/page-document.ts';
import type { ContextInput } from '#core/site-context/context.ts';
import type { PopupDocument } from '#core/popup/document.ts';
import type { Settings } from '#core/settings/groups.ts';
import type { SiteLanguages } from '#core/languages/site-languages.ts';
import type { ReviewList } from '#core/reviews/review-query.ts';
import type { FontCut } from '#core/theme/font-cuts.ts';
import type { Theme } from '#core/theme/theme.ts';
import type { CommentsView, ItemView, ListView } from './collections/view.ts';
import type { PaymentProblem } from '#core/payments/payment.ts';

/** Fonts that are cut, by the names of their families, and the theme set in them. */
export interface CutFonts {
  cuts: Readonly<Record<string, FontCut>>;
  themeCss: string;
}

/** What all pages of a site share, read once per published version. */
export interface SiteInput {
  site: ContextInput['site'];
  /** The template the site was made from, which it wears unless its theme names another. */
  ownTemplateId: string;
  baseUrl: string;
  appDomain: string;
  sitesDomain?: string;
  /** Where fonts come from that a site does not want from this server. */
  fontHosts: { stylesheet: string; kit: string };
  /** Where scripts of other services come from that blocks may load. */
  serviceUrls: ServiceUrls;
  /** What the operator switches on. */
  flags?: Flags;
  /** In the language of the page. */
  settings: Settings;
  /** All languages of the site, and the one that this is in. */
  languages: SiteLanguages & { current: string };
  /** Blocks that say all they say in another language, because they are not translated. */
  fellBack: ReadonlyMap<string, string>;
  /** Of what visitors are asked to agree to. */
  consentVersion: string;
  theme: Theme;
  /** The theme as a style sheet, made once for all pages. */
  themeCss: string;
  /** The same with fonts cut to the weights it uses, for pages that use no others; and for those in plain letters. */
  fontCuts?: { all: CutFonts; plain: CutFonts; otherWeightVariants: readonly string[] } | undefined;
  /** Variants of sections that the site's template sets in italics. */
  italicVariants?: readonly string[];
  headerFooter: HeaderFooter;
  popup: PopupDocument;
  navigation: Navigation;
  pages: readonly { id: string; path: string; title: string }[];
  collections: readonly SiteCollection[];
  /** What blocks of products show, by the block's id. */
  shopLists?: Readonly<Record<string, ShopList>>;
  /** What blocks of collections show, by the block's id. */
  blockContent?: Readonly<Record<string, BlockContent>>;
  /** Feeds from elsewhere, by their address. */
  feeds?: Feeds;
  /** What the site stores and whom it contacts, where a block shows it. */
  cookieTable?: CookieTable;
  /** Donation pages by their id, where blocks show them. */
  letters?: PageContent['letters'];
  donations?: Readonly<Record<string, DonationPage>>;
  /** Member areas by their id, where blocks show them. */
  memberAreas?: Readonly<Record<string, ShownArea>>;
  /** Live forms by their id. */
  forms: Readonly<Record<string, FormDocument>>;
  /** Pages that are not for everybody, by id, and what opens them. */
  locks?: ReadonlyMap<string, { by: 'password' | 'members' }>;
}

/** A collection with the address it is found at. */
export interface SiteCollection {
  id: string;
  path: string;
  collection: Collection;
  /** What its owner built around each item; without sections it is the usual page. */
  itemPage: PageBody;
}

export interface PageInput extends SiteInput {
  /** A page of the owner's, or one of the product's own (not found, search, …). */
  content:
    | {
        kind: 'document';
        id: string;
        document: PageDocument;
        /** Of an index page: what stands below its own sections. */
        parts?: readonly IndexPart[];
        updatedAt: string;
      }
    | {
        kind: 'collection';
        id: string;
        collection: Collection;
        /** What its owner built above the list; on the first page of the whole list alone. */
        body: PageBody;
        view: ListView;
        updatedAt: string;
      }
    | {
        kind: 'item';
        /** Of its collection. */
        id: string;
        collection: Collection;
        item: ItemDocument;
        itemPage: PageBody;
        view: ItemView;
        /** Null where there are no comments. */
        comments: CommentsView | null;
        updatedAt: string;
      }
    | { kind: 'special'; special: SpecialPage };
  pageType: number;
  path: string;
  account: ContextInput['account'];
  isEditing: boolean;
  /** For members alone, or in the place of such a page. */
  isForMembers?: boolean;
  /** Experiments that run on the site, and by their ids the variants that this is. */
  trials?: readonly Trial[];
  shownVariants?: Readonly<Record<string, string>>;
  /** How the announcement bar stands above this page, for this visitor at this time. */
  announcement?: AnnouncementState | undefined;
  /** What the visitors of this copy of the page have allowed; everything where nobody says. */
  consent?: { allowed: readonly Category[] };
  /** The pop-up lies over the page, to be looked at by those who write it. */
  isPopupPreview?: boolean;
  /** Whether who looks at it is counted among the site's visitors. */
  isCounted?: boolean;
  /** Somebody who works on the site looks at it without the owner's own code. */
  isWithoutCode?: boolean;
}

/** An order as its buyer may see it. */
export interface BuyerOrder {
  number: number | null;
  email: string;
  currency: CurrencyCode;
  isWaiting: boolean;
  isUnpaid: boolean;
  isSent: boolean;
  isCanceled: boolean;
  refundedCents: Cents;
  tracking: { carrier: string; number: string; url: string } | null;
  snapshot: OrderSnapshot;
  downloads: { title: string; url: string }[];
}

/** What a customer who is logged in need not type again. */
export interface KnownBuyer {
  email: string;
  addresses: readonly Address[];
}

/** How somebody comes to the page of the account: logged in, by a mailed link, or neither. */
export type AccountDoor =
  | { at: 'account'; xsrfToken: string }
  | { at: 'logIn' | 'linkEnded' }
  | { at: 'link'; token: string; kind: LinkKind; email: string };

/** What somebody finds who follows the link to review their order. */
export type ReviewRequest =
  | { state: 'expired' }
  | {
      state: 'open';
      token: string;
      /** What to call the buyer unless they say otherwise. */
      name: string;
      lines: readonly { line: number; title: string; image: string; isReviewed: boolean }[];
    };

/** The answer to a review that was sent without scripts. */
export interface ReviewTold {
  line: number;
  problem?: string | undefined;
  message?: string | undefined;
}

/** Pages of the shop. */
export type ShopPage =
  | { name: 'product'; product: ShopProduct; reviews: ReviewList | null }
  | {
      name: 'reviewRequest';
      request: ReviewRequest;
      told?: Omit<ReviewTold, 'problem'> & { problem?: Failure };
    }
  | { name: 'shop'; list: ShopList }
  | { name: 'cart' | 'checkoutClosed' | 'giftCardBalance' }
  | { name: 'planClosed' }
  /** The checkout of a subscription, by the token of its cart. */
  /** `variantId` is of a plan for which no cart has been opened yet. */
  | { name: 'planCheckout'; cartToken: string; variantId?: string; known: KnownBuyer | null }
  /** A subscription, for whoever holds its link. */
  | { name: 'plan'; id: string; token: string; joined: readonly ShownArea[] }
  | {
      name: 'giftCard';
      product: ShopProduct;
      sku: string;
      problem: PaymentProblem | '';
      known: KnownBuyer | null;
    }
  /** With why the last payment came to nothing, if one did. */
  | { name: 'checkout'; problem: PaymentProblem | ''; known: KnownBuyer | null }
  /** With the member areas it opened. */
  | { name: 'order'; order: BuyerOrder; joined: readonly ShownArea[] }
  | { name: 'account'; door: AccountDoor }
  | {
      name: 'donate';
      page: DonationPage;
      /** Chosen before, or the first that is suggested. */
      amountCents: Cents;
      problem: PaymentProblem | '';
      choices: readonly PayChoice[];
      /** Those of them who take monthly donations. */
      monthlyProviders: readonly string[];
    }
  | { name: 'contribution'; contribution: Contribution };

/** A donation as its donor may see it. */
export interface Contribution {
  title: string;
  thanks: string;
  email: string;
  totalCents: Cents;
  currency: CurrencyCode;
  state: DonationState;
  /** What its donor gives every month, until it is cancelled. */
  monthly: { totalCents: Cents; currency: CurrencyCode; nextDay: string | null } | null;
}

/** Pages the product makes itself. */
export type SpecialPage =
  | ShopPage
  | { name: 'notFound' }
  | { name: 'error'; errorKey: string }
  /** With a form where a password opens the site, without one where only contributors may enter. */
  | { name: 'lockScreen'; form: LockForm | null }
  | { name: 'protectedContent'; form: LockForm }
  | { name: 'memberAccess'; door: MemberDoor }
  | { name: 'notLive' | 'parking' | 'expired' | 'removed' }
  /** A form that was sent without scripts and came back with what is wrong. */
  | {
      name: 'form';
      formId: string;
      /** Set for newsletter forms, which have no document. */
      listName: string;
      values: FormValues;
      errors: Readonly<Record<string, string>>;
      message: string;
    }
  | { name: 'formSent'; formId: string }
  | { name: 'formProblem'; problem?: Failure }
  /** An email to a mailing list, in the archive. */
  | { name: 'letter'; letter: WholeLetter }
  /** How a poll stands, for those without scripts. */
  | {
      name: 'poll';
      title: string;
      labels: readonly string[];
      state: PollState;
      message: string | undefined;
      /** Of the page the poll stands on. */
      path: string;
    }
  /** A comment was sent without scripts. */
  | { name: 'comment'; message: string; path: string }
  | { name: 'formPreview'; formId: string; draft: FormDocument }
  /** What a visitor has agreed to. */
  | {
      name: 'cookies';
      allowed: readonly Category[];
      hasChosen: boolean;
      gpc: boolean;
      receiptId: string;
      to: string;
      buttons: { accept: string; decline: string };
    }
  | {
      name: 'subscription';
      state: 'confirmed' | 'asked' | 'left' | 'unknown';
      about?: { listName: string; email: string };
    }
  | {
      name: 'search';
      query: string;
      results: readonly {
        path: string;
        title: string;
        description: string;
        kind: string;
        thumbnail: string;
      }[];
    };

/** Asks for a password; works without script. */
export interface LockForm {
  action: string;
  /** The page's id, where the password is a page's own. */
  page?: string;
  /** Where the visitor wanted to go. */
  to: string;
  /** Why the last try was refused. */
  problem?: Failure | undefined;
  /** Who is signed in proves with it that the form is ours. */
  crumb: string;
}

/** Addresses of the built files, from the manifest of the bundler. */
export interface Assets {
  scripts: readonly string[];
  styles: readonly string[];
  /** Of pages that show collections, besides. */
  collectionStyles: readonly string[];
  templateStyles: Readonly<Record<string, string>>;
  islands: Readonly<Record<string, string>>;
}

export interface RenderedPage {
  html: string;
  /** Exact texts of what stands inline, for the hashes of the content security policy. */
  inlineScripts: string[];
  inlineStyles: string[];
  /** Origins of fonts that come from elsewhere. */
  remoteStyles: string[];
  remoteScripts: string[];
  /** Origins of services that blocks of this page can load. */
  services: string[];
  /** The owner's own code and the frames on this page; what they may load is read from them. */
  ownerCode: string[];
  /** Categories that decide what stands on this page: visitors who differ in one of them get another copy. */
  matters: Category[];
}
