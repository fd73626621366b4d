import {
  group,
  image,
  list,
  money,
  number,
  text,
  toggle,
  type ImageValue,
  type ValueOf,
} from '../fields/index.ts';
import { toCents, type Cents } from '../money/currency.ts';

const MAX_SUGGESTED = 8;
const MAX_WORDS = 3000;

const suggested = group({ cents: money({ label: 'Amount' }) });

/** Everything an owner can say about a donation page. */
export const donationPageFields = {
  title: text({ max: 120, missing: 'Give the donation page a title.', label: 'Title' }),
  words: text({ max: MAX_WORDS, lines: 6, label: 'Description', help: 'What the money is used for.' }),
  image: image({ label: 'Picture' }),
  amounts: list(suggested, {
    max: MAX_SUGGESTED,
    label: 'Suggested amounts',
    initial: [1000, 2500, 5000].map((cents) => ({ cents: toCents(cents) })),
  }),
  allowsOwnAmount: toggle(true, { label: 'Custom amount' }),
  minimumCents: money({ label: 'Minimum amount', help: '0 accepts any amount.' }),
  allowsMonthly: toggle(false, {
    label: 'Monthly donations',
    help: 'Donors can choose to give every month. Needs a payment provider that saves cards.',
  }),
  coversFee: toggle(false, {
    label: 'Offer to cover the fee',
    help: 'Donors can add what the payment provider keeps.',
  }),
  feePercent: number({ min: 0, max: 20, step: 0.1, initial: 2.9, unit: '%', label: 'Fee' }),
  feeFixedCents: money({ label: 'Fixed fee per payment' }),
  asksMessage: toggle(true, { label: 'Message from the donor' }),
  allowsAnonymous: toggle(true, { label: 'Anonymous donations' }),
  goalCents: money({ label: 'Goal', help: 'Shows how much was raised. 0 shows no goal.' }),
  showsDonors: toggle(false, {
    label: 'Show recent donors',
    help: 'Their names, amounts and messages, except of those who stay anonymous.',
  }),
  thanks: text({
    max: MAX_WORDS,
    lines: 4,
    label: 'Thank-you message',
    help: 'Shown and mailed afterwards.',
  }),
  isOpen: toggle(true, { label: 'Accepts donations' }),
};
export const donationPageField = group(donationPageFields);
export type DonationPageDraft = ValueOf<typeof donationPageField>;
export const NEW_DONATION_PAGE: DonationPageDraft = donationPageField.initial;

const FEE_FIELDS: readonly string[] = ['feePercent', 'feeFixedCents'];

/** The fee is asked for where donors can cover it. */
export const isAskedOfPage = (name: string, { coversFee }: Pick<DonationPageDraft, 'coversFee'>): boolean =>
  coversFee || !FEE_FIELDS.includes(name);

/** A donor as visitors see them. */
export interface ShownDonor {
  id: string;
  name: string;
  cents: Cents;
  message: string;
}

/** A donation page as visitors see it, with what it has raised. */
export interface DonationPage {
  id: string;
  title: string;
  words: string;
  image: ImageValue;
  amounts: readonly Cents[];
  allowsOwnAmount: boolean;
  minimumCents: Cents;
  fee: { percent: number; fixedCents: Cents } | null;
  allowsMonthly: boolean;
  asksMessage: boolean;
  allowsAnonymous: boolean;
  goalCents: Cents;
  raisedCents: Cents;
  donationCount: number;
  donors: readonly ShownDonor[];
  thanks: string;
  isOpen: boolean;
}
