import type { FastifyInstance } from 'fastify';
import { PART_BYTES } from '#core/assets/limits.ts';
import { assets as contract } from '#contract/content/assets.ts';
import { hasPermission, Permission } from '#core/enumerations/permissions.ts';
import { fail } from '#contract/errors.ts';
import { makeHandle, type Gate } from '../http/handle.ts';
import { SentFile, type Incoming } from '../http/incoming/incoming.ts';
import type { Bringing } from './bring.ts';
import { disposition, sendBytes } from './routes.ts';
import type { AssetService } from './service.ts';
import type { BackgroundFilms } from './pictures/background-film.ts';
import type { VideoPictures } from './pictures/video-picture.ts';

/** A part and a little more: nothing larger is ever sent in one request. */
const MAX_PART_BYTES = 2 * PART_BYTES;

export async function serveAssets(
  app: FastifyInstance,
  deps: {
    gate: Gate;
    incoming: Incoming;
    assets: AssetService;
    videoPictures: VideoPictures;
    backgroundFilms: BackgroundFilms;
    bringing: Bringing;
  },
): Promise<void> {
  const { gate, incoming, assets, videoPictures, backgroundFilms, bringing } = deps;
  const { library, folders, uploads } = assets;
  const actor = ({ site, visitor }: { site: { id: string }; visitor: { accountId: string } }) => ({
    siteId: site.id,
    accountId: visitor.accountId,
  });

  // Only here are bodies bytes; everywhere else they stay JSON or form fields.
  await app.register(async (scope) => {
    incoming.accept(scope, { type: 'bytes', maxBytes: MAX_PART_BYTES });
    const handle = makeHandle(scope, gate);
    const sentIn = ({ body }: { body: unknown }) => (body instanceof SentFile ? body : undefined);

    handle(contract.add, (call) =>
      assets.addSent(actor(call), call.query.name, call.query, sentIn(call.request)),
    );
    handle(contract.part, ({ site, params, query, request }) =>
      uploads.receive(site.id, params.id, query.offset, sentIn(request)),
    );
  });

  const handle = makeHandle(app, gate);
  handle(contract.list, ({ site, query }) => assets.list(site.id, query));
  handle(contract.unbought, async ({ site, visitor }) => {
    if (!visitor || !hasPermission(visitor.permissions, Permission.contentManager)) return { assets: [] };
    const previews = await assets.list(site.id, { licence: 'preview', deleted: 'false', from: 0 });
    return { assets: previews.assets.map(({ id }) => ({ id })) };
  });
  handle(contract.read, ({ site, params }) => assets.read(site.id, params.id));
  handle(contract.uses, ({ site, params }) => library.uses(site.id, params.id));
  handle(contract.original, async ({ site, params, request, reply }) => {
    const row = await assets.findOriginal(site.id, params.id);
    if (!row) return fail('notFound');
    reply.headers({
      'cache-control': 'private, no-store',
      'content-disposition': disposition(true, row.name),
    });
    return sendBytes(request, reply.type(row.mime), assets, row);
  });
  handle(contract.update, (call) => library.update(actor(call), call.params.id, call.body));
  handle(contract.crop, (call) => library.crop(actor(call), call.params.id, call.body.crop));
  handle(contract.move, (call) => library.move(actor(call), call.body.ids, call.body.folder));
  handle(contract.remove, (call) => library.remove(actor(call), call.body.ids, call.body.evenIfUsed));
  handle(contract.restore, (call) => library.restore(actor(call), call.body.ids));
  handle(contract.addFolder, (call) => folders.add(actor(call), call.body.path));
  handle(contract.moveFolder, (call) => folders.move(actor(call), call.body.path, call.body.to));
  handle(contract.removeFolder, (call) => folders.remove(actor(call), call.body.path));
  handle(contract.bring, (call) => bringing.bring(actor(call), call.body.from, call.body.files));
  handle(contract.checkFilm, async ({ body }) => (await backgroundFilms.check(body.link)) ?? {});
  handle(contract.videoPicture, (call) => videoPictures.take(actor(call), call.body.html));
  handle(contract.start, (call) => uploads.start(actor(call), call.body));
  handle(contract.progress, ({ site, params }) => uploads.progress(site.id, params.id));
  handle(contract.complete, (call) => assets.complete(actor(call), call.params.id));
  handle(contract.cancel, ({ site, params }) => uploads.cancel(site.id, params.id));
}
