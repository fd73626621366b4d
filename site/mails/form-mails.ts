import type { SummaryField } from '#core/forms/summary.ts';
import { kindOf } from '#core/forms/kinds/kinds.ts';
import { tidyLine } from '#core/forms/shapes/tidy.ts';
import type { SayToOwner } from '#core/owner-mails/words.ts';
import type { MailWords } from './words.ts';

const HIDDEN_VALUE = '••••••••';
/** An email lies around for years, so what was typed as a password is not in it. */
const rowsOf = (summary: readonly SummaryField[]) =>
  summary.map(({ rawTitle, type, value }) => ({
    title: rawTitle,
    value: kindOf(type)?.isSecret && value !== '' ? HIDDEN_VALUE : value,
  }));

export const formMails = {
  formSubmission: (
    values: {
      formName: string;
      subject: string;
      siteTitle: string;
      pagePath: string;
      summary: readonly SummaryField[];
      inboxUrl: string;
    },
    say: SayToOwner,
  ): MailWords => {
    const { formName: form, siteTitle: site, pagePath: page } = values;
    return {
      subject: tidyLine(values.subject) || say('submission', { form: tidyLine(form) }),
      paragraphs: [
        page === '' ? say('submissionWords', { form, site }) : say('submissionWordsAt', { form, site, page }),
      ],
      rows: rowsOf(values.summary),
      action: { label: say('openInbox'), url: values.inboxUrl },
      afterwards: [say('answerVisitor')],
    };
  },
};
