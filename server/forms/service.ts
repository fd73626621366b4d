import { createHash } from 'node:crypto';
import { isRecord } from '#core/fields/field.ts';
import type { FormValues } from '#core/forms/field.ts';
import { readFacts, type SubmissionFacts } from '#core/forms/submission/facts.ts';
import { HONEYPOT_NAME, looksLikeRobot } from '#core/forms/submission/guard.ts';
import { kindOf } from '#core/forms/kinds/kinds.ts';
import { takesFiles } from '#core/forms/kinds/rules.ts';
import { answersOf, summarize, type Answer } from '#core/forms/summary.ts';
import { validateForm } from '#core/forms/validate.ts';
import { fail, Failure } from '#contract/errors.ts';
import type { SubmissionBody } from '#contract/forms.ts';
import type { Captcha, SolvedCaptcha } from '../captcha/service.ts';
import type { Database, Tx } from '../database/database.ts';
import { unlessRefused } from '../database/unless-refused.ts';
import type { Site } from '../http/context.ts';
import type { RateLimiter } from '../http/rate-limit.ts';
import { newId } from '../ids.ts';
import type { Mailing } from '../mail/service.ts';
import type { Newsletter } from '../newsletter/service.ts';
import { makeAnnouncing } from './announcing.ts';
import type { FormCounting } from './counting.ts';
import type { LiveForm, LiveForms } from './live-forms.ts';
import * as store from './store.ts';
import type { Polls } from './polls.ts';
import type { SubmissionKeys } from './submission-key.ts';
import type { Webhooks } from './webhooks.ts';
import type { TellNews } from '../news/news.ts';

/** Something a visitor sent, by whichever way. */
export interface Sent {
  site: Site;
  address: string;
  /** What the browser says it is. */
  agent: string;
  body: SubmissionBody;
}

interface SentFrom extends Sent {
  /** The address of the page it stands on, in its language. */
  readAt: string;
}

interface Accepted {
  form: LiveForm;
  values: FormValues;
  solved: SolvedCaptcha | undefined;
  isSpam: boolean;
  keyHash: string;
  bodyHash: string;
  page: Partial<SubmissionFacts>;
}

export type Submitted = { success: true } | Failure;
const DONE = { success: true } as const;

export function makeForms(deps: {
  db: Database;
  liveForms: LiveForms;
  counting: FormCounting;
  keys: SubmissionKeys;
  polls: Polls;
  captcha: Captcha;
  newsletter: Newsletter;
  webhooks: Webhooks;
  mail: Mailing;
  tellNews: TellNews;
  limiter: RateLimiter;
  now: () => Date;
}) {
  const { db, liveForms, counting, keys, polls, captcha, limiter, now } = deps;
  const announce = makeAnnouncing(deps);

  /** Everything that can be said against a submission before anything is written. */
  async function examine(
    { site, address, agent, body }: Sent,
    form: LiveForm,
    keyHash: string,
  ): Promise<Accepted | Failure> {
    if (!polls.isOpen(form)) return refuse('pollClosed');
    const wait = limiter.take(`${site.id} ${form.formId}`, address, form.settings.submissionsPerMinute);
    if (wait > 0) return refuse('formLimit', { retryAfter: Math.ceil(wait / 1000) });
    const values = readFields(body.form);
    if (!values) return refuse('formUnreadable');
    const checked = validateForm(form.fields, values, form.words.of('fields'));
    if (Object.keys(checked.errors).length > 0) return refuse('formInvalid', { errors: checked.errors });
    const wanted = form.document?.captcha;
    const solved = wanted?.isOn
      ? await captcha.check(site.id, {
          provider: form.captcha,
          settings: form.settings,
          token: body.captchaKey,
          address,
        })
      : undefined;
    if (wanted?.isOn && !solved) return refuse('captchaIncomplete');
    return {
      form,
      values: checked.values,
      solved,
      isSpam: looksLikeRobot({ honeypot: body[HONEYPOT_NAME], filledInMs: body.filledInMs }),
      page: readFacts(body),
      ...(form.document?.poll.isOn
        ? {
            keyHash: await polls.keyOf(site.id, form.formId, { address, agent }),
            bodyHash: sha(JSON.stringify(checked.values)),
          }
        : { keyHash, bodyHash: hashOf(body) }),
    };
  }

  /** All of it or nothing: the submission, its files, its mails, its subscriber, its webhook. */
  async function keep(site: Site, accepted: Accepted): Promise<Submitted> {
    const { form, isSpam } = accepted;
    const id = newId();
    return unlessRefused(db.site, site.id, async (tx) => {
      const answers = await withFileNames(tx, answersOf(form.writtenFields, accepted.values));
      const isKept = form.document?.storage.keep ?? false;
      const isFirst = await store.insertSubmission(tx, {
        siteId: site.id,
        id,
        formId: form.formId,
        formName: form.name,
        keyHash: accepted.keyHash,
        bodyHash: accepted.bodyHash,
        answers: isKept ? answers : null,
        words: isKept ? wordsOf(form.name, answers) : '',
        page: isKept ? accepted.page : {},
        isSpam,
        // Nobody reads votes one by one.
        isRead: form.document?.poll.isOn ?? false,
        createdAt: now(),
      });
      if (!isFirst) return replay(tx, accepted);
      if (accepted.solved && !(await captcha.use(tx, site.id, accepted.solved)))
        return refuse('captchaIncomplete');
      const refusal = await claimFiles(tx, accepted, id);
      if (refusal) return refusal;
      if (isSpam) return DONE;
      await announce(tx, { id, answers, form, pagePath: accepted.page.pagePath ?? '' });
      await counting.countSubmission(tx, site.id, form.formId);
      return DONE;
    });
  }

  /** The same submission again, because its first answer was lost on the way: it gets that answer. */
  async function replay(tx: Tx, { form, keyHash, bodyHash }: Accepted): Promise<Submitted> {
    if ((await store.bodyHashOf(tx, keyHash)) === bodyHash) return DONE;
    return refuse(form.document?.poll.isOn ? 'pollVoted' : 'formKey');
  }

  async function claimFiles(
    tx: Tx,
    { form, values }: Accepted,
    submissionId: string,
  ): Promise<Failure | undefined> {
    const errors: Record<string, string> = {};
    for (const { id: fieldId, title } of form.fields.filter(takesFiles)) {
      const ids = (values[fieldId] ?? []) as readonly string[];
      const claimed = await store.claimUploads(tx, { ids, formId: form.formId, fieldId, submissionId });
      if (claimed < ids.length) errors[fieldId] = form.words.of('fields')('unreadable', { title });
    }
    return Object.keys(errors).length > 0 ? refuse('formInvalid', { errors }) : undefined;
  }

  /** Answers hold the ids of files; people want to read their names. */
  async function withFileNames(tx: Tx, answers: readonly Answer[]): Promise<Answer[]> {
    const ids = answers.flatMap((answer) => (takesFiles(answer) ? (answer.value as readonly string[]) : []));
    const names = await store.namesOfUploads(tx, ids);
    return answers.map((answer) =>
      takesFiles(answer)
        ? { ...answer, value: (answer.value as readonly string[]).map((id) => names.get(id) ?? id) }
        : answer,
    );
  }

  return {
    issueKey: (siteId: string) => keys.issue(siteId),

    /** A submission with a key. Nothing is stored unless everything is right. */
    async submit(sent: SentFrom): Promise<Submitted> {
      const { site, body, readAt } = sent;
      if (!(await keys.isValid(site.id, body.key))) return refuse('formKey');
      const form = await liveForms.find(site, body.formId, readAt);
      if (!form) return refuse('formUnknown');
      const accepted = await examine(sent, form, sha(String(body.key)));
      return accepted instanceof Failure ? accepted : keep(site, accepted);
    },

    /** A submission of a page without scripts. The same words again within a while are the same submission. */
    async submitPosted(sent: Sent, form: LiveForm): Promise<Submitted> {
      const moment = Math.floor(now().getTime() / REPEAT_WINDOW_MS);
      const keyHash = sha(`${moment} ${sent.address} ${hashOf(sent.body)}`);
      const accepted = await examine(sent, form, keyHash);
      return accepted instanceof Failure ? accepted : keep(sent.site, accepted);
    },
  };
}

export type Forms = ReturnType<typeof makeForms>;

const REPEAT_WINDOW_MS = 10 * 60 * 1000;

type Refusal =
  | 'formKey'
  | 'pollClosed'
  | 'pollVoted'
  | 'formUnknown'
  | 'formLimit'
  | 'formInvalid'
  | 'formUnreadable'
  | 'captchaIncomplete';

/** Both readings of "data" find what they look for: at the top of the body and inside `data`. */
export function refuse(
  code: Refusal,
  details: { errors?: Readonly<Record<string, string>>; retryAfter?: number } = {},
): Failure {
  const failure = fail(code);
  const { errors } = details;
  return fail(code, { ...details, data: { ...(errors && { errors }), error: failure.sentence } });
}

const sha = (text: string) => createHash('sha256').update(text).digest('base64url');

function hashOf(body: SubmissionBody): string {
  return sha(JSON.stringify(Object.entries(body).sort(([a], [b]) => (a < b ? -1 : 1))));
}

/** Field values as JSON or as an object, as browsers and programs like it. */
function readFields(form: unknown): Record<string, unknown> | undefined {
  if (isRecord(form)) return form;
  if (typeof form !== 'string') return undefined;
  try {
    const parsed: unknown = JSON.parse(form);
    return isRecord(parsed) ? parsed : undefined;
  } catch {
    return undefined;
  }
}

function wordsOf(formName: string, answers: readonly Answer[]): string {
  const spoken = answers.filter(({ type }) => !kindOf(type)?.isSecret);
  return [formName, ...summarize(spoken).map(({ value }) => value)].join('\n').slice(0, 100_000);
}
