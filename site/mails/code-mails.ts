import type { MailWords } from './words.ts';

export const codeMails = {
  codeWaits: (values: {
    name: string;
    author: string;
    titles: readonly string[];
    address: string;
    url: string;
  }): MailWords => ({
    subject: 'Code waits for your approval',
    paragraphs: [
      values.name === '' ? 'Hello,' : `Hello ${values.name},`,
      `${values.author || 'Somebody'} wants to publish code on ${values.address}, in ${values.titles.join(', ')}.`,
      'It does not run until you approve it. Code can do everything in your visitors’ browsers, so read it first, or ask whoever wrote it.',
    ],
    action: { label: 'Review the code', url: values.url },
  }),
};
