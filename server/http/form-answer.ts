import type { FastifyReply, FastifyRequest } from 'fastify';
import { CONFIRM_IDENTITY_PAGE } from '#core/access/places.ts';
import { Failure } from '#contract/errors.ts';

/** The pages' forms work without script: then the answer is the next page, and a problem is told on the one before. */
export function answerForm<T extends { redirect: string }>(
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
  result: T | Failure,
  page: string,
): T | Failure | FastifyReply {
  if (result instanceof Failure) {
    const { retryAfter } = result.details;
    if (typeof retryAfter === 'number') reply.header('retry-after', retryAfter);
    if (!isFormPost(request)) return result;
    return reply.redirect(withQuery(page, { problem: result.code }), 303);
  }
  return isFormPost(request) ? reply.redirect(result.redirect, 303) : result;
}

export function withQuery(path: string, values: Record<string, string>): string {
  const [place = '', fragment] = path.split('#');
  const query = new URLSearchParams(Object.entries(values).filter(([, value]) => value !== ''));
  if (query.size === 0) return path;
  return `${place}${place.includes('?') ? '&' : '?'}${query}${fragment === undefined ? '' : `#${fragment}`}`;
}

export function isFormPost(request: FastifyRequest): boolean {
  return (request.headers['content-type'] ?? '').startsWith('application/x-www-form-urlencoded');
}

/** Without script the question is a page, which leads back to the form. */
export function askOnPage(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const from = request.headers.referer ?? '';
  const { host, pathname } = URL.canParse(from) ? new URL(from) : { host: '', pathname: '' };
  const to = host === request.headers.host ? pathname : '';
  return reply.redirect(withQuery(CONFIRM_IDENTITY_PAGE, { to }), 303);
}
