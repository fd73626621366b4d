import { isEmail } from '../email.ts';
import { isCents, MAX_PRICE_CENTS, toCents, type Cents } from '../money/currency.ts';
import type { Say } from '../words/words.ts';
import type { DonationPage } from './donation-page.ts';

export const DONATE_PATH = '/checkout/donate';
/** What the address of the checkout calls the page that is donated to. */
export const DONATE_PARAMETER = 'donatePageId';
export const CONTRIBUTION_PATH = '/checkout/contribution-confirmed';
export const MAX_MESSAGE_LENGTH = 500;
export const MAX_DONOR_NAME_LENGTH = 120;
export const DONATE_BUTTON_MISSING = 'Donate block: its button is missing.';

/** A donation and what may become of it. */
export const DONATION_STATES = {
  AWAITING: ['PAID', 'FAILED'],
  PAID: ['REFUNDED'],
  FAILED: [],
  REFUNDED: [],
} as const satisfies Record<string, readonly string[]>;
export type DonationState = keyof typeof DONATION_STATES;

export const donatePath = (pageId: string): string => `${DONATE_PATH}?${DONATE_PARAMETER}=${pageId}`;

export interface DonationDraft {
  amountCents: number;
  name: string;
  email: string;
  message: string;
  isAnonymous: boolean;
}

type PageRules = Pick<DonationPage, 'amounts' | 'allowsOwnAmount' | 'minimumCents' | 'allowsAnonymous'>;

function amountProblem(amount: number, page: PageRules, say: Say<'donation'>): string | undefined {
  if (!isCents(amount) || amount <= 0) return say('amountMissing');
  if (amount > MAX_PRICE_CENTS) return say('amountHigh');
  if (page.amounts.some((cents) => cents === amount)) return undefined;
  if (!page.allowsOwnAmount) return say('chooseAmount');
  return amount < page.minimumCents ? say('amountLow') : undefined;
}

/** Everything that is wrong with a donation, by field. Whoever stays anonymous need not say a name. */
export function donationProblems(
  draft: DonationDraft,
  page: PageRules,
  say: Say<'donation'>,
): Record<string, string> {
  const amount = amountProblem(draft.amountCents, page, say);
  const isNameless = draft.isAnonymous && page.allowsAnonymous;
  return {
    ...(amount !== undefined && { amountCents: amount }),
    ...(((!isNameless && draft.name.trim() === '') || draft.name.length > MAX_DONOR_NAME_LENGTH) && {
      name: say('nameMissing', { max: MAX_DONOR_NAME_LENGTH }),
    }),
    ...(!isEmail(draft.email.trim()) && { email: say('emailInvalid') }),
    ...(draft.message.length > MAX_MESSAGE_LENGTH && {
      message: say('messageLong', { max: MAX_MESSAGE_LENGTH }),
    }),
  };
}

/** What a donor adds so that the whole amount arrives once the provider has kept its share of the sum. */
export function feeOn(amountCents: Cents, fee: DonationPage['fee']): Cents {
  if (!fee) return toCents(0);
  const share = Math.round(fee.percent * 10) / 1000;
  return toCents(Math.ceil((amountCents + fee.fixedCents) / (1 - share)) - amountCents);
}

/** Of the goal, in whole percent; 100 at the most. */
export function progressOf({
  goalCents,
  raisedCents,
}: Pick<DonationPage, 'goalCents' | 'raisedCents'>): number {
  return goalCents === 0 ? 0 : Math.min(100, Math.floor((raisedCents / goalCents) * 100));
}

/** Where the money of a donation belongs; written twice, so all of it together comes to nothing. */
export function donationPostings(donation: { amountCents: Cents; feeCents: Cents }) {
  const total = donation.amountCents + donation.feeCents;
  return { payments: toCents(total), donations: toCents(-total) };
}
