import type { FastifyRequest } from 'fastify';
import { pageLockCookie, SITE_LOCK_COOKIE } from '#core/visitors/cookies.ts';
import { customerTokenOf } from '../customers/cookies.ts';
import type { Visitor } from '../http/context.ts';
import { readSecret } from '../http/cookies.ts';
import type { Passes } from './admission.ts';

/** What came with a request that may open a locked site or page. */
export function passesOf(request: FastifyRequest, visitor: Visitor | undefined): Passes {
  return {
    visitor,
    sitePass: readSecret(request, SITE_LOCK_COOKIE),
    customerToken: customerTokenOf(request),
    pagePass: (pageId) => readSecret(request, pageLockCookie(pageId)),
  };
}
