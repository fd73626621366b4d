import { tidyLine } from '#core/forms/shapes/tidy.ts';
import type { SayToOwner } from '#core/owner-mails/words.ts';
import type { MailWords } from './words.ts';

export const commentMails = {
  newComment: (
    values: {
      siteTitle: string;
      itemTitle: string;
      name: string;
      text: string;
      isWaiting: boolean;
      pageUrl: string;
      queueUrl: string;
    },
    say: SayToOwner,
  ): MailWords => ({
    subject: say('comment', { title: tidyLine(values.itemTitle) }),
    paragraphs: [
      say('commentWords', { name: tidyLine(values.name), title: values.itemTitle, site: values.siteTitle }),
    ],
    rows: [{ title: say('commentRow'), value: values.text }],
    action: values.isWaiting
      ? { label: say('lookAtIt'), url: values.queueUrl }
      : { label: say('openPage'), url: `${values.pageUrl}#comments` },
    afterwards: [say(values.isWaiting ? 'commentWaiting' : 'commentShown')],
  }),
};
