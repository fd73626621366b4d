import { group, references, text, toggle, type ValueOf } from '../fields/index.ts';
import type { SubscriptionState } from '../subscriptions/states.ts';

const MAX_PRODUCTS = 50;

/** Everything an owner can say about a member area. */
export const memberAreaFields = {
  name: text({ max: 120, missing: 'Give the member area a name.', label: 'Name' }),
  words: text({
    max: 1000,
    lines: 4,
    label: 'Description',
    help: 'Shown to visitors who are not members yet.',
  }),
  products: references('product', {
    max: MAX_PRODUCTS,
    label: 'Products that give access',
    help: 'Leave empty to let in everybody with a customer account.',
  }),
  showsTeasers: toggle(false, {
    label: 'Teasers',
    help: 'Visitors see the titles of pages and the excerpts of items before they join.',
  }),
};
export const memberAreaField = group(memberAreaFields);
export type MemberAreaDraft = ValueOf<typeof memberAreaField>;

/** While a subscription is in one of these its current period is paid for, or free. */
export const MEMBER_STATES = ['trial', 'active'] as const satisfies readonly SubscriptionState[];
/** It is until the period ends, and at that moment no longer. */
export const LEAVING_STATE = 'cancelling' satisfies SubscriptionState;

/** A member area as everybody may know it. */
export interface ShownArea {
  id: string;
  name: string;
  words: string;
  /** Products that give access, as far as they are on sale; empty where an account is enough. */
  offers: readonly { title: string; path: string }[];
  isFree: boolean;
  /** Its first published page; empty while there is none. */
  path: string;
}

/** What visitors are told who may not enter. */
export interface MemberDoor extends Pick<ShownArea, 'name' | 'words' | 'offers' | 'isFree'> {
  /** Logged in, but nothing they have gives access. */
  isLoggedIn: boolean;
  /** Where to go after logging in. */
  to: string;
  /** What they may know of the page, where the area shows that. */
  teaser?: Teaser | undefined;
}

export interface Teaser {
  title: string;
  excerpt: string;
}

/** The root of pages that are for members, and of those that say so. */
export const MEMBER_PAGE_ROOT = 'sqs-member-access-page-root';
