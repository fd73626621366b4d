import type { FastifyReply, FastifyRequest } from 'fastify';
import { XSRF_HEADER } from '#core/customers/session.ts';
import { fail, type Failure } from '#contract/errors.ts';
import { isOpenTo } from '../access/open-to.ts';
import { isCrumb } from '../accounts/service.ts';
import type { Site, Visitor } from '../http/context.ts';
import { pathCameFrom } from '../http/visitors/came-from.ts';
import type { SiteAdmission } from '../serving/admission.ts';
import type { CustomerCaller } from './account.ts';
import { customerTokenOf } from './cookies.ts';
import { xsrfTokenFor, type CustomerSessions } from './sessions.ts';

export interface CustomerCall {
  site: Site;
  request: FastifyRequest;
  reply: FastifyReply;
  visitor: Visitor | undefined;
}

export function hasXsrfToken({ site, request }: CustomerCall, token: string): boolean {
  const sent = request.headers[XSRF_HEADER.toLowerCase()];
  return isCrumb(typeof sent === 'string' ? sent : '', xsrfTokenFor(token, site.id));
}

/** What only a customer may call. Reads need the token too: a script of the site gets none of what the account holds. */
export function makeAsCustomer(deps: { sessions: CustomerSessions; admission: SiteAdmission }) {
  const { sessions, admission } = deps;
  return async function asCustomer<T>(
    call: CustomerCall,
    work: (caller: CustomerCaller) => Promise<T | Failure> | T | Failure,
  ): Promise<T | Failure> {
    if (!(await isOpenTo(admission, call))) return fail('locked');
    const { site, request } = call;
    const token = customerTokenOf(request);
    const customer = await sessions.find(site.id, token);
    if (!customer) return fail('customerLogin');
    return hasXsrfToken(call, token)
      ? work({ site, customer, token, cameFrom: pathCameFrom(request) })
      : fail('crumbFail', { crumbFail: true });
  };
}
