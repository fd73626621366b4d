import type { SummaryField } from '#core/forms/summary.ts';
import { kindOf } from '#core/forms/kinds/kinds.ts';
import { tidyLine } from '#core/forms/shapes/tidy.ts';
import type { MailWords } from './words.ts';

const HIDDEN_VALUE = '••••••••';
/** An email lies around for years, so what was typed as a password is not in it. */
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
      `New submission of “${values.formName}” on ${values.siteTitle}${values.pagePath === '' ? '' : ` (${values.pagePath})`}.`,
    ],
    rows: rowsOf(values.summary),
    action: { label: 'Open in inbox', url: values.inboxUrl },
    afterwards: ['Replies go to the visitor, if they left an email address.'],
  }),

  formAutoresponse: (values: { subject: string; text: string; siteTitle: string }): MailWords => ({
    subject: tidyLine(values.subject) || 'We have received your message',
    paragraphs: values.text.split(/\n{2,}/),
    afterwards: [`You received this email because your address was entered on ${values.siteTitle}.`],
  }),

  confirmSubscription: (values: {
    listName: string;
    siteTitle: string;
    url: string;
    unsubscribeUrl: string;
  }): MailWords => ({
    subject: `Confirm your subscription: ${tidyLine(values.listName)}`,
    paragraphs: [
      'Hello,',
      `This address was signed up for “${values.listName}” on ${values.siteTitle}. Please confirm that it was you.`,
    ],
    action: { label: 'Confirm subscription', url: values.url },
    afterwards: ['If this was not you, ignore this email. You will not be subscribed.'],
    farewell: { words: 'Not interested?', label: 'Unsubscribe', url: values.unsubscribeUrl },
  }),

  welcomeSubscriber: (values: {
    listName: string;
    siteTitle: string;
    unsubscribeUrl: string;
  }): MailWords => ({
    subject: `You are subscribed: ${tidyLine(values.listName)}`,
    paragraphs: ['Hello,', `You are now subscribed to “${values.listName}” from ${values.siteTitle}.`],
    farewell: { words: 'You can unsubscribe at any time.', label: 'Unsubscribe', url: values.unsubscribeUrl },
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
      words: `You received this because you signed up for “${values.listName}” on ${values.siteTitle}.`,
      label: 'Unsubscribe',
      url: values.unsubscribeUrl,
    },
  }),
};
