import { fractionDigitsOf, type Cents, type CurrencyCode } from '../money/currency.ts';
import { toCsv } from '../text/csv.ts';

export interface WrittenDonation {
  paidAt: string;
  pageTitle: string;
  name: string;
  email: string;
  isAnonymous: boolean;
  isMonthly: boolean;
  amountCents: Cents;
  feeCents: Cents;
  currency: CurrencyCode;
  state: string;
  message: string;
  isTest: boolean;
}

const HEADER = [
  'Date',
  'Donation page',
  'Name',
  'Email',
  'Anonymous',
  'Monthly',
  'Amount',
  'Fee covered',
  'Currency',
  'State',
  'Message',
  'Test',
];

const yesOrNo = (is: boolean) => (is ? 'yes' : 'no');

export function toDonationsCsv(donations: readonly WrittenDonation[]): string {
  const lines = donations.map((donation) => {
    const digits = fractionDigitsOf(donation.currency);
    const amount = (cents: Cents) => (cents / 10 ** digits).toFixed(digits);
    return [
      donation.paidAt,
      donation.pageTitle,
      donation.name,
      donation.email,
      yesOrNo(donation.isAnonymous),
      yesOrNo(donation.isMonthly),
      amount(donation.amountCents),
      amount(donation.feeCents),
      donation.currency,
      donation.state,
      donation.message,
      yesOrNo(donation.isTest),
    ];
  });
  return toCsv([HEADER, ...lines]);
}
