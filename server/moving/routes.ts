import type { FastifyInstance } from 'fastify';
import { IMPORT_PART_BYTES, moving as contract } from '#contract/content/moving.ts';
import { makeHandle, type Gate } from '../http/handle.ts';
import { SentFile, type Incoming } from '../http/incoming/incoming.ts';
import type { Site, Visitor } from '../http/context.ts';
import type { Moving } from './service.ts';

export async function serveMoving(
  app: FastifyInstance,
  deps: { gate: Gate; incoming: Incoming; moving: Moving },
): Promise<void> {
  const { gate, incoming, moving } = deps;
  const actor = ({ site, visitor }: { site: Site; visitor: Visitor }) => ({
    siteId: site.id,
    accountId: visitor.accountId,
  });

  await app.register(async (scope) => {
    incoming.accept(scope, { type: 'bytes', maxBytes: IMPORT_PART_BYTES });
    makeHandle(scope, gate)(contract.part, ({ site, params, query, request }) =>
      moving.part(
        site.id,
        params.id,
        query.offset,
        request.body instanceof SentFile ? request.body : undefined,
      ),
    );
  });

  const handle = makeHandle(app, gate);
  handle(contract.list, ({ site }) => moving.list(site.id));
  handle(contract.start, (call) => moving.start(actor(call), call.body));
  handle(contract.run, (call) => moving.run(actor(call), call.params.id));
  handle(contract.archive, async ({ site, reply }) =>
    reply
      .headers({
        'content-type': 'application/gzip',
        'content-disposition': `attachment; filename="${site.identifier}.tar.gz"`,
        'cache-control': 'private, no-store',
      })
      .send(moving.archive(site.id)),
  );
}
