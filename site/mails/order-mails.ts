import { tidyLine } from '#core/forms/shapes/tidy.ts';
import type { MailWords } from './words.ts';

/** The owner's own words, and the facts below them. */
interface OrderWords {
  subject: string;
  text: string;
  rows: NonNullable<MailWords['rows']>;
  url: string;
}

const wordsOf = ({ subject, text, rows }: OrderWords, otherwise: string) => ({
  subject: tidyLine(subject) || otherwise,
  paragraphs: text.split(/\n{2,}/),
  rows,
});

export const orderMails = {
  order: (values: OrderWords & { siteTitle: string; action: string }): MailWords => ({
    ...wordsOf(values, 'Your order'),
    action: { label: values.action, url: values.url },
    afterwards: [`You get this mail because of your order at ${values.siteTitle}.`],
  }),

  newOrder: (values: OrderWords): MailWords => ({
    ...wordsOf(values, 'A new order'),
    action: { label: 'Open the order', url: values.url },
    afterwards: ['Answering this mail writes to the buyer.'],
  }),

  lowStock: (values: OrderWords): MailWords => ({
    ...wordsOf(values, 'Running out'),
    action: { label: 'Open the inventory', url: values.url },
  }),
};
