import { tidyLine } from '#core/forms/shapes/tidy.ts';
import type { SayToOwner } from '#core/owner-mails/words.ts';
import type { MailWords } from './words.ts';

export const reviewMails = {
  newReview: (
    values: {
      productTitle: string;
      name: string;
      rating: number;
      text: string;
      isWaiting: boolean;
      queueUrl: string;
    },
    say: SayToOwner,
  ): MailWords => ({
    subject: say('review', { title: tidyLine(values.productTitle) }),
    paragraphs: [say('reviewWords', { name: tidyLine(values.name), title: values.productTitle })],
    rows: [
      { title: say('ratingRow'), value: say('stars', { count: values.rating }) },
      ...(values.text === '' ? [] : [{ title: say('reviewRow'), value: values.text }]),
    ],
    action: { label: say('openReviews'), url: values.queueUrl },
    afterwards: [say(values.isWaiting ? 'reviewWaiting' : 'reviewShown')],
  }),
};
