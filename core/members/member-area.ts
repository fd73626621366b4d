import { group, references, text, type ValueOf } from '../fields/index.ts';
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
};
export const memberAreaField = group(memberAreaFields);
export type MemberAreaDraft = ValueOf<typeof memberAreaField>;

/** While a subscription is in one of these its current period is paid for, or free. */
export const MEMBER_STATES = [
  'trial',
  'active',
  'cancelling',
] as const satisfies readonly SubscriptionState[];

/** What visitors are told who may not enter. */
export interface MemberDoor {
  name: string;
  words: string;
  /** Empty where an account is enough. */
  offers: readonly { title: string; path: string }[];
  /** Logged in, but nothing they have gives access. */
  isLoggedIn: boolean;
  isFree: boolean;
  /** Where to go after logging in. */
  to: string;
}

/** The root of pages that are for members, and of those that say so. */
export const MEMBER_PAGE_ROOT = 'sqs-member-access-page-root';
