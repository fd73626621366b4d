import { tidyLine } from '#core/forms/shapes/tidy.ts';
import { starWords } from '#core/reviews/review.ts';
import type { MailWords } from './words.ts';

export const reviewMails = {
  newReview: (values: {
    productTitle: string;
    name: string;
    rating: number;
    text: string;
    isWaiting: boolean;
    queueUrl: string;
  }): MailWords => ({
    subject: `New review: ${tidyLine(values.productTitle)}`,
    paragraphs: [`${tidyLine(values.name)} reviewed “${values.productTitle}”.`],
    rows: [
      { title: 'Rating', value: starWords(values.rating) },
      ...(values.text === '' ? [] : [{ title: 'Review', value: values.text }]),
    ],
    action: { label: 'Open reviews', url: values.queueUrl },
    afterwards: [values.isWaiting ? 'Customers see it once you approve it.' : 'Customers can see it.'],
  }),
};
