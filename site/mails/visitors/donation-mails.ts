import { tidyLine } from '#core/forms/shapes/tidy.ts';
import type { PaymentProblem } from '#core/payments/payment.ts';
import type { Words } from '#core/words/words.ts';
import type { MailRows, MailWords } from '../words.ts';
import { greet } from './greet.ts';

/** To donors. */
export const donorMails = {
  donationReceipt: (
    values: {
      siteTitle: string;
      name: string;
      thanks: string;
      rows: MailRows;
      url: string;
      isMonthly: boolean;
    },
    words: Words,
  ): MailWords => {
    const say = words.of('mailsDonations');
    return {
      subject: say('receipt', { site: tidyLine(values.siteTitle) }),
      paragraphs: [
        greet(words, values.name),
        ...(values.thanks === '' ? [say('thanks')] : values.thanks.split(/\n{2,}/)),
      ],
      rows: values.rows,
      action: { label: say('viewDonation'), url: values.url },
      afterwards: [say('isReceipt'), ...(values.isMonthly ? [say('isMonthly')] : [])],
    };
  },

  /** What became of a donation that is made every month. */
  monthlyDonation: (
    values: {
      siteTitle: string;
      amount: string;
      problem: PaymentProblem | null;
      isOver: boolean;
      url: string;
    },
    words: Words,
  ): MailWords => {
    const say = words.of('mailsDonations');
    const { amount, problem, isOver } = values;
    return {
      subject: say('monthly', { site: tidyLine(values.siteTitle) }),
      paragraphs: isOver
        ? [say('monthlyOver', { amount })]
        : [
            say('monthlyUnpaid', { amount }),
            ...(problem ? [words.of('payment')(problem)] : []),
            say('monthlyRetry'),
          ],
      action: { label: say('viewDonation'), url: values.url },
      afterwards: [],
    };
  },

  donationStatement: (
    values: { siteTitle: string; year: number; rows: MailRows },
    words: Words,
  ): MailWords => {
    const say = words.of('mailsDonations');
    const about = { site: tidyLine(values.siteTitle), year: String(values.year) };
    return {
      subject: say('statement', about),
      paragraphs: [say('statementWords', about)],
      rows: values.rows,
      afterwards: [say('keepForRecords')],
    };
  },
};
