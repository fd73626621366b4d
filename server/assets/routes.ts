import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isShownInPlace, kindOf } from '#core/assets/types.ts';
import { FILES_PATH } from '#core/assets/names.ts';
import { hasPermission, Permission } from '#core/enumerations/permissions.ts';
import { isId } from '#core/ids.ts';
import { askedSize, cutUrl, formatsFor } from '#core/images/images.ts';
import { fail } from '#contract/errors.ts';
import type { Place } from '../http/context.ts';
import { sendFailure } from '../http/errors.ts';
import { PREVIEW_WIDTH, type ForSale } from '../products/sold/for-sale.ts';
import { makeDoor, type Door } from './door.ts';
import { isPassedOn } from './pictures/pictures.ts';
import { readRange } from './range.ts';
import type { AssetService } from './service.ts';
import type { AssetRow } from './store.ts';

const FOREVER = 'public, max-age=31536000, immutable';
const UNSHARED = 'private, no-store';
/** A drawing may bring scripts along; opened by itself it must not run them in the site's name. */
const POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox";
const MAX_VERSION = 999_999;

interface PictureQuery {
  format?: unknown;
  cut?: unknown;
  focus?: unknown;
}

/** What owners uploaded, as visitors get it: pictures in all their widths, and files by name. */
export function serveStored(
  app: FastifyInstance,
  deps: Door & {
    assets: AssetService;
    /** What has a price: those who paid have links of their own. */
    forSale: ForSale;
  },
): void {
  const { gate, assets, forSale } = deps;
  const enter = makeDoor(deps);
  const declared = { config: { declared: true } };

  async function sells(request: FastifyRequest, place: Place): Promise<boolean> {
    const visitor = await gate.visitorOf(request, place);
    return visitor !== undefined && hasPermission(visitor.permissions, Permission.commerce);
  }

  async function sendPicture(
    request: FastifyRequest<{ Querystring: PictureQuery }>,
    reply: FastifyReply,
    address: { id: string; version: number; name: string },
  ): Promise<FastifyReply> {
    const place = await gate.placeOf(request);
    if (place.kind !== 'site' || !isId(address.id)) return sendFailure(request, reply, fail('notFound'));
    const size = askedSize(address.name, request.query.format);
    if (!size) return sendFailure(request, reply, fail('badRequest'));
    const { refusal, isShared } = await enter(request, place.site, address.id);
    if (refusal) return sendFailure(request, reply, refusal);
    const sale = await forSale.of(place.site, address.id);
    const isWhole = sale === 'free' || (await sells(request, place));
    if (!isWhole && (sale === 'sold' || (await assets.isPassedOn(place.site.id, address))))
      return sendFailure(request, reply, fail('notFound'));
    const { cut: shape, focus } = request.query;
    const cut =
      shape === undefined ? undefined : await assets.cutOf(place.site.id, address, { shape, focus });
    if (shape !== undefined && (!cut || size.width === undefined))
      return sendFailure(request, reply, fail('badRequest'));
    if (cut?.isOther && size.width !== undefined)
      return reply
        .header('cache-control', UNSHARED)
        .redirect(cutUrl(pathIn(request.url), size.width, cut), 302);
    const found = await assets.rendition(place.site.id, address, {
      // Addresses of wider ones stand on pages, and must show something there.
      width: isWhole ? size.width : Math.min(size.width ?? PREVIEW_WIDTH, PREVIEW_WIDTH),
      formats: formatsFor(request.headers.accept),
      cut,
    });
    if (!found) return sendFailure(request, reply, fail('notFound'));
    // An id and its version never stand for other bytes, so browsers may keep them for good.
    return reply
      .headers({
        'cache-control': isShared && sale === 'free' ? FOREVER : UNSHARED,
        'content-security-policy': POLICY,
        vary: 'Accept',
      })
      .type(found.mime)
      .send(found.bytes);
  }

  app.get<{ Params: { id: string; name: string }; Querystring: PictureQuery }>(
    '/images/:id/:name',
    declared,
    (request, reply) => sendPicture(request, reply, { ...request.params, version: 1 }),
  );
  app.get<{ Params: { id: string; version: string; name: string }; Querystring: PictureQuery }>(
    '/images/:id/:version/:name',
    declared,
    async (request, reply) => {
      const version = Number(request.params.version);
      if (!/^\d{1,6}$/.test(request.params.version) || version > MAX_VERSION)
        return sendFailure(request, reply, fail('notFound'));
      return sendPicture(request, reply, { ...request.params, version });
    },
  );

  app.get<{ Params: { name: string }; Querystring: { download?: unknown } }>(
    `${FILES_PATH}:name`,
    declared,
    async (request, reply) => {
      const place = await gate.placeOf(request);
      if (place.kind !== 'site') return sendFailure(request, reply, fail('notFound'));
      const row = await assets.findFile(place.site.id, request.params.name);
      if (!row) return sendFailure(request, reply, fail('notFound'));
      const { refusal, isShared } = await enter(request, place.site, row.id);
      if (refusal) return sendFailure(request, reply, refusal);
      if ((await forSale.of(place.site, row.id)) !== 'free' && !(await sells(request, place)))
        return sendFailure(request, reply, fail('notFound'));
      reply.header('cache-control', isShared ? 'public, no-cache' : UNSHARED);
      if (row.fileName !== null && row.fileName !== request.params.name) {
        return reply.redirect(FILES_PATH + row.fileName, 302);
      }
      const isDownload = request.query.download !== undefined || !isShownInPlace(row.mime);
      return sendFile(request, reply, { assets, row, isDownload });
    },
  );
}

const pathIn = (url: string) => url.replace(/\?.*$/, '');

/** A file under its own name, whole or in parts. The name may get other bytes, so it is asked for again. */
async function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  { assets, row, isDownload }: { assets: AssetService; row: AssetRow; isDownload: boolean },
): Promise<FastifyReply> {
  const etag = `"${row.hash.slice(0, 32)}-${row.version}"`;
  reply.headers({
    etag,
    'accept-ranges': 'bytes',
    'content-disposition': disposition(isDownload, row.name),
    // The browsers' own PDF viewers refuse to start under a policy.
    ...(row.mime !== 'application/pdf' && { 'content-security-policy': POLICY }),
  });
  if (request.headers['if-none-match'] === etag) return reply.code(304).send();
  reply.type(row.mime.startsWith('text/') ? `${row.mime}; charset=utf-8` : row.mime);
  if (kindOf(row.mime) === 'image' && !isPassedOn(row)) {
    // Where a picture was taken is nobody else's business.
    const picture = await assets.pictureOf(row);
    return picture
      ? reply.removeHeader('accept-ranges').send(picture.bytes)
      : sendFailure(request, reply, fail('notFound'));
  }
  return sendBytes(request, reply, assets, row);
}

export async function sendBytes(
  request: FastifyRequest,
  reply: FastifyReply,
  assets: AssetService,
  { hash, size }: AssetRow,
): Promise<FastifyReply> {
  const range = readRange(request.headers.range, size);
  if (range.kind === 'outside') return reply.code(416).header('content-range', `bytes */${size}`).send();
  const { start, end } = range.kind === 'part' ? range : { start: 0, end: size - 1 };
  reply.header('content-length', end - start + 1);
  if (range.kind === 'part') reply.code(206).header('content-range', `bytes ${start}-${end}/${size}`);
  const bytes = await assets.stream(hash, { start, end });
  return bytes
    ? reply.send(bytes)
    : sendFailure(request, reply.removeHeader('content-length'), fail('notFound'));
}

/** Header values are ASCII; the name in its own letters comes percent-encoded beside it. */
export function disposition(isDownload: boolean, name: string): string {
  const plain = name.replaceAll(/[^\w .()-]/g, '_');
  const encoded = encodeURIComponent(name.toWellFormed()).replaceAll(
    /['()*]/g,
    (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `${isDownload ? 'attachment' : 'inline'}; filename="${plain}"; filename*=UTF-8''${encoded}`;
}
