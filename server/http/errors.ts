import type { FastifyReply, FastifyRequest } from 'fastify';
import { ERRORS, fail, type ErrorBody, type ErrorCode, type Failure } from '#contract/errors.ts';

/** What was called and on which site. The pattern of the address and not the address: that may hold names, search words and secrets. */
export const placeOf = (request: FastifyRequest) => ({
  call: `${request.method} ${request.routeOptions.url ?? '?'}`,
  host: request.hostname,
});

export function sendFailure(request: FastifyRequest, reply: FastifyReply, failure: Failure): FastifyReply {
  const { status } = ERRORS[failure.code];
  request.log.info({ code: failure.code, status, ...placeOf(request) }, 'A call was refused');
  const body: ErrorBody = {
    ...failure.details,
    error: failure.sentence,
    errorKey: failure.code,
    requestId: request.id,
  };
  const { retryAfter } = failure.details;
  if (typeof retryAfter === 'number') reply.header('retry-after', retryAfter);
  return reply.code(status).header('cache-control', 'private, no-store').send(body);
}

/** A body that was not taken, with what to say of it. */
export class RefusedBody extends Error {
  readonly failure: Failure;
  constructor(failure: Failure) {
    super(failure.sentence);
    this.failure = failure;
  }
}

/** Errors of the framework itself (bad JSON, too large, …) by their status; anything else is ours and a 500. */
const BY_STATUS: Partial<Record<number, ErrorCode>> = {
  400: 'badRequest',
  // The file server says so of folders; nobody need know that they are there.
  403: 'notFound',
  404: 'notFound',
  405: 'wrongMethod',
  408: 'tooSlow',
  413: 'tooLarge',
  414: 'badRequest',
  415: 'unsupportedType',
  431: 'headersTooLarge',
};

export function toFailure(error: unknown): Failure {
  if (error instanceof RefusedBody) return error.failure;
  const status = error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 500;
  return fail(BY_STATUS[status] ?? (status < 500 ? 'badRequest' : 'internal'));
}
