import { tidyLine } from '#core/forms/shapes/tidy.ts';
import type { SayToOwner } from '#core/owner-mails/words.ts';
import type { MailRows, MailWords } from './words.ts';

export const donationMails = {
  newDonation: (
    values: {
      name: string;
      title: string;
      message: string;
      rows: MailRows;
      url: string;
    },
    say: SayToOwner,
  ): MailWords => ({
    subject: say('donation', { title: tidyLine(values.title) }),
    paragraphs: [say('donationWords', { name: tidyLine(values.name) || say('somebody') })],
    rows: [
      ...values.rows,
      ...(values.message === '' ? [] : [{ title: say('messageRow'), value: values.message }]),
    ],
    action: { label: say('openDonations'), url: values.url },
    afterwards: [say('answerDonor')],
  }),
};
