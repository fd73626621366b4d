import { contactIn, summarize, type Answer } from '#core/forms/summary.ts';
import type { Tx } from '../database/database.ts';
import type { Mailing } from '../mail/service.ts';
import type { TellNews } from '../news/news.ts';
import type { Newsletter } from '../newsletter/service.ts';
import type { LiveForm } from './live-forms.ts';
import { autoresponseMail, inboxPath, notificationMail } from './mails.ts';
import type { Webhooks } from './webhooks.ts';

interface Submission {
  id: string;
  answers: readonly Answer[];
  form: LiveForm;
  pagePath: string;
}

/** Whom a submission is told to, in the transaction that keeps it: mailing list, owner, visitor, webhook. */
export function makeAnnouncing(deps: {
  newsletter: Newsletter;
  webhooks: Webhooks;
  mail: Mailing;
  tellNews: TellNews;
  now: () => Date;
}) {
  const { newsletter, webhooks, mail, tellNews, now } = deps;

  async function subscribe(tx: Tx, { answers, form }: Submission): Promise<void> {
    const email = contactIn(answers, 'email');
    const listId = form.document ? form.document.storage.listId : form.formId;
    if (listId === '' || email === '') return;
    const name = contactIn(answers, 'name');
    const sender = { ...form.sender, baseUrl: form.visitorUrl };
    await newsletter.subscribe(tx, sender, { listId, email, name, source: form.name });
  }

  async function sendMails(tx: Tx, { id, answers, form, pagePath }: Submission): Promise<void> {
    const { sender, document } = form;
    if (!document) return;
    const { siteId } = sender;
    const visitor = contactIn(answers, 'email');
    const notification = notificationMail(document, sender, { id, pagePath, summary: summarize(answers) });
    const notify = await tellNews(tx, {
      kind: 'submission',
      mail: { ...notification, replyTo: visitor },
      line:
        document.storage.subject.trim() === ''
          ? { key: 'submission', values: { title: document.name } }
          : undefined,
      siteId,
      siteTitle: sender.siteTitle,
      path: inboxPath(id),
      named: document.storage.notify,
    });
    if (!document.advanced.autoresponse.isOn || visitor === '') return;
    await mail.send(tx, {
      ...autoresponseMail(document, sender),
      to: visitor,
      siteId,
      replyTo: notify[0] ?? '',
      headers: { 'Auto-Submitted': 'auto-replied' },
    });
  }

  async function callWebhook(tx: Tx, { id, answers, form }: Submission): Promise<void> {
    const url = form.document?.storage.webhook ?? '';
    if (url === '') return;
    const { formId, name: formName } = form;
    await webhooks.announce(tx, form.sender.siteId, {
      formId,
      submissionId: id,
      url,
      payload: { event: 'form.submission', id, formId, formName, at: now(), fields: summarize(answers) },
    });
  }

  return async (tx: Tx, submission: Submission): Promise<void> => {
    await subscribe(tx, submission);
    await sendMails(tx, submission);
    await callWebhook(tx, submission);
  };
}
