import { tidyLine } from '#core/forms/shapes/tidy.ts';
import type { MailWords } from './words.ts';

type Rows = NonNullable<MailWords['rows']>;

export const donationMails = {
  donationReceipt: (values: {
    siteTitle: string;
    name: string;
    thanks: string;
    rows: Rows;
    url: string;
    isMonthly: boolean;
  }): MailWords => ({
    subject: `Your donation to ${tidyLine(values.siteTitle)}`,
    paragraphs: [
      values.name === '' ? 'Hello,' : `Hello ${tidyLine(values.name)},`,
      ...(values.thanks === '' ? ['thank you for your donation.'] : values.thanks.split(/\n{2,}/)),
    ],
    rows: values.rows,
    action: { label: 'View donation', url: values.url },
    afterwards: [
      'This email is your receipt.',
      ...(values.isMonthly
        ? ['You give every month. You can cancel at any time on the page of this donation.']
        : []),
    ],
  }),

  newDonation: (values: { name: string; title: string; rows: Rows; url: string }): MailWords => ({
    subject: `New donation: ${tidyLine(values.title)}`,
    paragraphs: [`${tidyLine(values.name) || 'Somebody'} made a donation.`],
    rows: values.rows,
    action: { label: 'View donations', url: values.url },
    afterwards: ['Replying to this email writes to the donor.'],
  }),

  monthlyDonation: (values: { siteTitle: string; words: string; url: string }): MailWords => ({
    subject: `Your monthly donation to ${tidyLine(values.siteTitle)}`,
    paragraphs: [values.words],
    action: { label: 'View donation', url: values.url },
    afterwards: [],
  }),

  donationStatement: (values: { siteTitle: string; year: number; rows: Rows }): MailWords => ({
    subject: `Your donations to ${tidyLine(values.siteTitle)} in ${values.year}`,
    paragraphs: [
      `Thank you for your support. These are your donations to ${tidyLine(values.siteTitle)} in ${values.year}.`,
    ],
    rows: values.rows,
    afterwards: ['Keep this email for your records.'],
  }),
};
