import { tidyLine } from '#core/forms/shapes/tidy.ts';
import type { MailRows, MailWords } from './words.ts';

/** The owner's own words, and the facts below them. */
interface OrderWords {
  subject: string;
  text: string;
  rows: MailRows;
  url: string;
}

const wordsOf = ({ subject, text, rows }: OrderWords, otherwise: string) => ({
  subject: tidyLine(subject) || otherwise,
  paragraphs: text.split(/\n{2,}/),
  rows,
});

export const orderMails = {
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
