import { tidyLine } from '#core/forms/validate.ts';
import type { MailWords } from './words.ts';

type Rows = NonNullable<MailWords['rows']>;

export const orderMails = {
  order: (values: {
    subject: string;
    text: string;
    rows: Rows;
    url: string;
    siteTitle: string;
  }): MailWords => ({
    subject: tidyLine(values.subject) || 'Your order',
    paragraphs: values.text.split(/\n{2,}/),
    rows: values.rows,
    action: { label: 'See your order', url: values.url },
    afterwards: [`You get this mail because of your order at ${values.siteTitle}.`],
  }),

  newOrder: (values: {
    number: number;
    buyer: string;
    total: string;
    rows: Rows;
    url: string;
  }): MailWords => ({
    subject: `Order ${values.number}: ${tidyLine(values.total)}`,
    paragraphs: [`${values.buyer} has bought something in your shop.`],
    rows: values.rows,
    action: { label: 'Open the order', url: values.url },
    afterwards: ['Answering this mail writes to the buyer.'],
  }),

  lowStock: (values: { rows: Rows; url: string }): MailWords => ({
    subject: 'Something in your shop is running out',
    paragraphs: ['There is little left of this:'],
    rows: values.rows,
    action: { label: 'Open the inventory', url: values.url },
  }),
};
