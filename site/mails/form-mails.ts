import type { SummaryField } from '#core/forms/summary.ts';
import { kindOf } from '#core/forms/kinds/kinds.ts';
import { tidyLine } from '#core/forms/shapes/tidy.ts';
import type { MailWords } from './words.ts';

const HIDDEN_VALUE = '••••••••';
/** A mail lies around for years, so what was typed as a password is not in it. */
const rowsOf = (summary: readonly SummaryField[]) =>
  summary.map(({ rawTitle, type, value }) => ({
    title: rawTitle,
    value: kindOf(type)?.isSecret && value !== '' ? HIDDEN_VALUE : value,
  }));

export const formMails = {
  formSubmission: (values: {
    formName: string;
    subject: string;
    siteTitle: string;
    pagePath: string;
    summary: readonly SummaryField[];
    inboxUrl: string;
  }): MailWords => ({
    subject: tidyLine(values.subject) || `New submission: ${tidyLine(values.formName)}`,
    paragraphs: [
      `Somebody filled in “${values.formName}” on ${values.siteTitle}${values.pagePath === '' ? '' : ` (${values.pagePath})`}.`,
    ],
    rows: rowsOf(values.summary),
    action: { label: 'Open it in the inbox', url: values.inboxUrl },
    afterwards: ['Answering this mail writes to the visitor, if they left an e-mail.'],
  }),

  formAutoresponse: (values: { subject: string; text: string; siteTitle: string }): MailWords => ({
    subject: tidyLine(values.subject) || 'We have received your message',
    paragraphs: values.text.split(/\n{2,}/),
    afterwards: [`You get this mail because this e-mail was entered on ${values.siteTitle}.`],
  }),

  confirmSubscription: (values: {
    listName: string;
    siteTitle: string;
    url: string;
    unsubscribeUrl: string;
  }): MailWords => ({
    subject: `Please confirm: ${tidyLine(values.listName)}`,
    paragraphs: [
      'Hello,',
      `somebody, perhaps you, signed up for “${values.listName}” on ${values.siteTitle} with this e-mail.`,
    ],
    action: { label: 'Yes, sign me up', url: values.url },
    afterwards: ['If this was not you, you need not do anything: without your answer nothing is sent.'],
    farewell: { words: 'Not interested?', label: 'Unsubscribe', url: values.unsubscribeUrl },
  }),

  welcomeSubscriber: (values: {
    listName: string;
    siteTitle: string;
    unsubscribeUrl: string;
  }): MailWords => ({
    subject: `You are signed up: ${tidyLine(values.listName)}`,
    paragraphs: ['Hello,', `from now on you get “${values.listName}” from ${values.siteTitle}.`],
    farewell: { words: 'You can leave at any time.', label: 'Unsubscribe', url: values.unsubscribeUrl },
  }),

  /** What an owner writes to everybody on a list. */
  letter: (values: {
    subject: string;
    text: string;
    action: { label: string; url: string };
    listName: string;
    siteTitle: string;
    unsubscribeUrl: string;
  }): MailWords => ({
    subject: tidyLine(values.subject),
    paragraphs: values.text.trim().split(/\n{2,}/),
    ...(values.action.label !== '' && values.action.url !== '' && { action: values.action }),
    farewell: {
      words: `You get this because you signed up for “${values.listName}” on ${values.siteTitle}.`,
      label: 'Unsubscribe',
      url: values.unsubscribeUrl,
    },
  }),
};
