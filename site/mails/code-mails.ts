import type { SayToOwner } from '#core/owner-mails/words.ts';
import { greetOwner } from './greet-owner.ts';
import type { MailWords } from './words.ts';

export const codeMails = {
  codeWaits: (
    values: { name: string; author: string; titles: readonly string[]; address: string; url: string },
    say: SayToOwner,
  ): MailWords => ({
    subject: say('codeWaits'),
    paragraphs: [
      greetOwner(say, values.name),
      say('codeWaitsWords', {
        author: values.author || say('somebody'),
        address: values.address,
        places: values.titles.join(', '),
      }),
      say('codeWaitsWhy'),
    ],
    action: { label: say('reviewCode'), url: values.url },
  }),
};
