import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import { returnPath } from '#core/access/return-path.ts';
import { OPTIONAL_CATEGORIES } from '#core/consent/categories.ts';
import { answerOf, writeChoice, type Choice } from '#core/consent/choice.ts';
import {
  CHOICE_COOKIE,
  CONSENT_COOKIE,
  CONSENT_COOKIE_DAYS,
  daysToSeconds,
  TRACKING_COOKIES,
} from '#core/visitors/cookies.ts';
import { consent as contract } from '#contract/consent.ts';
import { clearCookie, writeCookie } from '../http/cookies.ts';
import { sendDownload } from '../http/download.ts';
import { isFormPost } from '../http/form-answer.ts';
import type { Handle } from '../http/handle.ts';
import type { Receipts } from './receipts/service.ts';
import type { Consent } from './service.ts';
import type { ReadConsent } from './visitor.ts';

export function serveConsent(
  handle: Handle,
  deps: { consent: Consent; receipts: Receipts; readConsent: ReadConsent; isSecure: boolean },
): void {
  const { consent, receipts, readConsent, isSecure } = deps;

  handle(contract.choose, async ({ site, body, request, reply }) => {
    const visitor = readConsent(request.headers);
    const ticked = OPTIONAL_CATEGORIES.filter((category) => body[category] === 'on');
    // What is allowed beside content comes to what was allowed before.
    const before = body.way === 'content' ? (visitor.choice?.categories ?? []) : [];
    const { choice, allowed } = await consent.choose(site, visitor, {
      way: body.way,
      categories: [...before, ...ticked],
      address: request.ip,
    });
    keepChoice(reply, choice, { isSecure, isOnce: body.once === 'on' });
    if (!allowed.includes('statistics'))
      for (const name of TRACKING_COOKIES) clearCookie(reply, name, request.hostname);
    if (isFormPost(request))
      return reply.header('cache-control', 'private, no-store').redirect(returnPath(body.to), 303);
    return { allowed: [...allowed], receiptId: choice.receiptId };
  });

  handle(contract.receipts, ({ site }) => receipts.overview(site.id));
  handle(contract.receipt, ({ site, params }) => receipts.find(site.id, params.id));
  handle(contract.exportReceipts, async ({ site, reply }) =>
    sendDownload(reply, {
      name: 'consent-receipts.csv',
      type: 'text/csv; charset=utf-8',
      bytes: Readable.from(receipts.export(site.id)),
    }),
  );
}

/** Scripts may read both: what waits on the page goes by them. */
function keepChoice(
  reply: FastifyReply,
  choice: Choice,
  { isSecure, isOnce }: { isSecure: boolean; isOnce: boolean },
): void {
  const options = {
    isSecret: false,
    isSecure,
    ...(!isOnce && { maxAge: daysToSeconds(CONSENT_COOKIE_DAYS) }),
  };
  writeCookie(reply, CONSENT_COOKIE, answerOf(choice), options);
  writeCookie(reply, CHOICE_COOKIE, writeChoice(choice), options);
}
