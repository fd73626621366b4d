import { tidyLine } from '#core/forms/shapes/tidy.ts';
import type { SayToOwner } from '#core/owner-mails/words.ts';
import type { MailRows, MailWords } from './words.ts';

/** The owner's own words, and the facts below them; empty where the product says them. */
interface OrderWords {
  subject: string;
  text: string;
  rows: MailRows;
  url: string;
  about?: { name: string; number: string; total: string };
}

const NOBODY = { name: '', number: '', total: '' };

const wordsOf = ({ subject, text, rows }: OrderWords, otherwise: { subject: string; text: string }) => ({
  subject: tidyLine(subject) || otherwise.subject,
  paragraphs: (text || otherwise.text).split(/\n{2,}/),
  rows,
});

export const orderMails = {
  newOrder: (values: OrderWords, say: SayToOwner): MailWords => {
    const { name, number, total } = values.about ?? NOBODY;
    const usual = { subject: say('newOrder', { number, total }), text: say('newOrderWords', { name }) };
    return {
      ...wordsOf(values, usual),
      action: { label: say('openOrder'), url: values.url },
      afterwards: [say('answerBuyer')],
    };
  },

  lowStock: (values: OrderWords, say: SayToOwner): MailWords => ({
    ...wordsOf(values, { subject: say('lowStock'), text: say('lowStockWords') }),
    action: { label: say('openInventory'), url: values.url },
  }),
};
