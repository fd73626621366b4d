import type { FastifyInstance } from 'fastify';
import { isId } from '#core/ids.ts';
import { parseFormat } from '#core/images.ts';
import { fail } from '#contract/errors.ts';
import { sendFailure } from '../http/errors.ts';
import type { Gate } from '../http/handle.ts';
import type { AssetService } from './service.ts';

export function serveImages(app: FastifyInstance, deps: { gate: Gate; assets: AssetService }): void {
  const { gate, assets } = deps;
  app.get<{ Params: { id: string; name: string }; Querystring: { format?: unknown } }>(
    '/images/:id/:name',
    { config: { declared: true } },
    async (request, reply) => {
      const place = await gate.placeOf(request);
      const { id } = request.params;
      if (place.kind !== 'site' || !isId(id)) return sendFailure(request, reply, fail('notFound'));
      const { format } = request.query;
      const width = parseFormat(format);
      if (format !== undefined && width === undefined) return sendFailure(request, reply, fail('badRequest'));
      const found =
        width === undefined
          ? await assets.original(place.site.id, id)
          : await assets.rendition(place.site.id, id, width);
      if (!found) return sendFailure(request, reply, fail('notFound'));
      // An id never stands for other bytes, so browsers may keep them for good.
      return reply
        .headers({
          'cache-control': 'public, max-age=31536000, immutable',
          'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
        })
        .type(found.mime)
        .send(found.bytes);
    },
  );
}
