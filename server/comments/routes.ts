import { comments as contract } from '#contract/comments.ts';
import { ERRORS, Failure } from '#contract/errors.ts';
import { PageKind } from '#core/enumerations/page-kinds.ts';
import type { Handle } from '../http/handle.ts';
import { sendPrivatePage } from '../http/page-headers.ts';
import { pathCameFrom } from '../http/visitors/came-from.ts';
import { passesOf } from '../serving/passes-of.ts';
import type { Pages } from '../serving/pages.ts';
import type { Comments } from './service.ts';

export function serveComments(handle: Handle, deps: { comments: Comments; pages: Pages }): void {
  const { comments, pages } = deps;

  handle(contract.of, ({ site, visitor, params, request }) =>
    comments.of(site, params.id, passesOf(request, visitor)),
  );

  /** Without scripts the answer is a page: thanks, or what was wrong. */
  handle(contract.write, async ({ site, visitor, body, request, reply }) => {
    const result = await comments.write(site, passesOf(request, visitor), {
      ...body,
      cameFrom: pathCameFrom(request),
    });
    const isForm = (request.headers['content-type'] ?? '').startsWith('application/x-www-form-urlencoded');
    if (!isForm) {
      if (result instanceof Failure) return result;
      const { path: _, ...answer } = result;
      return answer;
    }
    const isRefused = result instanceof Failure;
    const page = await pages.renderSpecial(
      {
        site,
        path: '/comments',
        query: new URLSearchParams(),
        visitor,
        isWithoutCode: true,
        cameFrom: pathCameFrom(request),
      },
      {
        status: isRefused ? ERRORS[result.code].status : 200,
        pageType: PageKind.page,
        page: isRefused
          ? { name: 'formProblem', problem: result }
          : { name: 'comment', message: result.message, path: result.path },
      },
    );
    return sendPrivatePage(reply, page);
  });

  handle(contract.like, ({ site, visitor, params, request }) =>
    comments.like(site, params.id, {
      ip: request.ip,
      agent: request.headers['user-agent'] ?? '',
      passes: passesOf(request, visitor),
    }),
  );
  handle(contract.list, ({ site, query }) => comments.list(site, query));
  handle(contract.moderate, ({ site, visitor, body }) => comments.moderate(site, visitor.accountId, body));
  handle(contract.reply, ({ site, visitor, params, body }) =>
    comments.reply(site, visitor, { id: params.id, text: body.text }),
  );
}
