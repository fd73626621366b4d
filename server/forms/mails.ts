import type { FormDocument } from '#core/forms/document.ts';
import { fieldSpec } from '#core/forms/public-form.ts';
import { sampleValues } from '#core/forms/sample.ts';
import type { Words } from '#core/words/words.ts';
import { answersOf, summarize, type SummaryField } from '#core/forms/summary.ts';

interface About {
  siteTitle: string;
  baseUrl: string;
  words: Words;
}

export const inboxPath = (id: string) => `/config/inbox/${id}`;

/** What owners are told of a submission. */
export function notificationMail(
  document: FormDocument,
  { siteTitle, baseUrl }: About,
  submission: { id: string; pagePath: string; summary: readonly SummaryField[] },
) {
  return {
    name: 'formSubmission',
    values: {
      formName: document.name,
      subject: document.storage.subject,
      siteTitle,
      pagePath: submission.pagePath,
      summary: submission.summary,
      inboxUrl: baseUrl + inboxPath(submission.id),
    },
  } as const;
}

/** What a visitor gets back. */
export function autoresponseMail({ advanced }: FormDocument, { siteTitle, words }: About) {
  const { subject, text } = advanced.autoresponse;
  return { name: 'formAutoresponse', values: { subject, text, siteTitle }, words } as const;
}

/** One of both as it would look, with answers that nobody gave. */
export function sampleMail(document: FormDocument, about: About, which: 'notification' | 'autoresponse') {
  if (which === 'autoresponse') return autoresponseMail(document, about);
  const fields = document.fields.map(fieldSpec);
  const summary = summarize(answersOf(fields, sampleValues(fields)));
  return notificationMail(document, about, { id: '', pagePath: '/contact', summary });
}
