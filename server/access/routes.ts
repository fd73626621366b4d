import type { FastifyReply, FastifyRequest } from 'fastify';
import { returnPath } from '#core/access/return-path.ts';
import { daysToSeconds, LOCK_COOKIE_DAYS, pageLockCookie, SITE_LOCK_COOKIE } from '#core/visitors/cookies.ts';
import { access as contract } from '#contract/people/access.ts';
import { ERRORS, Failure } from '#contract/errors.ts';
import { crumbOf } from '../accounts/cookies.ts';
import { writeSecret } from '../http/cookies.ts';
import type { Site, Visitor } from '../http/context.ts';
import type { Handle } from '../http/handle.ts';
import type { FreshPage } from '../serving/page-cache.ts';
import { sendPrivatePage } from '../http/page-headers.ts';
import type { Pages } from '../serving/pages.ts';
import type { LockState, PageRequest } from '../drawing/scene.ts';
import type { Access } from './service.ts';

export function serveAccess(handle: Handle, deps: { access: Access; pages: Pages }): void {
  const { access, pages } = deps;
  const actorOf = ({ site, visitor }: { site: Site; visitor: Visitor }) => ({
    siteId: site.id,
    accountId: visitor.accountId,
  });

  /** The forms work without script: the answer is the wanted page, or the lock again with what was wrong. */
  async function answer(
    { request, reply, site, visitor }: Unlocking,
    result: string | Failure,
    given: { to: string; cookie: string },
    drawLock: (wanted: PageRequest, lock: LockState) => Promise<FreshPage>,
  ) {
    const { to, cookie } = given;
    const isForm = (request.headers['content-type'] ?? '').startsWith('application/x-www-form-urlencoded');
    if (!(result instanceof Failure)) {
      writeSecret(reply, cookie, result, daysToSeconds(LOCK_COOKIE_DAYS));
      return isForm ? reply.header('cache-control', 'private, no-store').redirect(to, 303) : { redirect: to };
    }
    request.log.info({ siteId: site.id, code: result.code }, 'A lock stayed closed');
    const { retryAfter } = result.details;
    if (typeof retryAfter === 'number') reply.header('retry-after', retryAfter);
    if (!isForm) return result;
    const path = to.split('?', 1)[0] ?? '/';
    const page = await drawLock(
      { site, path, query: new URLSearchParams(), visitor, isWithoutCode: true },
      { to, problem: result, crumb: crumbOf(request, site.id) },
    );
    return sendPrivatePage(reply, { ...page, status: ERRORS[result.code].status });
  }

  handle(contract.unlockSite, async (call) => {
    const { site, body, request } = call;
    const result = await access.unlockSite(site, body.password, request.ip);
    const given = { to: returnPath(body.to), cookie: SITE_LOCK_COOKIE };
    return answer(call, result, given, (wanted, lock) => pages.renderInstead(wanted, 'passwordLock', lock));
  });

  handle(contract.unlockPage, async (call) => {
    const { site, body, request } = call;
    const result = await access.unlockPage(site, body.page, body.password, request.ip);
    const given = { to: returnPath(body.to), cookie: pageLockCookie(body.page) };
    return answer(call, result, given, (wanted, lock) => pages.renderPageLock(wanted, body.page, lock));
  });

  handle(contract.read, ({ site }) => access.read(site));
  handle(contract.write, (call) => access.write(actorOf(call), call.site, call.body));
  handle(contract.setLive, (call) => access.setLive(actorOf(call), call.site, call.body.isLive));
  handle(contract.readPage, ({ site, params }) => access.readPage(site.id, params.id));
  handle(contract.lockPage, (call) => access.lockPage(actorOf(call), call.params.id, call.body.password));
  handle(contract.setPageArea, (call) => access.setPageArea(actorOf(call), call.params.id, call.body.areaId));
  handle(contract.openPage, (call) => access.openPage(actorOf(call), call.params.id));
}

interface Unlocking {
  request: FastifyRequest;
  reply: FastifyReply;
  site: Site;
  visitor: Visitor | undefined;
}
