import { tidyLine } from '#core/forms/shapes/tidy.ts';
import type { MailWords } from './words.ts';

export const commentMails = {
  newComment: (values: {
    siteTitle: string;
    itemTitle: string;
    name: string;
    text: string;
    isWaiting: boolean;
    pageUrl: string;
    queueUrl: string;
  }): MailWords => ({
    subject: `New comment: ${tidyLine(values.itemTitle)}`,
    paragraphs: [`${tidyLine(values.name)} commented on “${values.itemTitle}” on ${values.siteTitle}.`],
    rows: [{ title: 'Comment', value: values.text }],
    action: values.isWaiting
      ? { label: 'Look at it', url: values.queueUrl }
      : { label: 'Open the page', url: `${values.pageUrl}#comments` },
    afterwards: [values.isWaiting ? 'Visitors see it when you approve it.' : 'Visitors see it already.'],
  }),
};
