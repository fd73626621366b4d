import { tidyLine } from '#core/forms/shapes/tidy.ts';
import type { MailRows, MailWords } from './words.ts';

export const donationMails = {
  newDonation: (values: {
    name: string;
    title: string;
    message: string;
    rows: MailRows;
    url: string;
  }): MailWords => ({
    subject: `New donation: ${tidyLine(values.title)}`,
    paragraphs: [`${tidyLine(values.name) || 'Somebody'} made a donation.`],
    rows: [...values.rows, ...(values.message === '' ? [] : [{ title: 'Message', value: values.message }])],
    action: { label: 'View donations', url: values.url },
    afterwards: ['Replying to this email writes to the donor.'],
  }),
};
