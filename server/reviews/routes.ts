import type { FastifyInstance, FastifyRequest } from 'fastify';
import { BYTES_PER_MB } from '#core/assets/file-size.ts';
import { PageKind } from '#core/enumerations/page-kinds.ts';
import { MAX_REVIEW_PICTURES, REVIEW_REQUEST_PATH } from '#core/reviews/review.ts';
import { readReviewQuery } from '#core/reviews/review-query.ts';
import { fail, ERRORS, Failure } from '#contract/errors.ts';
import { reviews as contract } from '#contract/shop/reviews.ts';
import type { ReviewRequest, SpecialPage } from '#site/page-input.ts';
import type { Site, Visitor } from '../http/context.ts';
import { makeHandle, type Gate } from '../http/handle.ts';
import { SentForm, type Incoming } from '../http/incoming/incoming.ts';
import { sendPrivatePage } from '../http/page-headers.ts';
import { pathCameFrom } from '../http/visitors/came-from.ts';
import type { Pages } from '../serving/pages.ts';
import type { ReviewActor } from './moderation.ts';
import type { Reviews } from './service.ts';
import type { ShownReviews } from './shown.ts';
import type { WrittenReview } from './writing.ts';

const MAX_POST_BYTES = (MAX_REVIEW_PICTURES * 20 + 1) * BYTES_PER_MB;

const actorOf = (call: { site: Site; visitor: Visitor }): ReviewActor => ({
  site: call.site,
  accountId: call.visitor.accountId,
});

export async function serveReviews(
  app: FastifyInstance,
  { gate, incoming }: { gate: Gate; incoming: Incoming },
  deps: { reviews: Reviews; shownReviews: ShownReviews; pages: Pages },
): Promise<void> {
  const { reviews, shownReviews, pages } = deps;

  const draw = (
    { site, visitor, request }: { site: Site; visitor: Visitor | undefined; request: FastifyRequest },
    answer: { status: number; page: SpecialPage; language: string | undefined },
  ) =>
    pages.renderSpecial(
      {
        site,
        path: REVIEW_REQUEST_PATH,
        query: new URLSearchParams(),
        visitor,
        isWithoutCode: true,
        language: answer.language,
        cameFrom: pathCameFrom(request),
      },
      {
        ...answer,
        pageType: answer.page.name === 'notFound' ? PageKind.notFound : PageKind.reviewsRequest,
      },
    );

  await app.register(async (scope) => {
    incoming.accept(scope, { type: 'form', maxBytes: MAX_POST_BYTES });
    const handle = makeHandle(scope, gate);

    handle(contract.page, async (call) => {
      const { token = '' } = call.query;
      const request = await reviews.opened(call.site, token);
      const language = await reviews.languageOf(call.site, token);
      const page: SpecialPage = request ? { name: 'reviewRequest', request } : { name: 'notFound' };
      return sendPrivatePage(call.reply, await draw(call, { status: statusOf(request), page, language }));
    });

    /** Scripts ask for a sentence; without them the answer is a page. */
    handle(contract.write, async (call) => {
      const sent = call.request.body instanceof SentForm ? call.request.body : new SentForm();
      const written = readForm(sent);
      const result = await reviews.write(call.site, written);
      if ((call.request.headers.accept ?? '').startsWith('application/json')) return result;
      const request = await reviews.opened(call.site, written.token);
      const told = result instanceof Failure ? { problem: result } : { message: result.message };
      const page: SpecialPage = request
        ? { name: 'reviewRequest', request, told: { line: written.line, ...told } }
        : { name: 'notFound' };
      const status = result instanceof Failure ? ERRORS[result.code].status : 200;
      const language = await reviews.languageOf(call.site, written.token);
      return sendPrivatePage(call.reply, await draw(call, { status, page, language }));
    });

    handle(contract.of, async ({ site, params, request }) => {
      if (!(await shownReviews.isProduct(site.id, params.id))) return fail('notFound');
      const asked = new URLSearchParams(request.url.split('?')[1] ?? '');
      return shownReviews.of(site.id, params.id, readReviewQuery(asked));
    });
    handle(contract.list, ({ site, query }) => reviews.list(site, query));
    handle(contract.moderate, (call) => reviews.moderate(actorOf(call), call.body));
    handle(contract.reply, (call) =>
      reviews.reply(actorOf(call), { id: call.params.id, text: call.body.text }),
    );
    handle(contract.request, (call) => reviews.request(actorOf(call), call.body.orderId));
    handle(contract.import, (call) => reviews.import(actorOf(call), call.body.csv));
  });
}

function statusOf(request: ReviewRequest | undefined): number {
  if (!request) return 404;
  return request.state === 'expired' ? 410 : 200;
}

function readForm({ text, files }: SentForm): WrittenReview {
  const word = (name: string) => {
    const value = text.get(name);
    return typeof value === 'string' ? value : '';
  };
  return {
    token: word('token'),
    line: Number(word('line') || 'none'),
    rating: Number(word('rating')),
    name: word('name'),
    text: word('text'),
    website: word('website'),
    // Browsers send an empty file where none was chosen.
    pictures: files.filter(({ field, file }) => field === 'pictures' && file.size > 0),
  };
}
