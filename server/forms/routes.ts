import type { FastifyInstance } from 'fastify';
import { PageKind } from '#core/enumerations/page-kinds.ts';
import { formDocument, type FormDocument } from '#core/forms/document.ts';
import { MAX_UPLOAD_MB } from '#core/forms/kinds/file/uploads.ts';
import { takesFiles } from '#core/forms/kinds/rules.ts';
import { BYTES_PER_MB } from '#core/assets/file-size.ts';
import { hostedCaptcha } from '#core/settings/forms.ts';
import { fail, Failure } from '#contract/errors.ts';
import { forms as contract } from '#contract/forms.ts';
import type { Accounts } from '../accounts/service.ts';
import type { Captcha } from '../captcha/service.ts';
import type { Actor, Content } from '../content/service.ts';
import { sendDownload } from '../http/download.ts';
import { makeHandle, type Gate, type Handle } from '../http/handle.ts';
import { SentFile, type Incoming } from '../http/incoming/incoming.ts';
import { newId } from '../ids.ts';
import { sendMailPage } from '../mail/page.ts';
import type { Mailing } from '../mail/service.ts';
import type { Newsletter } from '../newsletter/service.ts';
import { wordsOfSite } from '#core/settings/site-words.ts';
import { pathCameFrom, pathOfPage } from '../http/visitors/came-from.ts';
import { sendPrivatePage } from '../http/page-headers.ts';
import type { Pages } from '../serving/pages.ts';
import type { Snapshots } from '../serving/snapshots.ts';
import type { FormCounting } from './counting.ts';
import type { Inbox } from './inbox.ts';
import type { LiveForms } from './live-forms.ts';
import { sampleMail } from './mails.ts';
import type { Polls } from './polls.ts';
import type { Replies } from './replies/service.ts';
import { voterOf, type PostedForms } from './posted.ts';
import type { Retention } from './retention.ts';
import { refuse, type Forms } from './service.ts';
import type { Uploads } from './uploads.ts';
import type { Webhooks } from './webhooks.ts';

export interface FormServices {
  forms: Forms;
  counting: FormCounting;
  liveForms: LiveForms;
  polls: Polls;
  posted: PostedForms;
  uploads: Uploads;
  captcha: Captcha;
  inbox: Inbox;
  replies: Replies;
  webhooks: Webhooks;
  retention: Retention;
  newsletter: Newsletter;
  content: Content;
  snapshots: Snapshots;
  pages: Pages;
  accounts: Accounts;
  mail: Mailing;
}

const MAX_POST_BYTES = (MAX_UPLOAD_MB * 2 + 1) * BYTES_PER_MB;

const actorOf = (call: { site: { id: string }; visitor: { accountId: string } }): Actor => ({
  siteId: call.site.id,
  accountId: call.visitor.accountId,
});

export async function serveForms(
  app: FastifyInstance,
  {
    gate,
    incoming,
    counted,
  }: {
    gate: Gate;
    incoming: Incoming;
    /** Counts what visitors send. */
    counted: (handle: Handle) => Handle;
  },
  services: FormServices,
): Promise<void> {
  await app.register(async (scope) => {
    incoming.accept(scope, { type: 'form', maxBytes: MAX_POST_BYTES });
    incoming.accept(scope, { type: 'bytes', maxBytes: MAX_UPLOAD_MB * BYTES_PER_MB + 1 });
    serveVisitors(counted(makeHandle(scope, gate)), services);
    serveOwners(scope, gate, services);
  });
}

function serveVisitors(handle: Handle, services: FormServices): void {
  const { forms, counting, liveForms, polls, posted, uploads, captcha } = services;

  handle(contract.key, async ({ site }) => {
    const key = await forms.issueKey(site.id);
    return { key, data: { key } };
  });
  handle(contract.save, ({ site, body, request }) => {
    const readAt = pathOfPage(request, typeof body.pagePath === 'string' ? body.pagePath : '/');
    return forms.submit({ site, body, readAt, ...voterOf(request) });
  });
  handle(contract.post, (call) => posted.answer(call));
  handle(contract.sent, (call) => posted.sent(call, call.params.id));
  handle(contract.poll, async ({ site, params, request, reply }) => {
    void reply.header('cache-control', 'no-store');
    const form = await liveForms.find(site, params.id, pathCameFrom(request));
    const state = form && (await polls.stateOf(site.id, form, voterOf(request)));
    return state ?? refuse('formUnknown');
  });
  handle(contract.challenge, ({ site }) => captcha.challenge(site.id));
  handle(contract.upload, async ({ site, query, request }) => {
    const form = await liveForms.find(site, query.formId);
    const field = form?.fields.find((each) => each.id === query.fieldId && takesFiles(each));
    if (!form || !field) return refuse('formUnknown');
    if (!(request.body instanceof SentFile)) return fail('unsupportedType');
    return uploads.add(
      site.id,
      { formId: form.formId, field, say: form.words.of('fields') },
      { name: query.name, sent: request.body },
    );
  });
  handle(contract.render, async ({ site, body, reply }) => {
    await counting.count(site, body.formId, 'view');
    return reply.code(204).send();
  });
  handle(contract.progress, async ({ site, body, reply }) => {
    await counting.count(site, body.formId, body.event, body.fieldId);
    return reply.code(204).send();
  });
}

function serveOwners(scope: FastifyInstance, gate: Gate, services: FormServices): void {
  const { inbox, replies, webhooks, newsletter, uploads, content, snapshots, pages, accounts, mail } =
    services;
  const handle = makeHandle(scope, gate);

  handle(contract.create, async (call) => {
    const formId = newId();
    const result = await content.create(actorOf(call), { kind: 'form', body: call.body.body, key: formId });
    return result instanceof Failure ? result : { ...result, formId };
  });
  handle(contract.options, async ({ site }) => {
    const { settings } = await snapshots.of(site);
    const lists = await newsletter.lists(site.id);
    return {
      lists: lists.map(({ id, name }) => ({ id, name })),
      hasFormHandler: settings.forms.isFormHandlerOn,
      hasHostedCaptcha: hostedCaptcha(settings.forms) !== undefined,
      contributors: await accounts.memberNames(site.id),
    };
  });
  handle(contract.preview, async ({ site, params, reply }) => {
    const draft = await content.read({ siteId: site.id }, params.id);
    if (draft instanceof Failure) return draft;
    if (draft.kind !== 'form' || !draft.body) return fail('notFound');
    const drawn = await pages.renderSpecial(
      { site, path: '/', query: new URLSearchParams(), visitor: undefined, isWithoutCode: true },
      {
        status: 200,
        pageType: PageKind.page,
        page: { name: 'formPreview', formId: draft.key ?? '', draft: draft.body as unknown as FormDocument },
      },
    );
    return sendPrivatePage(reply, drawn);
  });
  handle(contract.previewMail, async ({ site, params, reply }) => {
    const draft = await content.read({ siteId: site.id }, params.id);
    if (draft instanceof Failure) return draft;
    if (draft.kind !== 'form' || !draft.body) return fail('notFound');
    const { settings, baseUrl } = await snapshots.of(site);
    const about = { siteTitle: settings.site.title, baseUrl, words: wordsOfSite(settings) };
    const sample = sampleMail(formDocument.read(draft.body), about, params.mail);
    const { html } = await mail.preview({ ...sample, siteId: site.id });
    return sendMailPage(reply, html);
  });
  handle(contract.report, ({ site, params }) => inbox.report(site.id, params.id));
  handle(contract.retryDelivery, (call) => webhooks.retry(actorOf(call), call.params.id));
  handle(contract.inbox, ({ site, query }) => inbox.list(site.id, query));
  handle(contract.submission, (call) => inbox.find(call, call.params.id));
  handle(contract.reply, (call) => replies.send(call, call.params.id, call.body));
  handle(contract.mark, (call) => inbox.mark(actorOf(call), call.body));
  handle(contract.annotate, (call) => inbox.annotate(actorOf(call), call.params.id, call.body.note));
  handle(contract.export, async (call) => {
    const { format } = call.params;
    const text = await inbox.export(actorOf(call), format, call.query);
    const type = format === 'csv' ? 'text/csv; charset=utf-8' : 'application/json; charset=utf-8';
    return sendDownload(call.reply, { name: `submissions.${format}`, type, bytes: Buffer.from(text) });
  });
  handle(contract.file, async ({ site, params, reply }) => {
    const found = await uploads.read(site.id, params.id);
    if (!found) return fail('notFound');
    return sendDownload(reply, { ...found, type: 'application/octet-stream' });
  });
  handle(contract.outbox, async ({ site, visitor }) => {
    const [rows, unsent, outage] = await Promise.all([
      mail.listFor(site.id, visitor.permissions),
      mail.countUnsent(site.id, visitor.permissions),
      mail.outage(),
    ]);
    return {
      mails: rows.map(({ id, to, subject, text, html, state, problem, createdAt }) => ({
        id,
        to,
        subject,
        text,
        html,
        state,
        problem,
        createdAt: createdAt.toISOString(),
      })),
      isDelivered: mail.isPost,
      unsent,
      outage: outage ? { since: outage.since.toISOString(), problem: outage.problem } : null,
    };
  });
  handle(contract.resend, (call) => mail.resend(actorOf(call), call.visitor.permissions, call.body.id));
}
