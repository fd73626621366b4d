import type { FastifyReply } from 'fastify';
import { HitKind } from '#core/analytics/hits.ts';
import { ContentItemType } from '#core/enumerations/content.ts';
import { VIEW_EVENT } from '#core/visitors/census.ts';
import { analytics as contract } from '#contract/visits/analytics.ts';
import { goals as goalContract } from '#contract/visits/goals.ts';
import { Failure } from '#contract/errors.ts';
import type { Actor } from '../content/service.ts';
import { sendDownload } from '../http/download.ts';
import type { Call, Handle } from '../http/handle.ts';
import type { Goals } from './goals/goals.ts';
import { PRODUCT_TARGET, type Intake, type Told } from './intake.ts';
import type { Reports } from './report.ts';

export function serveAnalytics(
  handle: Handle,
  deps: { intake: Intake; reports: Reports; goals: Goals },
): void {
  const { intake, reports, goals } = deps;

  async function count(
    call: Pick<Call<typeof contract.recordHit>, 'site' | 'visitor' | 'request' | 'reply'>,
    told: Told,
  ): Promise<FastifyReply> {
    const { site, visitor, request, reply } = call;
    await intake.tell({ site, visitor, headers: request.headers, address: request.ip }, told);
    return reply.code(204).send();
  }

  handle(contract.recordHit, (call) => {
    const { event, data, ss_cvr: visitorCookie } = call.body;
    if (event !== VIEW_EVENT) return Promise.resolve(call.reply.code(204).send());
    // Where the shop is depends on the language; what a page shows does not.
    const isProduct = data.recordType === ContentItemType.storeItem;
    return count(call, {
      kind: HitKind.view,
      url: data.url,
      target: isProduct ? PRODUCT_TARGET : '',
      referrer: data.referrer ?? '',
      query: data.queryString ?? '',
      clientDate: data.clientDate,
      visitorCookie,
    });
  });
  for (const [route, kind] of [
    [contract.buttonClick, HitKind.buttonClick],
    [contract.buttonRender, HitKind.buttonRender],
  ] as const)
    handle(route, (call) =>
      count(call, {
        kind,
        url: call.body.pagePath ?? '/',
        target: call.body.buttonText || call.body.id,
        visitorCookie: call.body.visitorCookie,
      }),
    );

  handle(contract.report, ({ site, query }) => reports.report(site, query));
  const actorOf = ({ site, visitor }: { site: { id: string }; visitor: { accountId: string } }): Actor => ({
    siteId: site.id,
    accountId: visitor.accountId,
  });
  handle(goalContract.list, ({ site }) => goals.list(site));
  handle(goalContract.create, (call) => goals.create(actorOf(call), call.body));
  handle(goalContract.save, (call) => goals.save(actorOf(call), call.params.id, call.body));
  handle(goalContract.remove, (call) => goals.remove(actorOf(call), call.params.id));
  handle(goalContract.report, ({ site, params, query }) => goals.report(site, params.id, query));

  handle(contract.live, ({ site }) => reports.live(site.id));
  handle(contract.export, async ({ site, query, reply }) => {
    const csv = await reports.export(site, query);
    if (csv instanceof Failure) return csv;
    return sendDownload(reply, {
      name: `analytics-${query.section ?? 'overview'}.csv`,
      type: 'text/csv; charset=utf-8',
      bytes: Buffer.from(csv),
    });
  });
}
