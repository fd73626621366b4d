import type { FastifyReply, FastifyRequest } from 'fastify';
import { PageKind } from '#core/enumerations/page-kinds.ts';
import type { FormValue, FormValues } from '#core/forms/field.ts';
import { FACT_NAMES } from '#core/forms/submission/facts.ts';
import { HONEYPOT_NAME } from '#core/forms/submission/guard.ts';
import { takesFiles } from '#core/forms/kinds/rules.ts';
import { readValues } from '#core/forms/values.ts';
import { ERRORS, Failure } from '#contract/errors.ts';
import type { SubmissionBody } from '#contract/forms.ts';
import type { SpecialPage } from '#site/page-input.ts';
import type { Site } from '../http/context.ts';
import { SentForm } from '../http/incoming/incoming.ts';
import { pathCameFrom, pathOfPage } from '../http/visitors/came-from.ts';
import { sendPrivatePage } from '../http/page-headers.ts';
import type { Pages } from '../serving/pages.ts';
import type { LiveForm, LiveForms } from './live-forms.ts';
import type { Polls, Voter } from './polls.ts';
import type { Forms } from './service.ts';
import type { Uploads } from './uploads.ts';
import { sentenceIn } from '#contract/failure-words.ts';

interface Posted {
  site: Site;
  request: FastifyRequest;
  reply: FastifyReply;
}

/** Forms on pages whose scripts do not run: fields come as a browser sends them, the answer is a page. */
export function makePostedForms(deps: {
  forms: Forms;
  liveForms: LiveForms;
  polls: Polls;
  uploads: Uploads;
  pages: Pages;
}) {
  const { forms, liveForms, polls, uploads, pages } = deps;

  async function send(
    { site, reply }: Posted,
    page: SpecialPage,
    { status, language }: { status: number; language?: string },
  ): Promise<FastifyReply> {
    const drawn = await pages.renderSpecial(
      { site, path: '/', query: new URLSearchParams(), visitor: undefined, isWithoutCode: false, language },
      { status, pageType: PageKind.page, page },
    );
    return sendPrivatePage(reply, drawn);
  }

  async function pollPage({ site, request }: Posted, form: LiveForm, message?: string): Promise<SpecialPage> {
    const state = await polls.stateOf(site.id, form, voterOf(request));
    const [question] = form.fields;
    if (!state || !question) return { name: 'formProblem' };
    const { title, options = [], labels = options } = question;
    return { name: 'poll', title, labels, state, message, path: pathCameFrom(request) };
  }

  /** Files first, so that their ids can be values; a bad one is an error of its field. */
  async function readAll(site: Site, form: LiveForm, sent: SentForm) {
    const errors: Record<string, string> = {};
    const values: Record<string, FormValue> = {
      ...readValues(form.fields, sent.text, new URLSearchParams()),
    };
    for (const field of form.fields.filter(takesFiles)) {
      const ids: string[] = [];
      for (const { name, file } of sent.files.filter((each) => each.field === field.id)) {
        if (file.size === 0) continue;
        const added = await uploads.add(
          site.id,
          { formId: form.formId, field, say: form.words.of('fields') },
          { name, sent: file },
        );
        if (added instanceof Failure) errors[field.id] = added.sentence;
        else ids.push(added.id);
      }
      values[field.id] = ids;
    }
    return { values: values as FormValues, errors };
  }

  return {
    async answer(posted: Posted): Promise<FastifyReply> {
      const { site, request, reply } = posted;
      const sent = request.body instanceof SentForm ? request.body : new SentForm();
      const text = (name: string) => {
        const value = sent.text.get(name);
        return typeof value === 'string' ? value : '';
      };
      const form = await liveForms.find(site, text('formId'), pathOfPage(request, text('pagePath')));
      if (!form) return send(posted, { name: 'formProblem' }, { status: 404 });
      const { values, errors } = await readAll(site, form, sent);
      const body: SubmissionBody = {
        ...Object.fromEntries(FACT_NAMES.map((name) => [name, text(name)])),
        formId: form.formId,
        form: { ...values },
        [HONEYPOT_NAME]: text(HONEYPOT_NAME),
      };
      const result =
        Object.keys(errors).length > 0
          ? new Failure('formInvalid', { errors })
          : await forms.submitPosted({ site, ...voterOf(request), body }, form);
      if (!(result instanceof Failure)) {
        const redirect = form.document?.advanced.redirect ?? '';
        return reply.redirect(redirect === '' ? `/api/form/Sent/${form.formId}` : redirect, 303);
      }
      const { status } = ERRORS[result.code];
      const message = sentenceIn(form.words, result);
      if (result.code === 'pollClosed' || result.code === 'pollVoted')
        return send(posted, await pollPage(posted, form, message), { status, language: form.language });
      const told = (result.details.errors ?? {}) as Record<string, string>;
      const page = {
        name: 'form',
        formId: form.formId,
        listName: form.document ? '' : form.name,
        values,
        errors: told,
        message,
      } as const;
      return send(posted, page, { status, language: form.language });
    },

    async sent(posted: Posted, formId: string): Promise<FastifyReply> {
      const form = await liveForms.find(posted.site, formId, pathCameFrom(posted.request));
      if (!form) return send(posted, { name: 'formProblem' }, { status: 404 });
      const page = form.document?.poll.isOn
        ? await pollPage(posted, form)
        : ({ name: 'formSent', formId } as const);
      return send(posted, page, { status: 200, language: form.language });
    },
  };
}

export type PostedForms = ReturnType<typeof makePostedForms>;

export const voterOf = ({ ip, headers }: FastifyRequest): Voter => ({
  address: ip,
  agent: headers['user-agent'] ?? '',
});
