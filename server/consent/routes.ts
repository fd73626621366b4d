import { hash } from 'node:crypto';
import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { returnPath } from '#core/access/return-path.ts';
import { CATEGORIES, OPTIONAL_CATEGORIES, type Category } from '#core/consent/categories.ts';
import { isOwnName } from '#core/visitors/own-names.ts';
import { answerOf, writeChoice, type Choice } from '#core/consent/choice.ts';
import {
  CHOICE_COOKIE,
  CONSENT_COOKIE,
  CONSENT_COOKIE_DAYS,
  daysToSeconds,
  TRACKING_COOKIES,
} from '#core/visitors/cookies.ts';
import { PageKind } from '#core/enumerations/page-kinds.ts';
import * as at from '#contract/addresses/consent.ts';
import { consent as contract } from '#contract/consent.ts';
import { fail } from '#contract/errors.ts';
import { FRAME_STYLE, frameDocument, type FrameAnswer } from './frame-document.ts';
import { clearCookie, writeCookie } from '../http/cookies.ts';
import { sendDownload } from '../http/download.ts';
import { isFramed, isFromBrowser } from '../http/fetch-metadata.ts';
import { isFormPost } from '../http/form-answer.ts';
import type { Handle } from '../http/handle.ts';
import { sendPrivatePage } from '../http/page-headers.ts';
import { pathCameFrom } from '../http/visitors/came-from.ts';
import type { Pages } from '../serving/pages.ts';
import type { Inventories } from './inventory/service.ts';
import type { Receipts } from './receipts/service.ts';
import type { Consent } from './service.ts';
import type { ReadConsent } from './visitor.ts';

export function serveConsent(
  handle: Handle,
  deps: {
    consent: Consent;
    receipts: Receipts;
    inventories: Inventories;
    readConsent: ReadConsent;
    pages: Pages;
    isSecure: boolean;
  },
): void {
  const { consent, receipts, inventories, readConsent, pages, isSecure } = deps;

  handle(contract.choose, async ({ site, body, request, reply }) => {
    const visitor = readConsent(request.headers);
    const ticked = OPTIONAL_CATEGORIES.filter((category) => body[category] === 'on');
    // What is allowed beside content comes to what was allowed before.
    const adds = body.way === 'content' && (await consent.hasChosen(site, visitor));
    const before = adds ? (visitor.choice?.categories ?? []) : [];
    const { choice, allowed } = await consent.choose(site, visitor, {
      way: body.way,
      categories: [...before, ...ticked],
      address: request.ip,
    });
    keepChoice(reply, choice, { isSecure, isOnce: body.once === 'on' });
    for (const name of cookiesToForget(request, allowed)) clearCookie(reply, name, request.hostname);
    if (isFormPost(request))
      return reply.header('cache-control', 'private, no-store').redirect(returnPath(body.to), 303);
    return { allowed: [...allowed], receiptId: choice.receiptId };
  });

  handle(contract.manage, async ({ site, visitor, request, reply }) => {
    const brought = readConsent(request.headers);
    const cameFrom = pathCameFrom(request);
    const page = await consent.page(site, brought, { to: pageBefore(request), cameFrom });
    const drawn = await pages.renderSpecial(
      {
        site,
        path: at.manage.path,
        query: new URLSearchParams(),
        visitor,
        isWithoutCode: true,
        consent: brought,
        cameFrom,
      },
      { status: 200, pageType: PageKind.page, page },
    );
    return sendPrivatePage(reply, drawn);
  });

  handle(contract.state, async ({ site, request, reply }) => {
    const visitor = readConsent(request.headers);
    const { gpc } = visitor;
    const rules = [
      ...((await consent.hasChosen(site, visitor)) ? ['.cookie-banner{display:none}'] : []),
      ...(gpc ? ['.cookie-banner .cookie-gpc{display:block}'] : []),
      ...((await consent.isAskedFirst(site, visitor))
        ? []
        : ['.cookie-banner p:has(+.cookie-told){display:none}.cookie-banner .cookie-told{display:block}']),
    ];
    return reply.header('cache-control', 'private, no-store').type('text/css').send(rules.join('\n'));
  });

  handle(contract.frame, async ({ site, query, request, reply }) => {
    const { once, ...held } = query;
    // Only pages of this site may show it; typed in or linked to, it would speak in the name of the site.
    if (isFromBrowser(request.headers) && !isFramed(request.headers)) return fail('notFound');
    const speech = await consent.answerFrame(site, held, {
      visitor: readConsent(request.headers),
      isOnce: once === 'on',
      isSure: isFramed(request.headers),
      cameFrom: pathCameFrom(request),
    });
    return reply
      .headers({
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': framePolicy(held.src, speech.answer),
        'cache-control': 'private, no-store',
      })
      .send(frameDocument(held, speech));
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
  handle(contract.inventory, ({ site }) => inventories.of(site));
}

/** Lets in the one host that was asked for, also where it leads on to another; nothing while it still asks. */
function framePolicy(src: string, answer: FrameAnswer): string {
  const style = hash('sha256', FRAME_STYLE, 'base64');
  return [
    "default-src 'none'",
    `style-src 'sha256-${style}'`,
    `frame-src ${answer === 'shown' ? new URL(src).origin : "'none'"}`,
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'self'",
  ].join('; ');
}

/** The page somebody was on, to lead back to. */
function pageBefore({ headers }: FastifyRequest): string {
  const from = headers.referer ?? '';
  const { host, pathname, search } = URL.canParse(from)
    ? new URL(from)
    : { host: '', pathname: '/', search: '' };
  return host === headers.host ? returnPath(pathname + search) : '/';
}

/** Those that count visits, and what an owner's code has left: whatever of it is still allowed sets its own anew. */
function cookiesToForget({ headers }: FastifyRequest, allowed: readonly Category[]): string[] {
  const tracking: readonly string[] = TRACKING_COOKIES;
  const counted = allowed.includes('statistics') ? [] : tracking;
  if (allowed.length === CATEGORIES.length) return [];
  const brought = (headers.cookie ?? '').split(';').map((pair) => pair.split('=', 1)[0]?.trim() ?? '');
  const left = brought.filter(
    (name) => COOKIE_NAME.test(name) && !isOwnName(name) && !tracking.includes(name),
  );
  return [...counted, ...new Set(left)].slice(0, MAX_FORGOTTEN);
}

const COOKIE_NAME = /^[\w!#$%&'*+.^`|~-]{1,200}$/;
/** Each takes a line of the answer for every parent of the host. */
const MAX_FORGOTTEN = 40;

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
