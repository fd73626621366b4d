import { contactIn, isSaid, summarize } from '#core/forms/summary.ts';
import { languageKept, wordsInLanguage } from '#core/languages/words-in.ts';
import { fail, type Failure } from '#contract/errors.ts';
import type { SentReply } from '#contract/forms.ts';
import { recordAction } from '../../audit.ts';
import type { Database, Tx } from '../../database/database.ts';
import type { Site, Visitor } from '../../http/context.ts';
import { newId } from '../../ids.ts';
import type { Mailing } from '../../mail/service.ts';
import type { Snapshots } from '../../serving/snapshots.ts';
import { findSubmission } from '../store.ts';
import { insertReply, listReplies } from './store.ts';

const NO_ADDRESS = 'This submission has no email address to reply to.';

/** What owners write back to those who filled in a form: mailed by the site, and kept with the submission. */
export function makeReplies(deps: { db: Database; mail: Mailing; snapshots: Snapshots; now: () => Date }) {
  const { db, mail, snapshots, now } = deps;

  /** Where an answer to a reply goes: to where the form writes, or else to whoever replies. */
  async function answersGoTo(site: Site, formId: string, visitor: Visitor): Promise<string> {
    const { forms } = await snapshots.of(site);
    const form = Object.hasOwn(forms, formId) ? forms[formId] : undefined;
    return form?.storage.notify[0] ?? visitor.email;
  }

  return {
    answersGoTo,

    async listOf(tx: Tx, submissionId: string): Promise<SentReply[]> {
      const rows = await listReplies(tx, submissionId);
      const states = await mail.statesOf(
        tx,
        rows.map(({ mailId }) => mailId),
      );
      return rows.map(({ id, mailId, accountId, subject, text, createdAt }) => ({
        id,
        mailId,
        by: accountId,
        subject,
        text,
        createdAt: createdAt.toISOString(),
        // Old mails are forgotten; those that could not be sent are kept until somebody has seen to them.
        ...(states.get(mailId) ?? { state: 'sent' as const, problem: '' }),
      }));
    },

    async send(
      { site, visitor }: { site: Site; visitor: Visitor },
      id: string,
      written: { subject: string; text: string },
    ): Promise<{ success: true } | Failure> {
      const { settings, languages } = await snapshots.of(site);
      const found = await db.readSite(site.id, (tx) => findSubmission(tx, id));
      if (!found) return fail('notFound');
      const to = contactIn(found.answers, 'email');
      if (to === '') return fail('invalid', { errors: { text: NO_ADDRESS } }, NO_ADDRESS);
      const { formId, page, answers } = found;
      const path = typeof page['pagePath'] === 'string' ? page['pagePath'] : '/';
      const replyTo = await answersGoTo(site, formId, visitor);
      return db.site(site.id, async (tx) => {
        const mailId = await mail.send(tx, {
          name: 'formReply',
          values: {
            ...written,
            siteTitle: settings.site.title,
            asked: summarize(answers)
              .filter((field) => isSaid(field) && field.value !== '')
              .map(({ rawTitle, value }) => ({ title: rawTitle, value })),
          },
          words: wordsInLanguage(settings, languageKept(languages, path)),
          to,
          siteId: site.id,
          replyTo,
        });
        const actor = { siteId: site.id, accountId: visitor.accountId };
        await insertReply(tx, {
          ...actor,
          id: newId(),
          submissionId: id,
          mailId,
          ...written,
          createdAt: now(),
        });
        await recordAction(tx, { ...actor, action: 'submission.reply', detail: { id } });
        return { success: true as const };
      });
    },
  };
}

export type Replies = ReturnType<typeof makeReplies>;
