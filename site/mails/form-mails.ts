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
};
